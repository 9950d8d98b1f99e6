"""Pages about bosses: what is printed on a boss card, and how it stands in a game."""

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.scene.parts import BossScene
from siegeworks.games.siegestorm.terminal.cardpage import WIDEST_TEXT
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.games.siegestorm.words.bosscard import BossCard
from siegeworks.terminal.canvas import HEAD, LABEL, NAME, wrapped

INDENT = 2


def print_page(speech: SiegeSpeech, ident: str, width: int) -> list[Text]:
    """Everything that is printed on the cards of a boss, one for each difficulty."""
    room = min(width, WIDEST_TEXT)
    cards = [speech.words.boss_card(BOX.bosses[ident], level) for level in DIFFICULTIES]
    lines = _front(speech, cards[0], room)
    for level, said in zip(DIFFICULTIES, cards, strict=True):
        lines.append(Text.assemble(" " * INDENT, (speech.term(level), NAME), f"  {said.hand}"))
        for mode, start in (("solo-mode", said.solo), ("co-op-mode", said.coop)):
            text = Text.assemble((f"{speech.term(mode)}: ", LABEL), start)
            lines += wrapped(text, room, 2 * INDENT)
    return lines


def boss_page(table: Table, boss: BossScene) -> list[Text]:
    """The boss card of a game, the decks it plays with, and how far its end is."""
    speech, room = table.speech, min(table.width, WIDEST_TEXT)
    (level,) = (level for level in DIFFICULTIES if level == boss.difficulty)
    said = speech.words.boss_card(BOX.bosses[boss.card], level)
    lines = _front(speech, said, room)
    if boss.goal is not None:
        now = speech.ui("goal-now", now=boss.goal.now, needed=boss.goal.needed)
        lines.append(Text(f"{' ' * 2 * INDENT}{now}", style=LABEL))
    start = said.coop if table.scene.layout == "coop" else said.solo
    decks = ", ".join(map(speech.term, boss.decks))
    for text in (said.hand, start, speech.ui("boss-decks", decks=decks)):
        lines += wrapped(Text(text), room, INDENT)
    return lines


def _front(speech: SiegeSpeech, said: BossCard, room: int) -> list[Text]:
    """Name, Menace Level effect and victory conditions."""
    lines = [Text.assemble((said.name, HEAD), (f"   {speech.term('boss-card')}", LABEL))]
    for term, text in (
        ("menace-level-effects", said.menace),
        ("victory-conditions", " ".join(said.victory)),
    ):
        lines += wrapped(Text.assemble((f"{speech.term(term)}: ", NAME), text), room, INDENT)
    return lines
