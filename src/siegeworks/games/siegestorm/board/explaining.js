/**
 * What the panel says: a card in full, what may be done with it, and why something may not.
 */

import { clauseLink, withClauses } from '/static/js/clauses.js';
import { art, bigCard, phrase, printed } from './card.js';
import { el } from '/static/js/dom.js';

/** @import { BoardOfSiegestorm as Board } from './board.js' */
/** @import { BossScene, SiegeOption as Option } from './types.js' */
/** @import { Why } from '/static/js/generated/messages.js' */

/** The moves that a place might be meant for, by the prompt of the question. */
/** @type {Record<string, string[]>} */
const MEANT = { choose: ['target'], attack: ['attack'], pay: ['discard', 'commit'], discard: ['discard'], order: ['hold'] };

/** The place of the Menace track. */
const MENACE = 'menace';

export class Explaining {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  get context() {
    return this.board.context;
  }

  get catalogue() {
    return this.context.catalogue;
  }

  /**
   * What may be done with a card that was picked up: buttons, and the card in full.
   * @param {HTMLElement} element
   * @param {Option[]} options
   */
  offer(element, options) {
    const id = element.dataset.card ?? '';
    const title = this.board.state?.decision?.prompt === 'order' ? phrase(this.catalogue, 'choose') : printed(this.catalogue, id).name;
    const about = element.dataset.place ?? '';
    this.board.panel.show(about, element, {
      title,
      choices: options.map((option, place) => ({ label: option.label, main: place === 0, act: () => this.board.answer(option.text) })),
      body: [bigCard(this.context, id, this.pieceAt(about), title === printed(this.catalogue, id).name)],
    });
    this.others(about, id, options);
  }

  /** Several options that share a place. @param {HTMLElement} element @param {Option[]} options */
  choice(element, options) {
    const pile = this.pile(element.dataset.place ?? '');
    const named = options.filter((option) => option.verb === 'card');
    if (pile && named.length) {
      this.board.panel.show(element.dataset.place ?? '', element, { title: element.getAttribute('aria-label') ?? '', wide: true, body: [this.chooseCards(named)] });
      return;
    }
    this.board.panel.show(element.dataset.place ?? '', element, {
      title: element.getAttribute('aria-label') ?? '',
      choices: options.map((option) => ({ label: option.label, act: () => this.board.answer(option.text) })),
    });
  }

  /** @param {Option[]} options each with a card of a pile */
  chooseCards(options) {
    const buttons = options.map((option) => {
      const id = option.card ?? '';
      const button = el('button.ss-thumb', { type: 'button', 'aria-label': option.label }, art(this.context, id), el('span', {}, printed(this.catalogue, id).name));
      button.addEventListener('click', () => this.board.answer(option.text));
      return button;
    });
    return el('div.ss-thumbs', {}, ...buttons);
  }

  /**
   * Shows what lies at a place, and why nothing may be done with it now.
   * @param {HTMLElement} element
   * @param {{ why?: boolean, quiet?: boolean }} [how]
   */
  about(element, how = {}) {
    const place = element.dataset.place ?? '';
    const id = element.dataset.card;
    const { panel } = this.board;
    const { quiet } = how;
    if (element.dataset.boss) return this.aboutBoss(element);
    if (id) {
      panel.show(place, element, { body: [bigCard(this.context, id, this.pieceAt(place))], quiet });
      if (how.why !== false) this.others(place, id, []);
      return undefined;
    }
    if (place === MENACE) return this.aboutBoss(element);
    const pile = this.pile(place);
    if (pile) return this.lookThrough(element, pile);
    panel.show(place, element, { title: element.getAttribute('aria-label') ?? '', body: [...this.told(place), ...this.markLines(place)], quiet: true });
    if (how.why !== false) this.others(place, '', []);
    return undefined;
  }

  /** What a place is for, and what its player has lost to damage. @param {string} place */
  told(place) {
    const [kind, letter] = place.split(':');
    const seat = this.board.scene.seats.find((each) => each.seat === letter);
    const key = `about-${this.squareOf(place)?.kind ?? kind}`;
    const known = key in this.catalogue.say && !seat?.boss;
    return [
      ...(kind === 'resources' ? this.board.wounds.lines(seat) : []).map((line) => el('p.ss-reason', {}, line)),
      known && el('p.soft', {}, phrase(this.catalogue, key)),
    ];
  }

  /** What holds for a seat until the end of the turn. @param {string} place */
  markLines(place) {
    const seat = this.board.scene.seats.find((each) => each.key === place);
    return (seat?.marks ?? []).map((mark) => el('p', {}, phrase(this.catalogue, `mark-${mark}`)));
  }

  /**
   * Asks the table why a place may not be picked for what it might be meant for.
   * @param {string} place
   * @param {string} id
   * @param {Option[]} offered
   */
  async others(place, id, offered) {
    if (!this.board.state?.decision) return;
    const texts = this.meant(place, id).filter((text) => !offered.some((option) => option.text.startsWith(text)));
    for (const text of texts) {
      try {
        const reply = await this.context.why(text);
        if (reply.reason) this.board.panel.add(place, this.reason(reply));
      } catch {
        return;
      }
    }
  }

  /** @param {Why} reply */
  reason({ reason, clause }) {
    return el('p.ss-reason', {}, ...withClauses(reason), ' ', clause && !reason.includes(clause) ? clauseLink(clause) : null);
  }

  /** The moves somebody may have had in mind who picked a place. @param {string} place @param {string} id @returns {string[]} */
  meant(place, id) {
    const prompt = this.board.state?.decision?.prompt ?? '';
    const [kind] = place.split(':');
    const square = this.squareOf(place);
    const number = this.supporterNumber(place);
    if (kind === 'hand' && id) return prompt in MEANT ? MEANT[prompt].filter((verb) => verb === 'discard').map((verb) => `${verb} ${id}`) : this.plays(id);
    if (prompt === 'pay' && number) return [`commit ${number}`];
    if (!square) return [];
    if (prompt === 'order') return square.kind === 'land' ? ['hold land'] : [];
    if (prompt in MEANT) return MEANT[prompt].filter((verb) => verb !== 'discard' && verb !== 'commit').map((verb) => `${verb} ${square.name}`);
    return square.piece && printed(this.catalogue, square.piece.card).ability !== undefined ? [`use ${square.name}`] : [];
  }

  /** A card of the hand, as an action and as a creature; for each of several tracks. @param {string} id */
  plays(id) {
    const own = Object.keys(this.board.scene.tracks).filter((name) => this.board.scene.tracks[name].seat === this.context.seat);
    const track = own.length > 1 ? ` @ ${own[0]}` : '';
    const card = printed(this.catalogue, id);
    return [`play ${id}${track}`, ...(card.att === undefined ? [] : [`deploy ${id}${track}`])];
  }

  /** @param {string} place */
  supporterNumber(place) {
    const own = this.board.scene.seats.find((seat) => seat.seat === this.context.seat);
    return (own?.support.cards.findIndex((card) => card.key === place) ?? -1) + 1;
  }

  /** @param {string} place of a creature or a square */
  squareOf(place) {
    return Object.values(this.board.scene.squares).find((square) => square.key === place || square.piece?.key === place);
  }

  /** @param {string} place */
  pieceAt(place) {
    return this.squareOf(place)?.piece;
  }

  // -- piles and the boss ---------------------------------------------------------------

  /**
   * The pile at a place: its cards, the top one first, and what may be said about it.
   * @param {string} place
   * @returns {{ cards: string[], note: string } | null}
   */
  pile(place) {
    const [kind, letter] = place.split(':');
    const seat = this.board.scene.seats.find((each) => each.seat === letter);
    if (!seat) return null;
    if (kind === 'resources') return seat.resources.unseen ? { cards: seat.resources.unseen, note: phrase(this.catalogue, 'unseen') } : null;
    if (kind === 'reserves' && seat.boss) {
      const { cards, used } = seat.boss.reserves;
      return { cards: [...cards].reverse(), note: phrase(this.catalogue, used ? 'token-used' : 'token-available') };
    }
    const found = kind === 'casualties' || kind === 'healing' || kind === 'removed' ? seat[kind] : null;
    return found ? { cards: [...found.cards].reverse(), note: phrase(this.catalogue, 'top-first') } : null;
  }

  /** @param {HTMLElement} element @param {{ cards: string[], note: string }} pile */
  lookThrough(element, pile) {
    const thumbs = pile.cards.map((id) => {
      const thumb = el('button.ss-thumb', { type: 'button' }, art(this.context, id), el('span', {}, printed(this.catalogue, id).name));
      thumb.addEventListener('click', () => this.board.panel.show(id, element, { body: [bigCard(this.context, id)] }));
      return thumb;
    });
    this.board.panel.show(element.dataset.place ?? '', element, {
      title: element.getAttribute('aria-label') ?? '',
      wide: true,
      body: [...this.told(element.dataset.place ?? ''), el('p', {}, pile.cards.length ? pile.note : phrase(this.catalogue, 'empty')), el('div.ss-thumbs', {}, ...thumbs)],
    });
  }

  get boss() {
    return this.board.scene.seats.find((each) => each.boss)?.boss;
  }

  /** @param {HTMLElement} element */
  aboutBoss(element) {
    const { boss } = this;
    if (!boss) return;
    const { terms } = this.catalogue;
    const print = this.catalogue.bosses[boss.card][/** @type {'hard'} */ (boss.difficulty)];
    const line = (/** @type {string} */ name, /** @type {string} */ text) => el('p.ss-rule', {}, el('b', {}, name), ' ', text);
    this.board.panel.show(element.dataset.place ?? '', element, {
      title: `${print.name} · ${print.difficulty}`,
      body: [
        line(terms['menace-level-effects'], print.menace),
        line(terms['victory-conditions'], print.victory.join(' ')),
        el('p', {}, print.hand),
        el('p', {}, this.board.scene.mode === 'coop' ? print.coop : print.solo),
        el('p.soft', {}, print.decks),
        ...this.reasonList(boss),
      ],
    });
  }

  /** @param {HTMLElement} element */
  reasons(element) {
    const { boss } = this;
    if (boss) this.board.panel.show('reasons', element, { title: phrase(this.catalogue, 'boss-reasons'), body: this.reasonList(boss).slice(1) });
  }

  /** @param {BossScene} boss */
  reasonList({ reasons }) {
    if (!reasons.length) return [];
    return [el('h3', {}, phrase(this.catalogue, 'boss-reasons')), el('ol.ss-reasons', {}, ...reasons.map((text) => el('li', {}, text)))];
  }
}
