/**
 * Where a replay begins: one of the own games, a record that is pasted, or one from a file.
 */

import { button, byId, el, fill, inPage } from '../dom.js';
import { call } from '../http.js';
import { gameRow, pagesOfGames } from '../mygames.js';
import { gameOf } from '../tables.js';
import { say } from '../phrases.js';
import { mark } from './marking.js';

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
    location.assign(`/replay/pasted?board=${gameOf(told.game)}`);
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
  const games = inPage('offers');
  const list = el('ul', { class: 'game-list' });
  const next = pagesOfGames();
  const older = button(say('my-games-more'), () => void more());
  const none = el('p', { class: 'soft' }, say('replay-mine-empty'));

  async function more() {
    const page = await next();
    for (const one of page.games.filter((each) => each.over)) {
      const when = new Date((one.ended ?? 0) * 1000).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
      const look = el('a', { class: 'button', href: `/t/${one.table}/replay` }, say('replay-look'));
      list.append(el('li', {}, gameRow(games, one, when, look)));
    }
    older.hidden = !page.more;
    none.hidden = list.childElementCount > 0;
  }
  try {
    await more();
    fill(byId('mine'), list, none, older);
  } catch (error) {
    fill(byId('mine'), el('p', { class: 'soft' }, /** @type {Error} */ (error).message));
  }
}

void showMine();
