"""Heroes: where to go and what to do there, tried out in imagined worlds."""

from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.games.rift.players.answers import Answers, decision_at, is_idle, stood
from siegeworks.games.rift.players.guesses import guess
from siegeworks.games.rift.players.judgement import HEALTH, Board
from siegeworks.games.rift.rules.abilities import basic_frame, text_frame
from siegeworks.games.rift.rules.figures import destinations
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState


class Idea(NamedTuple):
    """Something a hero could do: a guess at its gain, and the answers that begin it."""

    guess: float
    words: tuple[str, ...]


class Rehearsal(NamedTuple):
    """An action carried through in an imagined world."""

    worth: float
    answers: tuple[str, ...]


def rehearse(
    game: RiftState, seat: Seat, words: tuple[str, ...], answers: Answers
) -> Rehearsal | None:
    """Carry an action through that begins with these words; None if they are not offered."""
    twin = game.clone()
    given: list[str] = []
    left = list(words)
    while not given or not is_idle(twin):
        decision = decision_at(twin, seat) if not given else twin.decision
        if decision is None:
            return None
        if not given or decision.prompt == "hero":
            word = left.pop(0) if left else "done"
            option = next((it for it in decision.options if it.text == word), None)
            if option is None:
                return None
        else:
            option = answers.answer(twin, decision)
        given.append(option.text)
        twin.take(decision, option)
    return Rehearsal(answers.judge.worth(twin), tuple(given))


class Heroes:
    """Thinks about the hero of a seat."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.judge = answers.judge

    def best(self, game: RiftState, seat: Seat) -> Rehearsal | None:
        """The best way to use the hero card; None if nothing is better than doing nothing."""
        ideas = sorted(self._ideas(game, seat), key=lambda idea: (-idea.guess, idea.words))
        return self.best_of(game, seat, [idea.words for idea in ideas[: self.judge.taste.ideas]])

    def best_of(
        self, game: RiftState, seat: Seat, tries: list[tuple[str, ...]], least: float = 0.02
    ) -> Rehearsal | None:
        """The best of some actions, if it gains something."""
        most, best = self.judge.worth(game) + least, None
        for words in tries:
            done = rehearse(game, seat, words, self.answers)
            if done is not None and done.worth > most:
                most, best = done.worth, done
        return best

    def _ideas(self, game: RiftState, seat: Seat) -> list[Idea]:
        figure = game.figures[seat]
        now = self.judge.worth(game)
        found = []
        points = game.box.heroes[figure.hero].moves
        spaces: list[Space] = [*destinations(game, seat, points)]
        if not self.judge.taste.roams and figure.space != NOWHERE:
            spaces = []
        for space in dict.fromkeys((figure.space, *spaces)):
            stays = space == figure.space
            there = stood(game, self.judge, seat, space)
            gain = self.judge.worth(there) - now
            start = ("hero",) if stays else ("hero", f"move {game.map.names[space]}")
            if not stays:
                found.append(Idea(gain, start))
            for word, more in self._actions(there, seat):
                found.append(Idea(gain + more, (*start, word)))
        return found

    def _actions(self, game: RiftState, number: int) -> list[tuple[str, float]]:
        """What a hero could do where he stands, each with a guess at its gain."""
        figure = game.figures[number]
        found = []
        if not game.has_rule("no-rest"):
            printed = game.box.heroes[figure.hero]
            full = HEALTH[min(printed.health, len(HEALTH) - 1)]
            better = full - HEALTH[min(figure.health, len(HEALTH) - 1)]
            found.append(
                (
                    "rest",
                    better / self.judge.taste.bravery + self.judge.taste.face_up * len(figure.used),
                )
            )
        if figure.space == NOWHERE:
            return found
        board = Board(game, self.judge)
        found.append(("attack", guess(board, basic_frame(game, number))))
        for ability in figure.slots:
            if ability not in figure.used:
                frame = text_frame(game, number, ability, ability)
                word = f"ability {game.box.abilities[ability].id}"
                found.append((word, guess(board, frame) - self.judge.taste.face_up))
        return found
