/**
 * Where a replay begins: one of the own games, a record that is pasted, or one from a file.
 */

import { button, byId, el, fill, inPage } from '../dom.js';
import { call } from '../http.js';
import { say } from '../phrases.js';
import { mark } from './linetext.js';

/** @typedef {import('../types.js').Plain} Plain */

const PASTED = 'siegeworks.pasted';

const field = /** @type {HTMLTextAreaElement} */ (byId('record'));
const file = /** @type {HTMLInputElement} */ (byId('file'));
const fault = byId('fault');

/** Checks what is in the field, and goes to the viewer if it holds. */
async function look() {
  fault.hidden = true;
  const record = field.value.replace(/\r\n?/g, '\n').trimStart();
  if (!record.trim()) return refuse(say('replay-nothing'));
  try {
    const told = await call('/api/replay', { record, log: true });
    sessionStorage.setItem(PASTED, record);
    location.assign(`/replay/pasted?board=${told.game.split('/')[0]}`);
  } catch (error) {
    const { message, line } = /** @type {import('../http.js').Refusal} */ (error);
    refuse(message);
    mark(field, line);
  }
}

/** @param {string} message */
function refuse(message) {
  fault.textContent = message;
  fault.hidden = false;
  fault.scrollIntoView({ block: 'nearest' });
}

byId('paste').addEventListener('submit', (event) => {
  event.preventDefault();
  void look();
});
file.addEventListener('change', async () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  field.value = await chosen.text();
  await look();
});

/** The own games that are over, newest first. */
async function showMine() {
  const games = /** @type {import('../seating.js').Game[]} */ (inPage('offers'));
  const list = el('ul', { class: 'game-list' });
  let before = '';
  const older = button(say('my-games-more'), () => void next());
  const none = el('p', { class: 'soft' }, say('replay-mine-empty'));

  async function next() {
    const told = await call(`/api/tables${before ? `?before=${encodeURIComponent(before)}` : ''}`);
    before = told.before ? String(told.before) : '';
    list.append(...told.tables.filter((/** @type {Plain} */ one) => one.over).map((/** @type {Plain} */ one) => row(games, one)));
    older.hidden = !before;
    none.hidden = list.childElementCount > 0;
  }
  try {
    await next();
    fill(byId('mine'), list, none, older);
  } catch (error) {
    fill(byId('mine'), el('p', { class: 'soft' }, /** @type {Error} */ (error).message));
  }
}

/**
 * @param {import('../seating.js').Game[]} games
 * @param {Plain} one
 */
function row(games, one) {
  const kind = one.game.split('/')[0];
  const game = games.find((each) => each.id === kind);
  const mode = game?.modes.find((each) => each.game === one.game);
  const others = one.seats.filter((/** @type {Plain} */ seat) => !one.mine.includes(seat.seat));
  const names = others.map((/** @type {Plain} */ seat) => seat.name || (seat.kind === 'machine' ? say('seat-machine') : '')).filter(Boolean);
  const when = new Date(one.ended * 1000).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return el(
    'li',
    {},
    el(
      'div',
      { class: 'game-row' },
      el('img', { src: `/static/img/${kind}.svg`, alt: '', width: 44, height: 44 }),
      el(
        'div',
        { class: 'game-row-words' },
        el('strong', {}, game && mode ? `${game.title}: ${mode.title}` : one.game),
        el('p', {}, names.length ? `${say('with-names', { names: names.join(', ') })} · ${when}` : when),
      ),
      el('a', { class: 'button', href: `/t/${one.table}/replay` }, say('replay-look')),
    ),
  );
}

void showMine();
