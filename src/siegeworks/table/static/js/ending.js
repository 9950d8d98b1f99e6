/**
 * The end: result with reason and clause, rematch, record, and whether the shuffle was fair.
 */

import { clauseLink, withClauses } from './clauses.js';
import { button, el, icon } from './dom.js';
import { dialog } from './dialogs.js';
import { say } from './phrases.js';

/** @import { Session } from './session.js' */

/** Shows the result. @param {Session} session @param {() => void} rematch @returns {HTMLDialogElement} */
export function showEnding(session, rematch) {
  const outcome = session.state.outcome;
  const winners = outcome?.winners ?? [];
  const seat = session.seat;
  const verdict = !seat || outcome?.winners === undefined ? 'over' : winners.includes(seat) ? 'won' : 'lost';
  const made = dialog(
    say(`end-${verdict}`),
    [
      el('p', { class: 'ending-text' }, withClauses(outcome?.text ?? '')),
      outcome?.clause
        ? el('p', { class: 'soft small' }, outcome.reason ? el('span', {}, `${outcome.reason} `) : null, clauseLink(outcome.clause))
        : '',
      el(
        'div',
        { class: 'ending-acts' },
        rematchPart(session, rematch),
        reviewLink(session.table),
        replayLink(session.table),
        recordLink(session.table),
      ),
      fairness(session) ?? '',
    ],
    {
      kind: `ending ${verdict}`,
      foot: [
        el('a', { class: 'button', href: '/' }, say('back-to-lobby')),
        button(say('end-look'), () => made.close(), { kind: 'main', icon: 'eye' }),
      ],
    },
  );
  return made;
}

/** @param {Session} session @param {() => void} rematch */
function rematchPart(session, rematch) {
  const { table, seats } = session.rematch;
  if (table) return el('a', { class: 'button main', href: `/t/${table}` }, icon('again'), say('end-rematch-open'));
  if (!session.seat) return null;
  /** @param {(seat: import('./types.js').Seat) => boolean} which */
  const names = (which) =>
    session.state.seats.filter((each) => each.kind === 'person' && which(each.seat)).map((each) => each.name).join(', ');
  if (seats.includes(session.seat)) {
    return el('p', { class: 'soft' }, say('end-rematch-wished', { names: names((seat) => !seats.includes(seat)) }));
  }
  return el(
    'div',
    {},
    button(say('end-rematch'), rematch, { icon: 'again', kind: 'main' }),
    seats.length ? el('p', { class: 'soft small' }, say('end-rematch-others', { names: names((seat) => seats.includes(seat)) })) : null,
  );
}

/** @param {string} table */
function reviewLink(table) {
  return el('a', { class: 'button', href: `/t/${table}/review` }, icon('why'), say('end-review'));
}

/** @param {string} table */
function replayLink(table) {
  return el('a', { class: 'button', href: `/t/${table}/replay` }, icon('eye'), say('end-replay'));
}

/** @param {string} table */
function recordLink(table) {
  return el('a', { class: 'button', href: `/api/tables/${table}/record`, download: '' }, icon('save'), say('end-record'));
}

/** @param {Session} session */
function fairness(session) {
  if (session.over && !session.over.proof) return null;
  const rows = [
    ['fair-commitment', session.welcome?.commitment],
    ['fair-secret', session.over?.proof?.secret],
    ['fair-seed', session.over?.seed],
  ];
  return el(
    'details',
    { class: 'fair' },
    el('summary', {}, say('fair-title')),
    el('p', {}, say('fair-text')),
    el(
      'dl',
      { class: 'facts' },
      rows.filter(([, value]) => value).map(([key, value]) => el('div', {}, el('dt', {}, say(String(key))), el('dd', {}, el('code', {}, String(value))))),
      el('div', {}, el('dt', {}, say('fair-command')), el('dd', {}, el('code', {}, 'siegeworks verify RECORD'))),
    ),
  );
}
