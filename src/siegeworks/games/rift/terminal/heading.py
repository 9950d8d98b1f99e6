"""The lines above the map: round and phase, what the kingdom has left, what is coming."""

from rich.text import Text

from siegeworks.games.rift.rules.printed import PORTAL
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.canvas import HEAD, LABEL, LESS, MORE, NAME, clip, flow, joined, spread

PHASES = ("arrival", "play", "defeat", "boss", "movement", "taking-back", "spending")
LOW = 4
"""From this kingdom health on it is worth a warning."""
HEART, CRYSTAL, GATE, USED = "♥", "◆", "◎", "○"


def head_lines(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """Round and phase; then health, crystals, portals and spells."""
    view = sight.view
    title = speech.words.mode(view.scenario.id)
    left = Text(speech.ui("set-up") if not view.round else _round(sight, speech), style=HEAD)
    left.append(f" · {title}", style=LABEL)
    first = spread(left, _phases(sight, speech), width) if view.round else clip(left, width)
    return [first, clip(_stock(sight, speech), width)]


def _round(sight: RiftSight, speech: RiftSpeech) -> str:
    text = speech.ui("round", round=sight.view.round)
    return f"{text}!" if sight.view.last_round else text


def phases_of(sight: RiftSight) -> list[str]:
    """The phases of a round; a boss acts only where there is an active one (RT-5.3)."""
    plan = sight.view.scenario.boss
    active = plan is not None and bool(sight.view.box.bosses[plan.id].activation)
    return [phase for phase in PHASES if phase != "boss" or active]


def _phases(sight: RiftSight, speech: RiftSpeech) -> Text:
    """The phases of the round, the present one in brackets."""
    return Text("·", style=LABEL).join(
        Text(f"[{speech.phase(phase)}]", style=NAME)
        if phase == sight.view.phase
        else Text(str(number), style=LABEL)
        for number, phase in enumerate(phases_of(sight), start=1)
    )


def _stock(sight: RiftSight, speech: RiftSpeech) -> Text:
    """Health, crystals, the goal, spells, and what this round forbids."""
    view = sight.view
    low = f"{LESS} bold" if view.health <= LOW else MORE
    parts = [
        Text.assemble((f"{HEART} {view.health}", low), f" {speech.phrases.say('term-kingdom')}"),
        Text.assemble(
            (f"{CRYSTAL} {view.crystals}", NAME), f" {speech.ui('crystals', n=view.crystals)}"
        ),
        _goal(sight, speech),
    ]
    if view.spells:
        names = ", ".join(map(speech.spell, view.spells))
        parts.append(Text.assemble((f"{speech.term('spell')}: ", LABEL), names))
    if view.banned != NO_COLOUR:
        parts.append(Text(speech.ui("banned", colour=speech.colour(view.banned)), style=LESS))
    return joined(parts)


def _goal(sight: RiftSight, speech: RiftSpeech) -> Text:
    view = sight.view
    if view.scenario.goal == "boss":
        lives = len(view.boss_lives) + sum(sight.world.is_boss(horde) for horde in view.hordes)
        return Text(speech.ui("lives", n=lives))
    number = f"{GATE} {view.destroyed}/{view.scenario.portals}"
    return Text.assemble((number, NAME), f" {speech.ui('portals')}")


# -- what is coming --------------------------------------------------------------------------


def coming(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """For each arrival token how many cards are left, and among which the next one is."""
    parts = []
    for place, token in enumerate(sight.map.tokens):
        stages = sight.view.coming(place)
        number = sum(map(len, stages))
        text = speech.ui("deck", n=number)
        if stages:
            text += f": {_among(sight, speech, stages[0])}"
        parts.append(Text.assemble((f"({token.number}) ", NAME), text))
    return flow(parts, width, indent=0, gap=3)


def _among(sight: RiftSight, speech: RiftSpeech, stage: tuple[int, ...]) -> str:
    """The card that comes next, or among how many it is; portals are counted too."""
    if len(stage) == 1:
        return speech.ui("next-card", card=speech.card(stage[0], sight))
    cards = [sight.view.box.cards[card] for card in stage]
    portals = sum(card.kind == PORTAL for card in cards)
    if not portals:
        return speech.ui("next-hordes", n=len(cards))
    return speech.ui("next-portal", n=len(cards), portals=portals)


def whole_decks(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """Every card that is still to come, deck by deck and stage by stage; not in which order."""
    lines: list[Text] = []
    for place, token in enumerate(sight.map.tokens):
        name = sight.name(token.path[0])
        head = speech.ui("deck-of", token=token.number, space=name)
        lines.append(Text(head, style=HEAD))
        stages = sight.view.coming(place)
        for number, stage in enumerate(stages, start=1):
            cards = [Text(speech.card(card, sight)) for card in stage]
            lines.append(Text(f"  {speech.ui('stage', n=number)}", style=LABEL))
            lines += flow([Text.assemble("· ", card) for card in cards], width, indent=4)
        if not stages:
            lines.append(Text(f"  {speech.ui('deck', n=0)}", style=LABEL))
    return lines
