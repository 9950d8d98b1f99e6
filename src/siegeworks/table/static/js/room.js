/**
 * The waiting room: links and QR codes of open seats until all are taken; the invitation itself.
 */

import { button, el, fill } from './dom.js';
import { dialog } from './dialogs.js';
import { qr } from './http.js';
import { say } from './phrases.js';
import { seatAddress, secretsOf } from './tables.js';
import { refuse, toast } from './notices.js';

/** @import { Sitter } from './types.js' */
/** @import { Session } from './session.js' */

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const KEPT_NAME = 'siegeworks.name';

/** Copies a text, or shows it where copying is not allowed. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('copied'));
  } catch {
    const field = el('input', { type: 'text', value: text, readonly: true });
    dialog(say('copy'), [field]);
    field.select();
  }
}

/** @param {HTMLElement} host @param {Session} session @param {() => void} fillWithMachines */
export function drawRoom(host, session, fillWithMachines) {
  const secrets = secretsOf(session.table);
  const { seats } = session.state;
  fill(
    host,
    el(
      'div',
      { class: 'room' },
      el('h2', {}, say('room-title')),
      el('p', { class: 'lead' }, session.seat ? say('room-text') : say('room-wait-host')),
      el(
        'ul',
        { class: 'room-seats' },
        seats.map((sitter) => seatItem(session.table, sitter, secrets[sitter.seat], sitter.seat === session.seat)),
      ),
      OWN_MACHINE.includes(location.hostname) && seats.some((each) => each.kind === 'open' && secrets[each.seat])
        ? el('p', { class: 'small soft local' }, say('room-local'))
        : null,
      session.seat && seats.some((each) => each.kind === 'open')
        ? el('p', { class: 'room-foot' }, button(say('room-machines'), fillWithMachines, { icon: 'machine' }))
        : null,
      session.welcome?.commitment
        ? el('p', { class: 'small soft seal' }, `${say('room-commitment')}: `, el('code', {}, session.welcome.commitment))
        : null,
    ),
  );
}

/** @param {string} table @param {Sitter} sitter @param {string | undefined} secret @param {boolean} own */
function seatItem(table, sitter, secret, own) {
  const letter = sitter.seat.toUpperCase();
  const open = sitter.kind === 'open';
  return el(
    'li',
    { class: `room-seat${open ? ' open' : ''}`, 'data-seat': sitter.seat },
    el('span', { class: `seat-mark seat-mark-${sitter.seat}`, 'aria-hidden': 'true' }, letter),
    el(
      'div',
      { class: 'room-words' },
      el('strong', {}, open ? say('seat-n', { seat: letter }) : sitter.name),
      el('span', { class: 'soft' }, open ? say('seat-open') : own ? say('seat-you') : sitter.kind === 'machine' ? say('seat-machine') : say('room-taken')),
    ),
    open && secret ? linkField(letter, seatAddress(table, sitter.seat, secret)) : null,
    open && !secret ? el('p', { class: 'soft small' }, say('room-no-link')) : null,
  );
}

/** @param {string} letter @param {string} address */
function linkField(letter, address) {
  const field = el('input', { type: 'text', readonly: true, value: address, 'aria-label': say('room-link', { seat: letter }) });
  field.addEventListener('focus', () => field.select());
  const share = typeof navigator.share === 'function';
  return el(
    'div',
    { class: 'room-link' },
    field,
    button(say('copy'), () => copy(address), { icon: 'copy', kind: 'main' }),
    button(say('room-show-qr'), () => showQr(letter, address), { icon: 'qr' }),
    share ? button(say('room-share'), () => void navigator.share({ url: address }).catch(() => {}), { icon: 'share' }) : null,
  );
}

/** @param {string} letter @param {string} address */
async function showQr(letter, address) {
  try {
    const label = say('room-qr', { seat: letter });
    dialog(label, [el('img', { class: 'qr', src: await qr(address), alt: label })], { kind: 'narrow' });
  } catch (error) {
    refuse(/** @type {Error} */ (error).message);
  }
}

/**
 * The invitation of a link: sit down under a name, or only watch.
 * @param {HTMLElement} host
 * @param {string} seat
 * @param {import('./seating.js').OwnDeck[]} [decks] own decks that may be brought
 * @returns {Promise<{name: string, brings?: string[]} | null>} under which name and with which deck; null to watch
 */
export function invitation(host, seat, decks = []) {
  return new Promise((decided) => {
    const name = el('input', {
      type: 'text',
      maxlength: 20,
      value: localStorage.getItem(KEPT_NAME) ?? '',
      autocomplete: 'nickname',
      placeholder: say('your-name-hint'),
      id: 'invited-name',
    });
    const deck = el(
      'select',
      { id: 'invited-deck' },
      el('option', { value: '' }, say('deck-as-agreed')),
      decks.map((each) => el('option', { value: each.id }, each.name)),
    );
    const form = el(
      'form',
      { class: 'room invitation' },
      el('span', { class: `seat-mark big seat-mark-${seat}`, 'aria-hidden': 'true' }, seat.toUpperCase()),
      el('h2', {}, say('room-sit')),
      el('div', { class: 'field' }, el('label', { for: 'invited-name' }, say('your-name')), name),
      decks.length ? el('div', { class: 'field' }, el('label', { for: 'invited-deck' }, say('seat-deck')), deck) : null,
      el(
        'div',
        { class: 'room-foot' },
        el('button', { type: 'submit', class: 'button main big', 'data-act': 'sit' }, say('room-sit-button')),
        button(say('room-sit-watch'), () => decided(null), { icon: 'eye' }),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = name.value.trim();
      localStorage.setItem(KEPT_NAME, typed);
      decided({ name: typed, brings: decks.find((each) => each.id === deck.value)?.lines });
    });
    fill(host, form);
  });
}
