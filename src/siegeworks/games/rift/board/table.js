/**
 * What all parts of the Rift board share: the state that is shown, the words, the pictures.
 */

import { filled } from '/static/js/phrases.js';
import { Pictures } from './pictures.js';
import { spotOf } from './grid.js';

/** @import { Context, HordeScene, Pick, Pointed, RiftAhead, RiftScene, State } from './types.js' */

export const CELL = 100;
export const MARGIN = 46;
export const FACINGS = ['n', 'e', 's', 'w'];
/** The sides to which a road leaves the map, by how its cards are turned. */
export const WAYS = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

export class Table {
  /** @param {HTMLElement} host @param {Context} context */
  constructor(host, context) {
    this.context = context;
    this.catalogue = context.catalogue;
    this.pictures = new Pictures(host, context);
    /** @type {State | null} */
    this.state = null;
    /** What is shown; asked for only once there is something. @type {RiftScene} */
    this.scene = /** @type {RiftScene} */ (/** @type {unknown} */ (null));
    /** @type {Pick} */
    this.pick = {};
    /** @type {RiftAhead | null} */
    this.ahead = null;
    /** @type {Record<string, Pointed>} */
    this.ghosts = {};
    /** The horde that is looked at. @type {number} */
    this.looking = 0;
    this.arrows = true;
    this.say = this.say.bind(this);
  }

  /** A phrase of the board. @param {string} key @param {Record<string, string | number>} [facts] */
  say(key, facts = {}) {
    return filled(String(this.catalogue.phrases[key] ?? key), facts);
  }

  get options() {
    return this.state?.decision?.options ?? [];
  }

  get prompt() {
    return this.state?.decision?.prompt ?? '';
  }

  /** @param {...string} verbs */
  of(...verbs) {
    return this.options.filter((option) => verbs.includes(option.verb ?? ''));
  }

  get scenario() {
    return this.catalogue.scenarios[this.scene.scenario];
  }

  /** The seat whose hand lies before the reader; the first for those who watch. */
  get near() {
    return this.state?.seat ?? null;
  }

  /** The middle of a space, in the measure of the map. @param {string} space */
  middle(space) {
    const { row, column } = spotOf(space);
    return { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
  }

  /** @param {number} serial */
  horde(serial) {
    return this.scene.hordes.find((one) => one.id === serial);
  }

  /** @param {string} seat */
  seat(seat) {
    return this.scene.seats.find((one) => one.seat === seat);
  }

  /** A horde in a few words: what it is, where, how much of it is open. @param {HordeScene} horde */
  hordeLabel(horde) {
    const below = this.scene.hordes.filter(
      (one) => one.space === horde.space && one.under > horde.under,
    ).length;
    return [
      horde.name,
      horde.space,
      this.say('open', { n: horde.open }),
      below ? this.say('under-it', { n: below }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** Whether nothing is drawn on the way from state to state. */
  get still() {
    return this.context.settings.speed === 'off';
  }
}
