/**
 * What the seat has picked so far of an answer, step by step, until it is sent.
 */

import { el } from '/static/js/dom.js';
import { carry, firstOf, focus, step as stepTo } from '/static/js/kit/board.js';
import { placements } from './lay.js';
import { FACINGS } from './table.js';

/** @import { Table } from './table.js' */
/** @import { Context, Pick, RiftOption as Choice, TowerText } from './types.js' */

const WHISPER = 90;
/** How many milliseconds pass at least between two things that are shown to the others. */

/** What the keyboard is led to, the first of these that is there. */
const NEXT = [
  '.rift-lay.laying .lay-card',
  '.rift-bar [data-key="confirm"]:not([disabled])',
  '.site.lit',
  '.rift-map .light',
  '.choice',
  '.rift-bar .gifts .button',
  '.tower-card.lit',
  '.ware.lit',
  '.rift-bar .button',
];

/**
 * @typedef {object} Board what picking needs of the board
 * @property {HTMLElement} root
 * @property {import('./map.js').MapView} map
 * @property {import('./lay.js').LaySheet} lay
 * @property {boolean} byKey whether keys were used last
 * @property {(text: string) => boolean} send answers, once
 * @property {(picked?: boolean) => void} draw
 * @property {(tab: string) => void} open
 */

export class Picking {
  /** @param {Table} table @param {Context} context @param {Board} board */
  constructor(table, context, board) {
    this.table = table;
    this.context = context;
    this.board = board;
    this.whispered = '';
  }

  /** @param {Choice} option */
  answer(option) {
    if (!this.board.send(option.text)) return;
    this.table.pick = { horde: this.table.pick.horde, piece: this.table.pick.piece };
    this.whisper();
  }

  /** @param {Pick} what */
  pick(what) {
    const { table } = this;
    const turning = what.tower && what.site && what.site !== table.pick.site;
    const moved = what.text && what.horde === table.pick.horde && what.piece === table.pick.piece;
    table.pick = what;
    if (moved) {
      this.board.lay.redraw();
      return this.whisper();
    }
    if (turning && !what.facing) {
      const open = table.of('play').filter((one) => one.tower === what.tower && one.site === what.site);
      table.pick.facing = best(open)?.facing;
    }
    this.board.lay.settle();
    this.board.draw(true);
    this.whisper();
    if (this.board.byKey && (turning || (what.tower && !what.site))) lead(this.board.root);
  }

  /** Picks a tower of the hand or of the supply, or says why not. @param {string} tower */
  take(tower) {
    const { table } = this;
    if (!table.options.some((option) => option.tower === tower && ['play', 'pass', 'buy'].includes(option.verb ?? ''))) {
      return this.why(table.scene.phase === 'spending' ? `buy ${tower} > ${table.near ?? 'a'}` : `pass ${tower} > ${table.near === 'a' ? 'b' : 'a'}`, table.catalogue.towers[tower]);
    }
    if (table.pick.tower === tower) return this.back();
    this.pick({ tower });
    this.context.announce(table.prompt === 'buy' ? table.catalogue.towers[tower].name : table.say('choose-site-only', { tower: table.catalogue.towers[tower].name }));
  }

  /** One step back in what was picked. */
  back() {
    const { table } = this;
    if (table.pick.site) this.pick({ tower: table.pick.tower });
    else if (table.pick.tower) this.pick({});
    else if (table.looking) this.look(0);
  }

  /** @param {number} serial */
  look(serial) {
    const { table } = this;
    this.board.root.classList.remove('peeking');
    if (placements(table).some((option) => option.horde === serial)) {
      this.pick({ horde: serial, piece: table.pick.piece });
      return;
    }
    table.looking = table.looking === serial ? 0 : serial;
    this.board.draw();
    const horde = table.horde(serial);
    if (horde) this.context.announce(table.hordeLabel(horde));
  }

  /** Something was pressed that cannot be picked: says why. @param {string} place */
  press(place) {
    const { table } = this;
    const [kind, name] = place.split(':');
    if (kind === 'deck' || kind === 'boss') {
      this.board.open('coming');
      return this.board.root.querySelector(`.part-coming [data-place="${CSS.escape(kind === 'boss' ? 'boss' : place)}"]`)?.scrollIntoView({ block: 'nearest', behavior: table.still ? 'auto' : 'smooth' });
    }
    if (kind === 'site' && table.pick.tower) return this.why(`play ${table.pick.tower} @ ${name} ~ n`);
    if (kind === 'site') {
      const site = table.scene.sites.find((one) => one.at === place);
      const words = site?.towers.map((one) => `${table.catalogue.towers[one.tower].name}: ${table.catalogue.towers[one.tower].text}`).join(' ');
      if (words) this.context.announce(words);
    }
  }

  /** @param {string} text @param {TowerText} [tower] */
  async why(text, tower) {
    if (!this.table.state?.decision) {
      if (tower) this.context.announce(`${tower.name}: ${tower.text}`);
      return;
    }
    try {
      const reply = await this.context.why(text);
      this.context.refuse(reply);
    } catch (reason) {
      this.context.refuse(reason);
    }
  }

  /** Shows the others what this seat points at. */
  whisper() {
    const { pick } = this.table;
    const option = this.table.options.find((one) => (pick.text ? one.text === pick.text : one.verb === 'play' && one.tower === pick.tower && one.site === pick.site && one.facing === pick.facing));
    const what = pick.text && option ? { horde: option.horde, mask: option.mask } : pick.tower ? { tower: pick.tower, site: pick.site ?? null, facing: pick.facing ?? null, reach: option?.reach ?? [] } : {};
    const said = JSON.stringify(what);
    if (said === this.whispered) return;
    this.whispered = said;
    clearTimeout(this.whispering);
    this.whispering = setTimeout(() => this.context.ghost(what), WHISPER);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { table } = this;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const open = this.turns();
    if (event.key === 'Escape' && (table.pick.tower || table.looking)) this.back();
    else if ((event.key === 'r' || event.key === 'R') && open.length) this.turn(open);
    else if (event.key === 'Enter' && this.board.map.facing() && event.target instanceof Element && event.target.closest('.site')) this.confirm();
    else if (!(event.target instanceof Element && this.step(event.target, event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Goes by an arrow to the next thing of the same part of the board. @param {Element} from @param {string} key */
  step(from, key) {
    const area = from.closest('.rift-map, .rift-hand, .rift-choices, .rift-supply, .rift-hordes');
    return area !== null && stepTo(from, area.querySelectorAll('[tabindex="0"], button'), key);
  }

  /** The facings that are open now. */
  turns() {
    const { table } = this;
    const { tower, site } = table.pick;
    return tower && site ? table.of('play').filter((one) => one.tower === tower && one.site === site) : table.of('face');
  }

  /** @param {Choice[]} open */
  turn(open) {
    const now = FACINGS.indexOf(this.table.pick.facing ?? '');
    for (let step = 1; step <= 4; step += 1) {
      const facing = FACINGS[(now + step) % 4];
      const option = open.find((one) => one.facing === facing);
      if (!option) continue;
      this.pick({ ...this.table.pick, facing });
      this.context.announce(option.label);
      return;
    }
  }

  confirm() {
    const option = this.board.map.facing();
    if (option) this.answer(/** @type {Choice} */ (option));
  }
}

/** Leads the keyboard to what is asked. @param {HTMLElement} root */
export function lead(root) {
  focus(firstOf(root, NEXT));
}

/** The facing that strikes most. @param {Choice[]} open */
export function best(open) {
  return open.length ? open.reduce((one, two) => ((two.targets?.length ?? 0) > (one.targets?.length ?? 0) ? two : one)) : undefined;
}

const REACH = 36;
/** So far beside a site, in pixels, a tower may be dropped and still snaps to it. */

/** @param {Picking} picking @param {PointerEvent} start @param {string} tower */
export function drag(picking, start, tower) {
  const { table, board } = picking;
  if (start.button || !table.of('play', 'pass').some((option) => option.tower === tower)) return;
  carry(start, {
    lift: () => {
      const held = el('div', { class: `rift-held ${start.pointerType}` }, table.pictures.icon('tower', tower));
      Object.assign(held.style, { left: `${start.clientX}px`, top: `${start.clientY}px` });
      board.root.append(held);
      board.root.classList.add('carrying');
      if (table.pick.tower !== tower) picking.pick({ tower });
      return held;
    },
    over: (event) => mark(picking, siteAt(picking, event)),
    drop: (event) => drop(picking, event),
    end: () => {
      mark(picking, '');
      board.root.classList.remove('carrying');
    },
  });
}

/** The legal site under the pointer, or near it. @param {Picking} picking @param {PointerEvent} event */
function siteAt(picking, event) {
  const open = picking.board.map.sitesToPick();
  let [found, least] = ['', REACH];
  for (const place of open.keys()) {
    const box = picking.board.root.querySelector(`.rift-map [data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (!box) continue;
    const x = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const y = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    if (Math.hypot(x, y) < least) [found, least] = [place, Math.hypot(x, y)];
  }
  return found;
}

/** Shows where a tower would be dropped. @param {Picking} picking @param {string} place */
function mark(picking, place) {
  for (const site of picking.board.root.querySelectorAll('.rift-map .site')) {
    site.classList.toggle('over', place !== '' && site.getAttribute('data-place') === place);
  }
}

/** @param {Picking} picking @param {PointerEvent} event */
function drop(picking, event) {
  const { table } = picking;
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const gifts = table.of('pass').filter((option) => option.tower === table.pick.tower && `seat:${option.to}` === place);
  const only = gifts[0];
  if (gifts.length === 1 && only) return picking.answer(only);
  const site = siteAt(picking, event);
  if (site) return picking.pick({ tower: table.pick.tower, site });
  if (place.startsWith('site:')) picking.press(place);
}
