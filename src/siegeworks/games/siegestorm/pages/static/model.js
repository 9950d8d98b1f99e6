/**
 * A deck that is being built: how many copies of which card, and what the server last said of it.
 */

/** @typedef {{id: string, name: string, cost: number, faction: string, most: number, row: HTMLElement}} Card */
/**
 * @typedef {object} Told
 * @property {string} name
 * @property {number} size
 * @property {number} wanted
 * @property {Record<string, number>} cards
 * @property {boolean} legal
 * @property {string} verdict
 * @property {{text: string, clause: string, card: string | null}[]} faults
 * @property {number[]} curve
 * @property {string} average
 * @property {Record<string, number>} ranks
 * @property {Record<string, number>} factions
 * @property {string} code
 * @property {string} text
 */

/** The cards of the list, as the page came with them. @param {HTMLElement} list @returns {Map<string, Card>} */
export function readCards(list) {
  /** @type {Map<string, Card>} */
  const found = new Map();
  for (const each of list.children) {
    const row = /** @type {HTMLElement} */ (each);
    const { card = '', name = '', cost, faction = '', most } = row.dataset;
    found.set(card, { id: card, name, cost: Number(cost), faction, most: Number(most), row });
  }
  return found;
}

export class Deck {
  /** @param {Told} told @param {string} saved the id under which it is kept, if it is */
  constructor(told, saved) {
    this.told = told;
    this.saved = saved;
    this.counts = new Map(Object.entries(told.cards));
  }

  /** @param {string} id */
  count(id) {
    return this.counts.get(id) ?? 0;
  }

  /** @param {string} id @param {number} count */
  set(id, count) {
    if (count) this.counts.set(id, count);
    else this.counts.delete(id);
  }

  get size() {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  fields() {
    return Object.fromEntries(this.counts);
  }

  /** @param {Told} told */
  judged(told) {
    this.told = told;
  }

  /** Whether the server objects to a card. @param {string} id */
  faulty(id) {
    return this.told.faults.some((fault) => fault.card === id);
  }

  /** @param {Record<string, number>} cards @param {string} saved */
  replace(cards, saved) {
    this.counts = new Map(Object.entries(cards));
    this.saved = saved;
  }

  /** The faction of a deck that has just one; otherwise nothing. @param {Map<string, Card>} cards */
  factionOf(cards) {
    const found = new Set([...this.counts.keys()].map((id) => cards.get(id)?.faction ?? ''));
    found.delete('promo');
    return found.size === 1 ? [...found][0] : '';
  }
}
