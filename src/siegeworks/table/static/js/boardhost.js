/**
 * Where a board is mounted: loads the board of the game, or the text board, and keeps it up to date.
 */

import { announce, refuse, toast } from './notices.js';
import { factsOf } from './games.js';
import { gameOf } from './tables.js';
import { language, say } from './phrases.js';
import { call } from './http.js';
import { settings } from './settings.js';

/** @import { Ahead, Catalogue, Scene, Why } from './generated/messages.js' */
/** @import { Board, BoardModule, Context, Shown, State, Step } from './types.js' */
/** A module of a game. @typedef {{questions: (scene: Scene) => import('./hints.js').Question[]}} Asking */
/**
 * @typedef {object} Deeds
 * @property {(text: string) => void} answer
 * @property {(text: string) => Promise<Why>} why why something cannot be answered
 * @property {() => Promise<Ahead>} ahead what would happen next by itself
 * @property {(what: unknown) => void} ghost
 * @property {() => void} failed the board could not be drawn
 * @property {(about: string) => void} [hint] opens a question among the hints
 */

const GHOST_EVERY = 120;
/** So long, in milliseconds, the next step waits for what is being animated; less if more wait. */
/** @type {Record<string, number>} */
const PATIENCE = { off: 0, fast: 800, normal: 1600, slow: 3200 };
const HASTE = 120;
/** Less than this is no time to see anything: then the animation is skipped. */
const LATE = 60;
/** So late an animation may be before it is ended. */

const TEXT_BOARD = '/static/js/textboard.js';

/** @type {Map<string, Promise<Catalogue>>} */
const catalogues = new Map();

/** Everything printed of a game, fetched once. @param {string} game @returns {Promise<Catalogue>} */
function catalogue(game) {
  const path = `/api/catalogue/${game}/${language()}`;
  const known = catalogues.get(path) ?? call(path);
  catalogues.set(path, known);
  known.catch(() => catalogues.delete(path));
  return known;
}

export class BoardHost {
  /** @param {HTMLElement} host @param {Deeds} deeds */
  constructor(host, deeds) {
    this.host = host;
    this.deeds = deeds;
    /** @type {Board | null} */
    this.board = null;
    this.mounted = '';
    /** @type {Asking | null} */
    this.asking = null;
    this.failed = false;
    this.pointed = 0;
    /** How many states are still to be shown. */
    this.behind = 0;
    /** Whether the reader has acted: then nothing is waited for. */
    this.hasty = false;
    /** @type {Promise<void>} */
    this.turn = Promise.resolve();
  }

  /** The module that draws a game and offers what belongs to its places; none for one shown as text. @param {string} game */
  drawnBy(game) {
    return settings.board === 'text' || this.failed ? undefined : factsOf(game).modules.board;
  }

  /** What the game lets one ask besides a hint. @param {Scene | null | undefined} scene */
  questions(scene) {
    return scene && this.asking ? this.asking.questions(scene) : [];
  }

  get keys() {
    return this.board?.keys ?? [];
  }

  /** Shows how it stands, one state after the other. @param {Shown} session @param {Step | null} step */
  show(session, step) {
    const { state } = session;
    this.behind += 1;
    this.turn = this.turn
      .then(() => this.draw(session, state, step))
      .catch((error) => this.give(session, error))
      .finally(() => (this.behind -= 1));
    return this.turn;
  }

  /** @param {Shown} session @param {State} state @param {Step | null} step */
  async draw(session, state, step) {
    const fresh = await this.mount(session);
    if (!fresh && step) await this.breathe();
    this.board?.show(state, fresh ? null : step);
  }

  /** What others did is seen one after the other; the more of it waits, the faster, and at last not at all. */
  async breathe() {
    if (this.hasty) {
      this.hasty = this.behind > 1;
      return;
    }
    const patience = (PATIENCE[settings.speed] ?? 0) / this.behind;
    if (!this.board?.rest || document.hidden || patience < HASTE) return;
    const seen = this.board.rest(patience, this.behind);
    await Promise.race([seen, new Promise((done) => setTimeout(done, patience + LATE))]);
  }

  /** A board that cannot be drawn is shown as text. @param {Shown} session @param {unknown} error */
  async give(session, error) {
    console.error(error);
    if (this.failed) return;
    this.failed = true;
    toast(say('board-failed'));
    this.clear();
    this.deeds.failed();
    await this.draw(session, session.state, null);
  }

  /** Mounts the board of a session; true if it was not there yet. @param {Shown} session */
  async mount(session) {
    const game = gameOf(session.game);
    const drawn = this.drawnBy(game);
    const wanted = `${drawn} ${session.game} ${session.seat} ${language()}`;
    if (this.mounted === wanted) return false;
    const { hints } = factsOf(game).modules;
    const [module, printed, asking] = await Promise.all([
      /** @type {Promise<BoardModule>} */ (import(drawn ?? TEXT_BOARD)),
      catalogue(game),
      hints ? /** @type {Promise<Asking>} */ (import(hints)) : null,
    ]);
    this.clear();
    this.host.dataset.board = drawn ? game : 'text';
    this.mounted = wanted;
    this.asking = asking;
    this.board = await module.mount(this.host, this.context(session, printed));
    return true;
  }

  /** @param {Shown} session @param {Catalogue} printed @returns {Context} */
  context(session, printed) {
    const game = gameOf(session.game);
    /** @type {(kind: string, id: string | number) => string} */
    const picture = (kind, id) => `/pictures/${game}/${kind}/${encodeURIComponent(id)}.svg`;
    return {
      game: session.game,
      language: language(),
      seat: session.seat,
      catalogue: printed,
      say,
      answer: this.deeds.answer,
      why: this.deeds.why,
      ahead: this.deeds.ahead,
      ghost: (what) => this.point(what),
      settings,
      announce,
      refuse,
      hint: this.deeds.hint ?? null,
      picture,
    };
  }

  /** Whoever answers has seen enough: what is under way ends at once. */
  hasten() {
    this.hasty = true;
  }

  /** Tells the others what is pointed at, not too often. @param {unknown} what */
  point(what) {
    clearTimeout(this.pointed);
    this.pointed = setTimeout(() => this.deeds.ghost(what), GHOST_EVERY);
  }

  /** @param {Record<string, unknown>} map */
  ghosts(map) {
    this.board?.ghosts?.(map);
  }

  /** Lights an answer up, or no longer. @param {string | null} text @param {string[]} at */
  suggest(text, at) {
    this.board?.suggest?.(text, at);
  }

  focus() {
    this.board?.focus();
  }

  /** Takes the board away. */
  clear() {
    this.board?.destroy();
    this.board = null;
    this.mounted = '';
    delete this.host.dataset.board;
    this.host.replaceChildren();
  }
}
