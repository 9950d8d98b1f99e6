"""Random games of every mode with random legal decks: the ground the laws are tested on."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS

LONG = os.environ.get("SIEGEWORKS_LAWS") == "long"
CHUNKS = 50 if LONG else 4
"""Parts the walk is cut into, so that all cores take a share."""
DECISIONS = 100_000 if LONG else 4_000
"""Decisions each law walks through in each mode; the laws together walk over a million."""

MODES = (
    "siegestorm/duel",
    "siegestorm/solo",
    "siegestorm/coop",
    "siegestorm/last-man-standing",
)
SWITCHES = (
    ("damage_overflow_loses", "false"),
    ("extra_turn_can_chain", "false"),
    ("vision_rest", "top_or_bottom"),
)


def random_deck(box: Any, dice: Random, free_for_all: bool, promo: bool) -> tuple[str, ...]:
    """A legal deck of 34 cards, as what a seat brings."""
    faction = dice.choice(FACTIONS)
    pool = [
        card.id
        for card in box.cards
        if (promo and card.faction == "promo")
        or (card.faction in FACTIONS if free_for_all else card.faction == faction)
        for _ in range(COPIES[card.rank])
    ]
    chosen = dice.sample(pool, 34)
    return tuple(f"{chosen.count(ident)} {ident}" for ident in sorted(set(chosen)))


def random_setup(name: str, dice: Random) -> Setup:
    """A setup with random legal decks and random switches."""
    game, mode = game_of(name)
    free_for_all, promo = dice.random() < 0.3, dice.random() < 0.3
    switches = [switch for switch in SWITCHES if dice.random() < 0.3]
    if free_for_all:
        switches.append(("free_for_all", "true"))
    if promo:
        switches.append(("promo_cards", "true"))
    if mode in ("solo", "coop"):
        names = ("boss", "difficulty", "base_deck", "advanced_deck")
        switches += [(name, dice.choice(game.switches[name])) for name in names]
    seats = dice.choice(game.modes[mode].seats)
    brings = [random_deck(game.box, dice, free_for_all, promo) for _ in range(seats)]
    seating = tuple(Seating(f"Player {place}", deck) for place, deck in enumerate(brings))
    return Setup(mode, seating, tuple(sorted(switches)))


def games(name: str, chunk: int) -> Iterator[tuple[Any, Setup, int, Random]]:
    """Started games, until the chunk's share of decisions has been walked through."""
    game, _mode = game_of(name)
    walked, number = 0, 0
    while walked < DECISIONS // CHUNKS:
        seed = chunk * 1_000_003 + number
        dice = Random(seed)
        setup = random_setup(name, dice)
        state = game.start(setup, seed)
        yield state, setup, seed, dice
        assert state.outcome is not None, "the law walked only part of a game"
        walked += state.ply
        number += 1


def situations(name: str, chunk: int) -> Iterator[tuple[Any, Random]]:
    """Every situation of these games, their ends included, with the dice of the game."""
    for state, _setup, _seed, dice in games(name, chunk):
        while state.outcome is None:
            yield state, dice
            step(state, dice)
        yield state, dice


def step(state: Any, dice: Random) -> tuple[int, str]:
    """Answer one open question at random; the seat and the text of the answer."""
    decision = dice.choice(state.decisions)
    option = dice.choice(decision.options)
    state.take(decision, option)
    return decision.seat, option.text
