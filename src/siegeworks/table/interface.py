"""What the pages and the browser say of their own, from the common store of texts.

A page takes the messages as Fluent gives them; the browser gets them ready, with `{n}` where a
fact goes, so it needs no grammar: what is said there works for every number.
"""

from functools import cache

from siegeworks.words.languages import ENGLISH, LANGUAGES
from siegeworks.words.store import common_phrases, topic_keys

TOPICS = ("table", "server", "hints")
"""What every page carries."""
PAGES = "pages"
"""The folder of topics that only the pages of one subject carry."""


@cache
def endonyms() -> dict[str, str]:
    """What each language calls itself: whoever looks for it reads nothing else."""
    return {language: common_phrases(language).say("endonym") for language in LANGUAGES}


@cache
def browser_phrases(language: str, subject: str = "") -> dict[str, str]:
    """Every message of a page as the browser fills it in: facts stand as `{name}`."""
    phrases = common_phrases(language)
    return {key: phrases.open(key) for key in topic_keys(*TOPICS, f"{PAGES}/{subject}")}


def spoken(wished: str | None, remembered: str | None, accepted: str | None) -> str:
    """The language of a reader: as wished for, as remembered, as the browser asks, English."""
    for code in (wished, remembered, *_preferred(accepted or "")):
        if code in LANGUAGES:
            return code
    return ENGLISH


def _preferred(accepted: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
    weighed = []
    for part in accepted.split(",")[:20]:
        code, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), code[:2].lower()))
        except ValueError:
            continue
    return [code for _, code in sorted(weighed, key=lambda pair: pair[0])]
