"""Siegestorm at a terminal: its screen, its pages, its commands."""

from typing import Any

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.commands.decks import named_deck
from siegeworks.games.siegestorm.moves import MOVES
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import lobby
from siegeworks.games.siegestorm.terminal.bosspage import boss_page, print_page
from siegeworks.games.siegestorm.terminal.cardfields import card_fields
from siegeworks.games.siegestorm.terminal.cardpage import (
    card_page,
    find_card,
    keyword_page,
    square_page,
    things,
)
from siegeworks.games.siegestorm.terminal.commands import COMMANDS
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech, speech
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal import answers
from siegeworks.terminal.find import KEYWORD, Thing
from siegeworks.terminal.game import GameTerminal
from siegeworks.terminal.lobby import Wishes
from siegeworks.terminal.person import Person, Verdict

PAYMENT = "pay"
"""The prompt of a cost that is still to be paid."""
CARD_MOVES = frozenset(form.word for form in MOVES.forms.values() if form.names == ("card",))
"""The words of moves that name one card."""
PLACES = ("SEAT", "SQUARE", "SUPPORTER")
"""The kinds of arguments that stand for a place or a player."""
BOSS = "boss"
"""What any boss may be asked about as."""


class SiegeTerminal(GameTerminal[Sight, SiegeSpeech]):
    """How Siegestorm is played at a terminal."""

    help = (
        ("number", "3"),
        ("notation", "play tengu"),
        ("help", "?"),
        ("card", "? tengu"),
        ("square", "? a1"),
        ("keyword", "? storm"),
        ("log", "log 50"),
        ("why", "why 12"),
        ("why-not", "why not tengu"),
        ("undo", "undo"),
        ("cards", "cards"),
        ("boss", "boss"),
        ("partner", "partner"),
        ("stops", "stops all"),
        ("language", "language cs"),
        ("save", "save FILE"),
        ("concede", "concede"),
        ("quit", "quit"),
    )
    commands = COMMANDS
    alone = frozenset({BOSS})

    speech = staticmethod(speech)
    screen = staticmethod(whole_screen)
    things = staticmethod(things)
    ask = staticmethod(lobby.ask)

    def taken_in_words(self, speech: SiegeSpeech, kind: str, text: str) -> str:
        if kind == "step":
            return speech.ui("step-passed", step=speech.step(text))
        return super().taken_in_words(speech, kind, text)

    def unexplained(self, sight: Sight) -> set[str]:
        """A boss or a partner where there is none."""
        without_boss = {BOSS} if sight.view.boss is None else set()
        return without_boss if sight.partners else without_boss | {"partner"}

    # -- a cost paid in one line -------------------------------------------------------

    def ahead(self, person: Person, sight: Sight) -> str:
        ply, texts = person.ahead
        decision = sight.view.decision
        if decision is None or ply != len(person.session.steps) or decision.prompt != PAYMENT:
            return ""
        if not texts or texts[0] not in [option.text for option in decision.options]:
            return ""
        return self._next_ahead(person)

    def _next_ahead(self, person: Person) -> str:
        """The first of the answers that were typed in one line; the others wait."""
        first, *rest = person.ahead[1]
        person.ahead = (len(person.session.steps) + 1, tuple(rest))
        return first

    def read(self, person: Person, sight: Sight, typed: str) -> Verdict | None:
        decision, numbers = sight.view.decision, answers.numbers_in(typed)
        if decision is None or decision.prompt != PAYMENT or len(numbers) < 2:
            return super().read(person, sight, typed)
        chosen = [answers.at_number(number, decision, person.speech) for number in numbers]
        person.ahead = (len(person.session.steps), tuple(option.text for option in chosen))
        return Verdict("answer", self._next_ahead(person))

    # -- explaining --------------------------------------------------------------------

    def place(self, sight: Sight, speech: SiegeSpeech, word: str, width: int) -> list[Text] | None:
        table = Table(sight, speech, width)
        square = table.scene.squares.get(word)
        if square is not None:
            return square_page(table, square)
        return boss_page(table, table.boss) if word == BOSS and table.boss else None

    def page(
        self,
        speech: SiegeSpeech,
        thing: Thing,
        width: int,
        sight: Sight | None = None,
        *,
        explained: bool = True,
    ) -> list[Text]:
        """A keyword, a card, or a boss: the one of a game with how it stands."""
        if thing.kind == KEYWORD:
            return keyword_page(speech, thing.ident, width)
        if thing.ident not in BOX.bosses:
            return card_page(speech, thing.ident, width, explained=explained)
        table = Table(sight, speech, width) if sight is not None else None
        if table and table.boss and table.boss.card == thing.ident:
            return boss_page(table, table.boss)
        return print_page(speech, thing.ident, width)

    def fields(self, speech: SiegeSpeech, thing: Thing) -> dict[str, Any]:
        if thing.kind == KEYWORD:
            return super().fields(speech, thing)
        return card_fields(BOX.cards[BOX.numbers[thing.ident]], speech.words)

    def meant(self, speech: SiegeSpeech, text: str) -> list[str]:
        """As it is, with a card by any name, by a card or place alone."""
        verb, _, rest = text.partition(" ")
        if rest and verb in CARD_MOVES:
            cards = find_card(speech, rest)
            return [f"{verb} {card}" for card in cards[:1]] or [text]
        cards = find_card(speech, text)
        if len(cards) == 1:
            return [f"{move} {cards[0]}" for move in ("play", "deploy")]
        if any(MOVES.kinds[kind].read(text, BOX) is not None for kind in PLACES):
            return [f"{move} {text}" for move in ("use", "target", "attack")]
        return [text]

    # -- beginning ---------------------------------------------------------------------

    def wished(self, wishes: Wishes, seats: int) -> dict[Seat, tuple[str, ...]]:
        if wishes.position and wishes.own.get("deck"):
            raise Refused("a position brings its own cards: leave out --deck")
        return lobby.read_decks(wishes.own.get("deck", ()), seats, wishes.language)

    def named(self, text: str, language: str) -> tuple[str, ...]:
        return named_deck(text, language).lines
