/**
 * Animation that explains: how fast, what is under way, how it hurries and ends.
 */

/** @import { Context, Entry } from '../types.js' */

/** How long everything takes, as a multiple of the usual. @type {Record<string, number>} */
const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** The event of the document that says that something is being shown; its detail is the event of the game. */
export const SHOWN = 'board-shows';

export class Motion {
  /** @param {HTMLElement} root @param {Context} context */
  constructor(root, context) {
    this.root = root;
    this.context = context;
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /** Nothing moves at 0. */
  get pace() {
    return PACE[this.context.settings.speed] ?? 1;
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
  run(element, frames, options) {
    const animation = element.animate(frames, options);
    this.running.add(animation);
    const over = () => this.running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

  /** Something of the game is shown from now on: whoever plays sounds may listen. @param {Entry} event */
  show(event) {
    this.root.dispatchEvent(new CustomEvent(SHOWN, { bubbles: true, detail: event }));
  }

  /** Ends what is under way. */
  end() {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
  }

  /** Once everything that is under way has arrived; it hurries to be there in time. @param {number} within milliseconds */
  rest(within) {
    for (const animation of this.running) {
      const left = Number(animation.effect?.getComputedTiming().endTime ?? 0) - Number(animation.currentTime ?? 0);
      if (left > within) animation.updatePlaybackRate(left / within);
    }
    return Promise.allSettled([...this.running].map((animation) => animation.finished));
  }
}
