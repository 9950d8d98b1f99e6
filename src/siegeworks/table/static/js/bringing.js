/**
 * An own deck for a seat that somebody was invited to.
 */

import { freshId } from './connection.js';
import { gameOf } from './names.js';
import { call } from './http.js';

/** @import { OwnDeck } from './seating.js' */

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
