/**
 * The position editor: a text in the notation, checked as one types, beside its board.
 */

import { BoardHost } from '../boardhost.js';
import { button, byId, el, fill, inPage } from '../dom.js';
import { dialog } from '../dialogs.js';
import { factsOf } from '../games.js';
import { gameOf } from '../tables.js';
import { call } from '../http.js';
import { language, say } from '../phrases.js';
import { watch } from '../settings.js';
import { mark } from './marking.js';
import { playOn } from './playon.js';
import { addressOf, positionIn } from './positionlink.js';
import { copyButton, keepFile, showLink } from './sharing.js';
import { studyHints } from './studyhints.js';
import { Tools } from './tools.js';

/** @import { Catalogue } from '../generated/messages.js' */
/** @import { Seat, State } from '../types.js' */
/** @import { Game } from '../seating.js' */

/** A game's own kinds of tools. @typedef {{KINDS: Record<string, (tool: any, tools: Tools, catalogue: Catalogue) => import('./tools.js').Shown>}} ToolModule */

const WAIT = 250;
const LETTERS = ['a', 'b', 'c', 'd'];
const WATCHES = 'w';
const MOST_SEED = 2 ** 32;

/** @type {{games: Game[], players: {id: string, label: string}[], player: string}} */
const offers = inPage('offers');
const field = /** @type {HTMLTextAreaElement} */ (byId('text'));
const game = /** @type {HTMLSelectElement} */ (byId('game'));
const number = /** @type {HTMLSelectElement} */ (byId('number'));
const eyes = /** @type {HTMLSelectElement} */ (byId('eyes'));
const verdict = byId('verdict');

class Editor {
  constructor() {
    /** @type {Record<string, string>} */
    this.switches = {};
    /** @type {State | null} the position as it holds; null if it does not */
    this.state = null;
    this.asked = 0;
    this.timer = 0;
    /** @type {Tools | null} */
    this.tools = null;
    this.board = new BoardHost(byId('board'), {
      answer: () => {},
      why: (text) => this.ask('why', { text }),
      ahead: () => this.ask('ahead'),
      ghost: () => {},
      failed: () => {},
    });
    this.hints = studyHints({
      wish: () => ({ ...this.wish(), seat: eyes.value === WATCHES ? '' : eyes.value }),
      version: () => this.asked,
      questions: () => this.board.questions(this.state?.scene),
      suggest: (text, at) => this.board.suggest(text, at),
    });
    watch(() => this.state && this.draw(this.state));
  }

  get mode() {
    for (const one of offers.games) {
      const mode = one.modes.find((each) => each.game === game.value);
      if (mode) return { game: one, mode };
    }
    throw new Error('no mode is chosen');
  }

  /** An explanation of what is shown. @param {string} act @param {object} [fields] */
  ask(act, fields = {}) {
    return call('/api/study', { ...this.wish(), seat: eyes.value === WATCHES ? '' : eyes.value, ask: act, ...fields });
  }

  /** What is written, as the server wants it. */
  wish() {
    return { game: game.value, position: field.value.trim() ? field.value : '\n', switches: this.switches };
  }

  /** How many sit there: as many as are chosen. */
  seats() {
    return LETTERS.slice(0, Number(number.value));
  }

  /** Another game or scenario: its switches, its numbers of seats, its palette, its board. @param {Record<string, string>} [switches] */
  async choose(switches = {}) {
    const { mode } = this.mode;
    this.switches = { ...switches };
    fill(number, mode.seats.map((n) => el('option', { value: n }, String(n))));
    number.value = String(mode.usual);
    byId('number-field').hidden = mode.seats.length < 2;
    const kind = gameOf(game.value);
    for (const sheet of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[data-board]'))) {
      sheet.disabled = sheet.dataset.board !== kind;
    }
    this.board.clear();
    this.tools = await this.makeTools();
    await this.reseat();
  }

  /** The tools of the game. */
  async makeTools() {
    const { editor } = factsOf(game.value).modules;
    /** @type {ToolModule} */
    const { KINDS } = editor ? await import(editor) : { KINDS: {} };
    const catalogue = editor ? await call(`/api/catalogue/${gameOf(game.value)}/${language()}`) : {};
    const kinds = Object.entries(KINDS).map(([kind, make]) => [kind, (/** @type {any} */ tool, /** @type {Tools} */ tools) => make(tool, tools, catalogue)]);
    fill(byId('palette'));
    return new Tools(byId('palette'), {
      ask: (request) => call('/api/positions/tools', { ...this.wish(), seats: Number(number.value), ...request }),
      write: (text) => this.write(text, false),
      agreed: (id) => this.agreed((each) => each === id)[0] ?? null,
      kinds: Object.fromEntries(kinds),
    });
  }

  /** What depends on who sits there. */
  async reseat() {
    const seats = this.seats();
    const kept = eyes.value;
    fill(
      eyes,
      seats.map((seat) => el('option', { value: seat }, say('seat-n', { seat: seat.toUpperCase() }))),
      el('option', { value: WATCHES }, say('positions-spectator')),
    );
    eyes.value = kept;
    if (!eyes.value) eyes.value = 'a';
    await this.tools?.ask();
    this.drawSwitches();
  }

  /** What is agreed on before the game and is not chosen in the palette. */
  drawSwitches() {
    const shown = this.agreed((id) => !this.tools?.shown.has(id));
    byId('switches-part').hidden = !shown.length;
    fill(byId('switches'), shown);
  }

  /** The fields of what is agreed on in this mode. @param {(id: string) => boolean} wanted */
  agreed(wanted) {
    const found = this.mode;
    const shown = found.game.switches.filter((one) => found.mode.switches.includes(one.id) && wanted(one.id));
    return shown.map((one) => {
      const made = el('select', {}, one.values.map((value) => el('option', { value: value.id, selected: value.id === this.switches[one.id] }, value.label)));
      made.addEventListener('change', () => {
        if (made.value === one.values[0].id) delete this.switches[one.id];
        else this.switches[one.id] = made.value;
        void this.check();
      });
      return el('label', { class: 'field' }, el('span', { class: 'label' }, one.label), made);
    });
  }

  /** Another text. @param {string} text @param {boolean} [tools] whether the tools do not know of it */
  write(text, tools = true) {
    field.value = text;
    void this.check(tools);
  }

  /** Checks what is written after a short while. */
  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), WAIT);
  }

  /** Checks what is written, and shows the board or why there is none. @param {boolean} [tools] whether the tools do not know of it */
  async check(tools = true) {
    clearTimeout(this.timer);
    if (tools) void this.tools?.ask();
    const asked = ++this.asked;
    this.hints.moved();
    const seat = eyes.value === WATCHES ? '' : eyes.value;
    history.replaceState(null, '', this.address());
    try {
      const told = await call('/api/study', { ...this.wish(), seat });
      if (asked === this.asked) this.take(told.state);
    } catch (error) {
      if (asked === this.asked) this.refuse(/** @type {import('../http.js').Refusal} */ (error));
    }
  }

  /** @param {State} told */
  take(told) {
    this.state = /** @type {State} */ ({ ...told, seat: eyes.value === WATCHES ? null : eyes.value, decision: null });
    const { outcome, waiting, seats } = told;
    if (String(seats.length) !== number.value) {
      number.value = String(seats.length);
      void this.reseat();
    }
    verdict.className = 'position-verdict good';
    fill(verdict, el('strong', {}, say('positions-holds')), ' ', outcome?.text ?? waiting?.text ?? '');
    this.act(true);
    this.draw(this.state);
  }

  /** @param {State} state */
  draw(state) {
    this.board.show({ game: game.value, seat: state.seat, state }, null);
    document.body.dataset.state = 'holds';
  }

  /** @param {import('../http.js').Refusal} refusal */
  refuse({ message, line }) {
    this.state = null;
    verdict.className = 'position-verdict bad';
    fill(
      verdict,
      el('strong', {}, say('positions-fault')),
      ' ',
      el('span', {}, message),
      line ? button(say('positions-line', { n: line }), () => mark(field, line), { kind: 'quiet' }) : null,
    );
    this.act(false);
    document.body.dataset.state = 'refused';
  }

  /** Lets things be done with the position, or not. @param {boolean} holds */
  act(holds) {
    for (const id of ['play', 'case', 'puzzle', 'share']) byId(id).toggleAttribute('disabled', !holds);
  }

  address() {
    const seat = eyes.value === 'a' ? '' : eyes.value;
    return addressOf({ game: game.value, position: field.value, switches: this.switches, seat });
  }

  /** A position in which nothing is said. */
  empty() {
    this.write(this.seats().join('\n'));
  }

  /** The position after a set-up, another one each time. */
  async setUp() {
    const seed = Math.floor(Math.random() * MOST_SEED);
    const wish = { game: game.value, seats: Number(number.value), switches: this.switches, seed };
    try {
      this.write((await call('/api/positions/start', wish)).text.trimEnd());
    } catch (error) {
      this.refuse(/** @type {import('../http.js').Refusal} */ (error));
    }
  }

  play() {
    if (!this.state) return;
    const own = /** @type {Seat | null} */ (eyes.value === WATCHES ? null : eyes.value);
    playOn(say('positions-play'), this.state.seats, own, offers, this.wish());
  }

  /** Asks for a name and clauses, and shows the case. */
  case() {
    const name = el('input', { type: 'text', maxlength: 200, id: 'case-name' });
    const rules = el('input', { type: 'text', maxlength: 120, id: 'case-rules', placeholder: factsOf(game.value).clause });
    const fault = el('p', { class: 'fault', role: 'alert', hidden: true });
    const made = dialog(
      say('positions-case'),
      [
        el('p', {}, say('positions-case-text')),
        el('div', { class: 'field' }, el('label', { for: 'case-name' }, say('positions-case-name')), name),
        el('div', { class: 'field' }, el('label', { for: 'case-rules' }, say('positions-case-rules')), rules),
        fault,
      ],
      { foot: [button(say('cancel'), () => made.close()), button(say('positions-case-make'), () => void make(), { kind: 'main' })] },
    );
    const make = async () => {
      const clauses = (rules.value.trim() || rules.placeholder).split(/[\s,]+/).filter(Boolean);
      try {
        const told = await call('/api/positions/case', { ...this.wish(), name: name.value.trim() || say('positions-case'), rules: clauses });
        made.close();
        showText(say('positions-case'), say('positions-case-run'), told.text, 'case.toml');
      } catch (error) {
        fault.textContent = /** @type {Error} */ (error).message;
        fault.hidden = false;
      }
    };
  }

  async puzzle() {
    const seat = eyes.value === WATCHES ? 'a' : eyes.value;
    try {
      const told = await call('/api/positions/puzzle', { ...this.wish(), seat });
      showText(say('positions-puzzle'), say('positions-puzzle-text'), told.text, 'puzzle.toml');
    } catch (error) {
      this.refuse(/** @type {import('../http.js').Refusal} */ (error));
    }
  }
}

/** Shows a text to copy or to keep. @param {string} title @param {string} text @param {string} content @param {string} file */
function showText(title, text, content, file) {
  const place = el('textarea', { readonly: true, rows: 14, wrap: 'off', spellcheck: 'false', class: 'position-text', 'aria-label': title });
  place.value = content;
  dialog(title, [el('p', {}, text), place], {
    kind: 'wide',
    foot: [button(say('positions-keep'), () => keepFile(file, content), { icon: 'save' }), copyButton(place)],
  });
}

const editor = new Editor();

/** Shows what the address says, or an empty position. */
async function begin() {
  const told = positionIn(location.hash);
  if (told && [...game.options].some((option) => option.value === told.game)) game.value = told.game;
  await editor.choose(told?.switches);
  if (told?.seat) eyes.value = told.seat;
  if (!eyes.value) eyes.value = 'a';
  if (told) editor.write(told.position);
  else await editor.setUp();
}

game.addEventListener('change', async () => {
  await editor.choose();
  await editor.setUp();
});
number.addEventListener('change', async () => {
  await editor.reseat();
  await editor.setUp();
});
eyes.addEventListener('change', () => void editor.check());
field.addEventListener('input', () => editor.soon());
addEventListener('hashchange', () => void begin());

/** @type {Record<string, () => void>} */
const ACTS = {
  empty: () => editor.empty(),
  'set-up': () => void editor.setUp(),
  play: () => editor.play(),
  case: () => editor.case(),
  puzzle: () => void editor.puzzle(),
  share: () => showLink(say('room-share'), say('positions-share-text'), new URL(editor.address(), location.href).href),
};
for (const [id, act] of Object.entries(ACTS)) byId(id).addEventListener('click', act);
begin().catch((error) => editor.refuse(/** @type {import('../http.js').Refusal} */ (error)));
