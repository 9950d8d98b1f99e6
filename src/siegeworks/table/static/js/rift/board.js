/**
 * The Rift board: lays out its parts, follows what the seat picks, and sends its answers.
 *
 * @module rift/board
 */

import { aheadStrip } from './ahead.js';
import { barOf } from './bar.js';
import { el, fill } from './dom.js';
import { headOf } from './head.js';
import { lead, step as stepTo } from './keys.js';
import { LaySheet, placements } from './lay.js';
import { MapView } from './map.js';
import { Motion } from './motion.js';
import { choicesOf, comingOf, hordesOf, supplyOf } from './piles.js';
import { handOf, seatsOf } from './seats.js';
import { FACINGS, Table } from './table.js';

/** @typedef {import('../types.js').Plain} Plain */
/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('./table.js').Choice} Choice */
/** @typedef {import('./table.js').Pick} Pick */

const TABS = ['hordes', 'players', 'supply', 'coming'];
const WHISPER = 90;
/** How many milliseconds pass at least between two things that are shown to the others. */
const DRAG = 8;
const NARROW = 640;
const WIDE = 1000;
const SPACIOUS = 1300;

class RiftBoard {
  /** @param {HTMLElement} host @param {Context} context */
  constructor(host, context) {
    this.host = host;
    this.context = context;
    this.root = el('div', { class: 'rift' });
    host.replaceChildren(this.root);
    this.table = new Table(this.root, context);
    const answer = (/** @type {Choice} */ option) => this.answer(option);
    const pick = (/** @type {Pick} */ what) => this.pick(what);
    this.map = new MapView(this.table, { answer, pick, look: (serial) => this.look(serial), press: (place) => this.press(place) });
    this.lay = new LaySheet(this.table, { answer, pick, close: () => this.look(0), peek: () => this.root.classList.toggle('peeking') });
    this.motion = new Motion(this.table, this.map);
    this.doing = {
      answer,
      pick,
      back: () => this.back(),
      take: (/** @type {string} */ tower) => this.take(tower),
      drag: (/** @type {PointerEvent} */ event, /** @type {string} */ tower) => this.drag(event, tower),
      give: () => {},
    };
    this.tab = 'hordes';
    this.parts = {
      head: el('div', { class: 'part-head' }),
      choices: el('div', { class: 'part-choices' }),
      map: el('div', { class: 'part-map' }, this.map.root),
      dock: el('div', { class: 'part-dock' }),
      ahead: el('div', { class: 'part-ahead' }),
      tabs: el('div', { class: 'part-tabs', role: 'tablist' }),
      hordes: el('section', { class: 'panel part-hordes', 'data-tab': 'hordes' }),
      players: el('section', { class: 'panel part-players', 'data-tab': 'players' }),
      supply: el('section', { class: 'panel part-supply', 'data-tab': 'supply' }),
      coming: el('section', { class: 'panel part-coming', 'data-tab': 'coming' }),
    };
    this.root.append(...Object.values(this.parts), this.lay.root);
    this.whispered = '';
    this.answered = '';
    this.keydown = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.root.addEventListener('keydown', this.keydown);
    this.byKey = false;
    this.root.addEventListener('keydown', () => (this.byKey = true), true);
    this.root.addEventListener('pointerdown', () => (this.byKey = false), true);
    this.sizes = new ResizeObserver(() => this.measure());
    this.sizes.observe(host);
    this.measure();
  }

  /** Fits the layout to the room there is. */
  measure() {
    const wide = this.host.clientWidth;
    this.root.dataset['size'] = wide < NARROW ? 'narrow' : wide < WIDE ? 'medium' : 'wide';
    this.root.classList.toggle('spacious', wide >= SPACIOUS);
    const room = Math.max(this.host.clientHeight && this.host.clientHeight < innerHeight ? this.host.clientHeight : innerHeight, 320);
    this.root.style.setProperty('--room', `${room}px`);
  }

  // -- showing -----------------------------------------------------------------------------------

  /** @param {State} state @param {Step | null} step */
  async show(state, step) {
    this.motion.stop();
    this.answered = '';
    if (!state.scene) return;
    if (step && this.table.state && !this.table.still) {
      this.root.classList.add('moving');
      this.motion.moved.clear();
      const whole = await this.motion.play(step.events);
      if (!whole) return;
      this.root.classList.remove('moving');
    }
    this.root.classList.remove('moving');
    const same = this.table.state?.decision?.prompt === state.decision?.prompt;
    this.table.state = state;
    this.table.scene = state.scene;
    this.keep(same);
    this.root.classList.remove('peeking');
    this.draw();
    this.follow();
    this.foresee();
  }

  /** Whoever plays by keys is led to what is asked next, unless the focus is elsewhere. */
  follow() {
    const held = document.activeElement;
    if (this.byKey && this.table.state?.decision && (!held || held === document.body)) lead(this.root);
  }

  /** Keeps of what was picked only what is still possible. @param {boolean} same */
  keep(same) {
    const { table } = this;
    const { tower, horde, piece, facing } = table.pick;
    table.pick = { horde, piece };
    const held = same && tower && table.options.some((option) => option.tower === tower);
    if (held && table.prompt === 'buy') table.pick.tower = tower;
    if (table.looking && !table.horde(table.looking)) table.looking = 0;
    const faces = table.of('face');
    if (faces.length) table.pick.facing = faces.some((one) => one.facing === facing) ? facing : best(faces)?.facing;
    this.lay.settle();
  }

  /** Draws everything, or only what depends on what is picked. @param {boolean} [picked] */
  draw(picked = false) {
    const { table, parts, doing } = this;
    const laying = placements(table).length > 0;
    this.root.dataset['phase'] = table.scene.phase;
    this.root.dataset['version'] = String(table.state?.version ?? '');
    this.root.classList.toggle('asking-lay', laying);
    this.root.classList.toggle('looking', Boolean(table.looking));
    this.root.classList.toggle('asking-buy', table.prompt === 'buy');
    this.map.draw();
    fill(parts.dock, barOf(table, doing), laying ? null : handOf(table, doing));
    this.root.classList.toggle('picking', Boolean(table.pick.tower) || !['', 'act', 'pass', 'buy'].includes(table.prompt));
    this.root.classList.toggle('broad', table.scenario.width > table.scenario.height * 1.3);
    this.panel('players', seatsOf(table, doing));
    this.panel('supply', supplyOf(table, (tower) => this.take(tower)));
    this.lay.draw();
    if (picked) return;
    fill(parts.head, headOf(table, doing.answer));
    fill(parts.choices, choicesOf(table, doing.answer));
    fill(parts.ahead, aheadStrip(table, () => this.toggleArrows()));
    this.panel('hordes', hordesOf(table, (serial) => this.look(serial)));
    this.panel('coming', comingOf(table));
    this.tabs();
  }

  /** @param {'hordes' | 'players' | 'supply' | 'coming'} name @param {Node} content */
  panel(name, content) {
    const node = this.parts[name];
    fill(node, el('h3', { class: 'panel-title' }, this.table.say(name)), content);
    node.classList.toggle('open', this.tab === name);
    node.id = `rift-${name}`;
  }

  tabs() {
    const { table, parts } = this;
    fill(
      parts.tabs,
      ...TABS.map((name) =>
        el(
          'button',
          { class: `tab ${this.tab === name ? 'on' : ''}`, type: 'button', role: 'tab', 'aria-selected': String(this.tab === name), 'aria-controls': `rift-${name}`, 'data-key': `tab ${name}`, click: () => this.open(name) },
          table.say(name),
        ),
      ),
    );
  }

  /** @param {string} name */
  open(name) {
    this.tab = name;
    this.draw();
  }

  /** Asks what would happen if the round ended now. */
  async foresee() {
    const { table } = this;
    const version = table.state?.version;
    table.ahead = null;
    if (table.scene.phase !== 'play' || table.state?.outcome) return this.redrawAhead();
    try {
      const found = await this.context.ask('ahead');
      if (table.state?.version !== version) return;
      table.ahead = found;
    } catch {
      table.ahead = null;
    }
    this.redrawAhead();
  }

  redrawAhead() {
    fill(this.parts.ahead, aheadStrip(this.table, () => this.toggleArrows()));
    this.map.draw();
  }

  toggleArrows() {
    this.table.arrows = !this.table.arrows;
    this.redrawAhead();
  }

  // -- picking -----------------------------------------------------------------------------------

  /** @param {Choice} option */
  answer(option) {
    if (this.answered) return;
    this.answered = option.text;
    this.table.pick = { horde: this.table.pick.horde, piece: this.table.pick.piece };
    this.whisper();
    this.context.answer(option.text);
    setTimeout(() => (this.answered = ''), 1500);
  }

  /** @param {Pick} what */
  pick(what) {
    const { table } = this;
    const turning = what.tower && what.site && what.site !== table.pick.site;
    const moved = what.text && what.horde === table.pick.horde && what.piece === table.pick.piece;
    table.pick = what;
    if (moved) {
      this.lay.draw();
      return this.whisper();
    }
    if (turning && !what.facing) {
      const open = table.of('play').filter((one) => one.tower === what.tower && one.site === what.site);
      table.pick.facing = best(open)?.facing;
    }
    this.lay.settle();
    this.draw(true);
    this.whisper();
    if (this.byKey && (turning || (what.tower && !what.site))) lead(this.root);
  }

  /** Picks a tower of the hand or of the supply, or says why not. @param {string} tower */
  take(tower) {
    const { table } = this;
    if (this.dragged) return;
    if (!table.options.some((option) => option.tower === tower && ['play', 'pass', 'buy'].includes(option.verb))) {
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
    this.root.classList.remove('peeking');
    if (placements(table).some((option) => option.horde === serial)) {
      this.pick({ horde: serial, piece: table.pick.piece });
      return;
    }
    table.looking = table.looking === serial ? 0 : serial;
    this.draw();
    const horde = table.horde(serial);
    if (horde) this.context.announce(table.hordeLabel(horde));
  }

  /** Something was pressed that cannot be picked: says why. @param {string} place */
  press(place) {
    const { table } = this;
    const [kind, name] = place.split(':');
    if (kind === 'deck') return this.open('coming');
    if (kind === 'site' && table.pick.tower) return this.why(`play ${table.pick.tower} @ ${name} ~ n`);
    if (kind === 'site') {
      const site = table.scene.sites.find((/** @type {Plain} */ one) => one.at === place);
      const words = site?.towers.map((/** @type {Plain} */ one) => `${table.catalogue.towers[one.tower].name}: ${table.catalogue.towers[one.tower].text}`).join(' ');
      if (words) this.context.announce(words);
    }
  }

  /** @param {string} text @param {Plain} [tower] */
  async why(text, tower) {
    if (!this.table.state?.decision) {
      if (tower) this.context.announce(`${tower.name}: ${tower.text}`);
      return;
    }
    try {
      const reply = await this.context.ask('why', { text });
      this.context.refuse?.(reply);
    } catch (reason) {
      this.context.refuse?.(/** @type {Plain} */ (reason));
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

  // -- dragging and keys -------------------------------------------------------------------------

  /** A tower is dragged from the hand to a site or to a partner. @param {PointerEvent} start @param {string} tower */
  drag(start, tower) {
    if (start.button !== 0 || start.pointerType === 'touch') return;
    this.dragged = false;
    const open = this.table.options.some((option) => option.tower === tower && (option.verb === 'play' || option.verb === 'pass'));
    if (!open) return;
    /** @type {HTMLElement | null} */
    let held = null;
    const move = (/** @type {PointerEvent} */ event) => {
      if (!held && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG) return;
      if (!held) {
        held = el('div', { class: 'rift-held' }, this.table.pictures.icon('tower', tower));
        this.root.append(held);
        this.dragged = true;
        if (this.table.pick.tower !== tower) this.pick({ tower });
      }
      held.style.left = `${event.clientX}px`;
      held.style.top = `${event.clientY}px`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      held?.remove();
      if (held) this.drop(event);
      setTimeout(() => (this.dragged = false));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const { table } = this;
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')?.getAttribute('data-place') ?? '';
    if (this.map.sitesToPick().has(place)) return this.pick({ tower: table.pick.tower, site: place });
    const gifts = table.of('pass').filter((option) => option.tower === table.pick.tower && `seat:${option.to}` === place);
    const only = gifts[0];
    if (gifts.length === 1 && only) return this.answer(only);
    if (place.startsWith('site:')) this.press(place);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { table } = this;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const open = this.turns();
    if (event.key === 'Escape' && (table.pick.tower || table.looking)) this.back();
    else if ((event.key === 'r' || event.key === 'R') && open.length) this.turn(open);
    else if (event.key === 'Enter' && this.map.facing() && event.target instanceof Element && event.target.closest('.site')) this.confirm();
    else if (!(event.target instanceof Element && stepTo(this.root, event.target, event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The facings that are open now. */
  turns() {
    const { table } = this;
    const { tower, site } = table.pick;
    return tower && site ? table.of('play').filter((one) => one.tower === tower && one.site === site) : table.of('face');
  }

  /** @param {Choice[]} open */
  turn(open) {
    const now = FACINGS.indexOf(/** @type {any} */ (this.table.pick.facing));
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
    const option = this.map.facing();
    if (option) this.answer(/** @type {Choice} */ (option));
  }
}

/** The facing that strikes most. @param {Choice[]} open */
function best(open) {
  return open.length ? open.reduce((one, two) => ((two.targets?.length ?? 0) > (one.targets?.length ?? 0) ? two : one)) : undefined;
}

/** Brings the style of the board along, unless the page has it already. */
function dress() {
  const href = new URL('../../css/rift.css', import.meta.url).href;
  const there = [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => /** @type {HTMLLinkElement} */ (link).href.split('?')[0] === href);
  if (!there) document.head.append(el('link', { rel: 'stylesheet', href }));
}

/**
 * @param {HTMLElement} host
 * @param {Context} context
 * @returns {import('../types.js').Board}
 */
export function mount(host, context) {
  dress();
  const board = new RiftBoard(host, context);
  return {
    placesAll: true,
    keys: ['r key-turn'],
    show: (state, step) => void board.show(state, step),
    ghosts: (map) => {
      board.table.ghosts = map;
      board.map.draw();
      board.lay.draw();
    },
    focus: () => {
      const node = board.root.querySelector('.lay-card[tabindex], .lit[tabindex], .tower-card.lit, .choice, .button');
      if (node instanceof HTMLElement || node instanceof SVGElement) node.focus();
    },
    destroy: () => {
      board.motion.stop();
      board.sizes.disconnect();
      host.replaceChildren();
    },
  };
}
