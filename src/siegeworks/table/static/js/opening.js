/**
 * Opening a table: its secrets are kept, and one goes there.
 */

import { call } from './http.js';
import { keepSecrets } from './secrets.js';

/** @import { Seat } from './types.js' */

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
