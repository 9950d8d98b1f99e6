/**
 * The secrets of seats that this browser has been given: by opening a table, or in the fragment of
 * a link. They stay in this browser and travel in bodies only.
 */

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
export function keepSecrets(table, secrets) {
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
