/**
 * Several seats on one screen. Where hands are hidden a curtain falls before another one is shown;
 * where they
 * are open one goes from seat to seat as one likes, and is taken along when only another seat has
 * something to do.
 */

import { button, byId, el, fill } from './dom.js';
import { factsOf } from './games.js';
import { say } from './phrases.js';

/** @import { Session } from './session.js' */

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
