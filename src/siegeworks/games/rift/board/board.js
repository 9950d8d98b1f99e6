/**
 * The Rift board: lays out its parts, follows what the seat picks, and sends its answers.
 */

import { aheadStrip } from './ahead.js';
import { barOf, headOf } from './bar.js';
import { el, fill } from '/static/js/dom.js';
import { BoardBase, firstOf, focus } from '/static/js/kit/board.js';
import { best, drag, lead, Picking } from './picking.js';
import { LaySheet, pieceOf, placements } from './lay.js';
import { MapView } from './map.js';
import { MapMotion } from './motion.js';
import { choicesOf, comingOf, hordesOf, supplyOf } from './piles.js';
import { handOf, seatsOf } from './seats.js';
import { Table } from './table.js';

/** @import { Context, Pick, Pointed, RiftAhead, RiftCatalogue, RiftOption, RiftScene, State, Step } from './types.js' */

const TABS = ['hordes', 'players', 'supply', 'coming'];
const NARROW = 640;
const WIDE = 1000;
const SPACIOUS = 1300;

/** @extends {BoardBase<RiftCatalogue, RiftScene, RiftOption>} */
class RiftBoard extends BoardBase {
  keys = ['r key-turn'];

  /** @param {HTMLElement} host @param {Context} context */
  constructor(host, context) {
    super(host, context, 'rift');
    this.table = new Table(this.root, context);
    this.picking = new Picking(this.table, context, this);
    const { picking } = this;
    const doing = {
      answer: (/** @type {RiftOption} */ option) => picking.answer(option),
      pick: (/** @type {Pick} */ what) => picking.pick(what),
      back: () => picking.back(),
      take: (/** @type {string} */ tower) => picking.take(tower),
      look: (/** @type {number} */ serial) => picking.look(serial),
      press: (/** @type {string} */ place) => picking.press(place),
      drag: (/** @type {PointerEvent} */ event, /** @type {string} */ tower) => drag(picking, event, tower),
      close: () => picking.look(0),
      peek: () => this.root.classList.toggle('peeking'),
    };
    this.doing = doing;
    this.map = new MapView(this.table, doing);
    this.lay = new LaySheet(this.table, doing);
    this.motion = new MapMotion(this.table, this.map, this.root);
    /** @type {State | null} to which the way is being shown */
    this.coming = null;
    /** @type {Promise<void>} */
    this.showing = Promise.resolve();
    this.tab = 'hordes';
    /** What each part beside the map shows. @type {Map<string, string>} */
    this.drawn = new Map();
    this.parts = {
      head: el('div', { class: 'part-head' }),
      choices: el('div', { class: 'part-choices' }),
      map: el('div', { class: 'part-map', onclick: () => this.peek() }, this.map.root),
      dock: el('div', { class: 'part-dock' }),
      ahead: el('div', { class: 'part-ahead' }),
      tabs: el('div', { class: 'part-tabs', role: 'tablist' }),
      hordes: el('section', { class: 'panel part-hordes', 'data-tab': 'hordes' }),
      players: el('section', { class: 'panel part-players', 'data-tab': 'players' }),
      supply: el('section', { class: 'panel part-supply', 'data-tab': 'supply' }),
      coming: el('section', { class: 'panel part-coming', 'data-tab': 'coming' }),
    };
    const { head, choices, map, ahead, ...rest } = this.parts;
    this.root.append(head, choices, el('div', { class: 'part-middle' }, ahead, map), ...Object.values(rest), this.lay.root);
    this.root.addEventListener('keydown', (event) => picking.key(event));
    this.byKey = false;
    this.root.addEventListener('keydown', () => (this.byKey = true), true);
    this.root.addEventListener('pointerdown', () => (this.byKey = false), true);
    for (const part of [this.parts.head, this.parts.ahead, this.parts.choices]) this.sizes.observe(part);
    this.resize();
  }

  /** Fits the layout to the room there is. */
  resize() {
    const wide = this.host.clientWidth;
    this.root.dataset['size'] = wide < NARROW ? 'narrow' : wide < WIDE ? 'medium' : 'wide';
    this.root.classList.toggle('spacious', wide >= SPACIOUS);
    const room = Math.max(this.host.clientHeight && this.host.clientHeight < innerHeight ? this.host.clientHeight : innerHeight, 320);
    this.root.style.setProperty('--room', `${room}px`);
    this.root.style.setProperty('--above', `${this.parts.map.offsetTop}px`);
  }

  /** On a narrow screen a small map stays in sight beside a card; pressed, it takes the place of the card. */
  peek() {
    const { classList, dataset } = this.root;
    if (dataset['size'] === 'narrow' && (classList.contains('asking-lay') || classList.contains('looking'))) classList.add('peeking');
  }

  // -- showing -----------------------------------------------------------------------------------

  /** @param {State} state @param {Step | null} step */
  show(state, step) {
    this.showing = this.showWay(state, step);
  }

  /** Shows the way to a state, and then the state. @param {State} state @param {Step | null} step */
  async showWay(state, step) {
    this.motion.end();
    if (this.coming) this.arrive(this.coming);
    this.answered = '';
    if (step && this.table.state && !this.table.still) {
      this.coming = state;
      this.root.classList.add('moving');
      this.motion.moved.clear();
      const whole = await this.motion.play(step.events);
      if (!whole) return;
    }
    this.arrive(state);
  }

  /** Draws a state to which the way has been shown, or is skipped. @param {State} state */
  arrive(state) {
    this.coming = null;
    this.root.classList.remove('moving');
    const same = this.table.state?.decision?.prompt === state.decision?.prompt;
    this.take(state);
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
    this.root.classList.toggle('crowd', table.scene.seats.length > 2);
    const { scene, pick } = table;
    const gifts = table.of('pass', 'buy', 'give', 'bench').map((option) => option.text);
    this.panel('players', [scene.seats, scene.figures, scene.bench, table.near, pick.tower, gifts], () => seatsOf(table, doing));
    this.panel('supply', [scene.supply, scene.level, table.prompt === 'buy', pick.tower, gifts], () => supplyOf(table, doing.take));
    this.lay.draw();
    this.markHints();
    if (picked) return;
    fill(parts.head, headOf(table, doing.answer));
    fill(parts.choices, choicesOf(table, doing.answer));
    fill(parts.ahead, aheadStrip(table, () => this.toggleArrows()));
    this.panel('hordes', [scene.hordes, table.looking], () => hordesOf(table, doing.look));
    this.panel('coming', [scene.decks, scene.boss, scene.storms], () => comingOf(table));
    this.tabs();
    this.markHints();
  }

  /**
   * Lights up the answer that a hint shows, picked as far as the reader would pick it; nobody else sees that.
   * @param {string | null} text @param {string[]} at
   */
  suggest(text, at) {
    const { table } = this;
    const option = table.options.find((one) => one.text === text);
    this.hinted = text === null ? null : { text, at: option?.at ?? at };
    if (option?.mask && option.horde) table.pick = { horde: option.horde, piece: pieceOf(option), text: option.text };
    else if (option?.verb === 'play') table.pick = { tower: option.tower, site: option.site, facing: option.facing };
    else if (option?.verb === 'face') table.pick = { ...table.pick, facing: option.facing };
    else if (option && (option.verb === 'pass' || option.verb === 'buy')) table.pick = { tower: option.tower };
    this.draw(true);
    this.revealHint();
  }

  /**
   * A part beside the map; drawn only if what it shows has changed.
   * @param {'hordes' | 'players' | 'supply' | 'coming'} name @param {unknown[]} facts @param {() => Node} make
   */
  panel(name, facts, make) {
    const node = this.parts[name];
    node.classList.toggle('open', this.tab === name);
    node.id = `rift-${name}`;
    const key = JSON.stringify(facts);
    if (this.drawn.get(name) === key) return;
    this.drawn.set(name, key);
    fill(node, el('h3', { class: 'panel-title' }, this.table.say(name)), make());
  }

  tabs() {
    const { table, parts } = this;
    fill(
      parts.tabs,
      ...TABS.map((name) =>
        el(
          'button',
          { class: `tab ${this.tab === name ? 'on' : ''}`, type: 'button', role: 'tab', 'aria-selected': String(this.tab === name), 'aria-controls': `rift-${name}`, 'data-key': `tab ${name}`, onclick: () => this.open(name) },
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
      const found = /** @type {RiftAhead} */ (await this.context.ahead());
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

  // -- what the table asks of a board --------------------------------------------------------------

  /** Once what is under way has been seen; it goes so many times as fast. @param {number} _within @param {number} haste */
  rest(_within, haste) {
    this.motion.hurry(haste);
    return this.showing;
  }

  /** @param {Record<string, Pointed>} map what other seats point at, by seat */
  ghosts(map) {
    this.table.ghosts = map;
    this.map.draw();
    this.lay.draw();
  }

  focus() {
    focus(firstOf(this.root, ['.lay-card[tabindex], .lit[tabindex], .tower-card.lit, .choice, .button']));
  }

  destroy() {
    this.motion.end();
    this.table.pictures.forget();
    super.destroy();
  }
}

/** @param {HTMLElement} host @param {Context} context @returns {import('./types.js').Board} */
export function mount(host, context) {
  return new RiftBoard(host, context);
}
