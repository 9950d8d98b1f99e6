"""What the terminal asks of a game: how it is drawn, read, explained and begun.

A game fills in what it does in its own way, in its room `terminal`; for all else, and for a game
without that room, there is what stands here.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from rich.text import Text

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.game import Game
from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused
from siegeworks.terminal import answers
from siegeworks.terminal.commands import COMMANDS, HELP, Command, Help
from siegeworks.terminal.find import Thing
from siegeworks.terminal.lobby import Wishes, ask_seats
from siegeworks.terminal.log import Reading
from siegeworks.terminal.person import Person, Verdict
from siegeworks.terminal.questions import Questions
from siegeworks.terminal.screen import WIDEST
from siegeworks.terminal.speech import Speech

Sight = TypeVar("Sight")
Voice = TypeVar("Voice", bound=Speech)


class GameTerminal(Generic[Sight, Voice]):
    """A game at a terminal."""

    help: Help = HELP
    """What is explained by `?`: the phrase for it, and an example."""
    commands: Mapping[str, Command] = COMMANDS
    alone: frozenset[str] = frozenset()
    """Commands only where nothing follows them: with more words they are answers."""

    several: frozenset[str] = frozenset()
    """Prompts of questions that follow each other and may be answered by numbers in one line."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def speech(self, language: str) -> Voice:
        """How people are spoken to."""
        raise NotImplementedError

    # -- drawing -----------------------------------------------------------------------

    def screen(
        self,
        sight: Sight,
        speech: Voice,
        width: int,
        height: int,
        reading: Reading,
        narrow: tuple[str, ...] = (),
    ) -> list[Text]:
        """Everything a seat sees, with its question at the end, its answers narrowed down."""
        raise NotImplementedError

    def taken_in_words(self, speech: Voice, kind: str, text: str) -> str:
        """What was answered without asking, as the log says it."""
        return speech.ui("only-answer", answer=text)

    def help_for(self, sight: Sight) -> Help:
        """What is explained by `?` in the present game."""
        return tuple(entry for entry in self.help if entry[0] not in self.unexplained(sight))

    def unexplained(self, sight: Sight) -> set[str]:
        """What `?` leaves out, since there is no use for it in the present game."""
        return set()

    # -- reading -----------------------------------------------------------------------

    def ahead(self, person: Person, sight: Any) -> str:
        """The next of the answers that were typed ahead in one line; empty if there is none."""
        ply, texts = person.ahead
        decision = sight.view.decision
        offered = {option.text for option in decision.options if decision.prompt in self.several}
        if ply != len(person.session.steps) or not texts or texts[0] not in offered:
            return ""
        person.ahead = (ply + 1, texts[1:])
        return texts[0]

    def understood(self, person: Person, sight: Any, typed: str) -> Verdict | None:
        """What a typed line means; None if the person is to be asked again."""
        options = sight.view.decision.options
        if not typed and len(options) == 1:
            return Verdict("answer", options[0].text)
        if not typed:
            person.draw(sight)
            return None
        found = self._command(typed)
        if found is not None:
            command, rest = found
            return command(person, sight, rest)
        try:
            return self.read(person, sight, typed)
        except answers.Misread as fault:
            person.screen.say(str(fault))
            return None

    def _command(self, typed: str) -> tuple[Command, str] | None:
        """The command a line begins with, and what follows it; None if it is none."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = self.commands.get(word.lower())
        if command is None or (rest.strip() and word.lower() in self.alone):
            return None
        return command, rest.strip()

    def read(self, person: Person, sight: Any, typed: str) -> Verdict | None:
        """The answer that a line names, or the first of several, unless it is misread."""
        decision, numbers = sight.view.decision, answers.numbers_in(typed)
        if decision.prompt not in self.several or len(numbers) < 2:
            return Verdict("answer", answers.read(typed, sight, person.speech).text)
        chosen = [answers.at_number(number, decision, person.speech) for number in numbers]
        person.ahead = (len(person.session.steps), tuple(option.text for option in chosen))
        return Verdict("answer", self.ahead(person, sight))

    # -- explaining --------------------------------------------------------------------

    def place(self, sight: Sight, speech: Voice, word: str, width: int) -> list[Text] | None:
        """The page of a place on the table, or of what the game has only one of; None if none."""
        return None

    def things(self, speech: Voice) -> Iterable[Thing]:
        """Everything printed or explained that can be asked about."""
        return ()

    def page(
        self,
        speech: Voice,
        thing: Thing,
        width: int,
        sight: Sight | None = None,
        *,
        explained: bool = True,
    ) -> list[Text]:
        """What there is to read about a thing, in a game or outside of it; keywords explained."""
        return [Text(thing.name)]

    def fields(self, speech: Voice, thing: Thing) -> dict[str, Any]:
        """The same as plain values."""
        lines = self.page(speech, thing, WIDEST, explained=False)
        text = " ".join(line.plain.strip() for line in lines[1:])
        return {"kind": thing.kind, "id": thing.ident, "name": thing.name, "text": text}

    def meant(self, speech: Voice, text: str) -> Iterable[str]:
        """The moves that somebody may mean who asks why one is not possible."""
        return (text,)

    # -- beginning and ending ----------------------------------------------------------

    def usual_mode(self) -> str:
        """The mode that is played if none is named."""
        return next(iter(self.game.modes))

    def ask_mode(self, asking: Questions) -> str:
        """Ask a person which mode is to be played."""
        return asking.one_of("mode", tuple(self.game.modes), self.usual_mode())

    def ask(self, wishes: Wishes, asking: Questions) -> Wishes:
        """Ask a person for what was not said of a mode: who else plays, what is agreed on."""
        return ask_seats(wishes, asking)

    def brought(self, wishes: Wishes, mode: str, number: int) -> list[tuple[str, ...]]:
        """What each seat brings to a game: what it wishes for, or else the usual."""
        wished = self.wished(wishes, max(self.game.modes[mode].seats))
        for seat in wished:
            if seat >= number:
                raise Refused("there is no seat {seat} in this game", seat=SEATS[seat])
        lines = [wished.get(seat, ()) for seat in range(number)]
        return lines if wishes.position else self.game.bring(mode, lines)

    def wished(self, wishes: Wishes, seats: int) -> Mapping[Seat, tuple[str, ...]]:
        """What some seats wish to bring, of as many as a mode has at most."""
        return {}

    def named(self, text: str, language: str) -> tuple[str, ...]:
        """What somebody brings who names it, such as a file or a deck that is ready."""
        raise Refused("nobody brings anything to {game}", game=self.game.name)

    def check(self, wishes: Wishes, record: Record) -> None:
        """Refuse a game that cannot be kept account of as it is wished."""

    def begun(self, wishes: Wishes, record: Record, file: Path | None) -> None:
        """Keep account of a game that begins."""

    def dropped(self, record: Record) -> None:
        """Keep account of a game that is not to be kept."""

    def ended(self, record: Record, speech: Voice) -> list[str]:
        """Keep account of a game that is over, and tell of it."""
        return []
