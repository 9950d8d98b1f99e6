"""What the pages and the browser say of their own, in five languages.

The messages lie in `phrases/LANGUAGE.ftl`, those of a board in `phrases/GAME/LANGUAGE.ftl`, those
of a subject around the table in `phrases/around/SUBJECT/LANGUAGE.ftl`. A page takes them as Fluent
gives them; the browser gets them ready, with `{n}` where a fact goes, so it needs no grammar: what
is said there works for every number.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Phrases

ENDONYMS = {"en": "English", "cs": "Čeština", "pl": "Polski", "de": "Deutsch", "it": "Italiano"}
"""What each language calls itself: whoever looks for it reads nothing else."""
AROUND = "around"
"""The folder of phrases that only the pages of one subject carry."""
FACT = re.compile(r"\{\s*\$(\w+)")


def sources(language: str, subject: str = "") -> Iterator[str]:
    """The texts of the files of phrases in a language; with those of a subject around the table."""
    folder = files(__package__).joinpath("phrases")
    within = [folder, *sorted(folder.iterdir(), key=lambda item: item.name)]
    if subject:
        within.append(folder.joinpath(AROUND, subject))
    for each in within:
        if each.is_dir() and (file := each.joinpath(f"{language}.ftl")).is_file():
            yield file.read_text("utf-8")


def subjects() -> list[str]:
    """The subjects around the table that have phrases of their own."""
    folder = files(__package__).joinpath("phrases", AROUND)
    return sorted(each.name for each in folder.iterdir()) if folder.is_dir() else []


@cache
def own_phrases(language: str, subject: str = "") -> Phrases:
    """The table's own messages; English stands in for what a language lacks."""
    fallback = own_phrases(LANGUAGES[0], subject) if language != LANGUAGES[0] else None
    return Phrases(language, sources(language, subject), fallback)


@cache
def browser_phrases(language: str, subject: str = "") -> dict[str, str]:
    """Every message as the browser fills it in: facts stand as `{name}`."""
    texts = (*sources(LANGUAGES[0], subject), *sources(language, subject))
    facts = {name: f"{{{name}}}" for text in texts for name in FACT.findall(text)}
    phrases = own_phrases(language, subject)
    keys = dict.fromkeys((*own_phrases(LANGUAGES[0], subject).keys, *phrases.keys))
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
