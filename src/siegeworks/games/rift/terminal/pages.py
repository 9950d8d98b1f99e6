"""Pages to read: towers, heroes, spells, enemies, horde cards, the scenario, phases, the legend."""

from collections.abc import Iterable, Iterator, Mapping

from rich.text import Text

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.printed import LIFE
from siegeworks.games.rift.scene.parts import HordeScene
from siegeworks.games.rift.scene.printed import (
    AbilityText,
    EnemyText,
    HeroText,
    RiftCatalogue,
    SpellText,
    StormText,
    TowerText,
)
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal import grids
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.mapview import BOSS, DOWN, EXIT, FIGURE
from siegeworks.games.rift.terminal.seats import FACE_DOWN, FACE_UP
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.games.rift.terminal.storms import raised, storm_page
from siegeworks.scenes.base import Term
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped
from siegeworks.terminal.find import KEYWORD, Thing
from siegeworks.words.phrases import capital

Printed = TowerText | HeroText | AbilityText | SpellText | StormText | EnemyText | Term
INDENT = 2
SIGNS = (
    *((grids.TILE, "tile"), (grids.BARE_TILE, "bare-tile"), (grids.SOLDIER, "soldier")),
    *((grids.BASE, "base"), (grids.RED, "red"), (grids.GATE, "gate"), (grids.EMPTY, "empty")),
    *((grids.NEW, "new"), ("(1)", "token"), (EXIT, "exit"), ("[r]", "site"), ("^", "terrain")),
    *((FIGURE, "figure"), (BOSS, "boss"), (DOWN, "struck"), ("↟", "flying"), ("☠", "ghost")),
    *((FACE_UP, "face-up"), (FACE_DOWN, "face-down"), ("◎", "goal")),
)
"""Every sign of the screen with the phrase that explains it."""


WITH_KEYWORDS = {
    **{("tower", tower.id): tower for tower in BOX.towers},
    **{("spell", spell.id): spell for spell in BOX.spells},
    **{("storm", storm.id): storm for storm in BOX.storms},
}
"""What has keywords of its own, by kind and id."""


def place(sight: RiftSight, speech: RiftSpeech, word: str, width: int) -> list[Text] | None:
    """The page of a space, of the scenario, of the phases and the like; None if it is none."""
    board = Board(sight, speech, width)
    if any(word in row for row in board.rows):
        return _space(board, word)
    draw = PAGES.get(word)
    return draw(board) if draw is not None else None


def _kinds(printed: RiftCatalogue) -> dict[str, Mapping[str, Printed]]:
    """Everything printed that has a page, by kind and id."""
    return {
        "tower": printed.towers,
        "hero": printed.heroes,
        "ability": printed.abilities,
        "spell": printed.spells,
        "storm": printed.storms,
        "enemy": printed.enemies,
        KEYWORD: printed.terms,
    }


def things(speech: RiftSpeech) -> Iterator[Thing]:
    """Everything printed that has a page, by its name in the reader's language."""
    for kind, there in _kinds(speech.printed).items():
        for ident, text in there.items():
            yield Thing(kind, ident, text.full if isinstance(text, HeroText) else text.name)


def page(
    speech: RiftSpeech,
    thing: Thing,
    width: int,
    sight: RiftSight | None = None,
    *,
    explained: bool = True,
) -> list[Text]:
    """The page of something printed, with its keywords explained."""
    lines = [Text(thing.name, style=HEAD)]
    for part in filter(None, _parts(speech, thing)):
        lines += wrapped(Text(part), width, INDENT)
    printed = WITH_KEYWORDS.get((thing.kind, thing.ident))
    for key in speech.words.keywords_of(printed) if printed is not None and explained else ():
        term = speech.printed.terms[key]
        line = Text.assemble((f"{term.name}: ", NAME), term.text)
        line.stylize(LABEL)
        lines += wrapped(line, width, INDENT)
    return lines


def _parts(speech: RiftSpeech, thing: Thing) -> Iterator[str]:
    """What a page says, part by part."""
    printed = _kinds(speech.printed)[thing.kind][thing.ident]
    if isinstance(printed, HeroText):
        yield from _hero(speech, printed)
        return
    if isinstance(printed, TowerText):
        yield printed.mark
    elif isinstance(printed, AbilityText):
        yield speech.printed.heroes[printed.hero].full
    yield printed.text or speech.ui("plain-enemy")
    if isinstance(printed, TowerText):
        yield speech.words.tower_price(BOX.towers[BOX.tower_numbers[thing.ident]])


def _hero(speech: RiftSpeech, hero: HeroText) -> Iterator[str]:
    """A hero board, line by line."""
    yield hero.marks
    if hero.basic:
        yield f"{speech.term('basic-attack')}: {hero.basic}"
    for ability in map(speech.printed.abilities.__getitem__, hero.abilities):
        yield f"{ability.name}: {ability.text}"
    yield from hero.towers


# -- the game as it stands -------------------------------------------------------------------


def _space(board: Board, space: str) -> list[Text]:
    """A space of the map: its hordes with their cards, its towers, its figures."""
    speech, printed, lines = board.speech, board.speech.printed, []
    site = board.sites.get(space)
    if site is not None:
        named = f"{speech.term('building-site')} ({printed.colours[site.colour]})"
        lines.append(Text(f"{space}: {named}", style=HEAD))
        for built in site.towers:
            whose = board.headed(built.seat)
            lines.append(Text(f"  {printed.towers[built.tower].name} ({whose})"))
    for figure in board.figures_at(space):
        lines.append(Text(f"  {printed.heroes[figure.hero].name}"))
    for horde in board.hordes_at(space):
        lines += horde_page(board, horde)
    return lines or [Text(f"{space}: {speech.ui('empty')}")]


def horde_page(board: Board, horde: HordeScene) -> list[Text]:
    """A horde card: its name, its text, its grid, and its enemies explained."""
    card = board.card(horde)
    lines = [Text(f"{horde.space}: {capital(horde.name)}", style=HEAD)]
    if card.kind != LIFE:
        lines += wrapped(Text(card.text), board.width, INDENT)
    lines += grids.grid(board, horde, min(board.width, 30))[1:]
    lines += raised(board, [horde])
    return [*lines, *_letters(board.enemies(horde), board.width)]


def _letters(enemies: Iterable[EnemyText], width: int) -> Iterator[Text]:
    """Enemies by their letters, with their properties."""
    for enemy in enemies:
        text = Text.assemble(grids.enemy_sign(enemy), f" {enemy.name}")
        if enemy.text:
            text.append(f": {enemy.text}", style=LABEL)
        yield from wrapped(text, width, INDENT)


def legend(board: Board) -> list[Text]:
    """Every sign of the screen, and the enemies on the map by their letters."""
    lines = [Text(board.speech.ui("legend"), style=HEAD)]
    for sign, key in SIGNS:
        lines.append(Text.assemble((f"  {sign:<4}", NAME), board.speech.ui(f"sign-{key}")))
    enemies = sorted(board.enemies(*board.scene.hordes), key=lambda enemy: enemy.letter)
    return [*lines, *_letters(enemies, board.width)]


def briefing(board: Board) -> list[Text]:
    """The scenario: its story, what is new, its goal and its rules."""
    scene, words = board.scene, board.speech.words
    found = words.briefing(
        BOX.scenarios[scene.scenario],
        scene.players,
        scene.difficulty,
        storms=scene.storms is not None,
    )
    lines = [Text(f"{found.title} ({words.setting(scene.difficulty)})", style=HEAD)]
    for part in (found.hook, found.news, found.goal, *found.terms, *found.rules):
        lines += wrapped(Text(part), board.width, INDENT) if part else []
    return lines


def boss_page(board: Board) -> list[Text]:
    """The boss of the scenario and its action cards."""
    boss = board.scenario.boss
    if boss is None:
        return [Text(board.speech.ui("no-boss"))]
    lines = [Text(boss.name, style=HEAD), *wrapped(Text(boss.text), board.width, INDENT)]
    for action in map(board.speech.printed.actions.__getitem__, dict.fromkeys(boss.actions)):
        lines += wrapped(
            Text.assemble((f"{action.name}: ", NAME), action.text), board.width, INDENT
        )
    return lines


def phase_page(board: Board) -> list[Text]:
    """The phases of a round, each explained in a sentence."""
    lines: list[Text] = []
    for number, phase in enumerate(board.scene.phases, start=1):
        head = (
            f"{number} {board.speech.printed.phases[phase]}: ",
            NAME * (phase == board.scene.phase),
        )
        text = (board.speech.ui(f"about-{phase}"), LABEL)
        lines += wrapped(Text.assemble(head, text), board.width)
    return lines


PAGES = {
    "scenario": briefing,
    "phases": phase_page,
    "boss": boss_page,
    "legend": legend,
    "storms": storm_page,
}
"""Pages that a game has one of, by the word they are asked for with."""
