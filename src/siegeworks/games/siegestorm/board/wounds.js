/**
 * Who has suffered how much since the own last answer, and by what: why the piles have shrunk.
 */

/** @import { Seen, SeenScene, SiegeScene, Step } from './types.js' */

const LIFE = 'life';

export class Wounds {
  constructor() {
    /** @type {Map<string, { n: number, lines: string[] }>} by the place that was hit */
    this.found = new Map();
  }

  /** Notes what a step has done; an own answer, or an undo, begins anew. @param {Step} step @param {string | null} seat */
  note(step, seat) {
    if (seat === null || step.by === seat || step.what === 'undo') this.found.clear();
    for (const { kind, facts, text } of step.events) {
      if (kind !== 'Damaged' || !facts.n || !facts.hit) continue;
      const old = this.found.get(facts.hit) ?? { n: 0, lines: [] };
      this.found.set(facts.hit, { n: old.n + facts.n, lines: [...old.lines, text] });
    }
  }

  /** A scene whose seats know what they have lost. @param {SiegeScene} scene @returns {SeenScene} */
  mark(scene) {
    if (!this.found.size) return scene;
    return { ...scene, seats: scene.seats.map((seat) => ({ ...seat, lost: this.found.get(seat.boss ? LIFE : seat.key)?.n })) };
  }

  /** By what a seat has suffered, in words. @param {Seen | undefined} seat @returns {string[]} */
  lines(seat) {
    return (seat && this.found.get(seat.boss ? LIFE : seat.key)?.lines) ?? [];
  }
}
