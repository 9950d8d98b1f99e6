/**
 * The table: brings together connection, head, board, question, log and everything around them.
 */

import { announce, refuse, toast } from './notices.js';
import { BoardHost } from './boardhost.js';
import { ownDecks, secretsIn, sitDown } from './tables.js';
import { confirm } from './dialogs.js';
import { byId, fill, icon, button, el } from './dom.js';
import { showEnding } from './ending.js';
import { awaited, drawConnection, drawSitters, drawUndo, undoText } from './head.js';
import { factsOf } from './games.js';
import { Hints, isSame, notAllowing } from './hints.js';
import { Hotseat, Session } from './session.js';
import { call } from './http.js';
import { listen, showKeys } from './keyboard.js';
import { Log } from './log.js';
import { showMenu } from './menu.js';
import { language, say, speak } from './phrases.js';
import { Prompt } from './prompt.js';
import { copy, drawRoom, invitation } from './room.js';
import { change, settings, watch } from './settings.js';

/** @import { Ask } from './generated/messages.js' */
/** @import { Entry, Fields, Message, Seat, Step } from './types.js' */

const MACHINE = 'normal';
/** After how many milliseconds an undo that is not settled yet must be waiting for others. */
const ASKED = 400;
/** How many of the last lines of the log stand below the board where there is no room for it. */
const LATEST = 2;

class Table {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.hotseat = new Hotseat((session) => this.turnTo(session));
    this.board = new BoardHost(byId('board'), {
      answer: (text) => this.answer(text),
      why: (text) => this.active.connection.ask('why', { text }),
      ahead: () => this.active.connection.ask('ahead'),
      ghost: (what) => this.active.connection.mention('ghost', { what }),
      failed: () => this.prompt.show(this.active.state, true),
      hint: (about) => this.hints.question(about),
    });
    this.prompt = new Prompt(byId('prompt'), {
      answer: (text) => this.answer(text),
      boardOffers: () => this.board.drawnBy(this.active.game) !== undefined,
      hint: () => this.hints.toggle(),
    });
    this.hints = new Hints(byId('hints'), {
      now: () => this.situation(),
      ask: (grade, about) => this.active.connection.ask('hint', { grade, about }),
      permission: () => this.permission(),
      answer: (text) => this.answer(text),
      suggest: (text, at) => this.suggest(text, at),
    });
    this.log = new Log(
      byId('side'),
      (event) => this.active.connection.ask('cause', { event }),
      () => this.openLog(false),
      (seat) => this.active.state.seats.find((each) => each.seat === seat)?.name ?? '',
    );
    /** @type {HTMLDialogElement | null} */
    this.ending = null;
    this.ended = false;
    /** @type {HTMLDialogElement | null} somebody asks whether we agree */
    this.asking = null;
    /** @type {HTMLDialogElement | null} somebody asks us to allow hints */
    this.askingHints = null;
    this.wire();
  }

  /** @returns {Session} the session on the screen */
  get active() {
    if (!this.hotseat.active) throw new Error('nobody is connected');
    return this.hotseat.active;
  }

  wire() {
    const log = byId('log-toggle');
    fill(log, icon('log'));
    log.addEventListener('click', () => this.openLog());
    fill(byId('menu'), icon('menu'));
    byId('menu').addEventListener('click', () => this.menu());
    byId('undo').addEventListener('click', () => this.undo());
    byId('latest').addEventListener('click', () => this.openLog());
    this.label();
    watch(() => {
      if (this.hotseat.active) this.drawBoard(null, true);
    });
    listen(
      {
        a: () => this.prompt.toggle(),
        '/': () => this.prompt.seek(),
        b: () => this.board.focus(),
        q: () => this.prompt.focus(),
        h: () => this.hints.further(),
        u: () => this.undo(),
        l: () => this.openLog(),
        s: () => this.hotseat.next(),
        m: () => this.menu(),
        '?': () => showKeys(this.board.keys),
        Escape: () => this.escape(),
      },
      (n) => this.prompt.take(n),
    );
  }

  /** Names what has only an icon, in the language of now. */
  label() {
    for (const [id, key] of [['log-toggle', 'log-open'], ['menu', 'menu']]) {
      byId(id).setAttribute('aria-label', say(key));
      byId(id).title = say(key);
    }
  }

  // -- coming in -------------------------------------------------------------------------

  async enter() {
    const invited = secretsIn(location.hash);
    if (location.hash) history.replaceState(null, '', location.pathname);
    const mine = await this.mine();
    const seats = /** @type {[Seat, string][]} */ (Object.entries(invited).filter(([seat]) => !mine.includes(/** @type {Seat} */ (seat))));
    if (!seats.length) return this.connect({ seat: null });
    const wish = await invitation(byId('board'), seats[0][0], await ownDecks(this.id));
    if (wish === null) return this.connect({ seat: mine.length ? null : '' });
    const { name, brings } = wish;
    for (const [seat, secret] of seats) {
      if (brings) await sitDown(this.id, { secret, name, brings }).catch(refuse);
      this.connect({ seat, secret, name });
    }
  }

  /** @returns {Promise<Seat[]>} the seats that this guest holds already */
  async mine() {
    try {
      const told = await call(`/api/tables/${this.id}`);
      return told.seats.filter((/** @type {any} */ each) => each.mine).map((/** @type {any} */ each) => each.seat);
    } catch {
      return [];
    }
  }

  /** @param {{seat: Seat | '' | null, secret?: string, name?: string}} who */
  connect(who) {
    const session = new Session(this.id, { ...who, language: language() }, {
      welcomed: (each) => this.welcomed(each),
      moved: (each, step) => this.moved(each, step),
      seated: (each) => this.seated(each),
      told: (each, message) => this.told(each, message),
      connected: (each, status, code) => this.connected(each, status, code),
    });
    this.hotseat.add(session);
    session.connection.open();
  }

  /** @param {Session} session */
  welcomed(session) {
    const held = this.hotseat.sessions.map((each) => each.seat);
    for (const sitter of session.state.seats) {
      if (session.seat && sitter.mine && !held.includes(sitter.seat)) this.connect({ seat: sitter.seat });
    }
    this.hotseat.enter();
    if (settings.stops !== session.welcome?.stops && session.seat) session.connection.mention('stops', { value: settings.stops });
    if (session === this.active) this.drawFrame();
  }

  // -- what happens ----------------------------------------------------------------------

  /** @param {Session} session @param {Step | null} step */
  moved(session, step) {
    this.asking?.remove();
    this.asking = null;
    if (session === this.active) {
      this.show(step);
      if (step) this.tell(step);
    } else this.drawFrame();
    this.hotseat.settle();
  }

  /** @param {Step} step */
  tell(step) {
    for (const entry of step.events) if (!entry.quiet && entry.text) announce(entry.text);
    const by = this.active.state.seats.find((each) => each.seat === step.by);
    if (step.what === 'undo' && by) toast(say('undo-done', { name: by.name }));
  }

  /** @param {Session} session */
  seated(session) {
    if (session !== this.active) return;
    this.drawFrame();
    this.hints.seated();
    if (!session.began) this.drawBoard(null);
  }

  /** @param {Session} session @param {Message} message */
  told(session, message) {
    if (message.is === 'refused') refuse(message);
    if (message.is === 'ask') void (message.what === 'hints' ? this.allowing(session, message) : this.consent(session, message));
    if (session !== this.active) return;
    if (message.is === 'hinted') toast(say('hint-taken', { name: this.nameOf(session, message.seat) }));
    if (message.is === 'ghost') this.board.ghosts(session.ghosts);
    if (message.is === 'rematch' || message.is === 'over') this.drawEnding();
    if (message.is === 'rematch' && session.rematch.table && session.seat) location.assign(`/t/${session.rematch.table}`);
  }

  /** @param {Session} session @param {import('./connection.js').Status} status @param {number} code */
  connected(session, status, code) {
    document.body.dataset.connection = status;
    if (session === this.hotseat.active) drawConnection(status, session.connection.pending.size > 0, () => session.connection.retry());
    if (status === 'lost') announce(say('connection-lost'));
    if (status !== 'closed') return;
    if (code === 4401) {
      refuse(say('connection-wrong-secret'));
      session.connection.manner.secret = undefined;
      session.connection.manner.seat = '';
      session.connection.open();
    } else this.gone(say(code === 4404 ? 'connection-no-table' : 'connection-closed'));
  }

  /** @param {string} text */
  gone(text) {
    fill(
      byId('board'),
      el('div', { class: 'room' }, el('h2', {}, text), el('p', {}, el('a', { class: 'button main big', href: '/' }, say('back-to-lobby')))),
    );
    fill(byId('game-title'), say('site-name'));
  }

  // -- showing ---------------------------------------------------------------------------

  /** Shows another seat of this screen. @param {Session} session */
  turnTo(session) {
    this.log.reset(session.entries);
    drawConnection(session.connection.status, session.connection.pending.size > 0, () => session.connection.retry());
    this.show(null);
    this.prompt.focus();
  }

  /** @param {Step | null} step */
  show(step) {
    const { state, entries } = this.active;
    this.drawFrame();
    if (step) this.log.add(step.events, step.cut);
    else this.log.reset(entries);
    this.drawLatest(entries);
    this.drawBoard(step);
    this.drawEnding(state.outcome !== null && !this.ended);
    this.ended = state.outcome !== null;
    const { dataset } = document.body;
    dataset.version = String(state.version);
    dataset.seat = state.seat ?? '';
    dataset.state = state.outcome ? 'over' : !this.active.began ? 'open' : state.decision ? 'asked' : 'waiting';
  }

  /**
   * What happened last, where the log is not beside the board; what the reader drew is seen there.
   * @param {import('./types.js').Entry[]} entries
   */
  drawLatest(entries) {
    const hand = `hand:${this.active.seat}`;
    const own = (/** @type {Entry} */ entry) => entry.facts.moves?.some((move) => move.to === hand);
    const told = entries.filter((entry) => entry.text && !entry.quiet && !entry.head && !own(entry)).slice(-LATEST);
    const place = byId('latest');
    place.hidden = !told.length;
    fill(place, told.map((entry) => el('span', {}, entry.text)));
  }

  /** Head, banner and title. */
  drawFrame() {
    const session = this.active;
    const { state } = session;
    const title = say(`title ${session.game}`);
    const [game, ...mode] = title.split(': ');
    fill(byId('game-title'), mode.length ? el('span', { class: 'title-game' }, `${game}: `) : game, mode.join(': '));
    const asked = state.seat !== null && awaited(state).includes(state.seat) && !state.outcome;
    document.title = `${asked ? `● ${say('your-turn')} · ` : ''}${title} · ${say('site-name')}`;
    drawSitters(session, this.hotseat.sessions, (each) => this.hotseat.call(each));
    drawUndo(state, session.seat !== null && session.began && !state.outcome);
    this.drawBanner();
  }

  drawBanner() {
    const { seat, sitter, state } = this.active;
    const banner = byId('banner');
    const handed = seat !== null && sitter?.kind === 'machine' && !state.outcome;
    const over = state.outcome !== null;
    banner.hidden = seat !== null && !handed && !over;
    if (over) fill(banner, icon('flag'), el('span', {}, state.outcome?.text ?? ''), button(say('end-again'), () => this.drawEnding(true)));
    else if (handed) fill(banner, icon('machine'), el('span', {}, say('machine-plays')), button(say('machine-give'), () => this.machine(null), { kind: 'main' }));
    else if (seat === null) fill(banner, icon('eye'), el('span', {}, say('watching')));
  }

  /** @param {Step | null} step @param {boolean} [anew] */
  drawBoard(step, anew = false) {
    const session = this.active;
    if (!session.began && !session.state.outcome) {
      this.board.clear();
      byId('prompt').hidden = true;
      return drawRoom(byId('board'), session, () => this.ask('fill', { player: MACHINE }));
    }
    byId('prompt').hidden = session.state.outcome !== null;
    this.prompt.show(session.state, anew || step === null);
    this.board.show(session, step);
    this.hints.moved();
  }

  /** Draws the result, anew if it is open. @param {boolean} [open] */
  drawEnding(open = this.ending?.open ?? false) {
    if (!open) return;
    const again = this.ending?.open ?? false;
    this.ending?.remove();
    this.ending = showEnding(this.active, () => this.ask('rematch'));
    this.ending.classList.toggle('still', again);
  }

  // -- doing -----------------------------------------------------------------------------

  /** @param {string} text */
  async answer(text) {
    if (this.prompt.busy) return;
    this.prompt.sent();
    this.hints.sent(text);
    this.board.hasten();
    try {
      const taken = await this.answered(this.active, text);
      this.prompt.settled(taken.version);
    } catch (refusal) {
      this.prompt.settled();
      refuse(refusal);
    }
  }

  /** Sends an answer; once more where the table has moved on and still asks the very same. @param {Session} session @param {string} text */
  async answered(session, text) {
    const meant = session.state.decision;
    try {
      return await session.connection.ask('answer', { text });
    } catch (refusal) {
      const stale = /** @type {{code?: string}} */ (refusal).code === 'stale';
      if (!stale || !isSame(meant, session.state.decision)) throw refusal;
      return session.connection.ask('answer', { text });
    }
  }

  /**
   * Says something that is acknowledged or refused.
   * @param {string} act
   * @param {Fields} [fields]
   * @param {Session} [session] who says it, if not whoever is on the screen
   */
  async ask(act, fields = {}, session = this.active) {
    try {
      await session.connection.ask(act, fields);
    } catch (refusal) {
      refuse(refusal);
    }
  }

  async undo() {
    const { state } = this.active;
    if (!state.undo || state.outcome) return;
    if (!state.undo.answers) return toast(undoText(state));
    const asked = setTimeout(() => toast(say('undo-asking')), ASKED);
    await this.ask('undo');
    clearTimeout(asked);
  }

  /** @param {Session} session @param {Ask} message */
  async consent(session, message) {
    const name = this.nameOf(session, message.by);
    const question = { title: say('undo'), text: say('undo-asked', { name }), yes: say('agree'), no: say('disagree') };
    const yes = await confirm(question, (made) => {
      this.asking = made;
    });
    this.asking = null;
    try {
      await session.connection.ask('consent', { yes });
    } catch (refusal) {
      refuse(refusal);
    }
  }

  // -- hints -----------------------------------------------------------------------------

  /** @returns {import('./hints.js').Situation} what a hint would be about now */
  situation() {
    const { state } = this.active;
    const { version, decision, seats, scene, seat } = state;
    const questions = this.board.questions(scene);
    return { whose: this.active, version, decision: state.outcome ? null : decision, missing: notAllowing(seats, seat), questions };
  }

  /** Shows an answer on the board and among the answers, or no longer. @param {string | null} text @param {string[]} at */
  suggest(text, at) {
    this.prompt.suggest(text);
    this.board.suggest(text, at);
  }

  /** Asks the others to allow hints; whether they do. */
  async permission() {
    try {
      await this.active.connection.ask('ask-hints');
      toast(say('hint-open'));
      return true;
    } catch (refusal) {
      refuse(refusal);
      return false;
    }
  }

  /** Somebody asks us to allow hints; the question stays while the game goes on. @param {Session} session @param {Ask} message */
  async allowing(session, message) {
    if (this.askingHints) return;
    const question = { title: say('hint-allow'), text: say('hint-asked', { name: this.nameOf(session, message.by) }), yes: say('agree'), no: say('disagree') };
    const yes = await confirm(question, (made) => {
      this.askingHints = made;
    });
    this.askingHints = null;
    await this.ask('consent', { yes, what: 'hints' }, session);
  }

  /** Allows hints for every seat of this screen, or no longer. @param {boolean} value */
  allow(value) {
    for (const each of this.hotseat.sessions) void this.ask('hints', { value }, each);
  }

  /** @param {Session} session @param {string} seat */
  nameOf(session, seat) {
    return session.state.seats.find((each) => each.seat === seat)?.name ?? String(seat).toUpperCase();
  }

  escape() {
    if (this.hints.open) this.hints.close();
    else this.openLog(false);
  }

  async resign() {
    const sure = await confirm({ title: say('resign-sure'), text: say('resign-text'), yes: say('resign'), danger: true });
    if (sure) this.ask('resign');
  }

  /** @param {string | null} player */
  machine(player) {
    this.ask('machine', { player });
  }

  /** @param {boolean} [open] */
  openLog(open) {
    const shown = document.body.classList.toggle('log-open', open);
    byId('log-toggle').setAttribute('aria-expanded', String(shown));
    if (shown) this.log.toEnd();
  }

  menu() {
    const { seat, sitter, state, game } = this.active;
    const playing = seat !== null && this.active.began && !state.outcome;
    const handed = sitter?.kind === 'machine';
    showMenu({
      speak: (code) => this.speak(code),
      stops: (value) => this.stops(value),
      hand: playing && !handed ? () => this.machine(MACHINE) : null,
      takeBack: playing && handed ? () => this.machine(null) : null,
      resign: playing ? () => this.resign() : null,
      share: () => copy(`${location.origin}/t/${this.id}`),
      keys: () => showKeys(this.board.keys),
      hasStops: factsOf(game).stops && seat !== null,
      seats: state.seats,
      seat,
      allow: (value) => this.allow(value),
    });
  }

  /** @param {'auto' | 'all' | 'none'} value */
  stops(value) {
    change('stops', value);
    for (const each of this.hotseat.sessions) {
      each.connection.mention('stops', { value });
      if (value === 'all') each.claim();
    }
  }

  /** Another language, without leaving the table. @param {string} code */
  async speak(code) {
    await speak(code);
    this.hints.close();
    this.label();
    this.board.clear();
    for (const each of this.hotseat.sessions) each.connection.speak(code);
  }
}

const table = new Table(location.pathname.split('/')[2]);
table.enter();
