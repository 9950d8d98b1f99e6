/**
 * Heroes, the beast and a guest in the palette of Rift: who, where, how they are, what they can still use.
 */

import { el } from '/static/js/dom.js';
import { say } from '/static/js/phrases.js';
import { COLUMNS, squareName } from './grid.js';
import { group, named, offer, seatChoices, Tools } from '/static/js/pages/palettefields.js';
import { select } from '/static/js/pages/playon.js';
import { freeBase } from './editor-pieces.js';
import * as rift from './rifttext.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/pages/palettefields.js').Setting} Setting */
/** @typedef {import('./rifttext.js').Subject} Subject */

const GUEST = 'guest';
const BEAST = 'beast';
const MOST_HEALTH = 9;
const READY = 'ready';
const USED = 'used';

/** Who may be a hero of a seat. @param {Plain} catalogue @returns {Record<string, Plain>} */
export function people(catalogue) {
  const beasts = Object.values(catalogue.heroes).map((hero) => hero.beast);
  return Object.fromEntries(Object.entries(catalogue.heroes).filter(([id]) => !beasts.includes(id)));
}

export class Figures {
  /** @param {Setting} setting @param {Plain} scenario @param {Plain} catalogue @param {Tools} tools */
  constructor(setting, scenario, catalogue, tools) {
    this.scenario = scenario;
    this.catalogue = catalogue;
    this.tools = tools;
    const beasts = Object.values(catalogue.heroes).flatMap((hero) => (hero.beast ? [{ id: `${BEAST}:${hero.beast}`, label: catalogue.heroes[hero.beast].name }] : []));
    this.who = select(say('positions-figure'), [...seatChoices(setting.seats), ...beasts, { id: GUEST, label: say('positions-guest') }], '');
    this.who.made.addEventListener('input', () => tools.update());
    this.base = select(say('positions-base'), [], '');
    this.base.made.addEventListener('change', () => this.edit((text) => rift.setValues(text, this.subject, 'base', [this.base.made.value])));
    this.abilities = el('div', { class: 'palette-fields' });
    this.shown = '';
    /** The tools of the abilities, which are others for another hero. */
    this.own = new Tools(tools.edit);
  }

  /** The line of the figure that is worked on. @returns {Subject} */
  get subject() {
    const [head, about] = this.who.made.value.split(':');
    return about ? { head, about } : { head };
  }

  /** @param {(text: string) => string} change */
  edit(change) {
    this.tools.edit(change);
  }

  group() {
    const { tools, catalogue } = this;
    const { phrases } = catalogue;
    const hero = tools.saying(say('seat-hero'), named(people(catalogue)), (text) => rift.heroOf(text, this.subject), (text, value) => rift.sayHero(text, this.subject, value));
    const at = tools.saying(say('positions-hero-at'), spaces(this.scenario), (text) => rift.values(text, this.subject, 'at')[0] ?? '', (text, value) => this.place(text, value));
    const health = tools.number(say('positions-hero-health'), MOST_HEALTH, (text) => rift.values(text, this.subject, 'health')[0] ?? '', (text, value) => rift.setValues(text, this.subject, 'health', value ? [value] : []));
    /** @param {string} word @param {string} label */
    const flag = (word, label) => tools.check(label, (text) => rift.hasFlag(text, this.subject, word), (text, on) => rift.setFlag(text, this.subject, word, on));
    const down = tools.check(phrases['state-down'], (text) => rift.hasFlag(text, this.subject, 'down'), (text, on) => this.fell(text, on));
    const done = flag('done', say('positions-done'));
    tools.follow((text) => {
      hero.hidden = this.subject.head === BEAST;
      done.hidden = this.subject.head.length > 1;
      this.draw(text);
    });
    return group(say('positions-heroes'), [
      this.who.field,
      hero,
      at,
      this.base.field,
      health,
      down,
      flag('acted', phrases['state-acted']),
      flag('rested', phrases['state-rested']),
      flag('revived', phrases['state-revived']),
      flag('fresh', say('positions-fresh')),
      done,
    ], [this.abilities]);
  }

  /** Puts the figure on a space; on a horde it gets a base. @param {string} text @param {string} space */
  place(text, space) {
    const now = rift.setValues(text, this.subject, 'at', space ? [space] : []);
    const horde = this.under(now);
    return rift.setValues(now, this.subject, 'base', horde ? [freeBase(horde, this.catalogue, this.scenario)] : []);
  }

  /** Who falls has no health and lies on the board. @param {string} text @param {boolean} down */
  fell(text, down) {
    let now = rift.setFlag(text, this.subject, 'down', down);
    now = rift.setValues(now, this.subject, 'health', down ? ['0'] : []);
    return down ? this.place(now, '') : now;
  }

  /** The horde the figure stands on, the upper one of several. @param {string} text */
  under(text) {
    const [space] = rift.values(text, this.subject, 'at');
    return rift.hordesIn(text).filter((one) => one.space === space && this.catalogue.cards[one.card]).at(-1);
  }

  /** @param {string} text */
  draw(text) {
    const horde = this.under(text);
    this.base.field.hidden = !horde;
    if (horde) {
      const card = this.catalogue.cards[horde.card];
      offer(this.base.made, corners(card).map((id) => ({ id, label: id })));
      this.base.made.value = rift.values(text, this.subject, 'base')[0] ?? '';
    }
    this.drawAbilities(rift.heroOf(text, this.subject));
    this.own.update(text);
  }

  /** @param {string} hero */
  drawAbilities(hero) {
    if (hero === this.shown) return;
    this.shown = hero;
    const { phrases, abilities, heroes } = this.catalogue;
    const choices = [{ id: READY, label: phrases['ability-ready'] }, { id: USED, label: phrases['ability-used'] }];
    this.own = new Tools(this.tools.edit);
    this.abilities.replaceChildren(
      ...(heroes[hero]?.abilities ?? []).map((/** @type {string} */ id) =>
        this.own.saying(abilities[id].name, choices, (text) => this.slot(text, id), (text, value) => this.setSlot(text, id, value)),
      ),
    );
  }

  /** Whether an ability is there, and whether it was used. @param {string} text @param {string} id */
  slot(text, id) {
    const there = rift.values(text, this.subject, 'abilities');
    return there.includes(`${id}!`) ? USED : there.includes(id) ? READY : '';
  }

  /** @param {string} text @param {string} id @param {string} value */
  setSlot(text, id, value) {
    const there = rift.values(text, this.subject, 'abilities');
    const word = value === USED ? `${id}!` : id;
    const at = there.findIndex((each) => each.replace('!', '') === id);
    const now = at < 0 ? [...there, word] : there.with(at, word);
    return rift.setValues(text, this.subject, 'abilities', value ? now : there.filter((_, place) => place !== at));
  }
}

/** All spaces of the map. @param {Plain} scenario */
export function spaces(scenario) {
  const found = [];
  for (const column of COLUMNS.slice(0, scenario.width)) {
    for (let row = 1; row <= scenario.height; row += 1) found.push({ id: `${column}${row}`, label: `${column}${row}` });
  }
  return found;
}

/** Where the upper left square of a base may be. @param {Plain} card */
function corners(card) {
  const found = [];
  for (let row = 0; row < card.height - 1; row += 1) {
    for (let column = 0; column < card.width - 1; column += 1) found.push(squareName(row, column));
  }
  return found;
}
