/**
 * Short messages above the question, and what screen readers are told: what was refused and by which
 * clause, what has changed.
 */

import { clauseLink, withClauses } from './clauses.js';
import { button, byId, el } from './dom.js';
import { say } from './phrases.js';

const STAYS = 7_000;
const MOST = 3;

/** @param {string} text which may name the clause already @param {{clause?: string, kind?: 'bad' | 'info'}} [look] */
export function toast(text, look = {}) {
  const kind = look.kind ?? 'info';
  const clause = look.clause && !text.includes(look.clause) ? look.clause : '';
  const host = byId('toasts');
  const made = el(
    'div',
    { class: `toast ${kind}` },
    el(
      'div',
      { class: 'toast-words' },
      kind === 'bad' ? el('strong', {}, say('refused-title')) : null,
      el('span', {}, withClauses(text)),
      clause ? clauseLink(clause) : null,
    ),
    button(say('close'), () => made.remove(), { kind: 'quiet', icon: 'close', bare: true }),
  );
  host.append(made);
  while (host.children.length > MOST) host.firstElementChild?.remove();
  let timer = setTimeout(() => made.remove(), STAYS);
  made.addEventListener('pointerenter', () => clearTimeout(timer));
  made.addEventListener('pointerleave', () => {
    timer = setTimeout(() => made.remove(), STAYS / 2);
  });
  (kind === 'bad' ? alarm : announce)(clause ? `${text} ${clause}` : text);
}

/** Shows why something is not possible. @param {unknown} why a refusal of the table, or its reason alone */
export function refuse(why) {
  if (typeof why === 'string') return toast(why, { kind: 'bad' });
  const { reason, message, clause } = /** @type {{reason?: string, message?: string, clause?: string}} */ (why);
  toast(reason ?? message ?? say('refused-other'), { kind: 'bad', clause });
}

/** @type {string[]} */
let queue = [];
let timer = 0;

/** Says something as soon as there is a pause; what comes together is said together. @param {string} text */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    write('live', queue.slice(-6).join(' '));
    queue = [];
  }, 150);
}

/** Says something at once. @param {string} text */
export function alarm(text) {
  write('alert', text);
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const place = document.getElementById(id);
  if (!place) return;
  place.textContent = '';
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}
