"""Pages to read: towers, heroes, spells, enemies, horde cards, the scenario, phases, the legend."""

from collections.abc import Iterator
from functools import cache

from rich.text import Text

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import LIFE, Enemy
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal import grids
from siegeworks.games.rift.terminal.heading import phases_of
from siegeworks.games.rift.terminal.mapview import BOSS, DOWN, EXIT, FIGURE
from siegeworks.games.rift.terminal.seats import FACE_DOWN, FACE_UP
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.games.rift.terminal.storms import raised, storm_page
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped
from siegeworks.terminal.find import KEYWORD, Thing
from siegeworks.terminal.names import headed

INDENT = 2
SIGNS = (
    *((grids.TILE, "tile"), (grids.BARE_TILE, "bare-tile"), (grids.SOLDIER, "soldier")),
    *((grids.BASE, "base"), (grids.RED, "red"), (grids.GATE, "gate"), (grids.EMPTY, "empty")),
    *((grids.NEW, "new"), ("(1)", "token"), (EXIT, "exit"), ("[r]", "site"), ("^", "terrain")),
    *((FIGURE, "figure"), (BOSS, "boss"), (DOWN, "struck"), ("↟", "flying"), ("☠", "ghost")),
    *((FACE_UP, "face-up"), (FACE_DOWN, "face-down"), ("◎", "goal")),
)
"""Every sign of the screen with the phrase that explains it."""


def place(sight: RiftSight, speech: RiftSpeech, word: str, width: int) -> list[Text] | None:
    """The page of a space, of the scenario, of the phases and the like; None if it is none."""
    space = sight.space(word)
    if space is not None:
        return _space(sight, speech, space, width)
    draw = PAGES.get(word)
    return draw(sight, speech, width) if draw is not None else None


def things(speech: RiftSpeech) -> Iterator[Thing]:
    """Everything printed that has a page, by its name in the reader's language."""
    words = speech.words
    for tower in BOX.towers:
        yield Thing("tower", tower.id, words.tower_name(tower))
    for hero in BOX.heroes:
        yield Thing("hero", hero.id, words.hero_name(hero))
    for ability in BOX.abilities:
        yield Thing("ability", ability.id, words.ability_name(ability))
    for spell in BOX.spells:
        yield Thing("spell", spell.id, words.spell_name(spell))
    for storm in BOX.storms:
        yield Thing("storm", storm.id, words.storm_name(storm))
    for enemy in enemies().values():
        yield Thing("enemy", enemy.id, words.enemy_name(enemy))
    for key in words.keywords():
        yield Thing(KEYWORD, key, speech.term(key))


@cache
def enemies() -> dict[str, Enemy]:
    """Every kind of enemy by id."""
    found = (enemy for card in BOX.cards for _, enemy in card.faces[0].enemies)
    return {enemy.id: enemy for enemy in found}


def page(
    speech: RiftSpeech,
    thing: Thing,
    width: int,
    sight: RiftSight | None = None,
    *,
    explained: bool = True,
) -> list[Text]:
    """The page of something printed, with its keywords explained."""
    words = speech.words
    parts = list(_parts(speech, thing))
    lines = [Text(thing.name, style=HEAD)]
    for part in filter(None, parts):
        lines += wrapped(Text(part), width, INDENT)
    printed = _printed(thing)
    for key in words.keywords_of(printed) if printed is not None and explained else ():
        line = Text.assemble((f"{speech.term(key)}: ", NAME), words.keyword(key))
        line.stylize(LABEL)
        lines += wrapped(line, width, INDENT)
    return lines


def _printed(thing: Thing) -> object:
    """What is printed of a thing, as far as it has keywords of its own."""
    if thing.kind == "tower":
        return BOX.towers[BOX.tower_numbers[thing.ident]]
    if thing.kind == "spell":
        return BOX.spells[BOX.spell_numbers[thing.ident]]
    if thing.kind == "storm":
        return BOX.storms[BOX.storm_numbers[thing.ident]]
    return None


def _parts(speech: RiftSpeech, thing: Thing) -> Iterator[str]:
    """What a page says, part by part."""
    words = speech.words
    if thing.kind == "tower":
        tower = BOX.towers[BOX.tower_numbers[thing.ident]]
        yield words.tower_mark(tower)
        yield words.tower_text(tower)
        yield words.pages.tower_price(tower)
    elif thing.kind == "hero":
        yield from _hero(speech, thing.ident)
    elif thing.kind == "ability":
        ability = BOX.abilities[BOX.ability_numbers[thing.ident]]
        owner = next(hero for hero in BOX.heroes if ability in hero.abilities)
        yield words.hero_name(owner)
        yield words.ability_text(ability, owner)
    elif thing.kind == "spell":
        yield words.spell_text(BOX.spells[BOX.spell_numbers[thing.ident]])
    elif thing.kind == "storm":
        yield words.storm_text(BOX.storms[BOX.storm_numbers[thing.ident]])
    elif thing.kind == "enemy":
        yield words.enemy_text(enemies()[thing.ident]) or speech.ui("plain-enemy")
    else:
        yield words.keyword(thing.ident)


def _hero(speech: RiftSpeech, ident: str) -> Iterator[str]:
    """A hero board, line by line."""
    board = speech.words.hero_page(BOX.heroes[BOX.hero_numbers[ident]])
    yield board.marks
    if board.basic:
        yield f"{speech.term('basic-attack')}: {board.basic}"
    for name, text in board.abilities:
        yield f"{name}: {text}"
    yield from board.towers


# -- the game as it stands -------------------------------------------------------------------


def _space(sight: RiftSight, speech: RiftSpeech, space: int, width: int) -> list[Text]:
    """A space of the map: its hordes with their cards, its towers, its figures."""
    name, lines = sight.name(space), []
    site = sight.map.site_at.get(space)
    if site is not None:
        colour = speech.colour(sight.colour(site))
        lines.append(Text(f"{name}: {speech.term('building-site')} ({colour})", style=HEAD))
        for built in sight.view.sites[site]:
            whose = headed(speech, sight, built.seat)
            lines.append(Text(f"  {speech.tower(built.tower)} ({whose})"))
    for figure in sight.figures_at(space):
        lines.append(Text(f"  {speech.figure(figure)}"))
    for horde in sight.hordes_at(space):
        lines += horde_page(sight, speech, horde, width)
    return lines or [Text(f"{name}: {speech.ui('empty')}")]


def horde_page(sight: RiftSight, speech: RiftSpeech, horde: Horde, width: int) -> list[Text]:
    """A horde card: its name, its text, its grid, and its enemies explained."""
    card = sight.view.box.cards[horde.card]
    lines = [Text(f"{sight.name(horde.space)}: {speech.card(horde.card, sight)}", style=HEAD)]
    if card.kind != LIFE:
        lines += wrapped(Text(speech.words.card_text(card)), width, INDENT)
    lines += grids.grid(sight, speech, grids.Grid(horde), min(width, 30))[1:]
    lines += raised(sight, speech, {horde.space}, width)
    seen = dict.fromkeys(enemy for _, enemy in sight.face(horde).enemies)
    for enemy in seen:
        lines += _letter(speech, enemy.letter, enemy.id, width)
    return lines


def _letter(speech: RiftSpeech, letter: str, ident: str, width: int) -> list[Text]:
    """An enemy by its letter, with its properties."""
    enemy = enemies()[ident]
    text = Text.assemble(
        (letter.upper(), grids.enemy_style(enemy)), f" {speech.words.enemy_name(enemy)}"
    )
    said = speech.words.enemy_text(enemy)
    if said:
        text.append(f": {said}", style=LABEL)
    return wrapped(text, width, INDENT)


def legend(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """Every sign of the screen, and the enemies on the map by their letters."""
    lines = [Text(speech.ui("legend"), style=HEAD)]
    for sign, key in SIGNS:
        text = speech.ui(f"sign-{key}")
        lines.append(Text.assemble((f"  {sign:<4}", NAME), text))
    seen = {enemy.id: enemy for horde in sight.hordes for _, enemy in sight.face(horde).enemies}
    for enemy in sorted(seen.values(), key=lambda enemy: enemy.letter):
        lines += _letter(speech, enemy.letter, enemy.id, width)
    return lines


def briefing(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """The scenario: its story, what is new, its goal and its rules."""
    view = sight.view
    world = sight.world
    found = speech.words.briefing(
        view.scenario, len(view.hands), world.difficulty, storms=world.stormy
    )
    level = speech.words.setting(world.difficulty)
    lines = [Text(f"{found.title} ({level})", style=HEAD)]
    for part in (found.hook, found.news, found.goal, *found.terms, *found.rules):
        lines += wrapped(Text(part), width, INDENT) if part else []
    return lines


def boss_page(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """The boss of the scenario and its action cards."""
    found = speech.words.boss_page(sight.view.scenario)
    if found is None:
        return [Text(speech.ui("no-boss"))]
    lines = [Text(found.name, style=HEAD), *wrapped(Text(found.text), width, INDENT)]
    for name, text in found.actions:
        lines += wrapped(Text.assemble((f"{name}: ", NAME), text), width, INDENT)
    return lines


def phase_page(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """The phases of a round, each explained in a sentence."""
    lines: list[Text] = []
    for number, phase in enumerate(phases_of(sight), start=1):
        head = f"{number} {speech.words.phase(phase)}: "
        here = phase == sight.view.phase
        text = speech.ui(f"about-{phase}")
        lines += wrapped(Text.assemble((head, NAME if here else ""), (text, LABEL)), width)
    return lines


PAGES = {
    "scenario": briefing,
    "phases": phase_page,
    "boss": boss_page,
    "legend": legend,
    "storms": storm_page,
}
"""Pages that a game has one of, by the word they are asked for with."""
