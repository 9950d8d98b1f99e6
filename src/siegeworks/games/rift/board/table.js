/**
 * What all parts of the Rift board share: the state that is shown, the words, the pictures.
 */

import { filled } from '/static/js/phrases.js';
import { Pictures } from './pictures.js';
import { spotOf } from './grid.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/types.js').Context} Context */
/** @typedef {import('/static/js/types.js').State} State */
/** @typedef {import('/static/js/types.js').Option & Plain} Choice */

export const CELL = 100;
export const MARGIN = 46;
export const FACINGS = /** @type {const} */ (['n', 'e', 's', 'w']);
/** The sides to which a road leaves the map, by how its cards are turned. */
export const WAYS = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

/**
 * @typedef {object} Pick what the seat has chosen so far of an answer
 * @property {string} [tower]
 * @property {string} [site]
 * @property {string} [facing]
 * @property {number} [horde]
 * @property {string} [piece]
 * @property {string} [text] the placement that is shown
 * @property {string} [spell]
 */

export class Table {
  /** @param {HTMLElement} host @param {Context} context */
  constructor(host, context) {
    this.context = context;
    this.catalogue = context.catalogue;
    this.pictures = new Pictures(host, context);
    /** @type {State | null} */
    this.state = null;
    /** @type {Plain} */
    this.scene = {};
    /** @type {Pick} */
    this.pick = {};
    /** @type {Plain | null} */
    this.ahead = null;
    /** @type {Record<string, Plain>} */
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

  /** @returns {Choice[]} */
  get options() {
    return /** @type {Choice[]} */ (this.state?.decision?.options ?? []);
  }

  get prompt() {
    return this.state?.decision?.prompt ?? '';
  }

  /** @param {...string} verbs */
  of(...verbs) {
    return this.options.filter((option) => verbs.includes(option.verb));
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

  /** @param {number} serial @returns {Plain | undefined} */
  horde(serial) {
    return this.scene.hordes.find((/** @type {Plain} */ one) => one.id === serial);
  }

  /** @param {string} seat @returns {Plain | undefined} */
  seat(seat) {
    return this.scene.seats.find((/** @type {Plain} */ one) => one.seat === seat);
  }

  /** A horde in a few words: what it is, where, how much of it is open. @param {Plain} horde */
  hordeLabel(horde) {
    const below = this.scene.hordes.filter(
      (/** @type {Plain} */ one) => one.space === horde.space && one.under > horde.under,
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
