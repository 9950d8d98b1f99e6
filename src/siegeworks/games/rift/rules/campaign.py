"""A campaign: which scenarios were won at which difficulty, and what that opens (RT-1.5, RT-C7).

The rulebook has no rule for progress on the map of the kingdom (RT-C22): here the next scenario
opens when the one before is won, at any difficulty. Nothing of it has an effect on play.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from siegeworks.core.refusal import Refused, Saying, no_json, saying
from siegeworks.games.rift.rules.printed import Spell
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, Scenario

FORMAT = "siegeworks-campaign"
VERSION = 1
STARS = {"one-star": 1, "two-stars": 2, "three-stars": 3, "heroic": 1, "iron": 1}
"""What a victory is worth: up to three stars, and one more for each challenge."""
CHALLENGES = ("heroic", "iron")
MOST_STARS = 5
"""The stars of a scenario: three, and one for each challenge."""
NAME_LENGTH = 40
MOST_PLAYERS = 4


class Game(NamedTuple):
    """A game of a campaign, under way or over."""

    scenario: str
    difficulty: str
    players: int
    file: str = ""
    """Where its record is kept."""
    won: bool | None = None
    """None as long as it is under way."""
    rounds: int = 0
    health: int = 0
    """Kingdom health at the end."""
    storms: bool = False
    """Whether it is played with portal storms."""


@dataclass(frozen=True)
class Campaign:
    """The progress of a group of players."""

    name: str
    games: Mapping[str, Game] = field(default_factory=dict)
    """Games by a key of their own, in the order in which they began."""

    # -- what was reached --------------------------------------------------------------

    def won(self, scenario: str) -> tuple[str, ...]:
        """The difficulties at which a scenario was won, the easiest first."""
        found = {game.difficulty for game in self.games.values() if _is_won(game, scenario)}
        return tuple(level for level in DIFFICULTIES if level in found)

    def weathered(self, scenario: str) -> tuple[str, ...]:
        """The difficulties at which a scenario was won with portal storms: a mark, no star."""
        games = (game for game in self.games.values() if game.storms and _is_won(game, scenario))
        found = {game.difficulty for game in games}
        return tuple(level for level in DIFFICULTIES if level in found)

    def stars(self, scenario: str) -> int:
        """The stars of a scenario: the most of one victory, and one for each challenge."""
        won = self.won(scenario)
        plain = max((STARS[level] for level in won if level not in CHALLENGES), default=0)
        return plain + sum(STARS[level] for level in won if level in CHALLENGES)

    def all_stars(self, scenarios: Iterable[Scenario]) -> tuple[int, int]:
        """The stars of all scenarios, and how many there are to win."""
        there = in_order(scenarios)
        return sum(self.stars(one.id) for one in there), MOST_STARS * len(there)

    def unlocked(self, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
        """The scenarios that may be played: up to the first that was not won."""
        found = []
        for scenario in in_order(scenarios):
            found.append(scenario)
            if not self.won(scenario.id):
                break
        return tuple(found)

    def spells(self, scenarios: Iterable[Scenario], spells: Iterable[Spell]) -> tuple[Spell, ...]:
        """The spells that open scenarios let the players choose from (RT-4.9, RT-26.4)."""
        open_ = (one for one in self.unlocked(scenarios) if one.spells)
        power = max((one.power for one in open_), default=0)
        return tuple(spell for spell in spells if spell.power <= power)

    def under_way(self) -> tuple[Game, ...]:
        """The games that are not over, the newest first."""
        games = reversed(tuple(self.games.values()))
        return tuple(game for game in games if game.won is None)

    # -- what changes it ---------------------------------------------------------------

    def begun(self, key: str, game: Game) -> "Campaign":
        """The campaign with a game that begins, or is taken up again."""
        return replace(self, games={**self.games, key: game})

    def over(self, key: str, *, won: bool, rounds: int, health: int) -> "Campaign":
        """The campaign with the result of one of its games."""
        if key not in self.games:
            raise Refused("the campaign {name} has no game {key}", name=self.name, key=key)
        game = self.games[key]._replace(won=won, rounds=rounds, health=health)
        return replace(self, games={**self.games, key: game})

    def dropped(self, key: str) -> "Campaign":
        """The campaign without a game that was not kept."""
        games = {other: game for other, game in self.games.items() if other != key}
        return replace(self, games=games)

    def check_open(self, scenario: Scenario, scenarios: Iterable[Scenario]) -> None:
        """Refuse a scenario that is not part of the campaign, or not open yet."""
        there = in_order(scenarios)
        if scenario.id not in {one.id for one in there}:
            raise Refused("{game} is not part of the campaign", game=scenario.id)
        unlocked = self.unlocked(there)
        if scenario.id not in {one.id for one in unlocked}:
            raise Refused(
                "{game} is still locked: win {other} first", game=scenario.id, other=unlocked[-1].id
            )


def _is_won(game: Game, scenario: str) -> bool:
    return game.scenario == scenario and bool(game.won)


def in_order(scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
    """The scenarios of the campaign by number; drills have none and do not count."""
    return tuple(sorted((one for one in scenarios if one.number), key=lambda one: one.number))


def check_name(name: str) -> str:
    """The name of a campaign, if a file can be called so."""
    fits = name and len(name) <= NAME_LENGTH and all(c.isalnum() or c in "-_" for c in name)
    if not fits:
        raise Refused("a campaign is called by letters, digits, - and _, not {name!r}", name=name)
    return name


# -- text ------------------------------------------------------------------------------------


def write(campaign: Campaign) -> str:
    """A campaign as JSON."""
    games = [{"key": key, **_fields(game)} for key, game in campaign.games.items()]
    fields = {"format": FORMAT, "version": VERSION, "name": campaign.name, "games": games}
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def _fields(game: Game) -> dict[str, Any]:
    """A game as it is written; of storms only if there were any, as in files from before them."""
    fields = game._asdict()
    return fields if game.storms else {name: fields[name] for name in fields if name != "storms"}


def read(text: str, scenarios: Mapping[str, Scenario]) -> Campaign:
    """The campaign of a JSON text; says clearly what is wrong with a bad one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Refused(
            "this is no campaign: it is not JSON ({where})", where=no_json(fault)
        ) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Refused("this is no campaign: its format is not {format!r}", format=FORMAT)
    if found.get("version") != VERSION:
        raise Refused(
            "a campaign of version {found!r}; this is {version}",
            found=found.get("version"),
            version=VERSION,
        )
    _only(found, {"format", "version", "name", "games"}, saying("the campaign"))
    name, games = found.get("name"), found.get("games")
    if not isinstance(name, str) or not isinstance(games, list):
        raise Refused("a campaign has a name and a list of games")
    read_games: dict[str, Game] = {}
    for number, entry in enumerate(games, start=1):
        key, game = _game(entry, scenarios, saying("game {number} of the campaign", number=number))
        if key in read_games:
            raise Refused("game {number} of the campaign has the key of another one", number=number)
        read_games[key] = game
    return Campaign(check_name(name), read_games)


def _only(found: Mapping[str, Any], known: set[str], what: Saying) -> None:
    """Refuse entries nobody knows."""
    for key in found:
        if key not in known:
            raise Refused("{what} has an unknown entry {key!r}", what=what, key=key)


def _game(entry: Any, scenarios: Mapping[str, Scenario], what: Saying) -> tuple[str, Game]:
    """One game of a campaign."""
    if not isinstance(entry, dict):
        raise Refused("{what} is not an object", what=what)
    _only(entry, {"key", *Game._fields}, what)
    for field_, kind in (("key", str), ("scenario", str), ("difficulty", str), ("file", str)):
        if not isinstance(entry.get(field_, ""), kind) or field_ not in entry:
            raise Refused("{what} has no {field}, or not as text", what=what, field=field_)
    if entry["scenario"] not in scenarios:
        raise Refused("{what}: no scenario {scenario!r}", what=what, scenario=entry["scenario"])
    if entry["difficulty"] not in DIFFICULTIES:
        raise Refused(
            "{what}: no difficulty {difficulty!r}", what=what, difficulty=entry["difficulty"]
        )
    if not (entry.get("won") is None or isinstance(entry["won"], bool)):
        raise Refused("{what}: won is true, false or null", what=what)
    if not isinstance(entry.get("storms", False), bool):
        raise Refused("{what}: storms is true or false", what=what)
    limits = {"players": (1, MOST_PLAYERS), "rounds": (0, 999), "health": (0, 99)}
    for field_, (least, most) in limits.items():
        number = entry.get(field_, 0)
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            raise Refused(
                "{what}: {field} is a number from {least} to {most}",
                what=what,
                field=field_,
                least=least,
                most=most,
            )
    fields = {name: entry[name] for name in Game._fields if name in entry}
    return entry["key"], Game(**fields)
