/**
 * The head of the table: who sits there, whose turn it is, the connection, undo.
 */

import { byId, el, fill, icon } from './dom.js';
import { say } from './phrases.js';

/** @import { Seat, Sitter, State } from './types.js' */
/** @import { Session } from './session.js' */

/** Whom the table waits for. @param {State} state @returns {Seat[]} */
export function awaited(state) {
  return Array.isArray(state.waiting) ? state.waiting : (state.waiting?.seats ?? []);
}

/**
 * @param {Session} session the one that is shown
 * @param {Session[]} sessions all that this browser holds
 * @param {(session: Session) => void} choose
 */
export function drawSitters(session, sessions, choose) {
  const state = session.state;
  const turn = awaited(state);
  byId('sitters').classList.toggle('several', sessions.length > 1);
  fill(
    byId('sitters'),
    state.seats.map((sitter) => {
      const own = sessions.find((each) => each.seat === sitter.seat);
      const asked = turn.includes(sitter.seat);
      const shown = own === session;
      const item = el('li', { class: `sitter${asked ? ' asked' : ''}${shown ? ' shown' : ''}`, 'data-seat': sitter.seat });
      const words = chip(sitter, asked, shown, sessions.length === 1);
      if (own && own.state.version >= 0 && sessions.length > 1) {
        const label = say(own.state.decision ? 'seat-switch-wants' : 'seat-switch', { name: sitter.name });
        item.append(el('button', { type: 'button', class: 'sitter-button', 'aria-pressed': String(shown), 'aria-label': label, onclick: () => choose(own) }, words));
      } else item.append(...words);
      return item;
    }),
  );
}

/** @param {Sitter} sitter @param {boolean} asked @param {boolean} own @param {boolean} alone whether this screen has no other seat */
function chip(sitter, asked, own, alone) {
  const open = sitter.kind === 'open';
  const kind = open ? 'seat-open' : sitter.kind === 'machine' ? 'seat-machine' : own ? 'seat-you' : sitter.here === false ? 'seat-away' : 'seat-present';
  const away = sitter.kind === 'person' && sitter.here === false && !own;
  return [
    el('span', { class: `seat-mark seat-mark-${sitter.seat}`, 'aria-hidden': 'true' }, sitter.seat.toUpperCase()),
    el('span', { class: `sitter-name${away ? ' away' : ''}` }, open ? say('seat-open') : sitter.name, el('span', { class: 'sitter-level' }, open ? '' : (sitter.title ?? '').slice(sitter.name.length))),
    own && alone && sitter.kind === 'person' ? el('span', { class: 'sitter-you', 'aria-hidden': 'true' }, say('seat-you')) : null,
    sitter.kind === 'machine' ? icon('machine') : null,
    sitter.hinted ? el('span', { class: 'sitter-hinted', title: say('hint-taken-n', { n: sitter.hinted }) }, icon('lamp'), el('span', { 'aria-hidden': 'true' }, String(sitter.hinted)), el('span', { class: 'unseen' }, say('hint-taken-n', { n: sitter.hinted }))) : null,
    el('span', { class: 'unseen' }, `${say(kind)}${asked ? `, ${say('seat-turn')}` : ''}`),
  ].filter((part) => part !== null);
}

/** @param {State} state @param {boolean} shown whether the seat can take back at all */
export function drawUndo(state, shown) {
  const made = /** @type {HTMLButtonElement} */ (byId('undo'));
  made.hidden = !shown || state.undo === null;
  if (!state.undo) return;
  const n = state.undo.answers;
  fill(made, icon('undo'), el('span', { class: 'undo-word' }, say('undo')), n ? el('span', { class: 'count' }, String(n)) : null);
  made.setAttribute('aria-disabled', String(n === 0));
  made.title = undoText(state);
  made.setAttribute('aria-label', `${say('undo')}. ${undoText(state)}`);
}

/** How far back one can go, and what stands in the way of more. @param {State} state */
export function undoText(state) {
  const { answers = 0, why = '' } = state.undo ?? {};
  const far = answers ? say('undo-far', { n: answers }) : say('undo-none');
  return why ? `${far}. ${say('undo-stops', { why })}` : far;
}

/** @param {import('./connection.js').Status} status @param {boolean} unsent @param {() => void} retry */
export function drawConnection(status, unsent, retry) {
  const place = byId('connection');
  place.dataset.status = status;
  const key = status === 'lost' && unsent ? 'connection-lost-unsent' : `connection-${status}`;
  fill(
    place,
    el('span', { class: 'connection-dot', 'aria-hidden': 'true' }),
    el('span', {}, say(key)),
    status === 'lost' ? el('button', { type: 'button', class: 'link-button', onclick: retry }, say('connection-retry')) : null,
  );
}
