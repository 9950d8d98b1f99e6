"""What the lobby offers: games, modes, seats, switches, decks and heroes, in the reader's language.

Plain values, the same for the page and for `GET /api/games`:

    {"games": [{"id", "title", "text", "modes": [mode…], "switches": [switch…],
                "decks": [{"id", "label"}…], "heroes": [{"id", "label"}…]}…],
     "players": [{"id", "label"}…],
     "player": the usual one}

A mode is `{"id", "game", "title", "text", "goal", "number", "seats": [2], "usual", "kind",
"hidden", "switches": [id…], "heroes": [id…]}`: `game` is the name a table is opened with, `usual` a
good number of seats, `kind` how people meet there (`against`, `together`, `alone`), `hidden`
whether hands are kept from each other. A switch is `{"id", "label", "values": [{"id", "label"}…]}`,
the default first.
"""

from functools import cache
from typing import Any

from siegeworks.core.player import Machine
from siegeworks.core.shelf import GAMES
from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.rift.rules.campaign import in_order
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.modes import MODES, Mode
from siegeworks.games.siegestorm.words.book import words
from siegeworks.players import LEVELS, USUAL
from siegeworks.words.phrases import capital

Plain = dict[str, Any]

SIEGESTORM = "siegestorm"
BOSS_SWITCHES = ("boss", "difficulty", "base_deck", "advanced_deck")
RING_SWITCHES = ("lms_deploys_per_turn", "lms_first_player_draw")


@cache
def offers(language: str) -> Plain:
    """Everything a table can be opened for."""
    title = words(language).players.title
    players = [{"id": kind, "label": title((Machine(kind),), 0)} for kind in LEVELS]
    games = [_siegestorm(language), _rift(language)]
    return {"games": games, "players": players, "player": USUAL}


def titles(language: str) -> dict[str, str]:
    """What every game is called, by `title` and the name a table is opened with."""
    return {
        f"title {mode['game']}": f"{game['title']}: {mode['title']}"
        for game in offers(language)["games"]
        for mode in game["modes"]
    }


# -- Siegestorm ----------------------------------------------------------------------------


def _siegestorm(language: str) -> Plain:
    game_words = words(language)
    say = game_words.phrases.say
    switches = GAMES[SIEGESTORM].switches
    return {
        "id": SIEGESTORM,
        "title": say("game"),
        "text": say("game", "about"),
        "modes": [_siege_mode(mode, language) for mode in MODES.values()],
        "switches": [
            {
                "id": name,
                "label": game_words.switch(name),
                "values": [{"id": one, "label": game_words.setting(one)} for one in values],
            }
            for name, values in switches.items()
        ],
        "decks": [{"id": one, "label": capital(game_words.term(one))} for one in FACTIONS],
        "heroes": [],
    }


def _siege_mode(mode: Mode, language: str) -> Plain:
    say = words(language).phrases.say
    return {
        "id": mode.id,
        "game": f"{SIEGESTORM}/{mode.id}",
        "title": say(f"mode-{mode.id}"),
        "text": say(f"mode-{mode.id}", "about"),
        "goal": "",
        "number": 0,
        "seats": list(mode.seats),
        "usual": mode.seats[0],
        "kind": "alone" if mode.seats == (1,) else "together" if mode.together else "against",
        "hidden": True,
        "switches": [name for name in GAMES[SIEGESTORM].switches if _concerns(name, mode)],
        "heroes": [],
    }


def _concerns(switch: str, mode: Mode) -> bool:
    """Whether a switch changes anything in a mode."""
    if switch in BOSS_SWITCHES:
        return bool(mode.boss_turn)
    return mode.elimination if switch in RING_SWITCHES else True


# -- Rift ----------------------------------------------------------------------------------


def _rift(language: str) -> Plain:
    game_words = rift_words(language)
    say = game_words.phrases.say
    drills = (one for one in RIFT_BOX.scenarios.values() if not one.number)
    scenarios = (*in_order(RIFT_BOX.scenarios.values()), *drills)
    return {
        "id": "rift",
        "title": say("game"),
        "text": say("game", "about"),
        "modes": [_rift_mode(one, language) for one in scenarios],
        "switches": [
            {
                "id": name,
                "label": game_words.switch(name),
                "values": [
                    {"id": one, "label": capital(game_words.setting(one))} for one in values
                ],
            }
            for name, values in GAMES["rift"].switches.items()
        ],
        "decks": [],
        "heroes": [
            {"id": hero.id, "label": game_words.hero_name(hero)}
            for hero in RIFT_BOX.heroes
            if hero.revives
        ],
    }


def _rift_mode(scenario: Scenario, language: str) -> Plain:
    briefing = rift_words(language).briefing(scenario)
    boss = scenario.boss.id if scenario.boss is not None else ""
    return {
        "id": scenario.id,
        "game": f"{'rift'}/{scenario.id}",
        "title": briefing.title,
        "text": briefing.news,
        "story": briefing.hook,
        "goal": briefing.goal,
        "number": scenario.number,
        "seats": [1, 2, 3, 4],
        "usual": 1,
        "kind": "together",
        "hidden": False,
        "switches": list(GAMES["rift"].switches),
        "heroes": [hero.id for hero in RIFT_BOX.heroes if hero.revives and hero.id != boss],
    }
