/**
 * A position as an address of the editor: all of it stands in the fragment, which no server sees.
 */

/** @typedef {{game: string, position: string, switches?: Record<string, string>, seat?: string}} Position */

const PATH = '/positions';
const SWITCH = 'switch.';

/** The address at which the editor shows a position. @param {Position} told */
export function addressOf(told) {
  const fields = new URLSearchParams({ game: told.game });
  for (const [name, value] of Object.entries(told.switches ?? {})) fields.set(SWITCH + name, value);
  if (told.seat) fields.set('seat', told.seat);
  fields.set('position', told.position.trimEnd());
  return `${PATH}#${fields}`;
}

/** What a fragment says; null if it holds no position. @param {string} fragment @returns {Position | null} */
export function positionIn(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const game = fields.get('game');
  if (!game) return null;
  /** @type {Record<string, string>} */
  const switches = {};
  for (const [name, value] of fields) if (name.startsWith(SWITCH)) switches[name.slice(SWITCH.length)] = value;
  return { game, switches, position: fields.get('position') ?? '', seat: fields.get('seat') ?? '' };
}
