/**
 * One seat at the table as this browser knows it: its connection and how it stands.
 */

import { Connection } from './connection.js';

/** @import { Over, State as Whole, Welcome } from './generated/messages.js' */
/** @import { Decision, Entry, Message, Seat, Sitter, State, Step } from './types.js' */

/**
 * @typedef {object} Listener what the shell does about it
 * @property {(session: Session) => void} welcomed
 * @property {(session: Session, step: Step | null) => void} moved
 * @property {(session: Session) => void} seated somebody came, went or handed over
 * @property {(session: Session, message: Message) => void} told anything else
 * @property {(session: Session, status: import('./connection.js').Status, code: number) => void} connected
 */

export class Session {
  /**
   * @param {string} table
   * @param {{seat: Seat | '' | null, secret?: string, name?: string, language: string}} who
   * @param {Listener} listener
   */
  constructor(table, who, listener) {
    this.table = table;
    this.listener = listener;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Record<string, unknown>} what other seats point at */
    this.ghosts = {};
    /** @type {Over | null} the seed and its proof, once the game is over */
    this.over = null;
    /** @type {{seats: Seat[], table: string | null}} */
    this.rematch = { seats: [], table: null };
    /** @type {Decision | null} a question that is answered without asking */
    this.passing = null;
    /** @type {Decision | null} what the seat is asked, whoever answers */
    this.offered = null;
    /** @type {State} */
    this.state = {
      scene: /** @type {any} */ (null),
      decision: null,
      waiting: null,
      outcome: null,
      undo: null,
      seats: [],
      seat: who.seat || null,
      version: -1,
    };
    this.connection = new Connection({
      table,
      seat: who.seat,
      secret: who.secret,
      name: who.name,
      language: who.language,
      heard: (message) => this.hear(message),
      changed: (status, code) => listener.connected(this, status, code),
    });
  }

  /** @returns {Seat | null} */
  get seat() {
    return this.state.seat;
  }

  get game() {
    return this.welcome?.game ?? '';
  }

  /** What the seat is called. */
  get name() {
    return this.sitter?.name ?? this.seat?.toUpperCase() ?? '';
  }

  get sitter() {
    return this.state.seats.find((each) => each.seat === this.seat);
  }

  /** Whether a machine plays this seat at the moment. */
  get handed() {
    return this.seat !== null && this.sitter?.kind === 'machine';
  }

  get began() {
    return this.state.scene !== null && this.state.scene !== undefined;
  }

  /** @param {Message} message */
  hear(message) {
    switch (message.is) {
      case 'welcome':
        return this.greet(message);
      case 'state':
        this.entries = message.log;
        return this.move(message, null);
      case 'step':
        return this.step(message);
      case 'table':
        return this.reseat(message.seats);
      case 'ghost':
        this.ghosts = { ...this.ghosts, [message.seat]: message.what };
        break;
      case 'over':
        this.over = message;
        break;
      case 'rematch':
        this.rematch = message;
        break;
      default:
    }
    this.listener.told(this, message);
  }

  /** @param {Welcome} message */
  greet(message) {
    this.welcome = message;
    this.state = { ...this.state, seat: message.seat, seats: message.seats };
    if (this.seat) this.connection.manner.seat = this.seat;
    this.rematch = message.rematch;
    this.listener.welcomed(this);
  }

  /** Others sit there now, or a machine: then its question is none of ours. @param {Sitter[]} seats */
  reseat(seats) {
    const before = this.handed;
    this.state = { ...this.state, seats };
    if (this.handed === before || !this.began) return this.listener.seated(this);
    this.state.decision = this.handed ? null : this.offered;
    this.listener.moved(this, null);
  }

  /** Wishes to be asked after all, where it would have been passed. */
  claim() {
    if (!this.passing) return;
    this.state = { ...this.state, decision: this.passing };
    this.passing = null;
    this.listener.moved(this, null);
  }

  /** @param {Step} step */
  step(step) {
    const { cut = Infinity } = step;
    this.entries = [...this.entries.filter((entry) => entry.n <= cut), ...step.events];
    this.move(step, step);
  }

  /** @param {Whole | Step} message @param {Step | null} step */
  move(message, step) {
    const { scene, waiting, outcome, undo, version } = message;
    this.passing = message.decision?.passing ? message.decision : null;
    this.offered = this.passing ? null : message.decision;
    this.state = { ...this.state, scene: /** @type {State['scene']} */ (scene), decision: null, waiting, outcome, undo, version };
    if (!this.handed) this.state.decision = this.offered;
    this.listener.moved(this, step);
  }
}
