"""Hints away from any table: for a record or a position that somebody studies."""

from collections import OrderedDict
from typing import Annotated, Any
from zlib import crc32

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from siegeworks.core.refusal import Refused
from siegeworks.table.api import REFUSALS, Refuse, language_of, unsound
from siegeworks.table.client import No
from siegeworks.table.guard import Buckets
from siegeworks.table.hints.telling import Grades, Wish
from siegeworks.table.hints.workshop import Workshop, check_about
from siegeworks.table.match import WATCHING
from siegeworks.table.outgoing import reply
from siegeworks.table.settings import Rate
from siegeworks.table.study import StudyWish, studied

router = APIRouter(prefix="/api", tags=["study"])

KEPT = 200
"""Hints that are remembered, so that the next grade costs nothing."""


class HintWish(StudyWish):
    """What somebody looks at, and the grade of the hint they wish for."""

    grade: Annotated[str, Field(pattern="^(nudge|candidates|move)$")] = "nudge"
    about: Annotated[str, Field(max_length=40)] = ""
    """Empty for the open question, or a question of the game's own."""


class Advisor:
    """Who finds hints for those who study, not too many for each."""

    def __init__(self, workshop: Workshop, rate: Rate) -> None:
        self.workshop = workshop
        self._rate = Buckets(rate)
        self._kept: OrderedDict[str, Grades] = OrderedDict()

    async def advise(self, guest: str, wish: HintWish, language: str) -> Grades:
        """What each grade says."""
        key = f"{language} {wish.model_dump_json(exclude={'grade'})}"
        if key in self._kept:
            return self._kept[key]
        view, about = await run_in_threadpool(_about, wish, language, self.workshop)
        if not self._rate.take(guest):
            raise No("too-many")
        found = await self.workshop.think(view, about)
        if found is None:
            raise No("hint-failed")
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _about(wish: HintWish, language: str, workshop: Workshop) -> tuple[Any, Wish]:
    """What the seat sees, and what is to be thought about it."""
    study, reader, _ = studied(wish, language)
    match = study.match
    if reader.seat == WATCHING:
        raise No("watching")
    if match.is_over:
        raise No("over")
    if reader.seat not in match.asked:
        raise No("not-asked")
    view = study.perspective(reader.seat).view()
    game = match.agreed.game
    check_about(game, view, wish.about)
    seed = crc32(f"study {reader.seat} {len(match.steps)}".encode())
    names = match.names
    return view, Wish(game, wish.about, language, names, seed, workshop.effort)


@router.post("/study/hint", responses=REFUSALS)
async def hint(request: Request, wish: HintWish) -> Response:
    """A hint for the seat whose view is studied, as on a socket."""
    language = language_of(request)
    advisor: Advisor = request.app.state.table.advisor
    try:
        found = await advisor.advise(request.state.guest, wish, language)
    except No as no:
        status = 429 if no.code == "too-many" else 422
        raise Refuse(status, no.code, no.reason, no.clause) from None
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None
    grade = msgspec.structs.asdict(found[wish.grade])
    return reply({"grade": wish.grade, "about": wish.about, **grade})
