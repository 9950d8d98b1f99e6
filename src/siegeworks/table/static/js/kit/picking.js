/**
 * Which places may be picked, and what picking one means.
 *
 * Nothing of the rules is known here: options name their places. A place in `from` is picked up
 * and then offers where it may go; any other place answers, or asks which of several is meant.
 */

/** @import { Movable } from '../types.js' */

/** @template {Movable} O */
export class Picking {
  /** @param {string[]} wide verbs whose ends light up only once something is picked up */
  constructor(wide) {
    this.wide = new Set(wide);
    /** @type {O[]} */
    this.options = [];
    /** @type {string | null} the place that is picked up */
    this.picked = null;
  }

  /** @param {O[]} options */
  offer(options) {
    this.options = options;
    if (this.picked && !this.startingAt(this.picked).length) this.picked = null;
  }

  /** The places at which an option is lit. @param {O} option @returns {string[]} */
  placesOf(option) {
    return option.from ? [...option.from, ...(this.wide.has(option.verb ?? '') ? [] : (option.to ?? []))] : option.at;
  }

  /** The options that begin with picking a place up. @param {string} place */
  startingAt(place) {
    return this.options.filter((option) => option.from?.includes(place));
  }

  /**
   * The options a place may be picked for now.
   * @param {string[]} places of one element: its own key, and the square it stands on
   * @returns {O[]}
   */
  at(places) {
    const here = (/** @type {string[] | undefined} */ some) => Boolean(some?.some((place) => places.includes(place)));
    if (this.picked) {
      const onward = this.startingAt(this.picked).filter((option) => here(option.to));
      if (onward.length) return onward;
    }
    return this.options.filter((option) => {
      if (!option.from) return here(option.at);
      return here(option.from) || (here(option.to) && !this.wide.has(option.verb ?? ''));
    });
  }

  /** Every place that is lit: those to answer with, and those of the picked thing. @returns {Set<string>} */
  lit() {
    const found = new Set();
    const chosen = this.picked ? this.startingAt(this.picked) : [];
    for (const option of this.options) {
      for (const place of this.placesOf(option)) found.add(place);
    }
    if (chosen.length) {
      found.clear();
      for (const option of chosen) for (const place of option.to ?? []) found.add(place);
      for (const option of this.options) for (const place of option.from ?? []) found.add(place);
    }
    return found;
  }

  /**
   * Where something that is carried may be dropped, with the options it would answer there.
   * @param {string} place
   * @returns {Map<string, O[]>}
   */
  drops(place) {
    /** @type {Map<string, O[]>} */
    const found = new Map();
    for (const option of this.startingAt(place)) {
      for (const end of option.to ?? []) found.set(end, [...(found.get(end) ?? []), option]);
    }
    return found;
  }
}
