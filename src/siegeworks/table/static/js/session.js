/**
 * The seats of this browser: each with its connection and how it stands, several on one screen.
 */

import { Connection } from './connection.js';
import { button, byId, el, fill } from './dom.js';
import { factsOf } from './games.js';
import { say } from './phrases.js';

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

/** One seat at the table. */
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

/**
 * Several seats on one screen. Where hands are hidden a curtain falls before another one is shown;
 * where they are open one goes from seat to seat as one likes, and is taken along when only another
 * seat has something to do.
 */
export class Hotseat {
  /** @param {(session: Session) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {Session[]} */
    this.sessions = [];
    /** @type {Session | null} whose screen it is */
    this.active = null;
    /** @type {Session | null} who is called */
    this.called = null;
    /** Whether nobody has said yet who sits before the screen. */
    this.unknown = false;
    this.entered = false;
    this.host = byId('curtain');
  }

  /** @param {Session} session */
  add(session) {
    this.sessions.push(session);
    this.sessions.sort((one, other) => String(one.seat).localeCompare(String(other.seat)));
    if (!this.active) this.active = session;
  }

  get several() {
    return this.sessions.length > 1;
  }

  /** Coming in with several hands: the curtain is down before any of them is seen. */
  enter() {
    if (this.entered || !this.several || !this.active || !factsOf(this.active.game).curtain) return;
    this.entered = true;
    this.unknown = true;
    fill(this.host);
    this.host.hidden = false;
    this.cover(true);
  }

  /** Once all seats are connected: calls whoever is asked. @param {Session} active */
  greet(active) {
    if (this.sessions.some((each) => each.state.version < 0)) return;
    if (active.state.outcome) this.unknown = false;
    if (!active.began || active.state.outcome) return this.lift();
    this.call(this.sessions.find((each) => each.state.decision) ?? active);
  }

  /** After something has happened: who should have the screen now? */
  settle() {
    const { active } = this;
    if (!active || !this.several) return;
    if (!factsOf(active.game).curtain) return this.goOn(active);
    if (this.unknown) return this.greet(active);
    if (active.state.decision || active.state.outcome || !active.began) return this.lift();
    const wanted = this.sessions.find((each) => each.state.decision);
    if (wanted && wanted !== active) this.call(wanted);
  }

  /** Where hands are open, a seat that has nothing to do gives the screen to one that has. @param {Session} active */
  goOn(active) {
    if (active.state.decision || active.state.outcome || !active.began) return;
    const wanted = this.sessions.find((each) => each.state.decision && !each.state.outcome);
    if (wanted) this.give(wanted);
  }

  /** Gives the screen to another seat, with a curtain where hands are hidden. @param {Session} session */
  call(session) {
    if (session === this.active && !this.called && !this.unknown) return;
    if (!factsOf(session.game || (this.active?.game ?? '')).curtain || session.state.outcome) return this.give(session);
    if (this.called === session) return;
    this.called = session;
    const lift = button(say('curtain-button', { name: session.name }), () => this.give(session), { kind: 'main big' });
    lift.dataset.act = 'lift';
    fill(
      this.host,
      el(
        'div',
        { class: 'curtain-words', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'curtain-title' },
        el('span', { class: `seat-mark big seat-mark-${session.seat}`, 'aria-hidden': 'true' }, String(session.seat).toUpperCase()),
        el('h2', { id: 'curtain-title' }, say('curtain-title', { name: session.name })),
        el('p', {}, say('curtain-text')),
        lift,
      ),
    );
    this.host.hidden = false;
    this.cover(true);
    lift.focus();
  }

  /** @param {Session} session */
  give(session) {
    this.active = session;
    this.unknown = false;
    this.lift();
    this.show(session);
  }

  lift() {
    this.called = null;
    this.host.hidden = true;
    this.cover(false);
  }

  /** What lies behind the curtain can be neither seen nor reached. @param {boolean} covered */
  cover(covered) {
    for (const id of ['head', 'content', 'side', 'banner']) byId(id).inert = covered;
  }

  /** The next seat of this screen. */
  next() {
    if (!this.active || !this.several) return;
    const place = this.sessions.indexOf(this.active);
    this.call(this.sessions[(place + 1) % this.sessions.length]);
  }
}
