/**
 * The moments of a record as the server tells them, fetched in pieces before they are needed.
 */

import { call } from '../http.js';

/** @import { Scene } from '../generated/messages.js' */
/** @import { Entry, Seat, Sitter } from '../types.js' */
/** @typedef {{ply: number, n: number}} Place where a moment is: after so many answers and events */

/**
 * @typedef {object} Moment
 * @property {number} ply
 * @property {number} n how long the log was
 * @property {Scene} scene
 * @property {import('../types.js').Waiting | null} [waiting]
 * @property {import('../types.js').Outcome | null} [outcome]
 * @property {Seat | null} [by] who gave the answer that led here
 * @property {string | null} [answer] what it was in words
 * @property {boolean} [rest] whether a position can be written here
 */

/** So many answers are fetched at once. */
const PIECE = 12;
/** So near to the end of what is known the next piece is fetched. */
const NEAR = 5;

export class Reel {
  /** @param {string} record */
  constructor(record) {
    this.record = record;
    this.game = '';
    this.plies = 0;
    /** @type {Sitter[]} */
    this.seats = [];
    /** @type {number[]} how long the log was after each number of answers */
    this.lengths = [0];
    /** @type {Seat | null} */
    this.seat = null;
    /** Whether each event is a moment of its own. */
    this.events = false;
    /** @type {Entry[]} */
    this.log = [];
    /** @type {Map<string, Promise<Moment[]>>} */
    this.pieces = new Map();
  }

  /** Takes the eyes of a seat, or those of nobody. @param {Seat | null} seat @param {number} ply what is to be seen first */
  async look(seat, ply) {
    const first = Math.max(0, Math.min(ply, this.plies || ply));
    const told = await call('/api/replay', { record: this.record, first, seat: seat ?? '', log: true });
    this.seat = seat;
    this.game = told.game;
    this.plies = told.plies;
    this.seats = told.seats;
    this.lengths = told.events;
    this.log = told.log;
  }

  /** Every place there is to stop at, in order. @returns {Place[]} */
  places() {
    const found = [];
    for (let ply = 0; ply <= this.plies; ply++) {
      const end = this.lengths[ply];
      if (this.events && ply > 0) {
        for (let n = this.lengths[ply - 1] + 1; n < end; n++) if (this.log[n - 1].text) found.push({ ply, n });
      }
      found.push({ ply, n: end });
    }
    return found;
  }

  /** The moments of a piece. @param {number} piece @returns {Promise<Moment[]>} */
  fetch(piece) {
    const key = `${this.seat} ${this.events} ${piece}`;
    const known = this.pieces.get(key);
    if (known) return known;
    const first = piece * PIECE;
    const last = Math.min(first + PIECE - 1, this.plies);
    const wish = { record: this.record, first, last, seat: this.seat ?? '', events: this.events };
    const asked = call('/api/replay', wish).then((told) => told.moments);
    this.pieces.set(key, asked);
    asked.catch(() => this.pieces.delete(key));
    return asked;
  }

  /** A moment; its neighbours are fetched too. @param {Place} place @returns {Promise<Moment>} */
  async moment(place) {
    const piece = Math.floor(place.ply / PIECE);
    const found = await this.fetch(piece);
    this.fetchNear(place.ply, piece);
    const moment = found.find((each) => each.ply === place.ply && each.n === place.n);
    if (!moment) throw new Error(`no moment ${place.ply}.${place.n}`);
    return moment;
  }

  /** What was answered to come to a moment. @param {Place} place @returns {Promise<Moment | undefined>} */
  async end(place) {
    const found = await this.fetch(Math.floor(place.ply / PIECE));
    return found.findLast((each) => each.ply === place.ply);
  }

  /** @param {number} ply @param {number} piece */
  fetchNear(ply, piece) {
    for (const other of [Math.floor((ply + NEAR) / PIECE), Math.floor(Math.max(0, ply - NEAR) / PIECE)]) {
      if (other !== piece && other * PIECE <= this.plies) this.fetch(other).catch(() => {});
    }
  }
}
