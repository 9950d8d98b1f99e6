"""Portal storms on the screen: the one in force, the one that gathers, and those that are left."""

from collections.abc import Iterable

from rich.text import Text

from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.storms import EVERY, gathers_in
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.canvas import HEAD, LABEL, LESS, NAME, wrapped

BOLT = "↯"
INDENT = 2


def storm_lines(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """The storm in force and the one that gathers, each with what it brings."""
    view, lines = sight.view, []
    if view.storm != NO_STORM:
        head = f"{BOLT} {speech.ui('storm')}: {speech.storm(view.storm)}. "
        lines += _told(speech, view.storm, Text(head, style=f"bold {LESS}"), width)
    if view.gathering != NO_STORM:
        coming = speech.ui("gathering", round=view.round + 1)
        head = f"{BOLT} {coming}: {speech.storm(view.gathering)}. "
        lines += _told(speech, view.gathering, Text(head, style=NAME), width)
    return lines


def _told(speech: RiftSpeech, storm: int, head: Text, width: int) -> list[Text]:
    return wrapped(head.append(speech.storm_text(storm), style="not bold default"), width)


def storm_page(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """What rages and gathers, when the next one gathers, and which storms are left."""
    view = sight.view
    if not sight.world.stormy:
        return wrapped(Text(speech.ui("no-storms")), width)
    lines = storm_lines(sight, speech, width)
    if not view.storms:
        return [*lines, Text(speech.phrases.say("storms-over"), style=LABEL)]
    after = range(view.round + 1, view.round + 1 + EVERY)
    soon = next(round_ for round_ in after if gathers_in(round_))
    lines += wrapped(Text(speech.ui("next-storm", round=soon), style=LABEL), width)
    return [*lines, *_left(speech, view.storms, width)]


def _left(speech: RiftSpeech, storms: Iterable[int], width: int) -> list[Text]:
    """The storms of the deck with what they bring; not in which order they come."""
    lines = [Text(speech.ui("storms-left"), style=HEAD)]
    for storm in storms:
        line = Text.assemble((f"{speech.storm(storm)}: ", NAME), speech.storm_text(storm))
        lines += wrapped(line, width, INDENT)
    return lines


def raised(sight: RiftSight, speech: RiftSpeech, spaces: Iterable[int], width: int) -> list[Text]:
    """For portals on some spaces what level they ask for, where a storm has raised it."""
    world, lines = sight.world, []
    for horde in sight.hordes:
        level = world.portal_level(horde)
        printed = sight.view.box.gate_level if horde.gate else world.card(horde).level
        if horde.space in spaces and level > printed:
            space, storm = sight.name(horde.space), speech.storm(sight.view.storm)
            text = speech.ui("raised", storm=storm, space=space, level=level, printed=printed)
            lines += wrapped(Text(f"{BOLT} {text}", style=LESS), width, INDENT)
    return lines
