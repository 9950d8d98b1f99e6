/**
 * The guest's own games: the newest to go on with, the others as a list.
 */

import { button, el, fill } from './dom.js';
import { gameOf } from './tables.js';
import { call } from './http.js';
import { say } from './phrases.js';

/** @import { Game } from './seating.js' */
/** @typedef {{seat: string, kind: string, name: string, player?: string | null}} Held */
/** @typedef {{table: string, game: string, over: boolean, turn?: boolean, ended?: number, seats: Held[], mine: string[]}} Mine */

const TAGS = { 'your-turn': 'tag gold', waiting: 'tag', open: 'tag', over: 'tag good', kept: 'tag' };

/** How a game stands, in one word; of a game that sleeps only that it is kept is known. @param {Mine} one @returns {keyof typeof TAGS} */
function standing(one) {
  if (one.over) return 'over';
  if (one.turn === undefined) return 'kept';
  if (one.seats.some((seat) => seat.kind === 'open')) return 'open';
  return one.turn ? 'your-turn' : 'waiting';
}

/**
 * A game of the guest: what it is, with whom, and what else there is to say and do.
 * @param {Game[]} games
 * @param {Mine} one
 * @param {string | null} told
 * @param {...(Node | null)} rest
 */
export function gameRow(games, one, told, ...rest) {
  const game = games.find((each) => each.id === gameOf(one.game));
  const mode = game?.modes.find((each) => each.game === one.game);
  const others = one.seats.filter((seat) => !one.mine.includes(seat.seat));
  const names = others.map((seat) => seat.name || (seat.kind === 'machine' ? say('seat-machine') : '')).filter(Boolean);
  const said = [names.length ? say('with-names', { names: names.join(', ') }) : '', told].filter(Boolean).join(' · ');
  return el(
    'div',
    { class: 'game-row' },
    el('img', { src: game?.picture, alt: '', width: 44, height: 44 }),
    el('div', { class: 'game-row-words' }, el('strong', {}, game && mode ? `${game.title}: ${mode.title}` : one.game), said ? el('p', {}, said) : null),
    rest,
  );
}

/** The guest's games, a page at a time, the newest first. @returns {() => Promise<{games: Mine[], more: boolean}>} */
export function pagesOfGames() {
  let before = '';
  return async () => {
    const told = await call(`/api/tables${before ? `?before=${encodeURIComponent(before)}` : ''}`);
    before = told.before ? String(told.before) : '';
    return { games: told.tables, more: Boolean(before) };
  };
}

/** @param {Game[]} games @param {Mine} one */
function row(games, one) {
  const state = standing(one);
  const link = (/** @type {string} */ to, /** @type {string} */ phrase, main = false) => el('a', { class: `button${main ? ' main' : ''}`, href: `/t/${one.table}${to}` }, say(phrase));
  return gameRow(
    games,
    one,
    null,
    el('span', { class: TAGS[state] }, say(`state-${state}`)),
    state === 'over' ? link('/replay', 'end-replay') : null,
    state === 'over' ? link('/review', 'end-review') : null,
    link('', state === 'over' ? 'end-look' : 'continue-game', state === 'your-turn'),
  );
}

/** @param {HTMLElement} host @param {HTMLElement} first where the newest game that goes on is shown @param {Game[]} games */
export async function showGames(host, first, games) {
  const list = el('ul', { class: 'game-list' });
  const next = pagesOfGames();
  const older = button(say('my-games-more'), () => void more());

  async function more() {
    const page = await next();
    list.append(...page.games.map((one) => el('li', {}, row(games, one))));
    older.hidden = !page.more;
    return page.games;
  }

  try {
    const page = await more();
    if (!page.length) {
      const newcomer = document.getElementById('newcomer');
      if (newcomer) newcomer.hidden = false;
      return fill(host, el('p', { class: 'soft' }, say('my-games-empty')));
    }
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
