/**
 * The guest's own games: the newest to go on with, the others as a list.
 */

import { button, el, fill } from './dom.js';
import { call } from './http.js';
import { say } from './phrases.js';

/** @typedef {import('./seating.js').Game} Game */
/** @typedef {{seat: string, kind: string, name: string, player?: string | null}} Held */
/** @typedef {{table: string, game: string, over: boolean, turn?: boolean, seats: Held[], mine: string[]}} Mine */

const TAGS = { 'your-turn': 'tag gold', waiting: 'tag', open: 'tag', over: 'tag good', kept: 'tag' };

/**
 * @param {Game[]} games
 * @param {string} game
 */
function title(games, game) {
  for (const each of games) {
    for (const mode of each.modes) if (mode.game === game) return { game: each, mode };
  }
  return null;
}

/**
 * How a game stands, in one word; of a game that sleeps only that it is kept is known.
 * @param {Mine} one
 * @returns {keyof typeof TAGS}
 */
function standing(one) {
  if (one.over) return 'over';
  if (one.turn === undefined) return 'kept';
  if (one.seats.some((seat) => seat.kind === 'open')) return 'open';
  return one.turn ? 'your-turn' : 'waiting';
}

/**
 * @param {Game[]} games
 * @param {Mine} one
 */
function row(games, one) {
  const found = title(games, one.game);
  const state = standing(one);
  const others = one.seats.filter((seat) => !one.mine.includes(seat.seat));
  const names = others.map((seat) => seat.name || (seat.kind === 'machine' ? say('seat-machine') : '')).filter(Boolean);
  return el(
    'div',
    { class: 'game-row' },
    el('img', { src: `/static/img/${one.game.split('/')[0]}.svg`, alt: '', width: 44, height: 44 }),
    el(
      'div',
      { class: 'game-row-words' },
      el('strong', {}, found ? `${found.game.title}: ${found.mode.title}` : one.game),
      names.length ? el('p', {}, say('with-names', { names: names.join(', ') })) : null,
    ),
    el('span', { class: TAGS[state] }, say(`state-${state}`)),
    state === 'over' ? el('a', { class: 'button', href: `/t/${one.table}/replay` }, say('end-replay')) : null,
    state === 'over' ? el('a', { class: 'button', href: `/t/${one.table}/review` }, say('end-review')) : null,
    el('a', { class: `button${state === 'your-turn' ? ' main' : ''}`, href: `/t/${one.table}` }, say(state === 'over' ? 'end-look' : 'continue-game')),
  );
}

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} first where the newest game that goes on is shown
 * @param {Game[]} games
 */
export async function showGames(host, first, games) {
  const list = el('ul', { class: 'game-list' });
  let before = '';

  /** @returns {Promise<Mine[]>} */
  async function next() {
    const told = await call(`/api/tables${before ? `?before=${encodeURIComponent(before)}` : ''}`);
    /** @type {Mine[]} */
    const page = told.tables;
    before = told.before ? String(told.before) : '';
    list.append(...page.map((one) => el('li', {}, row(games, one))));
    return page;
  }

  try {
    const page = await next();
    if (!page.length) {
      const newcomer = document.getElementById('newcomer');
      if (newcomer) newcomer.hidden = false;
      return fill(host, el('p', { class: 'soft' }, say('my-games-empty')));
    }
    const older = button(say('my-games-more'), async () => {
      await next();
      older.hidden = !before;
    });
    older.hidden = !before;
    fill(host, list, older);
    const going = page.find((one) => standing(one) !== 'over');
    if (going) {
      fill(first, el('h2', { id: 'continue-title' }, say('continue-last')), row(games, going));
      first.hidden = false;
    }
  } catch (error) {
    fill(host, el('p', { class: 'soft' }, /** @type {Error} */ (error).message));
  }
}
