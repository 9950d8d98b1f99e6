"""The languages there are words in; the first stands in where another lacks something."""

from pathlib import Path

HOME = Path(__file__).parent
"""Where a language has its folder of what is said everywhere."""
ENGLISH = "en"


def _found() -> tuple[str, ...]:
    others = {file.parent.name for file in HOME.glob("*/interface.ftl")} - {ENGLISH}
    return (ENGLISH, *sorted(others))


LANGUAGES = _found()
"""Every language that has a folder, English first."""


def known_language(language: str) -> str:
    """A language there are words for: this one, or else English."""
    return language if language in LANGUAGES else ENGLISH
