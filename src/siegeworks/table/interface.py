"""What the pages and the browser say of their own, in five languages.

The messages lie in `phrases/LANGUAGE.ftl`, those of a board in `phrases/GAME/LANGUAGE.ftl`. A page
takes them as Fluent gives them; the browser gets them ready, with `{n}` where a fact goes, so it
needs no grammar: what is said there works for every number.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from siegeworks.words import LANGUAGES
from siegeworks.words.phrases import Phrases

ENDONYMS = {"en": "English", "cs": "Čeština", "pl": "Polski", "de": "Deutsch", "it": "Italiano"}
"""What each language calls itself: whoever looks for it reads nothing else."""
FACT = re.compile(r"\{\s*\$(\w+)")


def sources(language: str) -> Iterator[str]:
    """The texts of every file of phrases in a language."""
    folder = files(__package__).joinpath("phrases")
    for each in (folder, *sorted(folder.iterdir(), key=lambda item: item.name)):
        if each.is_dir() and (file := each.joinpath(f"{language}.ftl")).is_file():
            yield file.read_text("utf-8")


@cache
def own_phrases(language: str) -> Phrases:
    """The table's own messages; English stands in for what a language lacks."""
    fallback = own_phrases(LANGUAGES[0]) if language != LANGUAGES[0] else None
    return Phrases(language, sources(language), fallback)


@cache
def browser_phrases(language: str) -> dict[str, str]:
    """Every message as the browser fills it in: facts stand as `{name}`."""
    texts = (*sources(LANGUAGES[0]), *sources(language))
    facts = {name: f"{{{name}}}" for text in texts for name in FACT.findall(text)}
    phrases = own_phrases(language)
    keys = dict.fromkeys((*own_phrases(LANGUAGES[0]).keys, *phrases.keys))
    return {key: phrases.say(key, **facts) for key in keys}


def spoken(wished: str | None, remembered: str | None, accepted: str | None) -> str:
    """The language of a reader: as wished for, as remembered, as the browser asks, English."""
    for code in (wished, remembered, *_preferred(accepted or "")):
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


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
