"""Siegestorm at a terminal: its screen, its pages, its commands."""

from typing import Any

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.commands.decks import named_deck
from siegeworks.games.siegestorm.moves import MOVES
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import lobby, pages
from siegeworks.games.siegestorm.terminal.commands import COMMANDS
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech, speech
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.commands import with_examples
from siegeworks.terminal.find import KEYWORD, Thing
from siegeworks.terminal.game import GameTerminal
from siegeworks.terminal.lobby import Wishes

CARD_MOVES = frozenset(form.word for form in MOVES.forms.values() if form.names == ("card",))
"""The words of moves that name one card."""
PLACES = ("SEAT", "SQUARE", "SUPPORTER")
"""The kinds of arguments that stand for a place or a player."""
BOSS = "boss"
"""What any boss may be asked about as."""


class SiegeTerminal(GameTerminal[Sight, SiegeSpeech]):
    """How Siegestorm is played at a terminal."""

    help = with_examples(
        {"notation": "play tengu", "keyword": "? storm", "why-not": "why not tengu"},
        {"card": "? tengu", "square": "? a1", "cards": "cards", BOSS: BOSS, "partner": "partner"},
    )
    commands = COMMANDS
    alone = frozenset({BOSS})
    several = frozenset({"pay"})

    speech = staticmethod(speech)
    screen = staticmethod(whole_screen)
    things = staticmethod(pages.things)
    ask = staticmethod(lobby.ask)

    def taken_in_words(self, speech: SiegeSpeech, kind: str, text: str) -> str:
        if kind == "step":
            return speech.ui("step-passed", step=speech.step(text))
        return super().taken_in_words(speech, kind, text)

    def unexplained(self, sight: Sight) -> set[str]:
        """A boss or a partner where there is none."""
        without_boss = {BOSS} if sight.view.boss is None else set()
        return without_boss if sight.partners else without_boss | {"partner"}

    # -- explaining --------------------------------------------------------------------

    def place(self, sight: Sight, speech: SiegeSpeech, word: str, width: int) -> list[Text] | None:
        table = Table(sight, speech, width)
        square = table.scene.squares.get(word)
        if square is not None:
            return pages.square_page(table, square)
        return pages.boss_page(table, table.boss) if word == BOSS and table.boss else None

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
            return pages.keyword_page(speech, thing.ident, width)
        if thing.ident not in BOX.bosses:
            return pages.card_page(speech, thing.ident, width, explained=explained)
        table = Table(sight, speech, width) if sight is not None else None
        if table and table.boss and table.boss.card == thing.ident:
            return pages.boss_page(table, table.boss)
        return pages.print_page(speech, thing.ident, width)

    def fields(self, speech: SiegeSpeech, thing: Thing) -> dict[str, Any]:
        if thing.kind == KEYWORD:
            return super().fields(speech, thing)
        return pages.card_fields(BOX.cards[BOX.numbers[thing.ident]], speech.words)

    def meant(self, speech: SiegeSpeech, text: str) -> list[str]:
        """As it is, with a card by any name, by a card or place alone."""
        verb, _, rest = text.partition(" ")
        if rest and verb in CARD_MOVES:
            cards = pages.find_card(speech, rest)
            return [f"{verb} {card}" for card in cards[:1]] or [text]
        cards = pages.find_card(speech, text)
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
