/**
 * Opening a table, sitting down at one, and the secrets of seats.
 *
 * Secrets are given to this browser by opening a table, or in the fragment of a link. They stay here and
 * travel in bodies only.
 */

import { call, freshId } from './http.js';

/** @import { OwnDeck } from './seating.js' */
/** @import { Seat } from './types.js' */

const SEAT = /^[a-d]$/;

/** @param {string} table */
const place = (table) => `siegeworks.seats.${table}`;

/** The secrets of a table by seat. @param {string} table @returns {Partial<Record<Seat, string>>} */
export function secretsOf(table) {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} table @param {Partial<Record<Seat, string>>} secrets */
function keepSecrets(table, secrets) {
  try {
    localStorage.setItem(place(table), JSON.stringify({ ...secretsOf(table), ...secrets }));
  } catch {
    // Without a store the cookie still knows who sits where.
  }
}

/** The secrets in the fragment of an address, `#b=…`. @param {string} fragment @returns {Partial<Record<Seat, string>>} */
export function secretsIn(fragment) {
  /** @type {Partial<Record<Seat, string>>} */
  const found = {};
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    if (SEAT.test(name) && value) found[/** @type {Seat} */ (name)] = value;
  }
  return found;
}

/** The address that seats whoever opens it. @param {string} table @param {Seat} seat @param {string} secret */
export function seatAddress(table, seat, secret) {
  return `${location.origin}/t/${table}#${seat}=${encodeURIComponent(secret)}`;
}

/** Opens a table; its address. @param {object} wish as `POST /api/tables` takes it */
export async function openedAt(wish) {
  const opened = await call('/api/tables', wish);
  /** @type {Partial<Record<Seat, string>>} */
  const secrets = {};
  for (const seat of opened.seats) if (seat.secret) secrets[/** @type {Seat} */ (seat.seat)] = seat.secret;
  keepSecrets(opened.table, secrets);
  return `/t/${opened.table}`;
}

/** Opens a table and enters it. @param {object} wish */
export async function openTable(wish) {
  location.assign(await openedAt(wish));
}

/** The guest's own decks that may be played at a table, by what was agreed on there. @param {string} table @returns {Promise<OwnDeck[]>} */
export async function ownDecks(table) {
  try {
    const { game, switches } = await call(`/api/tables/${table}`);
    const { decks } = await call('/api/decks');
    return decks.filter(
      (/** @type {OwnDeck & {legal: boolean, game: string}} */ deck) =>
        deck.legal && deck.game === gameOf(game) && Object.entries(deck.switches).every(([name, value]) => switches[name] === value),
    );
  } catch {
    return [];
  }
}

/** Takes a seat with an own deck. @param {string} table @param {{secret: string, name: string, brings: string[]}} wish */
export async function sitDown(table, wish) {
  await call(`/api/tables/${table}/seats`, { ...wish, number: freshId() + freshId() });
}

/** The game of a name such as `game/mode`. @param {string} name */
export function gameOf(name) {
  return name.split('/')[0];
}
