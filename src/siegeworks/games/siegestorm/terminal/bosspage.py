"""Pages about bosses: what is printed on a boss card, and how it stands in a game."""

from rich.text import Text

from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, Boss, Difficulty
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.boss import goal_count
from siegeworks.games.siegestorm.terminal.cardpage import WIDEST_TEXT
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped

INDENT = 2


def print_page(speech: SiegeSpeech, boss: Boss, width: int) -> list[Text]:
    """Everything that is printed on the cards of a boss, one for each difficulty."""
    room = min(width, WIDEST_TEXT)
    lines = _front(speech, boss, DIFFICULTIES[0], room)
    for difficulty in DIFFICULTIES:
        said = speech.words.boss_card(boss, difficulty)
        lines.append(Text.assemble(" " * INDENT, (speech.term(difficulty), NAME), f"  {said.hand}"))
        for mode, start in (("solo-mode", said.solo), ("co-op-mode", said.coop)):
            text = Text.assemble((f"{speech.term(mode)}: ", LABEL), start)
            lines += wrapped(text, room, 2 * INDENT)
    return lines


def boss_page(sight: Sight, speech: SiegeSpeech, width: int) -> list[Text]:
    """The boss card of a game, the decks it plays with, and how far its end is."""
    world = sight.world
    boss, room = world.boss_print, min(width, WIDEST_TEXT)
    said_level = world.setup.switch("difficulty", DIFFICULTIES[0])
    difficulty = next(level for level in DIFFICULTIES if level == said_level)
    said = speech.words.boss_card(boss, difficulty)
    lines = _front(speech, boss, difficulty, room)
    counted = goal_count(sight)
    if counted is not None:
        now = speech.ui("goal-now", now=counted[0], needed=counted[1])
        lines.append(Text(f"{' ' * 2 * INDENT}{now}", style=LABEL))
    start = said.coop if world.mode.together else said.solo
    decks = ", ".join(speech.term(deck) for deck in world.boss_decks)
    for text in (said.hand, start, speech.ui("boss-decks", decks=decks)):
        lines += wrapped(Text(text), room, INDENT)
    return lines


def _front(speech: SiegeSpeech, boss: Boss, difficulty: Difficulty, room: int) -> list[Text]:
    """Name, Menace Level effect and victory conditions."""
    said = speech.words.boss_card(boss, difficulty)
    lines = [Text.assemble((said.name, HEAD), (f"   {speech.term('boss-card')}", LABEL))]
    effect = Text.assemble((f"{speech.term('menace-level-effects')}: ", NAME), said.menace)
    lines += wrapped(effect, room, INDENT)
    ways = Text.assemble((f"{speech.term('victory-conditions')}: ", NAME), " ".join(said.victory))
    return lines + wrapped(ways, room, INDENT)
