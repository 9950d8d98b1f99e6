"""A bot as a user would write it: only public names, checked strictly."""

from random import Random

from siegeworks import (
    GAMES,
    Decision,
    Game,
    Move,
    Option,
    Outcome,
    Player,
    Record,
    Refused,
    Seating,
    Setup,
    State,
    View,
    game_of,
    make_player,
    replay,
)


class Cautious:
    """Takes the option with the shortest text; a world it imagines breaks ties."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.dice = game, Random(seed)

    def choose(self, view: View) -> str:
        decision: Decision | None = view.decision
        assert decision is not None
        world: State = self.game.determinize(view, self.dice.getrandbits(64))
        assert world.decision_of(view.seat) is not None
        best: Option = min(decision.options, key=lambda option: len(option.text))
        move: Move = best.move
        return move.text


def play(name: str, seed: int) -> Outcome:
    """A game between this bot and a machine, written down and replayed."""
    game, mode = game_of(name)
    decks = game.sample_decks()
    seats = tuple(Seating("", decks[seat % len(decks)]) for seat in (0, 1))
    record = Record(name, Setup(mode, seats), seed)
    players: list[Player] = [Cautious(game, seed), make_player("greedy", seed)]
    state = record.state()
    while state.outcome is None:
        seat = state.decision.seat
        text = players[seat].choose(game.view(state, seat))
        try:
            record.answer(seat, text)
        except Refused as fault:
            raise AssertionError(str(fault)) from fault
        state = record.state()
    outcome = replay(record.text()).state().outcome
    assert outcome is not None
    return outcome


assert "chess" not in GAMES
