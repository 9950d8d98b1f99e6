/**
 * Siegestorm in words: seats with their piles, the battlefield square by square, the chain.
 */

import { filled } from '/static/js/phrases.js';

/** @import { BossScene, ChainEntry, SiegeCatalogue, SiegeScene, SiegeSeat, Square, Turn } from './types.js' */
/** @import { Section } from '/static/js/textboard.js' */

/** @param {SiegeScene} scene @param {SiegeCatalogue} catalogue @returns {Section[]} */
export function describe(scene, catalogue) {
  const teller = new Teller(catalogue);
  return [
    { title: teller.turn(scene.turn), lines: teller.stages(scene) },
    { title: teller.term('chain-of-command'), lines: scene.chain.entries.map((entry) => teller.entry(entry)) },
    { title: teller.term('battle-zone'), lines: Object.values(scene.squares).map((square) => teller.square(square)) },
    ...scene.seats.map((seat) => ({ title: seat.name, lines: teller.seat(seat) })),
  ];
}

class Teller {
  /** @param {SiegeCatalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
  }

  /** @param {string} key @param {import('/static/js/types.js').PhraseFacts} [facts] */
  say(key, facts = {}) {
    return filled(this.catalogue.say[key] ?? '', facts);
  }

  /** @param {string} key */
  term(key) {
    return this.catalogue.terms[key] ?? key;
  }

  /** A card with cost, values and texts. @param {string} id @param {boolean} [whole] */
  card(id, whole = false) {
    const card = this.catalogue.cards[id];
    if (!card) return id;
    const values = card.att === undefined ? '' : `, ${card.att}/${card.def}`;
    const texts = [card.action, card.passive].filter(Boolean).join(' ');
    return whole ? `${card.name} (${card.cost}${values}). ${texts}` : card.name;
  }

  /** @param {Turn} turn */
  turn(turn) {
    return turn.number ? this.say('turn', { n: turn.number }) : this.say('set-up');
  }

  /** @param {SiegeScene} scene */
  stages(scene) {
    return Object.entries(scene.turn.stages).map(([seat, step]) => {
      const name = scene.seats.find((each) => each.seat === seat)?.name ?? seat;
      return `${name}: ${this.say(`step-${step}`)}`;
    });
  }

  /** @param {ChainEntry} entry */
  entry(entry) {
    const chosen = (entry.chosen ?? []).map((one) => (one.card ? this.card(one.card) : this.say('face-down')));
    const marks = [entry.negated && this.say('negated'), entry.open && this.say('open-to-reactions'), entry.due && this.say('to-pay', { n: entry.due })];
    return [this.card(entry.card, true), ...chosen, ...marks.filter(Boolean)].join(' · ');
  }

  /** @param {Square} square */
  square(square) {
    if (!square.piece) return `${square.label}: ${this.say('empty')}`;
    const { card, att, def: de, changes, used } = square.piece;
    const printed = this.catalogue.cards[card];
    const changed = changes ? ` (${this.say('printed', { n: `${printed?.att}/${printed?.def}` })})` : '';
    return `${square.label}: ${this.card(card)} ${att}/${de}${changed}${used ? `, ${this.say('mark-used')}` : ''}`;
  }

  /** @param {SiegeSeat} seat */
  seat(seat) {
    const lines = [
      ...this.boss(seat.boss),
      this.pile('hand', seat.hand, true),
      `${this.term('resources')}: ${seat.resources.n}`,
      this.pile('casualties', seat.casualties),
      this.pile('supporters', seat.support),
      seat.healing && this.pile('healing-pile', seat.healing),
      seat.removed && `${this.say('removed')}: ${this.cards(seat.removed.cards).join(', ')}`,
      seat.sight && this.pile('vision', seat.sight, true),
      ...seat.marks.map((mark) => this.say(`mark-${mark}`)),
      !seat.alive && this.say('out'),
    ];
    return lines.flatMap((line) => line || []);
  }

  /** @param {BossScene | undefined} boss @returns {string[]} */
  boss(boss) {
    if (!boss) return [];
    const goal = boss.goal ? [`${this.say('victory')}: ${boss.goal.now}/${boss.goal.needed}`] : [];
    return [
      `${this.term('life-points')}: ${boss.life.now}/${boss.life.start}`,
      `${this.term('menace-level')}: ${boss.menace.now}`,
      `${this.term('reserves')}: ${boss.reserves.cards.map((id) => this.card(id)).join(', ') || '0'}`,
      ...goal,
      ...boss.reasons,
    ];
  }

  /** @param {(string | {card: string | null})[]} cards @param {boolean} [whole] */
  cards(cards, whole = false) {
    return cards.map((one) => {
      const id = typeof one === 'string' ? one : one.card;
      return id ? this.card(id, whole) : this.say('face-down');
    });
  }

  /** @param {string} term @param {{n?: number, cards?: (string | {card: string | null})[]}} pile @param {boolean} [whole] */
  pile(term, { n, cards = [] }, whole = false) {
    const names = this.cards(cards, whole).join(whole ? ' ' : ', ');
    return `${this.term(term)}: ${n ?? cards.length}${names ? `. ${names}` : ''}`;
  }
}
