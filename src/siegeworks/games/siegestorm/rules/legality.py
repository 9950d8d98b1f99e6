"""What may be played, and why not: one function for each question, used by both answers."""

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.targets import exposed, protected
from siegeworks.games.siegestorm.rules.values import discount, price, shielded, works_for

Answers = int
"""Depth of the entry a play would answer; NOTHING in the own turn."""


def plays(game: SiegeState, seat: Seat, answers: Answers) -> list[Option]:
    """Every action and ability a seat may announce now, an action for each of its tracks."""
    box = game.box
    found = []
    hand = game.hands[seat]
    means = len(hand) - 1 + game.ready(seat)
    called, off = game.field.called, discount(game, seat, "action")
    for track in game.field.tracks_of[seat]:
        options = box.plays("play", track, called[track])
        last = NOTHING
        for card in hand:
            if card != last:
                last = card
                cost = max(0, box.cost[card] - off)
                if why_not_play(game, seat, card, track, answers, means, cost) is None:
                    found.append(options[card])
    for spot in own_abilities(game, seat):
        if why_not_use(game, seat, spot, answers, means + 1) is None:
            piece = spot.creature.serial
            found.append(Option(moves.USE(game.square(spot)), ("use", piece, spot.track)))
    return found


def why_not_play(
    game: SiegeState, seat: Seat, card: int, track: int, answers: Answers, means: int, cost: int
) -> Reason | None:
    """Why a seat cannot play a card of its hand as an action for a track; None if it can."""
    box = game.box
    if cost > means:
        return Reason("SS-7.5", "cannot-pay")
    if answers != NOTHING and game.field.boss >= 0 and not box.played[card].negates:
        return Reason("SS-19.8", "only-negate")
    if card in box.plain:
        return None
    if not box.cards[card].action.verbs:
        return Reason("SS-3.5", "no-action")
    frame = Frame(box.played[card], 0, seat, card, NOTHING, track, _answering(answers))
    return why_not_start(game, frame, means - cost)


def why_not_use(
    game: SiegeState, seat: Seat, spot: Spot, answers: Answers, means: int
) -> Reason | None:
    """Why a seat cannot activate the ability of a creature; None if it can."""
    box = game.box
    creature = spot.creature
    script = box.activated[creature.card]
    cost = activation_cost(game, seat, creature.card)
    if cost > means:
        return Reason("SS-7.17", "cannot-pay")
    if box.abilities[creature.card].once_per_turn and creature.serial in game.used:
        return Reason("SS-R35", "used-this-turn")
    if answers != NOTHING and game.field.boss >= 0 and not script.negates:
        return Reason("SS-19.8", "only-negate")
    names, place = _answering(answers), works_from(game, seat, spot)
    frame = Frame(script, 0, seat, creature.card, creature.serial, place, names)
    return why_not_start(game, frame, means - cost)


def activation_cost(game: SiegeState, seat: Seat, card: int) -> int:
    """What an activation costs a seat now."""
    return 0 if shapeshift_is_free(game, seat, card) else game.box.abilities[card].cost


def works_from(game: SiegeState, seat: Seat, spot: Spot) -> int:
    """The track an ability works from: of a partner's creature, that of who pays (SS-R170)."""
    return spot.track if spot.creature.seat == seat else game.field.tracks_of[seat][0]


def _answering(answers: Answers) -> tuple[tuple[str, int, bool], ...]:
    return () if answers == NOTHING else (("answers", answers, False),)


def why_not_start(game: SiegeState, frame: Frame, spare: int) -> Reason | None:
    """Why a text cannot be announced: a part forbids it, or no part is possible.

    `spare` is how many cards and Supporters are left after paying; a card that is to be chosen
    from the own hand must be among them.
    """
    script = frame.script
    assert isinstance(script, EntryScript)
    for part in script.forbidding:
        reason = part.blocked(game, frame)
        if reason is not None:
            return reason
    return why_nothing(game, frame, spare)


def why_nothing(game: SiegeState, frame: Frame, spare: int = 99) -> Reason | None:
    """Why no part of a text is possible; None if one is (SS-R53)."""
    script = frame.script
    assert isinstance(script, EntryScript)
    if len(script.effects) < len(script.text.verbs):
        return None  # a condition can always be looked at, a question always be asked
    missing = {}
    for choose in script.chooses:
        pick = choose.pick
        if pick.secret:
            if not spare or not _spare_card(game, frame, choose.candidates(game, frame)):
                missing[choose.name] = Reason("SS-12.14", "no-other-card")
        elif not pick.in_piles and not choose.candidates(game, frame):
            missing[choose.name] = Reason("SS-12.14", "no-target")
    found: Reason | None = None
    for part, used in zip(script.effects, script.used, strict=True):
        reason = part.blocked(game, frame)
        lacking = used.intersection(missing)
        if reason is None and not lacking:
            return None
        if lacking:
            reason = part.lacking or missing[min(lacking)]
        found = found or reason
    return found


def can_spare(game: SiegeState, frame: Frame) -> bool:
    """Whether a card of the own hand can be set aside and the rest still be paid."""
    means = len(payable(game, frame)) + game.ready(frame.you)
    return means > (frame.named("due") or 0)


def _spare_card(game: SiegeState, frame: Frame, found: list[int]) -> bool:
    """Whether a card can be chosen from the hand besides the one being played."""
    if frame.actor != NOTHING or frame.source not in found:
        return bool(found)
    return len(found) > 1 or game.hands[frame.you].count(frame.source) > 1


def payable(game: SiegeState, frame: Frame) -> tuple[int, ...]:
    """The hand cards that may pay for an entry: all but those it has chosen from the hand."""
    hand = game.hands[frame.you]
    for _name, value, secret in frame.names:
        if secret and value in hand:
            place = hand.index(value)
            hand = hand[:place] + hand[place + 1 :]
    return hand


def own_abilities(game: SiegeState, seat: Seat) -> list[Spot]:
    """The creatures with an Activation Cost that a seat may pay for.

    They are its own, wherever they stand, and those on its partner's War Track (SS-20.10).
    """
    return [spot for spot in game.spots(game.box.abilities) if works_for(game, spot, seat)]


def has_ability(game: SiegeState, seat: Seat) -> bool:
    """Whether a seat has an ability in play to react with; against a boss one that negates."""
    scripts = [game.box.activated[spot.creature.card] for spot in own_abilities(game, seat)]
    return any(game.field.boss < 0 or script.negates for script in scripts)


def shapeshift_is_free(game: SiegeState, seat: Seat, card: int) -> bool:
    """Whether the next Shapeshift of a seat costs nothing, and this card has it."""
    return (
        bool(game.lasting)
        and card in game.box.shapeshifters
        and any(item.kind == "free-shapeshift" and item.seat == seat for item in game.lasting)
    )


# -- why not -------------------------------------------------------------------------------


def why_not_act(game: SiegeState, seat: Seat, move: Move, answers: Answers) -> Reason | None:
    """Why a seat cannot play, use or deploy what a move names."""
    if move.form is moves.USE:
        return _why_not_use_at(game, seat, move.get("square"), answers)
    deploying = move.word == moves.DEPLOY.word
    if not deploying and move.word != moves.PLAY.word:
        return None
    card = game.box.numbers.get(move.get("card"))
    if card is None or card not in game.hands[seat]:
        return Reason("SS-7.1", "not-in-hand")
    tracks = game.field.tracks
    named = [
        track
        for track in game.field.tracks_of[seat]
        if "track" not in move.form.names or move.get("track") == tracks[track].name
    ]
    if not named:
        return Reason("SS-R177", "not-your-track")
    if len(named) > 1:
        return Reason("SS-R177", "which-track")
    if deploying:
        return why_not_deploy(game, seat, card, named[0])
    means = len(game.hands[seat]) - 1 + game.ready(seat)
    cost = price(game, seat, card, "action")
    return why_not_play(game, seat, card, named[0], answers, means, cost)


def _why_not_use_at(
    game: SiegeState, seat: Seat, square: str | None, answers: Answers
) -> Reason | None:
    """Why a seat cannot use the creature on a space."""
    for spot in game.spots():
        if game.square(spot) == square:
            if spot.creature.seat not in game.field.teams[seat]:
                return Reason("SS-12.1", "not-yours")
            if not works_for(game, spot, seat):
                return Reason("SS-20.10", "partners-battle-zone")
            if spot.creature.card not in game.box.abilities:
                return Reason("SS-11.16", "no-ability")
            means = len(game.hands[seat]) + game.ready(seat)
            return why_not_use(game, seat, spot, answers, means)
    return Reason("SS-11.11", "nobody-there")


def why_not_deploy(game: SiegeState, seat: Seat, card: int, track: int) -> Reason | None:
    """Why a seat cannot play a card of its hand as a creature on a track; None if it can."""
    if seat not in game.taking:
        return Reason("SS-7.12", "not-your-turn")
    if game.stages[seat] != "deploy":
        return Reason("SS-R28", "not-the-deploy-step")
    if card not in game.box.creatures:
        return Reason("SS-R153", "no-creature")
    if track not in deployable(game, seat):
        return Reason("SS-7.14", "one-creature-a-turn")
    if game.tracks[track][0] is not None:
        return Reason("SS-7.13", "zone-occupied")
    means = len(game.hands[seat]) - 1 + game.ready(seat)
    if price(game, seat, card, "creature") > means:
        return Reason("SS-7.5", "cannot-pay")
    return None


def deployable(game: SiegeState, seat: Seat) -> tuple[int, ...]:
    """The tracks on which a seat may still play a creature this turn (SS-7.14, SS-R175)."""
    tracks = game.field.tracks_of[seat]
    if not any(track in game.deployed for track in tracks):
        return tracks
    if game.setup.switch("lms_deploys_per_turn", "1") == "1":
        return ()
    return tuple(track for track in tracks if track not in game.deployed)


def deploys(game: SiegeState, seat: Seat) -> list[Option]:
    """Every card a seat may play as a creature now, for each track that is free for it."""
    tracks = [track for track in deployable(game, seat) if game.tracks[track][0] is None]
    if not tracks:
        return []
    hand = game.hands[seat]
    means = len(hand) - 1 + game.ready(seat)
    called, box = game.field.called, game.box
    most = means + discount(game, seat, "creature")
    return [
        box.plays("deploy", track, called[track])[card]
        for track in tracks
        for card in dict.fromkeys(hand)
        if card in box.creatures and box.cost[card] <= most
    ]


def why_not_target(game: SiegeState, frame: Frame, pick: Pick, square: str | None) -> Reason:
    """Why what stands on a space cannot be chosen."""
    for spot in game.spots():
        if game.square(spot) == square:
            if shielded(game, spot.creature):
                return Reason("SS-17.20", "shielded")
            if protected(game, spot.creature.seat) or not exposed(game, spot, frame):
                return Reason("SS-12.14", "protected")
            if spot.place < 0 and pick.where in ("allies", "enemies", "own-track", "own-spaces"):
                return Reason("SS-11.5", "on-battle-zone")
            if spot.creature.serial == frame.actor:
                return Reason("SS-R78", "itself")
            return Reason("SS-12.14", "wrong-target")
    return Reason("SS-12.14", "nobody-there")


NOT_NOW: dict[str, Reason] = {
    "next": Reason("SS-8.2", "other-step"),
    "end": Reason("SS-8.2", "other-step"),
    "play": Reason("SS-12.5", "only-as-reaction"),
    "use": Reason("SS-12.5", "only-as-reaction"),
    "deploy": Reason("SS-8.15", "not-your-turn"),
    "pass": Reason("SS-12.2", "nothing-to-react-to"),
    "storm": Reason("SS-9.1", "nobody-leaves"),
    "hold": Reason("SS-9.1", "nobody-leaves"),
    "support": Reason("SS-9.1", "nobody-leaves"),
    "attack": Reason("SS-10.1", "nobody-storms"),
    "to": Reason("SS-14.2", "no-conflict"),
    "first": Reason("SS-R111", "no-conflict"),
    "commit": Reason("SS-9.16", "nothing-to-pay"),
    "discard": Reason("SS-7.2", "nothing-to-pay"),
    "keep": Reason("SS-5.7", "nothing-to-keep"),
    "return": Reason("SS-5.7", "nothing-to-keep"),
    "bottom": Reason("SS-15.37", "nothing-to-keep"),
    "top": Reason("SS-15.37", "bottom-only"),
    "reset": Reason("SS-15.15", "nothing-to-reset"),
    "target": Reason("SS-R41", "nothing-to-choose"),
    "card": Reason("SS-R41", "nothing-to-choose"),
    "boss": Reason("SS-17.15", "no-boss-choice"),
    "lead": Reason("SS-R119", "no-boss-choice"),
    "strike": Reason("SS-20.17", "no-boss-choice"),
    "take": Reason("SS-8.16", "no-extra-turn"),
    "decline": Reason("SS-8.16", "no-extra-turn"),
}
"""Why a kind of move has no place at a moment that does not ask for it."""


def why_not_now(game: SiegeState, seat: Seat, move: Move) -> Reason | None:
    """Why a move is out of place now; None for words that are no move."""
    word = move.word
    if seat in game.taking and word == "deploy":
        return Reason("SS-R28", "not-the-deploy-step")
    if seat in game.taking and word in ("play", "use"):
        return Reason("SS-R29", "answer-first")
    return NOT_NOW.get(word)
