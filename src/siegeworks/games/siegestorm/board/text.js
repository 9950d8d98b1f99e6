/**
 * Siegestorm in words: seats with their piles, the battlefield square by square, the chain.
 */

import { filled } from '/static/js/phrases.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/textboard.js').Section} Section */

/**
 * @param {Plain} scene
 * @param {Plain} catalogue
 * @returns {Section[]}
 */
export function describe(scene, catalogue) {
  const teller = new Teller(catalogue);
  return [
    { title: teller.turn(scene.turn ?? {}), lines: teller.stages(scene) },
    { title: teller.term('chain-of-command'), lines: (scene.chain?.entries ?? []).map((/** @type {Plain} */ entry) => teller.entry(entry)) },
    { title: teller.term('battle-zone'), lines: Object.values(scene.squares ?? {}).map((square) => teller.square(square)) },
    ...(scene.seats ?? []).map((/** @type {Plain} */ seat) => ({ title: seat.name, lines: teller.seat(seat) })),
  ];
}

class Teller {
  /** @param {Plain} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
  }

  /** @param {string} key @param {import('/static/js/types.js').Facts} [facts] */
  say(key, facts = {}) {
    return filled(this.catalogue.say[key] ?? '', facts);
  }

  /** The first of some terms that there is. @param {...string} keys */
  term(...keys) {
    const terms = this.catalogue.terms ?? {};
    return keys.map((key) => terms[key]).find(Boolean) ?? keys[0];
  }

  /** A card with cost, values and texts. @param {string} id @param {boolean} [whole] */
  card(id, whole = false) {
    const card = this.catalogue.cards?.[id];
    if (!card) return id;
    const values = card.att === undefined ? '' : `, ${card.att}/${card.def}`;
    const texts = [card.action, card.passive].filter(Boolean).join(' ');
    return whole ? `${card.name} (${card.cost}${values}). ${texts}` : card.name;
  }

  /** @param {Plain} turn */
  turn(turn) {
    return turn.number ? this.say('turn', { n: turn.number }) : this.say('set-up');
  }

  /** @param {Plain} scene */
  stages(scene) {
    return Object.entries(scene.turn?.stages ?? {}).map(([seat, step]) => {
      const name = (scene.seats ?? []).find((/** @type {Plain} */ each) => each.seat === seat)?.name ?? seat;
      return `${name}: ${this.say(`step-${step}`)}`;
    });
  }

  /** @param {Plain} entry */
  entry(entry) {
    const chosen = (entry.chosen ?? []).map((/** @type {Plain} */ one) => (one.card ? this.card(one.card) : this.say('face-down')));
    const marks = [entry.negated && this.say('negated'), entry.open && this.say('open-to-reactions'), entry.due && this.say('to-pay', { n: entry.due })];
    return [this.card(entry.card, true), ...chosen, ...marks.filter(Boolean)].join(' · ');
  }

  /** @param {Plain} square */
  square(square) {
    if (!square.piece) return `${square.label}: ${this.say('empty')}`;
    const { card, att, def: de, changes, used } = square.piece;
    const printed = this.catalogue.cards?.[card];
    const changed = changes ? ` (${this.say('printed', { n: `${printed?.att}/${printed?.def}` })})` : '';
    return `${square.label}: ${this.card(card)} ${att}/${de}${changed}${used ? `, ${this.say('mark-used')}` : ''}`;
  }

  /** @param {Plain} seat */
  seat(seat) {
    const lines = [
      ...this.boss(seat.boss),
      this.pile('hand', seat.hand, true),
      `${this.term('resources')}: ${seat.resources?.n ?? 0}`,
      this.pile('casualties', seat.casualties),
      this.pile('supporters', seat.support),
      seat.healing && this.pile('healing-pile', seat.healing),
      seat.removed && `${this.say('removed')}: ${this.cards(seat.removed).join(', ')}`,
      seat.sight && this.pile('vision', seat.sight, true),
      ...(seat.marks ?? []).map((/** @type {string} */ mark) => this.say(`mark-${mark}`)),
      seat.alive === false && this.say('out'),
    ];
    return lines.filter((line) => typeof line === 'string' && line);
  }

  /** @param {Plain | undefined} boss @returns {string[]} */
  boss(boss) {
    if (!boss) return [];
    const goal = boss.goal ? [`${this.say('victory')}: ${boss.goal.now}/${boss.goal.needed}`] : [];
    return [
      `${this.term('life-points')}: ${boss.life.now}/${boss.life.start}`,
      `${this.term('menace-level')}: ${boss.menace.now}`,
      `${this.term('reserves')}: ${boss.reserves.cards.map((/** @type {string} */ id) => this.card(id)).join(', ') || '0'}`,
      ...goal,
      ...(boss.reasons ?? []),
    ];
  }

  /** @param {Plain} pile */
  cards(pile) {
    return (pile.cards ?? []).map((/** @type {any} */ one) => {
      const id = typeof one === 'string' ? one : one.card;
      return id ? this.card(id) : this.say('face-down');
    });
  }

  /**
   * @param {string} term
   * @param {Plain | undefined} pile
   * @param {boolean} [whole]
   */
  pile(term, pile, whole = false) {
    if (!pile) return '';
    const listed = pile.cards ?? [];
    const names = whole ? listed.map((/** @type {any} */ one) => this.card(one.card, true)).join(' ') : this.cards(pile).join(', ');
    const n = pile.n ?? listed.length;
    return `${this.term(term)}: ${n}${names ? `. ${names}` : ''}`;
  }
}
