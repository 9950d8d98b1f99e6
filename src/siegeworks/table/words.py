"""What the server says in the reader's language: the log, questions, reasons, results."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.event import Note
from siegeworks.core.refusal import Reason
from siegeworks.core.state import Outcome
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.games.rift.words.log import Reader
from siegeworks.games.rift.words.scene import Scene, follow, scenes
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.words.book import Words, words
from siegeworks.hosting.conduct import RIFT
from siegeworks.table.sources import source_name
from siegeworks.table.standing import GIVEN_UP
from siegeworks.words.players import Names
from siegeworks.words.rules import clause_text
from siegeworks.words.store import common_phrases

HEADS = frozenset({"TurnBegan", "RoundBegan"})
"""Events that are headings of what follows."""


class Voice(Protocol):
    """Speaks of one game in one language."""

    def teller(self) -> "Teller":
        """Somebody who tells a log from its beginning."""
        ...

    def prompt(self, decision: Decision, sight: Any) -> str:
        """What is to be decided."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        ...

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        """How the game ended."""
        ...

    def source(self, note: Note, sight: Any) -> str:
        """The card or other thing whose text did it; empty if the rules did."""
        ...

    def fault(self, fault: Any) -> str:
        """Why a game cannot be played so."""
        ...


class Teller(Protocol):
    """Tells the log of one seat; what was told is kept until it is taken back."""

    def lines(self, sight: Any) -> list[str]:
        """A line for each event so far; empty for mere bookkeeping."""
        ...

    def cut(self, number: int) -> None:
        """Forget all but the first events."""
        ...


class SiegeVoice:
    """Speaks of Siegestorm."""

    def __init__(self, said: Words) -> None:
        self.words = said

    def teller(self) -> "SiegeTeller":
        return SiegeTeller(self.words)

    def prompt(self, decision: Decision, sight: Any) -> str:
        return self.words.prompt(decision, BOX, names=sight.names)

    def reason(self, reason: Reason) -> str:
        return self.words.reason(reason)

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        return self.words.outcome(outcome, names=sight.names, field=sight.world.field)

    def source(self, note: Note, sight: Any) -> str:
        cause = note.cause
        return self.words.card_name(BOX.cards[cause.card]) if cause and cause.card >= 0 else ""

    def fault(self, fault: Any) -> str:
        return self.words.fault(fault)


class SiegeTeller:
    """Tells the log of Siegestorm."""

    def __init__(self, said: Words) -> None:
        self.words = said
        self._lines: list[str] = []

    def lines(self, sight: Any) -> list[str]:
        told = len(self._lines)
        if told < len(sight.notes):
            field, pieces = sight.world.field, sight.pieces
            self._lines += [
                self.words.event(
                    note.event, BOX, None, names=sight.names, pieces=pieces, field=field
                )
                for note in sight.notes[told:]
            ]
        return self._lines

    def cut(self, number: int) -> None:
        del self._lines[number:]


class RiftVoice:
    """Speaks of Rift."""

    def __init__(self, said: RiftWords) -> None:
        self.words = said

    def teller(self) -> "RiftTeller":
        return RiftTeller(self.words)

    def prompt(self, decision: Decision, sight: Any) -> str:
        return self.words.prompt(decision, sight.view, names=sight.names)

    def reason(self, reason: Reason) -> str:
        return self.words.reason(reason)

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        return self.words.outcome(outcome, names=sight.names)

    def source(self, note: Note, sight: Any) -> str:
        return source_name(self.words, note, sight)

    def fault(self, fault: Any) -> str:
        return self.words.fault(fault)


class RiftTeller:
    """Tells the log of Rift: a line is read against what stood where at that time."""

    def __init__(self, said: RiftWords) -> None:
        self.words = said
        self._lines: list[str] = []
        self._scene: Scene | None = None

    def lines(self, sight: Any) -> list[str]:
        if not sight.notes:
            return self._lines
        if self._scene is None:
            self._scene = next(iter(scenes(sight.view, sight.notes)))
            for note in sight.notes[: len(self._lines)]:
                follow(self._scene, note.event)
        for note in sight.notes[len(self._lines) :]:
            reader = Reader(self._scene, sight.names, note.clause, note.cause)
            self._lines.append(self.words.lines.line(note.event, reader))
            follow(self._scene, note.event)
        return self._lines

    def cut(self, number: int) -> None:
        if number < len(self._lines):
            self._scene = None
            del self._lines[number:]


@cache
def voice(game: str, language: str) -> Voice:
    """The voice of a game in a language."""
    if game.partition("/")[0] == RIFT:
        return RiftVoice(rift_words(language))
    return SiegeVoice(words(language))


def say(language: str, key: str, **facts: str | int) -> str:
    """A phrase of the table itself."""
    return common_phrases(language).say(key, **facts)


def refusal(language: str, code: str) -> str:
    """Why something was refused that no rule of a game is needed for."""
    return say(language, f"refusal-{code}")


def player_name(language: str, names: Names, seat: Seat) -> str:
    """What a player is called within a sentence."""
    return words(language).players.name(names, seat)


def player_title(language: str, names: Names, seat: Seat) -> str:
    """What a player is called at the head of the table: of a machine one reads what it can."""
    return words(language).players.title(names, seat)


def waiting_text(language: str, names: Sequence[str], *, begun: bool) -> str:
    """Whom the table waits for, in words."""
    key = "waiting-for" if begun else "waiting-seats"
    return say(language, key, players=", ".join(names), n=len(names))


def ending(
    game: str, language: str, outcome: Outcome, sight: Any, quitter: Seat | None
) -> dict[str, Any]:
    """How a game ended, in words."""
    speaks = voice(game, language)
    if outcome.clause == GIVEN_UP and quitter is not None:
        player = player_name(language, sight.names, quitter)
        text, clause = say(language, "given-up", player=player), ""
    else:
        text, clause = speaks.outcome(outcome, sight), outcome.clause
    return {"text": text, "reason": clause_text(game, clause, language), "clause": clause}
