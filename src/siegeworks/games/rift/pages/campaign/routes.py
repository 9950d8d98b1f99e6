"""The campaign of Rift: a drawn map of the kingdom, stars won, what is open, and the next game."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, PlainTextResponse
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.core.refusal import Refused
from siegeworks.games.rift.pages.campaign import keeping as campaigns
from siegeworks.games.rift.pages.campaign.drawing import Mark, kingdom
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import MOST_STARS, Campaign, in_order, read, write
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, Scenario
from siegeworks.games.rift.words.book import rift_words
from siegeworks.table import pages
from siegeworks.table.api import REFUSALS, Refuse, language_of
from siegeworks.table.identity import ID
from siegeworks.table.offers import offer, offers
from siegeworks.words.phrases import capital
from siegeworks.words.refusals import said
from siegeworks.words.store import common_phrases

SUBJECT = "campaign"
LONGEST_FILE = 200_000
SCENARIOS = in_order(BOX.scenarios.values())

router = APIRouter()


class NewCampaign(BaseModel):
    """A campaign that is to begin, or one that comes from elsewhere."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(max_length=80)] = ""
    file: Annotated[str, Field(max_length=LONGEST_FILE)] = ""
    """What `siegeworks campaign export` or this page has written."""


async def _kept(request: Request, name: str) -> campaigns.Kept:
    store, guest = request.app.state.table.store, request.state.guest
    kept = await campaigns.kept_campaign(store, name, guest) if ID.fullmatch(name) else None
    if kept is None:
        raise HTTPException(404)
    return kept


# -- pages ---------------------------------------------------------------------------------


@router.get("/campaign", include_in_schema=False)
async def list_page(request: Request) -> HTMLResponse:
    """The campaigns of a guest, and a new one."""
    mine = await campaigns.of_guest(request.app.state.table.store, request.state.guest)
    listed = [
        {
            "id": kept.id,
            "name": kept.campaign.name,
            "stars": kept.campaign.all_stars(SCENARIOS),
            "next": _title(kept.campaign.unlocked(SCENARIOS)[-1], language_of(request)),
        }
        for kept in mine
    ]
    return pages.page(request, "rift/campaigns.html", subject=SUBJECT, listed=listed)


@router.get("/campaign/{name}", include_in_schema=False)
async def map_page(request: Request, name: str) -> HTMLResponse:
    """The map of a campaign, with one scenario opened."""
    kept, language = await _kept(request, name), language_of(request)
    campaign = kept.campaign
    unlocked = campaign.unlocked(SCENARIOS)
    wished = request.query_params.get("scenario")
    chosen = next((one for one in SCENARIOS if one.id == wished), unlocked[-1])
    offered, brings = offers(language), offer("rift", language).brings
    return pages.page(
        request,
        "rift/campaign.html",
        subject=SUBJECT,
        id=kept.id,
        called=campaign.name,
        mine=kept.mine,
        stars=campaign.all_stars(SCENARIOS),
        map=Markup(kingdom(_marks(campaign, chosen, language), f"/campaign/{kept.id}")),
        scenarios=[_told(campaign, one, language) for one in SCENARIOS],
        chosen=_told(campaign, chosen, language),
        spells=[rift_words(language).spell_name(one) for one in _spells(campaign)],
        under_way=_under_way(campaign, language),
        players=offered["players"],
        player=offered["player"],
        heroes=brings.choices if brings is not None else [],
    )


def _spells(campaign: Campaign) -> Any:
    return campaign.spells(SCENARIOS, BOX.spells)


def _title(scenario: Scenario, language: str) -> str:
    return rift_words(language).briefing(scenario).title


def _told(campaign: Campaign, scenario: Scenario, language: str) -> dict[str, Any]:
    """A scenario as the page tells it."""
    words = rift_words(language)
    briefing, won = words.briefing(scenario), campaign.won(scenario.id)
    return {
        "id": scenario.id,
        "number": scenario.number,
        "title": briefing.title,
        "news": briefing.news,
        "story": briefing.hook,
        "goal": briefing.goal,
        "open": scenario in campaign.unlocked(SCENARIOS),
        "stars": campaign.stars(scenario.id),
        "most": MOST_STARS,
        "levels": [
            {
                "id": level,
                "label": capital(words.setting(level)),
                "won": level in won,
                "storms": level in campaign.weathered(scenario.id),
            }
            for level in DIFFICULTIES
        ],
        "games": sum(
            game.scenario == scenario.id and game.won is not None
            for game in campaign.games.values()
        ),
    }


def _under_way(campaign: Campaign, language: str) -> list[dict[str, Any]]:
    """The games that can be gone on with, the newest first."""
    words = rift_words(language)
    return [
        {
            "table": table,
            "title": _title(BOX.scenarios[game.scenario], language),
            "level": capital(words.setting(game.difficulty)),
            "players": game.players,
        }
        for table, game in reversed(tuple(campaign.games.items()))
        if game.won is None
    ]


def _marks(campaign: Campaign, chosen: Scenario, language: str) -> list[Mark]:
    """The scenarios as the map shows them."""
    say = common_phrases(language).say
    unlocked = campaign.unlocked(SCENARIOS)
    found = []
    for one in SCENARIOS:
        stars, open_ = campaign.stars(one.id), one in unlocked
        state = say("campaign-mark-open" if open_ else "campaign-mark-locked", stars=stars)
        label = f"{one.number}. {_title(one, language)}: {state}"
        found.append(Mark(one.id, one.number, label, stars, open_, one is chosen))
    return found


# -- calls ---------------------------------------------------------------------------------


@router.post("/api/campaigns", status_code=201, responses=REFUSALS, tags=["campaign"])
async def begin(request: Request, wish: NewCampaign) -> dict[str, str]:
    """Begin a campaign, or take over one from a file; its link belongs to the group."""
    table, guest = request.app.state.table, request.state.guest
    if not table.openings.take(guest):
        raise Refuse(429, "too-many")
    try:
        brought = read(wish.file, BOX.scenarios) if wish.file else None
        name = campaigns.check_title(wish.name or (brought.name if brought else ""))
        games = [game for game in brought.games.values() if game.won is not None] if brought else []
        made = await campaigns.create(table.store, guest, name, games)
    except Refused as fault:
        raise Refuse(422, "campaign", _why(request, fault)) from None
    return {"id": made, "url": f"/campaign/{made}"}


def _why(request: Request, fault: Refused) -> str:
    language = language_of(request)
    return common_phrases(language).say("campaign-refused", why=said(fault, language))


@router.post("/api/campaigns/{name}/companions", responses=REFUSALS, tags=["campaign"])
async def join(request: Request, name: str) -> dict[str, str]:
    """Belong to a campaign from now on."""
    kept = await _kept(request, name)
    if not kept.mine:
        join_it = (campaigns.JOIN, (request.state.guest, kept.id))
        await request.app.state.table.store.write([join_it])
    return {"url": f"/campaign/{kept.id}"}


@router.post("/api/campaigns/{name}/leaving", responses=REFUSALS, tags=["campaign"])
async def leave(request: Request, name: str) -> dict[str, str]:
    """Belong to a campaign no longer; it stays there for the others."""
    kept = await _kept(request, name)
    await request.app.state.table.store.write([(campaigns.LEAVE, (request.state.guest, kept.id))])
    return {"url": "/campaign"}


@router.get("/campaign/{name}/export", include_in_schema=False)
async def export(request: Request, name: str) -> PlainTextResponse:
    """The campaign as a file that `siegeworks campaign import` and this table read."""
    campaign = (await _kept(request, name)).campaign
    plain = "".join(sign if sign.isalnum() else "-" for sign in campaign.name)
    text = write(Campaign(plain, campaign.games))
    headers = {"Content-Disposition": 'attachment; filename="campaign.json"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
