"""Campaigns on this machine: where they are kept, and how games are written into them."""

from hashlib import blake2b
from pathlib import Path

from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused, saying
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import Campaign, Game, check_name, read, write
from siegeworks.games.rift.rules.scenario import CALM
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.terminal.saves import data_folder, free_path, trouble, write_whole

USUAL = "kingdom"
"""What a campaign is called if it is given no name."""
SUFFIX = ".json"


def file_of(name: str) -> Path:
    """The file of a campaign."""
    return data_folder() / "campaigns" / f"{check_name(name)}{SUFFIX}"


def names() -> list[str]:
    """The campaigns there are, in alphabetical order."""
    try:
        return sorted(path.stem for path in file_of(USUAL).parent.glob(f"*{SUFFIX}"))
    except OSError:
        return []


def the_only(name: str | None) -> str:
    """The campaign that is meant: by name, or the only one there is, or the usual one."""
    there = names()
    if name:
        return check_name(name)
    return there[0] if len(there) == 1 else USUAL


def load(name: str) -> Campaign:
    """A campaign by name."""
    file = file_of(name)
    if not file.exists():
        there = ", ".join(names()) or saying("none yet")
        raise Refused("no campaign {name!r}; there is {known}", name=name, known=there)
    return read_file(file)


def read_file(file: Path) -> Campaign:
    """The campaign of a file, or a refusal that names it."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("{file} is not UTF-8 text", file=file) from None
    except OSError as fault:
        raise Refused("cannot read {file}: {why}", file=file, why=trouble(fault)) from None
    try:
        return read(text, BOX.scenarios)
    except Refused as fault:
        raise Refused("{file}: {message}", file=file, message=fault.message) from None


def store(campaign: Campaign) -> None:
    """Keep a campaign."""
    write_whole(file_of(campaign.name), write(campaign))


def create(name: str) -> Campaign:
    """A new campaign; one of that name must not be there yet."""
    if file_of(name).exists():
        raise Refused("there is a campaign {name} already", name=name)
    campaign = Campaign(name)
    store(campaign)
    return campaign


def export(name: str, file: str) -> Path:
    """Write a campaign to a file that is not there yet."""
    campaign, path = load(name), free_path(file)
    write_whole(path, write(campaign))
    return path


def import_from(file: Path, name: str | None) -> Campaign:
    """Take over the campaign of a file, under its own name or another one."""
    found = read_file(file)
    campaign = Campaign(check_name(name or found.name), found.games)
    if file_of(campaign.name).exists():
        raise Refused(
            "there is a campaign {name} already: give it another name", name=campaign.name
        )
    store(campaign)
    return campaign


# -- games -----------------------------------------------------------------------------------


def key(record: Record) -> str:
    """What a game is known by: its scenario, its seed and what was agreed."""
    text = f"{record.name} {record.seed} {record.setup.switches}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


def check(name: str, record: Record) -> None:
    """Refuse a game that cannot be part of a campaign."""
    if record.setup.position:
        raise Refused("a game from a position is not part of a campaign")
    campaign = load(name)
    campaign.check_open(BOX.scenarios[record.setup.mode], BOX.scenarios.values())


def begin(name: str, record: Record, file: Path | None) -> None:
    """Write a game that begins into its campaign."""
    level = record.setup.switch("difficulty", "one-star")
    players = len(record.setup.seats)
    storms = record.setup.switch("storms", CALM) != CALM
    game = Game(record.setup.mode, level, players, str(file or ""), storms=storms)
    store(load(name).begun(key(record), game))


def finish(record: Record) -> list[str]:
    """Write the end of a game into every campaign it is part of; their names."""
    state, found = record.state(), []
    assert isinstance(state, RiftState)
    for campaign in _with(key(record)):
        won = state.outcome is not None and bool(state.outcome.winners)
        facts = {"rounds": state.round, "health": max(state.health, 0)}
        store(campaign.over(key(record), won=won, **facts))
        found.append(campaign.name)
    return found


def drop(record: Record) -> None:
    """Forget a game that was not kept."""
    for campaign in _with(key(record)):
        store(campaign.dropped(key(record)))


def _with(game: str) -> list[Campaign]:
    """The campaigns that a game is part of; a broken file does not spoil the end of a game."""
    found = []
    for name in names():
        try:
            campaign = load(name)
        except Refused:
            continue
        if game in campaign.games:
            found.append(campaign)
    return found
