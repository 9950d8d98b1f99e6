/**
 * A board beside all tables, for replays, lessons, puzzles and positions: shows what `/api/study` tells.
 *
 * The page brings `templates/around/study.html`, which has the places for board, question and log.
 */

import { announce, refuse } from '../notices.js';
import { BoardHost } from '../boardhost.js';
import { byId } from '../dom.js';
import { call } from '../http.js';
import { Log } from '../log.js';
import { Prompt } from '../prompt.js';
import { watch } from '../settings.js';

/** @import { State as Whole } from '../generated/messages.js' */
/** @import { Entry, Fields, Seat, State, Step } from '../types.js' */
/** What `/api/study` answers. @typedef {{state: Whole, plies: number, answers: [string, string][]}} Looked */
/** @typedef {[Seat, string]} Answer */

/**
 * @typedef {object} Source what is looked at
 * @property {string} game
 * @property {string} [position]
 * @property {string} [record]
 * @property {number} [ply]
 * @property {Record<string, string>} [switches]
 */

/**
 * @typedef {object} Manner what the page does
 * @property {(text: string) => void} [answer] somebody answers on the board; without it nothing can be answered
 * @property {(state: State) => void} [shown] a state was shown
 */

export class Study {
  /** @param {Source} source @param {Seat | null} seat whose view is shown @param {Manner} [manner] */
  constructor(source, seat, manner = {}) {
    this.source = source;
    this.seat = seat;
    this.manner = manner;
    /** @type {Answer[]} what was tried since */
    this.answers = [];
    /** How many answers the record has. */
    this.plies = 0;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {State | null} */
    this.state = null;
    /** The number of the last request: an answer that comes late is not shown. */
    this.asked = 0;
    const answer = (/** @type {string} */ text) => this.manner.answer?.(text);
    this.board = new BoardHost(byId('board'), {
      answer,
      why: (text) => this.ask('why', { text }),
      ahead: () => this.ask('ahead'),
      ghost: () => {},
      failed: () => this.state && this.prompt.show(this.state, true),
    });
    this.prompt = new Prompt(byId('prompt'), {
      answer,
      boardOffers: () => this.board.drawnBy(this.session.game) !== undefined,
    });
    this.log = new Log(
      byId('side'),
      (event) => this.ask('cause', { event }),
      () => {},
      (seat) => this.state?.seats.find((each) => each.seat === seat)?.name ?? '',
    );
    watch(() => this.state && this.draw(null));
  }

  /** As a board wants a session to be. */
  get session() {
    if (!this.state) throw new Error('nothing is shown yet');
    return { game: this.source.game, seat: this.seat, state: this.state };
  }

  /** @param {Fields} [more] */
  wish(more = {}) {
    return { ...this.source, seat: this.seat ?? '', answers: this.answers, ...more };
  }

  /** An explanation of what is shown. @param {string} act @param {Fields} [fields] */
  ask(act, fields = {}) {
    return call('/api/study', this.wish({ ask: act, ...fields }));
  }

  /**
   * Shows the game as it stands after the answers so far; false if that was refused.
   * @param {boolean} [moving] whether what is new is shown as it happens
   */
  async show(moving = false) {
    const number = ++this.asked;
    let told;
    try {
      told = await call('/api/study', this.wish());
    } catch (refusal) {
      refuse(refusal);
      return false;
    }
    if (number === this.asked) this.take(told, moving);
    return true;
  }

  /** Shows what the server told. @param {Looked} told @param {boolean} [moving] */
  take(told, moving = false) {
    const { log = [], ...state } = told.state;
    const known = this.entries.length ? this.entries[this.entries.length - 1].n : 0;
    const fresh = log.filter((entry) => entry.n > known);
    this.plies = told.plies;
    this.entries = log;
    this.state = /** @type {State} */ ({ ...state, seat: this.seat });
    if (!this.manner.answer) this.state.decision = null;
    const step = moving ? /** @type {Step} */ ({ ...state, is: 'step', by: null, what: 'answer', events: fresh }) : null;
    this.draw(step);
    if (moving) for (const entry of fresh) if (!entry.quiet && entry.text) announce(entry.text);
    this.manner.shown?.(this.state);
  }

  /** @param {Step | null} step */
  draw(step) {
    if (!this.state) return;
    if (step) this.log.add(step.events);
    else this.log.reset(this.entries);
    byId('prompt').hidden = this.state.decision === null;
    this.prompt.show(this.state, step === null);
    this.board.show(this.session, step);
    document.body.dataset.version = String(this.state.version);
  }

  /** Lets the seat that is shown answer; true if it could. @param {string} text */
  async answer(text) {
    if (!this.seat) return false;
    this.answers.push([this.seat, text]);
    if (await this.show(true)) return true;
    this.answers.pop();
    return false;
  }

  /** Shows the game through the eyes of another seat. @param {Seat | null} seat */
  look(seat) {
    this.seat = seat;
    return this.show();
  }
}
