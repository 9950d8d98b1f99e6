"""The words of one language: everything a player reads, generated from the data."""

from collections.abc import Mapping
from functools import cache, lru_cache

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.event import Event
from siegeworks.core.player import Names
from siegeworks.core.refusal import Sentence
from siegeworks.core.state import Outcome
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import Boss, Difficulty
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.field import DUEL, Field
from siegeworks.games.siegestorm.words import glossary
from siegeworks.games.siegestorm.words.abilities import Abilities
from siegeworks.games.siegestorm.words.asking import Questions
from siegeworks.games.siegestorm.words.bosscard import BossCard, BossCards
from siegeworks.games.siegestorm.words.log import Log, LogContext
from siegeworks.games.siegestorm.words.nouns import Nouns
from siegeworks.games.siegestorm.words.table import CardNames, Seats, Squares, Where, seat_kind
from siegeworks.games.siegestorm.words.texts import Texts
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Fact, slug
from siegeworks.words.usual import UsualWords

KEPT_TEXTS = 4_000
NO_PIECES: Mapping[int, int] = {}


class SiegeWords(UsualWords):
    """Says cards, events, questions, refusals and the interface in one language."""

    def __init__(self, language: str) -> None:
        super().__init__("siegestorm", language)
        phrases = self.phrases
        self.cards = CardNames(phrases)
        self.nouns = Nouns(phrases, self._name_of)
        self.texts = Texts(self.nouns)
        self.abilities = Abilities(self.texts)
        self.bosses = BossCards(self.abilities, self.nouns)
        self.seats = Seats(phrases)
        self.players = self.seats.players
        self.squares = Squares(phrases, self.cards, self.seats)
        self.asking = Questions(self.texts, self.cards, self.squares)
        self.log = Log(phrases, self.cards, self.nouns, self.seats)
        self._action_text = lru_cache(maxsize=KEPT_TEXTS)(self.texts.sentences)
        self._passive_text = lru_cache(maxsize=KEPT_TEXTS)(self.abilities.text)

    def _name_of(self, ident: str) -> str:
        """The name of a card by its id; the id itself if no such card is in the Box."""
        number = BOX.numbers.get(ident)
        return ident if number is None else self.cards.name(BOX.cards[number])

    # -- cards -------------------------------------------------------------------------

    def card_name(self, card: Card) -> str:
        """A card's name in this language."""
        return self.cards.name(card)

    def action_text(self, card: Card) -> str:
        """The red text of a card; empty if it has none."""
        return self._action_text(card.action)

    def passive_text(self, card: Card) -> str:
        """The blue text of a card; empty if it has none."""
        return " ".join(self._passive_text(passive) for passive in card.passive)

    # -- bosses ------------------------------------------------------------------------

    def boss_name(self, boss: Boss) -> str:
        """What a boss is called for short, as the name of its seat: without its title."""
        return self._name_of(boss.id).partition(",")[0]

    def boss_card(self, boss: Boss, difficulty: Difficulty) -> BossCard:
        """A boss card at one difficulty, part by part."""
        return self.bosses.card(boss, difficulty, self._name_of(boss.id))

    def command_text(self, card: Card) -> str:
        """The Command Actions of a boss deck card; empty for any other card."""
        return self.bosses.commands(card)

    def icon_text(self, card: Card) -> str:
        """The Special Actions of a boss deck card, which are keywords; empty if it has none."""
        return self.bosses.icons(card)

    # -- play --------------------------------------------------------------------------

    def event(
        self,
        event: Event,
        box: SiegeBox,
        viewer: Seat | None = None,
        *,
        names: Names = (),
        pieces: Mapping[int, int] = NO_PIECES,
        field: Field = DUEL,
    ) -> str:
        """A log line, as a viewer may know it (None: all that the event tells); may be empty.

        `pieces` gives card numbers by serial, for the events that name cards in play only so.
        """
        return self.log.line(event, viewer, LogContext(box, names, pieces, field))

    def prompt(self, decision: Decision, box: SiegeBox, *, names: Names = ()) -> str:
        """What a seat is asked."""
        return self.asking.prompt(decision, box, names)

    def option(
        self,
        option: Option,
        decision: Decision,
        box: SiegeBox,
        *,
        names: Names = (),
        where: Where = None,
        field: Field = DUEL,
    ) -> str:
        """The label of an option; `where` gives the cards that stand on squares."""
        return self.asking.option(option, decision, box, names, where, field)

    def square(
        self, square: str, *, names: Names = (), where: Where = None, field: Field = DUEL
    ) -> str:
        """A square of the notation, explained."""
        return self.squares.says(square, names, where, field)

    def fact(self, name: str, fact: int | Sentence) -> Fact:
        """A fact of a fault in words, ids of cards and factions too."""
        if name == "card":
            return self._name_of(str(fact))
        if name == "factions":
            return ", ".join(self.term(faction) for faction in str(fact).split())
        return super().fact(name, fact)

    def outcome(self, outcome: Outcome, *, names: Names = (), field: Field = DUEL) -> str:
        """Who won, and how."""
        winners = [self.players.name(names, seat) for seat in outcome.winners]
        if not winners:
            return self.ui("nobody-wins")
        text = winners[0]
        for more in winners[1:]:
            text = self.phrases.say("and", first=text, second=more)
        won = self.ui("wins", winner=text, winners=len(winners))
        key, kind = f"outcome-{slug(outcome.clause)}", seat_kind(outcome.winners[0], field)
        why = self.phrases.say(key, winner=kind) if self.phrases.has(key) else ""
        return self.with_clause(f"{won} {why}", outcome.clause)

    # -- the glossary ------------------------------------------------------------------

    def keywords_of(self, card: Card) -> tuple[str, ...]:
        """The keywords in a card's text, in the order in which they come up."""
        return glossary.keywords_of(card)

    def mode(self, mode: str) -> str:
        """The name of a mode."""
        return self.phrases.say(f"mode-{mode}")

    def setting(self, value: str) -> str:
        """A value of a switch: a card, a word of the rules, or a number as it is."""
        if value in BOX.numbers:
            return self._name_of(value)
        for key in (f"setting-{slug(value)}", f"term-{value}"):
            if self.phrases.has(key):
                return self.phrases.say(key)
        return value


@cache
def words(language: str) -> SiegeWords:
    """The words of a language."""
    if language not in LANGUAGES:
        raise LookupError(f"no words for {language!r}; there is {', '.join(LANGUAGES)}")
    return SiegeWords(language)
