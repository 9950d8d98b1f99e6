"""Measure how often whoever had or used a thing won, for the pages of the card browser.

`.venv/bin/python tools/cardstats.py --minutes 12` lets `greedy` players meet for so many minutes
of one core and writes what was counted to the data files of the card browser, one for each game.
Duels are mirrored: every deal is played from both seats. Half of them are between starter decks,
half between random legal decks of the factions, so that every card is met. Bosses and their cards
are counted in Solo games, what Rift has in games of two players through all scenarios and
difficulties, Portal storms in games of their own. Seeds count up: a longer run holds a shorter.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import combinations_with_replacement, count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.rift.rules.events.hordes import HordeArrived, HordeDefeated
from siegeworks.games.rift.rules.events.storms import StormBroke
from siegeworks.games.rift.rules.printed import LIFE
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS
from siegeworks.games.siegestorm.rules.deck import DECK_SIZE, starter_deck
from siegeworks.players import make_player

PLAYER = "greedy"
FILES = "src/siegeworks/games/{game}/pages/measured.toml"
SHARES = {
    "siegestorm": {"starter": 0.2, "built": 0.2, "solo": 0.1},
    "rift": {"rift": 0.35, "storms": 0.15},
}
"""What part of the time each kind of game gets."""
USES = {
    "Drawn": "had",
    "Played": "played",
    "Deployed": "deployed",
    "Placed": "deployed",
    "BossChose": "played",
}
"""What events of Siegestorm say about the cards they name."""
PROMOS = (("promo_cards", "true"),)
"""Random decks may hold promo cards, so that these are met too."""
DRILLS = "drill-"
"""Scenarios for exercise, which are not counted."""

Tally = Counter[tuple[str, ...]]


class Sitting(NamedTuple):
    """A game to be played and counted."""

    game: str
    brings: tuple[tuple[str, ...], ...]
    switches: tuple[tuple[str, str], ...]
    seed: int


class Played(NamedTuple):
    """The end of a game between machines, with its journal."""

    state: Any
    opening: tuple[int, ...]
    """The horde cards on the map when a game of Rift began, in the order of their serials."""


def played(sitting: Sitting) -> Played:
    """Play a game to its end."""
    game, mode = game_of(sitting.game)
    seats = tuple(Seating("", lines) for lines in sitting.brings)
    state: Any = game.start(Setup(mode, seats, sitting.switches), sitting.seed)
    dealt = sorted(getattr(state, "hordes", ()), key=lambda horde: horde.serial)
    players = [make_player(PLAYER, sitting.seed * 4 + seat) for seat in range(len(seats))]
    dice = Random(sitting.seed)
    while state.outcome is None:
        waiting = [asked for asked in state.decisions if asked.options[0].text != "resume"]
        seat = dice.choice(waiting or list(state.decisions)).seat
        state.answer(players[seat].choose(game.view(state, seat)), seat)
    return Played(state, tuple(horde.card for horde in dealt))


# -- Siegestorm ----------------------------------------------------------------------------


def starter_sittings() -> Iterator[Sitting]:
    """Every pair of starter decks, each deal from both seats."""
    decks = {faction: starter_deck(BOX, faction).lines for faction in FACTIONS}
    for seed in count(1):
        for one, other in combinations_with_replacement(FACTIONS, 2):
            yield Sitting("siegestorm/duel", (decks[one], decks[other]), (), seed)
            yield Sitting("siegestorm/duel", (decks[other], decks[one]), (), seed)


def built_sittings() -> Iterator[Sitting]:
    """Random legal decks of every pair of factions, each deal from both seats."""
    for seed in count(1):
        dice = Random(seed)
        for one, other in combinations_with_replacement(FACTIONS, 2):
            decks = random_deck(one, dice), random_deck(other, dice)
            yield Sitting("siegestorm/duel", decks, PROMOS, seed)
            yield Sitting("siegestorm/duel", decks[::-1], PROMOS, seed)


def random_deck(faction: str, dice: Random) -> tuple[str, ...]:
    """A legal deck of a faction by lot, promo cards among its cards."""
    pool = [
        card.id
        for card in BOX.cards
        if card.faction in (faction, "promo")
        for _ in range(min(COPIES[card.rank], card.copies))
    ]
    chosen = Counter(dice.sample(pool, DECK_SIZE))
    return tuple(f"{number} {ident}" for ident, number in chosen.items())


def solo_sittings() -> Iterator[Sitting]:
    """Every boss at every difficulty against every starter deck."""
    decks = [starter_deck(BOX, faction).lines for faction in FACTIONS]
    bosses, bases, advanced = (
        game_of("siegestorm/solo")[0].switches[name]
        for name in ("boss", "base_deck", "advanced_deck")
    )
    for seed in count(1):
        dice = Random(seed)
        switches = {
            "boss": bosses[seed % len(bosses)],
            "difficulty": DIFFICULTIES[seed // len(bosses) % len(DIFFICULTIES)],
            "base_deck": dice.choice(bases),
            "advanced_deck": dice.choice(advanced),
        }
        deck = decks[seed % len(decks)]
        yield Sitting("siegestorm/solo", (deck,), tuple(sorted(switches.items())), seed)


def count_cards(kind: str, state: Any, tally: Tally) -> None:
    """For each seat the cards it had, deployed and played, and whether it won."""
    met: set[tuple[int, str, int]] = set()
    for note in state.journal:
        use = USES.get(type(note.event).__name__)
        if use is not None:
            cards = note.event.cards if use == "had" else (note.event.card,)
            met.update((note.event.seat, use, card) for card in cards)
    boss = len(state.setup.seats) if kind == "solo" else None
    for seat, use, card in met:
        if boss is None or seat == boss:
            won = seat in state.outcome.winners
            tally["card", BOX.ids[card], f"{kind}-{use}", "games"] += 1
            tally["card", BOX.ids[card], f"{kind}-{use}", "wins"] += won


def count_boss(state: Any, tally: Tally) -> None:
    """Whether the boss won."""
    switches = dict(state.setup.switches)
    boss, difficulty = switches["boss"], switches["difficulty"]
    tally["boss", boss, difficulty, "games"] += 1
    tally["boss", boss, difficulty, "wins"] += len(state.setup.seats) in state.outcome.winners


# -- Rift ----------------------------------------------------------------------------------


def rift_sittings(storms: str = "off") -> Iterator[Sitting]:
    """Two players through all scenarios and difficulties."""
    scenarios = [mode for mode in RIFT.modes if not mode.startswith(DRILLS)]
    for seed in count(1):
        for difficulty in RIFT.switches["difficulty"]:
            for scenario in scenarios:
                switches = (("difficulty", difficulty), ("storms", storms))
                yield Sitting(f"rift/{scenario}", ((), ()), switches, seed)


def count_rift(state: Any, tally: Tally) -> None:
    """What was used, what the players met, and whether they won."""
    met: set[tuple[str, str]] = {("scenario", state.scenario.id)}
    if state.scenario.boss is not None:
        met.add(("boss", state.scenario.boss.id))
    for note in state.journal:
        event, kind = note.event, type(note.event).__name__
        if kind == "HeroTaken":
            met.add(("hero", RIFT_BOX.heroes[event.hero].id))
        elif kind == "TowerPlayed":
            met.add(("tower", RIFT_BOX.towers[event.tower].id))
        elif kind == "AbilityUsed":
            met.add(("ability", RIFT_BOX.abilities[event.ability].id))
        elif kind == "SpellCast":
            met.add(("spell", RIFT_BOX.spells[event.spell].id))
    _add(state, (*met, ("all", "all")), tally)


def count_hordes(game: Played, tally: Tally) -> None:
    """The hordes that came: whether they were beaten, and whether the players won."""
    events = [note.event for note in game.state.journal]
    arrived = [event.card for event in events if isinstance(event, HordeArrived)]
    beaten = {event.horde for event in events if isinstance(event, HordeDefeated)}
    later = game.state.serial - len(game.opening)
    cards = [*game.opening, *arrived[len(arrived) - later :]]
    came = [(serial, RIFT_BOX.cards[card]) for serial, card in enumerate(cards, 1)]
    hordes = [(serial, card.id) for serial, card in came if card.kind != LIFE]
    difficulty = dict(game.state.setup.switches)["difficulty"]
    for serial, ident in hordes:
        tally["beaten", ident, difficulty, "games"] += 1
        tally["beaten", ident, difficulty, "wins"] += serial in beaten
    _add(game.state, {("horde", ident) for _, ident in hordes}, tally)


def count_storms(state: Any, tally: Tally) -> None:
    """The storms that broke, and whether the players won."""
    broke = [note.event for note in state.journal if isinstance(note.event, StormBroke)]
    met = {("storm", RIFT_BOX.storms[event.storm].id) for event in broke}
    _add(state, (*met, ("all", "storms")), tally)


def _add(state: Any, met: Iterable[tuple[str, str]], tally: Tally) -> None:
    difficulty = dict(state.setup.switches)["difficulty"]
    for kind, ident in met:
        tally[kind, ident, difficulty, "games"] += 1
        tally[kind, ident, difficulty, "wins"] += bool(state.outcome.winners)


# -- all together --------------------------------------------------------------------------


def count_game(kind: str, game: Played, tally: Tally) -> None:
    """Count what a game of a kind is played for."""
    if kind == "storms":
        count_storms(game.state, tally)
    elif kind == "rift":
        count_rift(game.state, tally)
        count_hordes(game, tally)
    else:
        count_cards(kind, game.state, tally)
        if kind == "solo":
            count_boss(game.state, tally)


def measure(shares: dict[str, float], minutes: float) -> tuple[Tally, dict[str, int]]:
    """Play each kind of game for its share of the time."""
    sources = {
        "starter": starter_sittings(),
        "built": built_sittings(),
        "solo": solo_sittings(),
        "rift": rift_sittings(),
        "storms": rift_sittings("on"),
    }
    tally: Tally = Counter()
    games: dict[str, int] = {}
    for kind, share in shares.items():
        end, games[kind] = process_time() + 60 * minutes * share, 0
        while process_time() < end or games[kind] % 2:
            count_game(kind, played(next(sources[kind])), tally)
            games[kind] += 1
        print(f"{kind}: {games[kind]} games", file=sys.stderr)
    return tally, games


def written(tally: Tally, games: dict[str, int]) -> str:
    """The data file of a game."""
    lines = [
        "# Generated by tools/cardstats.py: pairs of games and wins.",
        "",
        f'date = "{datetime.now(UTC):%Y-%m-%d}"',
        f'player = "{PLAYER}"',
        "",
        "[games]",
        *(f"{kind} = {number}" for kind, number in games.items()),
    ]
    found: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
    for kind, ident, use, what in tally:
        if what == "games":
            pair = tally[kind, ident, use, "games"], tally[kind, ident, use, "wins"]
            found.setdefault((kind, ident), {})[use] = pair
    for (kind, ident), uses in sorted(found.items()):
        lines += ["", f"[{kind}.{ident}]"]
        lines += [f"{use} = [{pair[0]}, {pair[1]}]" for use, pair in sorted(uses.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=12)
    wished = parser.parse_args()
    for game, shares in SHARES.items():
        text = written(*measure(shares, wished.minutes))
        Path(FILES.format(game=game)).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
