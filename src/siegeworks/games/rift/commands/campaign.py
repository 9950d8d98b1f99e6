"""`siegeworks campaign`: the progress of Rift's scenarios, kept from game to game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli import play as playing
from siegeworks.cli.conventions import AsJson, Language, Spread, language_or_default, print_json
from siegeworks.core.refusal import Refused, saying

if TYPE_CHECKING:
    from siegeworks.games.rift.rules.campaign import Campaign

app = typer.Typer(
    help="The campaign of Rift: show it, begin one, play its scenarios, carry it elsewhere.",
    invoke_without_command=True,
    no_args_is_help=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

WIDTH = 79
"""How wide a line may be."""

Heroes = Annotated[
    list[str] | None,
    typer.Option(metavar="SEAT=HERO", help="In Rift the hero of a seat: a=malik."),
]
Difficulty = Annotated[str | None, typer.Option(metavar="LEVEL", help="One-star to iron.")]
Name = Annotated[
    str | None, typer.Argument(metavar="NAME", help="The campaign; else the only one.")
]
Named = Annotated[str | None, typer.Option("--name", metavar="NAME", help="The campaign.")]


@app.callback()
def campaign(context: typer.Context, language: Language = None, as_json: AsJson = False) -> None:
    """Show the campaign, if no command follows."""
    if context.invoked_subcommand is None:
        _show(None, language, as_json=as_json)


@app.command("show")
def show(name: Name = None, language: Language = None, as_json: AsJson = False) -> None:
    """Show which scenarios were won, and what is open."""
    _show(name, language, as_json=as_json)


@app.command("new")
def new(name: Name = None, language: Language = None) -> None:
    """Begin a campaign."""
    from siegeworks.games.rift.terminal import progress

    found = progress.create(name or progress.USUAL)
    tell(language, "campaign-new", name=found.name)


@app.command("export")
def export(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet.")],
    name: Named = None,
    language: Language = None,
) -> None:
    """Write the campaign to a file, as JSON."""
    from siegeworks.games.rift.terminal import progress

    meant = progress.the_only(name)
    path = progress.export(meant, str(file))
    tell(language, "campaign-exported", name=meant, file=str(path))


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A file written by `campaign export`.")],
    name: Named = None,
    language: Language = None,
) -> None:
    """Take over a campaign from a file."""
    from siegeworks.games.rift.terminal import progress

    found = progress.import_from(file, name)
    tell(language, "campaign-imported", name=found.name, file=str(file))


@app.command("play", cls=Spread)
def play(
    scenario: Annotated[str | None, typer.Argument(help="By id; else the newest open one.")] = None,
    seats: playing.Seats = None,
    difficulty: Difficulty = None,
    hero: Heroes = None,
    seed: playing.Seed = None,
    switch: playing.Switches = None,
    name: Named = None,
    language: Language = None,
) -> None:
    """Play a scenario of the campaign; the result is written down."""
    from siegeworks.games.rift.rules import BOX
    from siegeworks.games.rift.terminal import progress

    meant = progress.the_only(name)
    found = progress.load(meant)
    unlocked = [one.id for one in found.unlocked(BOX.scenarios.values())]
    chosen = scenario or "".join(unlocked[-1:])
    if chosen not in BOX.scenarios:
        raise Refused(
            "no scenario {scenario!r}; open are {known}",
            scenario=chosen,
            known=", ".join(unlocked) or saying("none"),
        )
    said = {"difficulty": difficulty, "hero": hero, "campaign": meant}
    playing.play(
        f"rift/{chosen}",
        seats=seats,
        seed=seed,
        switch=switch,
        language=language,
        own={name: value for name, value in said.items() if value},
    )


# -- output ----------------------------------------------------------------------------------


def tell(language: str | None, key: str, **facts: str) -> None:
    """Say a phrase of the interface."""
    from siegeworks.games.rift.terminal.speech import rift_speech

    typer.echo(rift_speech(language_or_default(language)).ui(key, **facts))


def _show(name: str | None, language: str | None, *, as_json: bool) -> None:
    from siegeworks.games.rift.terminal import progress

    if name is None and not progress.names():
        if as_json:
            print_json({"campaigns": []})
        else:
            tell(language, "campaign-none")
        return
    found = progress.load(progress.the_only(name))
    if as_json:
        print_json(_fields(found))
        return
    for line in _lines(found, language_or_default(language)):
        typer.echo(line)


def _fields(found: "Campaign") -> dict[str, Any]:
    """A campaign as one object."""
    from siegeworks.games.rift.rules import BOX
    from siegeworks.games.rift.rules.campaign import in_order

    scenarios = in_order(BOX.scenarios.values())
    unlocked = {one.id for one in found.unlocked(scenarios)}
    return {
        "name": found.name,
        "scenarios": [
            {
                "scenario": one.id,
                "open": one.id in unlocked,
                "won": list(found.won(one.id)),
                "stars": found.stars(one.id),
                "storms": list(found.weathered(one.id)),
            }
            for one in scenarios
        ],
        "stars": found.all_stars(scenarios)[0],
        "spells": [spell.id for spell in found.spells(scenarios, BOX.spells)],
        "under_way": [game.file for game in found.under_way()],
    }


def _lines(found: "Campaign", language: str) -> list[str]:
    """A campaign as text: each scenario with its stars, then spells and games under way."""
    from siegeworks.games.rift.rules import BOX
    from siegeworks.games.rift.rules.campaign import in_order
    from siegeworks.games.rift.terminal.speech import rift_speech
    from siegeworks.terminal.canvas import broken_before
    from siegeworks.terminal.saves import shown

    speech = rift_speech(language)
    scenarios = in_order(BOX.scenarios.values())
    unlocked = {one.id for one in found.unlocked(scenarios)}
    stars, most = found.all_stars(scenarios)
    lines = [
        speech.ui("campaign", name=found.name),
        speech.ui("campaign-stars", stars=stars, most=most),
    ]
    for one in scenarios:
        state = speech.ui("campaign-open" if one.id in unlocked else "campaign-locked")
        levels = ", ".join(map(speech.words.setting, found.won(one.id)))
        weathered = ", ".join(map(speech.words.setting, found.weathered(one.id)))
        levels += f" {speech.ui('campaign-storms', levels=weathered)}" if weathered else ""
        title = f"{one.number:>3} {speech.words.mode(one.id)} ({one.id})"
        lines.append(f"{title}: {'★' * found.stars(one.id)} {levels or state}")
    spells = ", ".join(map(speech.words.spell_name, found.spells(scenarios, BOX.spells)))
    none = speech.ui("campaign-no-spells")
    lines.append(speech.ui("campaign-spells", spells=spells) if spells else none)
    over = sum(game.won is not None for game in found.games.values())
    lines.append(speech.ui("campaign-games", n=over))
    for game in found.under_way():
        file = shown(Path(game.file))
        lines += broken_before(speech.ui("campaign-go-on", file=file), file, WIDTH)
    newest = found.unlocked(scenarios)[-1:]
    lines += [speech.ui("campaign-next", scenario=one.id) for one in newest]
    return lines
