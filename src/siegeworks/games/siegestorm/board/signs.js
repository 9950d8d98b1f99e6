/**
 * The signs of the board: factions by shape, ranks by chevrons, values, piles.
 */

import { drawing } from '/static/js/dom.js';

/** @type {Record<string, string[]>} */
const FACTIONS = {
  ysra: ['M12 2c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12z', 'M9 14a3 3 0 0 0 3 4'],
  khunglai: ['M2 20 9 6l4 7 2-3 7 10z', 'M7 10l2 2 2-2'],
  seraphia: [
    'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    'M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2',
  ],
  styxia: ['M15 2a10 10 0 1 0 7 14A8.500 8.500 0 0 1 15 2z'],
  'evil-goblins': ['M3 4l4 8h10l4-8-6 4h-6z', 'M7 12l1 8 4 2 4-2 1-8'],
  'spectral-shamans': ['M2 12c5-8 15-8 20 0-5 8-15 8-20 0z', 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'],
  'rotwood-spawn': ['M12 22V9M12 12c-6 0-8-4-8-9 6 0 8 4 8 9zM12 16c5 0 7-3 7-8-5 0-7 3-7 8z'],
  'blackpurse-companies': ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', 'M9 9h6M9 15h6M12 6v12'],
  promo: ['M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z'],
};

const RANKS = ['soldier', 'veteran', 'elite', 'champion'];

/** @type {Record<string, string[]>} */
const OTHERS = {
  att: ['M20 3l-9 10 2 2 8-9V3zM11 13l-3 3M6 13l5 5M8 16l-4 4'],
  def: ['M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5z'],
  resources: ['M6 4h10l3 3v13H6z', 'M4 6v15h12'],
  casualties: ['M5 22V9a7 7 0 0 1 14 0v13z', 'M12 7v8M9 10h6'],
  healing: ['M12 21C5 15 3 12 3 8a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 4-2 7-9 13z'],
  removed: ['M5 5l14 14M19 5L5 19'],
  reserves: ['M4 21V4l8 4 8-4v17l-8-4z'],
  hand: ['M4 8l8-3 4 12-8 3z', 'M13 5l7 3-4 11'],
  support: ['M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', 'M4 21c1-6 4-8 8-8s7 2 8 8z'],
  gang: ['M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z', 'M2 19c1-5 3-6 6-6s5 1 6 6M15 13c4 0 6 2 7 6'],
  spirit: ['M5 22V10a7 7 0 0 1 14 0v12l-3-3-2 3-2-3-2 3-2-3z'],
  shielded: ['M12 2l9 10-9 10-9-10z'],
  totem: ['M8 2h8v20H8z', 'M8 9h8M8 15h8'],
  used: ['M4 12a8 8 0 1 1 3 6', 'M4 20v-5h5'],
  life: ['M12 21C5 15 3 12 3 8a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 4-2 7-9 13z'],
  lock: ['M6 11h12v10H6z', 'M8 11V8a4 4 0 0 1 8 0v3'],
  storm: ['M13 2L4 14h7l-2 8 10-13h-7z'],
  arrow: ['M3 12h16M13 5l7 7-7 7'],
  bolt: ['M13 2L4 14h7l-2 8 10-13h-7z'],
  turn: ['M5 3v18', 'M5 4h13l-3 4 3 4H5'],
};

/** The sign of a faction. @param {string} faction */
export function factionSign(faction) {
  return drawing('ss-sign ss-faction', ...(FACTIONS[faction] ?? FACTIONS.promo));
}

/** The crest of a rank: a shield with one chevron more for each rank. @param {string} rank */
export function crest(rank) {
  const chevrons = RANKS.indexOf(rank) + 1;
  const lines = [];
  for (let n = 0; n < Math.max(chevrons, 0); n += 1) {
    const y = 7 + n * 3.5;
    lines.push(`M7 ${y}l5 2.500 5-2.500`);
  }
  if (!chevrons) lines.push('M12 6l1.500 4h4l-3 2.500 1 4-3.500-2.500-3.500 2.500 1-4-3-2.500h4z');
  return drawing('ss-sign ss-crest', 'M4 2h16v10c0 5-4 8-8 10-4-2-8-5-8-10z', ...lines);
}

/** Any other sign. @param {string} name */
export function sign(name) {
  return drawing(`ss-sign ss-sign-${name}`, ...(OTHERS[name] ?? OTHERS.resources));
}
