"""The golden texts of Rift: `python -m tests.words.rift.golden` writes them anew, to be read as a
diff. What is still being balanced (horde cards, scenarios' numbers) is not among them."""

from collections.abc import Iterator
from pathlib import Path

from siegeworks.core.event import Event
from siegeworks.core.state import Outcome
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.events import Wounded
from siegeworks.games.rift.rules.printed import PROPERTIES
from siegeworks.games.rift.rules.roster import HEROES, TOWERS
from siegeworks.games.rift.rules.scenario import RULES
from siegeworks.games.rift.rules.vocabulary import EVENTS
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.words.languages import LANGUAGES
from tests.words.rift import samples
from tests.words.rift.samples import NAMES

FOLDER = Path(__file__).parent / "golden"


def lines(language: str) -> list[str]:
    """The golden texts of a language: what is printed, and what is said in a made-up situation."""
    book = rift_words(language)
    printed = (_towers, _heroes, _spells, _storms, _bosses, _enemies, _rules, _scenarios)
    said = (_events, _wounds, _questions, _answers, _ends)
    return [line for part in (*printed, *said) for line in part(book)]


def _towers(book: RiftWords) -> Iterator[str]:
    for tower in TOWERS:
        mark = f"{book.tower_mark(tower)} | {book.tower_price(tower)}"
        yield f"{book.tower_name(tower)} | {mark} | {book.tower_text(tower)}"


def _heroes(book: RiftWords) -> Iterator[str]:
    for hero in HEROES:
        page = book.hero_page(hero)
        yield f"{page.name} | {page.marks} | {page.basic}"
        yield from (f"- {name} | {text}" for name, text in page.abilities)
        yield from (f"- {towers}" for towers in page.towers)


def _spells(book: RiftWords) -> Iterator[str]:
    for spell in BOX.spells:
        power = book.spell_power(spell)
        yield f"{book.spell_name(spell)} | {power} | {book.spell_text(spell)}"


def _storms(book: RiftWords) -> Iterator[str]:
    for storm in BOX.storms:
        yield f"{book.storm_name(storm)} | {book.storm_text(storm)}"


def _bosses(book: RiftWords) -> Iterator[str]:
    for boss in BOX.bosses.values():
        name = book.pages.say(f"boss-{boss.id}")
        for script in (boss.activation, boss.aftermath):
            if script:
                yield f"{name} | {book.action_text(script)}"
    for action, script in BOX.boss_actions.items():
        yield f"{book.action_name(action)} | {book.action_text(script)}"


def _enemies(book: RiftWords) -> Iterator[str]:
    for key in PROPERTIES:
        yield f"{book.term(key)} | {book.keyword(key)}"


def _rules(book: RiftWords) -> Iterator[str]:
    yield from (book.rule(rule) for rule in RULES)


def _scenarios(book: RiftWords) -> Iterator[str]:
    for scenario in sorted(BOX.scenarios.values(), key=lambda found: (found.number, found.id)):
        page = book.briefing(scenario)
        yield f"{page.title} | {page.hook} | {page.news}"


def _events(book: RiftWords) -> Iterator[str]:
    """The plainest event of each kind; of those about hordes one for each kind of horde."""
    at = samples.situation()
    for kind in EVENTS.values():
        told = [book.event(event, at, names=NAMES) for event in _few(kind)]
        yield f"{kind.__name__} | {' | '.join(dict.fromkeys(told))}"


def _few(kind: type[Event]) -> Iterator[Event]:
    """A few events of a kind: the plainest, and it with each other value of one field."""
    names = samples.given(kind)
    plain = {name: samples.values(kind, name)[0] for name in names}
    yield samples.noted(kind(**plain))
    for name in names:
        for value in samples.values(kind, name)[1:]:
            yield samples.noted(kind(**{**plain, name: value}))


def _wounds(book: RiftWords) -> Iterator[str]:
    at = samples.situation()
    for clause in samples.WOUNDS:
        yield book.event(samples.noted(Wounded(0)), at, names=NAMES, clause=clause)


def _questions(book: RiftWords) -> Iterator[str]:
    at = samples.situation()
    for decision in samples.questions():
        yield f"{decision.prompt} | {book.prompt(decision, at, names=NAMES)}"


def _answers(book: RiftWords) -> Iterator[str]:
    at = samples.situation()
    for option, decision in samples.answers():
        label = book.option(option, decision, at, names=NAMES)
        yield f"{decision.prompt}: {option.text} | {label}"


def _ends(book: RiftWords) -> Iterator[str]:
    for place, clause in enumerate(samples.ENDS):
        yield book.outcome(Outcome((0, 1) if place < 2 else (), clause), names=NAMES)
    yield book.outcome(Outcome((0,), samples.ENDS[0]), names=NAMES)


def file(language: str) -> Path:
    """Where the golden texts of a language lie."""
    return FOLDER / f"{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in LANGUAGES:
        file(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
