/**
 * Animation that explains: cards travel from place to place, damage mills the deck, attacks strike.
 *
 * The board already shows the end; what is animated only leads there, so input never waits.
 */

import { art, back } from './card.js';
import { el } from '/static/js/dom.js';
import { find, Motion, rects } from '/static/js/kit/board.js';

/** @import { Flight, Strike } from '/static/js/generated/messages.js' */
/** @import { Entry, SiegeFacts, SiegeScene } from './types.js' */
/** @typedef {Map<string, DOMRect>} Rects */

/** A step never takes longer than this, in milliseconds at normal speed. */
const LONGEST = 1400;
const FLIGHT = 420;
const BEAT = 170;
const STAGGER = 55;
const MOST_FLIGHTS = 8;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export class BattleMotion extends Motion {
  /** Ends what is under way. */
  end() {
    super.end();
    this.sky?.replaceChildren();
  }

  get sky() {
    return this.root.querySelector('.ss-sky');
  }

  /**
   * Animates from where everything was to where it is.
   * @param {Rects} before
   * @param {SiegeScene | null} old the scene before
   * @param {Entry[]} events
   */
  play(before, old, events) {
    this.end();
    if (!this.pace) return;
    const after = rects(this.root);
    const steps = this.timed(events);
    const last = steps.reduce((most, step) => Math.max(most, step.start + step.length), FLIGHT);
    const scale = Math.min(1, LONGEST / last) * this.pace;
    const claimed = new Set();
    for (const step of steps) {
      this.show(step.entry);
      this.event(step.facts, before, after, old, step.start * scale, scale, claimed);
    }
    this.slide(before, after, scale, claimed);
  }

  /** When each event begins, one beat after the other. @param {Entry[]} events */
  timed(events) {
    const found = [];
    let now = 0;
    for (const entry of events) {
      const { facts } = entry;
      if (!facts || !Object.keys(facts).length) continue;
      const cards = (facts.moves ?? []).reduce((sum, move) => sum + move.cards.length, 0);
      const length = FLIGHT + STAGGER * Math.min(cards, MOST_FLIGHTS);
      found.push({ entry, facts, start: now, length });
      now += facts.strike ? BEAT * 2 : BEAT;
    }
    return found;
  }

  /**
   * Cards that stayed the same card move to where they are now.
   * @param {Rects} before
   * @param {Rects} after
   * @param {number} scale
   * @param {Set<string>} claimed
   */
  slide(before, after, scale, claimed) {
    for (const [place, to] of after) {
      const from = before.get(place);
      if (!from || claimed.has(place) || !/^(piece|hand|sight|chain):/.test(place)) continue;
      if (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2) continue;
      const element = find(this.root, place);
      if (element) this.fly(element, from, to, 0, FLIGHT * scale);
    }
  }

  /**
   * @param {SiegeFacts} facts
   * @param {Rects} before
   * @param {Rects} after
   * @param {SiegeScene | null} old
   * @param {number} start
   * @param {number} scale
   * @param {Set<string>} claimed
   */
  event(facts, before, after, old, start, scale, claimed) {
    for (const move of facts.moves ?? []) {
      const end = move.to ?? this.home(move.from, facts.end, old);
      this.cards(move, end, before, after, start, scale, claimed);
    }
    if (facts.strike) this.strike(facts.strike, before, after, start, scale);
    for (const place of facts.pulse ?? []) this.pulse(place, start, scale, facts.aim ? 'aim' : 'stir');
    if (facts.hit) this.hit(facts.hit, facts.n, before, after, start + 120 * scale, scale);
  }

  /**
   * Where a creature goes after its Storm: to a zone of its owner.
   * @param {string} from
   * @param {string | undefined} end
   * @param {SiegeScene | null} old
   */
  home(from, end, old) {
    const owner = Object.values(old?.squares ?? {}).find((each) => each.piece?.key === from)?.piece?.owner;
    return owner ? `${end === 'hand' ? 'hand' : 'casualties'}:${owner}` : 'field';
  }

  /**
   * Cards of one move: a card that can be seen where it arrives flies itself, others are ghosts.
   * @param {Flight} move
   * @param {string} end
   * @param {Rects} before
   * @param {Rects} after
   * @param {number} start
   * @param {number} scale
   * @param {Set<string>} claimed
   */
  cards(move, end, before, after, start, scale, claimed) {
    const shown = move.cards.slice(0, MOST_FLIGHTS);
    shown.forEach((card, place) => {
      const delay = start + STAGGER * place * scale;
      const from = this.source(move.from, card, before, after);
      const arrived = this.arrival(end, card, before, claimed);
      if (!from) return;
      if (arrived) {
        const key = arrived.dataset.place ?? '';
        claimed.add(key);
        this.fly(arrived, from, arrived.getBoundingClientRect(), delay, FLIGHT * scale);
      } else {
        const to = after.get(end) ?? before.get(end);
        if (to) this.ghost(card, from, to, delay, FLIGHT * scale);
      }
    });
  }

  /** @param {string} place @param {string | null} card @param {Rects} before @param {Rects} after */
  source(place, card, before, after) {
    if (card) {
      for (let copy = 9; copy >= 0; copy -= 1) {
        const key = `${place}:${card}.${copy}`;
        if (before.has(key) && !after.has(key)) return before.get(key);
      }
    }
    return before.get(place) ?? after.get(place);
  }

  /**
   * The element of a card that was not there before.
   * @param {string} end
   * @param {string | null} card
   * @param {Rects} before
   * @param {Set<string>} claimed
   * @returns {HTMLElement | null}
   */
  arrival(end, card, before, claimed) {
    if (!card) return null;
    for (const each of this.root.querySelectorAll(`[data-card="${card}"]`)) {
      const element = /** @type {HTMLElement} */ (each);
      const key = element.dataset.place ?? '';
      const fits = key === end || element.dataset.also === end || key.startsWith(`${end}:`);
      if (fits && !before.has(key) && !claimed.has(key)) return element;
    }
    return null;
  }

  /** @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {number} duration */
  fly(element, from, to, delay, duration) {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const size = Math.max(0.3, Math.min(1.6, from.width / Math.max(1, to.width)));
    const square = element.closest('.ss-square');
    if (square) this.run(square, [{ zIndex: 6 }, { zIndex: 6 }], { delay, duration, fill: 'backwards' });
    this.run(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 },
        { transform: `translate(${x * 0.3}px, ${y * 0.3 - 8}px) scale(${1 + (size - 1) * 0.3})`, zIndex: 5, offset: 0.6 },
        { transform: 'none', zIndex: 5 },
      ],
      { delay, duration, easing: EASE, fill: 'backwards' },
    );
  }

  /**
   * A card that is nowhere to be seen afterwards flies as a ghost.
   * @param {string | null} card
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} delay
   * @param {number} duration
   */
  ghost(card, from, to, delay, duration) {
    const sky = this.sky;
    if (!sky) return;
    const room = sky.getBoundingClientRect();
    const ghost = el('div.ss-ghost', {}, card ? art(this.context, card) : back());
    sky.append(ghost);
    const at = (/** @type {DOMRect} */ box) => `translate(${box.left + box.width / 2 - room.left - 24}px, ${box.top + box.height / 2 - room.top - 32}px)`;
    const animation = this.run(
      ghost,
      [
        { transform: `${at(from)} scale(0.9)`, opacity: 0 },
        { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.15 },
        { transform: `${at(to)} scale(0.8)`, opacity: 1, offset: 0.9 },
        { transform: `${at(to)} scale(0.6)`, opacity: 0 },
      ],
      { delay, duration, easing: EASE, fill: 'both' },
    );
    animation.addEventListener('finish', () => ghost.remove());
  }

  /**
   * An attack: the attacker lunges at its target, its strength beside it.
   * @param {Strike} strike
   * @param {Rects} before
   * @param {Rects} after
   * @param {number} start
   * @param {number} scale
   */
  strike(strike, before, after, start, scale) {
    const from = before.get(strike.from) ?? after.get(strike.from);
    const to = before.get(strike.to) ?? after.get(strike.to);
    const sky = this.sky;
    if (!from || !to || !sky) return;
    const room = sky.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const line = el('div.ss-strike', {});
    line.style.left = `${from.left + from.width / 2 - room.left}px`;
    line.style.top = `${from.top + from.height / 2 - room.top}px`;
    line.style.width = `${Math.hypot(x, y)}px`;
    line.style.rotate = `${Math.atan2(y, x)}rad`;
    sky.append(line);
    const duration = FLIGHT * 1.2 * scale;
    const drawn = this.run(line, [{ scale: '0 1', opacity: 1 }, { scale: '1 1', opacity: 1, offset: 0.4 }, { scale: '1 1', opacity: 0 }], {
      delay: start,
      duration,
      easing: 'ease-out',
      fill: 'both',
    });
    drawn.addEventListener('finish', () => line.remove());
    this.number(`${strike.n}`, to, start + duration * 0.35, scale, 'strike');
  }

  /**
   * Damage shakes whom it hits, with its amount.
   * @param {string} place
   * @param {number | undefined} amount
   * @param {Rects} before
   * @param {Rects} after
   * @param {number} delay
   * @param {number} scale
   */
  hit(place, amount, before, after, delay, scale) {
    const element = find(this.root, place);
    const box = after.get(place) ?? before.get(place);
    if (element) {
      const shake = [0, -6, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
      this.run(element, shake, { delay, duration: 360 * scale });
    }
    if (box && amount) this.number(`−${amount}`, box, delay, scale, 'hit');
  }

  /** @param {string} text @param {DOMRect} box @param {number} delay @param {number} scale @param {string} kind */
  number(text, box, delay, scale, kind) {
    const sky = this.sky;
    if (!sky) return;
    const room = sky.getBoundingClientRect();
    const number = el(`div.ss-number.ss-number-${kind}`, {}, text);
    number.style.left = `${box.left + box.width / 2 - room.left}px`;
    number.style.top = `${box.top + box.height / 2 - room.top}px`;
    sky.append(number);
    const animation = this.run(
      number,
      [
        { transform: 'translate(-50%, -40%) scale(0.5)', opacity: 0 },
        { transform: 'translate(-50%, -60%) scale(1.25)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -70%) scale(1)', opacity: 1, offset: 0.7 },
        { transform: 'translate(-50%, -110%) scale(1)', opacity: 0 },
      ],
      { delay, duration: 700 * scale, fill: 'both' },
    );
    animation.addEventListener('finish', () => number.remove());
  }

  /** @param {string} place @param {number} delay @param {number} scale @param {string} kind */
  pulse(place, delay, scale, kind) {
    const element = find(this.root, place);
    if (!element) return;
    const colour = kind === 'aim' ? 'var(--bad)' : 'var(--picked)';
    this.run(element, [{ boxShadow: `0 0 0 0 ${colour}` }, { boxShadow: `0 0 0 6px ${colour}`, offset: 0.3 }, { boxShadow: '0 0 0 12px transparent' }], {
      delay,
      duration: 480 * scale,
      easing: 'ease-out',
    });
  }
}
