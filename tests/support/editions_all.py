"""All scenes that are played in both editions, executives first, by name."""

from __future__ import annotations

from support import editions_a_to_f, editions_g_to_u, editions_more_executives, editions_rules
from support.editions import Scene

ABOUT_EXECUTIVES: tuple[Scene, ...] = (
    *editions_a_to_f.SCENES,
    *editions_g_to_u.SCENES,
    *editions_more_executives.SCENES,
)
ABOUT_RULES: tuple[Scene, ...] = editions_rules.SCENES
SCENES = {scene.name: scene for scene in (*ABOUT_EXECUTIVES, *ABOUT_RULES)}
