/**
 * The lobby: game, mode, who plays; then a table is opened and entered.
 */

import { byId, el, fill, icon, inPage } from './dom.js';
import { showGames } from './mygames.js';
import { openTable } from './tables.js';
import { say } from './phrases.js';
import { More } from './seating.js';

/** @import { Game, Mode, Wish } from './seating.js' */
/** @typedef {{id: string, label: string, text: string, icon: import('./dom.js').IconName, kinds: string[]}} Start */

/** @type {{games: Game[], players: {id: string, label: string}[], player: string}} */
const offers = inPage('offers');
const form = /** @type {HTMLFormElement} */ (byId('lobby'));
/** @type {import('./seating.js').OwnDeck[]} */
const decks = inPage('own-decks');
const more = new More(byId('more-body'), offers.players, offers.player, decks, (wish) => open(wish));

/** @returns {{game: Game, mode: Mode}} */
function chosen() {
  const data = new FormData(form);
  const game = offers.games.find((each) => each.id === data.get('game')) ?? offers.games[0];
  const mode = game.modes.find((each) => each.id === data.get(`mode-${game.id}`)) ?? game.modes[0];
  return { game, mode };
}

/** The ways to begin a mode with one click. @param {Mode} mode @returns {Start[]} */
function starts(mode) {
  const others = Math.max(mode.usual - 1, mode.seats.includes(2) ? 1 : mode.seats[0] - 1);
  /** @param {string} kind */
  const with_ = (kind) => ['me', ...Array(others).fill(kind)];
  if (mode.kind === 'alone') {
    return [{ id: 'alone', label: say('alone-boss'), text: say('alone-text'), icon: 'boss', kinds: ['me'] }];
  }
  const together = mode.kind === 'together';
  const screen = say(mode.hidden ? 'one-screen-text' : 'one-screen-open-text');
  /** @type {Start[]} */
  const found = [
    {
      id: 'machine',
      label: say(together ? 'with-machine' : 'against-machine'),
      text: say(together ? 'with-machine-text' : 'alone-text'),
      icon: 'machine',
      kinds: with_('machine'),
    },
    { id: 'link', label: say(together ? 'with-link' : 'against-link'), text: say('link-text'), icon: 'link', kinds: with_('link') },
    { id: 'screen', label: say('one-screen'), text: screen, icon: 'screen', kinds: with_('me') },
  ];
  if (mode.seats.includes(1)) {
    found.unshift({ id: 'alone', label: say('alone'), text: say('alone-text'), icon: 'person', kinds: ['me'] });
  }
  return found;
}

/** Shows what belongs to the game and mode that are chosen. */
function show() {
  const { game, mode } = chosen();
  for (const step of form.querySelectorAll('fieldset[data-game]')) {
    /** @type {HTMLElement} */ (step).hidden = /** @type {HTMLElement} */ (step).dataset.game !== game.id;
  }
  const told = byId('chosen');
  told.hidden = !mode.story;
  if (mode.story) {
    fill(told, el('strong', {}, mode.title), `: ${mode.story}`, el('em', {}, say('goal', { goal: mode.goal })));
  }
  fill(
    byId('starts'),
    starts(mode).map((start, place) =>
      el(
        'button',
        {
          type: 'button',
          class: `button start${place === 0 ? ' main' : ''}`,
          'data-start': start.id,
          onclick: () => open(more.wish(start.kinds)),
        },
        icon(start.icon),
        el('span', {}, el('strong', {}, start.label), el('span', {}, start.text)),
      ),
    ),
  );
  more.show(game, mode);
}

let opening = false;

/** Opens a table and goes there. @param {Wish} wish */
async function open(wish) {
  if (opening) return;
  opening = true;
  const fault = byId('lobby-fault');
  fault.hidden = true;
  form.setAttribute('aria-busy', 'true');
  try {
    await openTable(wish);
  } catch (error) {
    fault.textContent = /** @type {Error} */ (error).message;
    fault.hidden = false;
    fault.scrollIntoView({ block: 'nearest' });
  } finally {
    opening = false;
    form.removeAttribute('aria-busy');
  }
}

/** Goes to the table of a link that was pasted. */
function join() {
  const field = /** @type {HTMLInputElement} */ (byId('join-field'));
  const found = field.value.trim().match(/\/t\/([A-Za-z0-9_-]{22})(#.*)?$/);
  byId('join-fault').hidden = Boolean(found);
  if (found) location.assign(`/t/${found[1]}${found[2] ?? ''}`);
  else byId('join-fault').textContent = say('join-bad');
}

form.addEventListener('change', (event) => {
  if (/** @type {HTMLInputElement} */ (event.target).type === 'radio') show();
});
form.addEventListener('submit', (event) => event.preventDefault());
byId('join').addEventListener('submit', (event) => {
  event.preventDefault();
  join();
});
if (decks[0]?.chosen) /** @type {HTMLDetailsElement} */ (byId('more')).open = true;
show();
showGames(byId('my-games'), byId('continue'), offers.games);
