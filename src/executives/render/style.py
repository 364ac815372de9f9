"""Colours, and the style sheet of everything that is shown as HTML.

Every rule is bound to the class ``executives``: nothing leaks into the page around, and the first
rules keep the styles of that page out.  Words, signs and shapes carry the meaning, colours repeat
it.
"""

from __future__ import annotations

LIGHT = {
    "ground": "#ffffff",
    "panel": "#f4f6f8",
    "card": "#ffffff",
    "plate": "#e6eaee",
    "ink": "#1b1f24",
    "faint": "#545d68",
    "line": "#7d8793",
    "accent": "#0b57a4",
}
DARK = {
    "ground": "#14171b",
    "panel": "#1c2026",
    "card": "#262b32",
    "plate": "#343b44",
    "ink": "#eceef1",
    "faint": "#b3bbc5",
    "line": "#7c8692",
    "accent": "#8cc4ff",
}
TEXTS = ("ink", "faint", "accent")
SURFACES = ("ground", "panel", "card", "plate")
"""Every text colour can be read on every surface, in both themes."""

HUES = (
    ("#0072b2", "#ffffff"),
    ("#e69f00", "#111111"),
    ("#009e73", "#111111"),
    ("#f0e442", "#111111"),
    ("#cc79a7", "#111111"),
    ("#d55e00", "#111111"),
    ("#56b4e9", "#111111"),
    ("#bbbbbb", "#111111"),
)
"""Hues that people with any colour vision tell apart (after Okabe and Ito), each with the colour of
text on it; the same in both themes."""

FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
MONO = 'ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace'

_LIGHT_HOSTS = (
    '[data-jp-theme-light="true"]',
    ".vscode-light",
    ".vscode-high-contrast-light",
    '[data-theme="light"]',
)
_DARK_HOSTS = (
    '[data-jp-theme-light="false"]',
    ".vscode-dark",
    ".vscode-high-contrast:not(.vscode-high-contrast-light)",
    '[data-theme="dark"]',
)
"""How notebooks and documentation pages say which theme they have, whatever the system prefers."""


def variables(theme: dict[str, str]) -> str:
    """The colours of a theme as declarations of CSS variables."""
    return "".join(f"--ex-{name}:{value};" for name, value in theme.items())


def hue_class(hue: int) -> str:
    """The class of a hue; "" for none."""
    return f"ex-hue-{hue % len(HUES)}" if hue >= 0 else ""


def hue_rules(scope: str) -> str:
    """The rules that give the elements of a hue its two colours."""
    return "".join(
        f"{scope} .ex-hue-{number}{{--ex-hue:{back};--ex-on-hue:{text};}}\n"
        for number, (back, text) in enumerate(HUES)
    )


def _themes() -> str:
    light, dark = variables(LIGHT), variables(DARK)
    bright = ",".join(f"{host} .executives" for host in _LIGHT_HOSTS)
    gloomy = ",".join(f"{host} .executives" for host in _DARK_HOSTS)
    return (
        f".executives{{{light}color-scheme:light}}\n"
        f"@media (prefers-color-scheme:dark){{.executives{{{dark}color-scheme:dark}}}}\n"
        f"{bright}{{{light}color-scheme:light}}\n"
        f"{gloomy}{{{dark}color-scheme:dark}}\n"
        f"@media print{{.executives.executives{{{light}color-scheme:light}}}}\n"
    )


SCOPE = ".executives:not(#ex)"
"""The element of pieces of HTML; as strong as an id, for pages give lists many classes to avoid."""

# & is the scope of a rule.  SVG is left alone, since its shapes are attributes that a reset would
# take away.
_RULES = """
& :not(svg,svg *){all:revert;box-sizing:border-box}
&{display:block;box-sizing:border-box;max-width:100%;padding:.75em;border-radius:8px;
 background:var(--ex-ground);color:var(--ex-ink);font:400 14px/1.4 FONT;text-align:start;
 overflow-wrap:anywhere;--ex-hue:var(--ex-line);--ex-on-hue:var(--ex-ink)}
& ul,& ol,& dl,& dd,& p,& h3,& table{margin:0;padding:0}
& ul,& ol{list-style:none}
& style,& [hidden]{display:none}
& .ex-head{display:flex;flex-wrap:wrap;gap:0 1em;align-items:baseline;margin:0 0 .6em}
& .ex-head strong{font-size:1.15em}
& .ex-faint,& .ex-of,& .ex-hint{color:var(--ex-faint)}
& .ex-panels{display:flex;flex-wrap:wrap;gap:.75em;align-items:stretch}
& .ex-panel{flex:1 1 30em;min-width:0;max-width:100%;padding:.6em .75em .75em;
 border:1px solid var(--ex-line);border-radius:8px;background:var(--ex-panel)}
& .ex-panel.ex-wide{flex-basis:100%}
& .ex-panel.ex-asked{border:3px solid var(--ex-accent);padding:calc(.6em - 2px) calc(.75em - 2px)}
& .ex-title{display:flex;flex-wrap:wrap;gap:.2em .7em;align-items:baseline;
 font-size:1.1em;font-weight:700;line-height:1.3}
& .ex-decides{font-size:.85em;font-weight:700;color:var(--ex-accent)}
& .ex-facts,& .ex-items,& .ex-notes,& .ex-on{display:flex;flex-wrap:wrap;gap:.4em}
& .ex-facts{margin:.35em 0 .1em}
& .ex-rows{display:flex;flex-wrap:wrap;gap:0 1em;align-items:flex-start}
& .ex-row{flex:0 1 auto;min-width:0;max-width:100%;margin-top:.6em}
& .ex-row dt{color:var(--ex-faint);font-weight:600;font-size:.9em;padding-bottom:.15em}
& .ex-items{align-items:flex-start}
& .ex-items>*{min-width:0}
& .ex-track,& .ex-words,& .ex-ring,& .ex-squares{max-width:100%}
& .ex-words{padding-top:.15em;white-space:pre-line}
& .ex-chip{display:inline-flex;flex-wrap:wrap;max-width:100%;gap:0 .4em;align-items:baseline;
 padding:.1em .55em;border:1px solid var(--ex-line);border-radius:.9em;background:var(--ex-card)}
& .ex-chip b{font-weight:700;font-variant-numeric:tabular-nums}
& .ex-chip.ex-hued{border:2px solid var(--ex-hue)}
& .ex-card{--ex-hue:var(--ex-line);--ex-on-hue:var(--ex-ink);
 position:relative;flex:0 1 auto;min-width:6.5em;max-width:12.6em;padding:.35em .5em .4em;
 border:1px solid var(--ex-line);border-top:5px solid var(--ex-hue);border-radius:6px;
 background:var(--ex-card);line-height:1.3}
& .ex-card.ex-holds{max-width:20em}
& .ex-kind{display:inline-block;padding:0 .4em;border-radius:3px;font-size:.8em;
 background:var(--ex-plate);color:var(--ex-ink)}
& .ex-hued>.ex-kind{background:var(--ex-hue);color:var(--ex-on-hue)}
& .ex-name{display:block;font-weight:700}
& .ex-key{display:block;font:.8em/1.3 MONO;color:var(--ex-faint)}
& .ex-notes{gap:0 .6em;font-size:.9em;color:var(--ex-faint)}
& .ex-lies{display:inline-block;font-size:.8em;font-weight:700}
& .ex-down{margin-top:.9em;border-top:1px dashed var(--ex-line);border-style:dashed;
 border-bottom:5px solid var(--ex-hue)}
& .ex-sideways{border-top:1px solid var(--ex-line);border-left:5px solid var(--ex-hue);
 min-width:9em;margin-block:.4em}
& .ex-back{border:1px solid var(--ex-line);background:repeating-linear-gradient(45deg,
 var(--ex-plate) 0 4px,var(--ex-card) 4px 9px)}
& .ex-back>*{background:var(--ex-card);padding-inline:.3em;width:fit-content}
& .ex-scale{display:flex;flex-wrap:wrap;gap:2px;margin-top:.25em}
& .ex-scale li{min-width:1.7em;padding:0 .2em;border:1px solid var(--ex-line);border-radius:3px;
 text-align:center;font-size:.9em;font-variant-numeric:tabular-nums;color:var(--ex-faint)}
& .ex-scale li.ex-at{border:2px solid var(--ex-ink);font-weight:700;color:var(--ex-ink)}
& .ex-on{margin-top:.4em;padding-top:.4em;border-top:1px dotted var(--ex-line);
 align-items:flex-start}
& .ex-on .ex-card{font-size:.92em;max-width:9.9em}
& .ex-empty{padding:.35em .6em;border:1px dashed var(--ex-line);border-radius:6px;
 color:var(--ex-faint);font-size:.9em}
& .ex-track-name{display:block;font-weight:600}
& .ex-spaces{display:flex;flex-wrap:wrap;gap:2px}
& .ex-spaces li{min-width:2em;overflow-wrap:break-word;padding:.05em .4em;
 border:1px solid var(--ex-line);
 border-radius:3px;text-align:center;background:var(--ex-card);color:var(--ex-faint)}
& .ex-spaces li.ex-at{border:2px solid var(--ex-ink);color:var(--ex-ink);font-weight:700}
& .ex-spaces li.ex-off{border:0;background:none}
& .ex-squares{overflow-x:auto}
& .ex-grid{border-collapse:collapse;overflow-wrap:break-word;font-size:.92em}
& .ex-grid caption{text-align:start;font-weight:600}
& .ex-grid td{min-width:2.2em;padding:.1em .45em;border:1px solid var(--ex-line);
 background:var(--ex-card);color:var(--ex-faint);text-align:center}
& .ex-grid td.ex-covered{background:var(--ex-plate);color:var(--ex-ink);font-weight:700;
 border:2px solid var(--ex-ink)}
& .ex-ring{max-width:100%}
& .ex-ring svg{display:block;max-width:100%;height:auto}
& .ex-table{border-collapse:collapse;max-width:100%}
& .ex-table caption{text-align:start;font-weight:700}
& .ex-table th,& .ex-table td{padding:.2em .9em .2em 0;text-align:start;vertical-align:top;
 border-bottom:1px solid var(--ex-plate)}
& .ex-table th{font-weight:600;white-space:nowrap}
& .ex-table thead th{color:var(--ex-faint)}
& .ex-table .ex-number{text-align:end;font-variant-numeric:tabular-nums}
& .ex-panels+p,& details,& h3+p,& .ex-story,& .ex-table{margin-top:.5em}
& summary{cursor:pointer;font-weight:600}
& details li{padding-left:1em;white-space:pre-wrap}
& .ex-panels+.ex-head,& .ex-story+.ex-head{margin-top:1em}
& .ex-story{display:grid;gap:.25em}
& .ex-story ul{margin:.1em 0 .1em 1.5em;color:var(--ex-faint)}
& abbr{font-size:.85em;color:var(--ex-faint);text-decoration:underline dotted;cursor:help}
& .ex-hint{margin-top:.6em;font-size:.92em}
& code{font-family:MONO;font-size:.92em}
& .ex-changed{outline:3px solid var(--ex-accent);outline-offset:1px}
"""

_DRAWN = """
& .ex-drawn{fill:none;stroke:var(--ex-line);stroke-width:1.5}
& .ex-spot{fill:var(--ex-card);stroke:var(--ex-line);stroke-width:1.5}
& .ex-spot-at{fill:var(--ex-ink);stroke:var(--ex-ink);stroke-width:1.5}
& .ex-drawn-text{fill:var(--ex-faint);font:12px FONT}
& .ex-drawn-text.ex-drawn-at{fill:var(--ex-ink);font-weight:700}
"""

# On a telephone two cards stand beside each other.
_PHONE = """
@media (max-width:480px){
& .ex-items>.ex-card:not(.ex-holds){max-width:10.1em}
}
"""

_PRINT = """
@media print{
&{padding:0}
&,& .ex-panel,& .ex-card,& .ex-chip{background:none}
& .ex-panel,& .ex-card{break-inside:avoid}
& .ex-kind,& .ex-hued>.ex-kind{background:none;color:var(--ex-ink);border:1px solid var(--ex-ink)}
}
"""


def _scoped(rules: str) -> str:
    text = rules.replace("FONT", FONT).replace("MONO", MONO)
    return text.replace("&", SCOPE).strip() + "\n"


STYLE = (
    _themes()
    + _scoped(_RULES)
    + _scoped(_DRAWN)
    + hue_rules(SCOPE)
    + _scoped(_PHONE)
    + _scoped(_PRINT)
)
"""The style sheet; put it into one ``<style>`` of a page, or of each piece of HTML."""
