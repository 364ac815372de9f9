"""Hypothesis settings for three uses of a test suite."""

from __future__ import annotations

from hypothesis import HealthCheck, Verbosity, settings

# Every profile says whether it is derandomized: on a CI service Hypothesis's own default is that
# it is, and a profile that was silent drew the same examples every night.
PROFILES: dict[str, dict[str, object]] = {
    "dev": {"max_examples": 30, "stateful_step_count": 25, "derandomize": False},
    "ci": {"max_examples": 100, "stateful_step_count": 50, "derandomize": True, "database": None},
    "nightly": {"max_examples": 3000, "stateful_step_count": 200, "derandomize": False},
}


def register_profiles(*, prefix: str = "") -> tuple[str, ...]:
    """Register the settings profiles and return their names.

    ``dev`` is quick; ``ci`` always draws the same examples; ``nightly`` takes its time.  None has
    a deadline, since a drawn game may be long.  Hypothesis comes with a profile ``ci`` of its
    own, which this one replaces; with a ``prefix`` the names are others.
    """
    for name, values in PROFILES.items():
        settings.register_profile(
            prefix + name,
            deadline=None,
            print_blob=True,
            suppress_health_check=[HealthCheck.too_slow],
            verbosity=Verbosity.normal,
            **values,  # type: ignore[arg-type]
        )
    return tuple(prefix + name for name in PROFILES)
