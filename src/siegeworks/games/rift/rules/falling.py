"""Phase 3: hordes whose enemies are all covered fall (section 20, section 28c)."""

from siegeworks.core.agenda import Frame, Verb
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.arrival import displace, make_room
from siegeworks.games.rift.rules.figures import wound
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import PORTAL
from siegeworks.games.rift.rules.state import RiftState

REBIRTH = 3
"""Health that Resurrection gives back (RT-33.10)."""


class Fall(Verb):
    """Step 1: defeated hordes are taken off the map, and crystals gained (RT-20.3)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        hurt: list[tuple[int, bool]] = []
        ghosts: list[tuple[int, int]] = []
        for horde in [horde for horde in game.hordes if not game.uncovered(horde)]:
            if game.is_boss(horde) and game.boss_lives:
                game.happen(ev.LifeLost(horde.serial), "RT-29.3", frame)
                continue
            card = game.card(horde)
            for number, figure in enumerate(game.figures):
                if figure.horde == horde.serial:
                    hurt.append((number, card.ghost))
            self._fall(game, horde, frame)
            if card.ghost:
                ghosts.append((horde.space, horde.path))
        game.note("hurt", tuple(hurt) or None)
        game.note("ghosts", tuple(ghosts) or None)

    def _fall(self, game: RiftState, horde: Horde, frame: Frame) -> None:
        portal, printed = game.portal_level(horde), game.card(horde).kind == PORTAL
        game.happen(ev.HordeDefeated(horde.serial), "RT-20.3", frame)
        crystals = game.card(horde).crystals
        if crystals:
            game.happen(ev.CrystalsGained(crystals), "RT-20.5", frame)
        if portal:
            counts = printed or game.has_rule("portal-tiles-count")
            game.happen(ev.PortalDestroyed(counts), "RT-13.18", frame)
        for lasting in game.lasting:
            down = game.figures[lasting.figure].down
            if lasting.kind == "reborn" and lasting.horde == horde.serial and not down:
                game.happen(ev.Healed(lasting.figure, REBIRTH), "RT-33.10", frame)
                game.happen(ev.Lasted("protected", lasting.figure), "RT-33.10", frame)


class Suffer(Verb):
    """Step 2: heroes who stood on a defeated horde take a wound (RT-20.7)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        hurt: tuple[tuple[int, bool], ...] = frame.named("hurt") or ()
        moving: list[tuple[int, str]] = []
        for number, ghost in hurt:
            figure = game.figures[number]
            if not game.box.heroes[figure.hero].tireless:
                wound(game, number, "RT-20.7", frame)
            if not game.figures[number].down and (ghost or game.top(figure.space) is not None):
                moving.append((number, "RT-28.24" if ghost else "RT-R115"))
        for number, clause in reversed(moving):
            displace(game, number, clause)


class RaiseGhosts(Verb):
    """Where a horde with a ghost symbol fell, a ghost appears (RT-28.25)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for space, path in reversed(frame.named("ghosts") or ()):
            names = (("path", path, False),)
            game.push(Frame(game.box.haunt, 0, frame.you, at=space, names=names))


class Recoil(Verb):
    """Figures make room for a ghost, unless a horde lies above it."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.ghosts and game.top(frame.at) is None:
            make_room(game, frame.at, "RT-28.24")


class Haunt(Verb):
    """A ghost is drawn and placed, if there is one left (RT-R117)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.ghosts:
            drawn = ev.GhostDrawn()
            game.happen(drawn, "RT-28.25", frame)
            arrived = ev.HordeArrived(drawn.card, frame.at, frame.named("path"))
            game.happen(arrived, "RT-28.25", frame)


class CheckGoal(Verb):
    """Step 3: if what must be destroyed is destroyed, this round is the last (RT-20.10)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.last_round:
            return
        if game.scenario.goal == "boss":
            over = not any(game.is_boss(horde) for horde in game.hordes)
        else:
            over = game.destroyed >= game.scenario.portals
        if over:
            game.happen(ev.LastRoundBegan(), "RT-20.10", frame)
