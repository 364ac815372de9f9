"""The style sheet of SVG documents: every colour is written out, in both themes.

Many programs that read SVG know no variables of CSS.
"""

from __future__ import annotations

from executives.render.rings import SIZE
from executives.render.style import DARK, FONT, HUES, LIGHT


def _rules(theme: dict[str, str]) -> str:
    """The colours of one theme; without variables, which many programs do not know."""
    fills = {
        **{f"ex-{name}": theme[name] for name in ("ground", "ink", "faint", "accent")},
        "ex-on-none": theme["ink"],
        "ex-hue-none": theme["plate"],
        "ex-face": theme["card"],
        "ex-edge": theme["line"],
        "ex-spot-at": theme["ink"],
        "ex-drawn-text": theme["faint"],
        "ex-drawn-text.ex-drawn-at": theme["ink"],
    }
    frames = {
        "panel": ("panel", "line", 1),
        "asked": ("panel", "accent", 3),
        "card": ("card", "line", 1),
        "chip": ("card", "line", 1),
        "space": ("card", "line", 1),
        "open": ("panel", "line", 1),
        "at": ("plate", "ink", 2),
        "spot": ("card", "line", 1.5),
    }
    rules = [f".executives-svg .{name}{{fill:{colour}}}" for name, colour in fills.items()]
    rules += [
        f".executives-svg .ex-{name}{{fill:{theme[fill]};stroke:{theme[stroke]};stroke-width:{w}}}"
        for name, (fill, stroke, w) in frames.items()
    ]
    drawn = f"{{fill:none;stroke:{theme['line']};stroke-width:1.5}}"
    hatch = f"{{fill:none;stroke:{theme['plate']};stroke-width:3}}"
    return "".join(
        [*rules, f".executives-svg .ex-drawn{drawn}", f".executives-svg .ex-hatch{hatch}"]
    )


def _hue_rules() -> str:
    return "".join(
        f".executives-svg .ex-hue-{number}{{fill:{back}}}"
        f".executives-svg .ex-on-{number}{{fill:{text}}}"
        f".executives-svg .ex-line-{number}{{stroke:{back};stroke-width:2}}"
        for number, (back, text) in enumerate(HUES)
    )


STYLE = (
    f".executives-svg text{{font-family:{FONT}}}"
    f".executives-svg .ex-drawn-text{{font-size:{SIZE:g}px}}"
    f".executives-svg .ex-drawn-at{{font-weight:700}}"
    f"{_rules(LIGHT)}@media (prefers-color-scheme:dark){{{_rules(DARK)}}}"
    f"@media print{{{_rules(LIGHT)}}}{_hue_rules()}"
)
