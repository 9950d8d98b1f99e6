/**
 * The socket of one seat: says hello, counts steps without a gap, sends again what was not
 * acknowledged, connects again when it is lost.
 */

import { freshId } from './http.js';

/** @import { Fields, Message, Reply, Seat } from './types.js' */
/** @typedef {'connecting' | 'open' | 'lost' | 'closed'} Status */

/**
 * @typedef {object} Manner how a connection speaks, and to whom it tells what
 * @property {string} table
 * @property {Seat | '' | null} seat empty: only watch; null: wherever this guest sits
 * @property {string} [secret]
 * @property {string} [name] what whoever sits down is called
 * @property {string} language
 * @property {(message: Message) => void} heard every message but those that answer a question
 * @property {(status: Status, code: number) => void} changed
 */

const FINAL = new Set([4400, 4401, 4404, 4413]);
const SLOW_DOWN = 4429;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_AFTER = 20_000;
const PATIENCE = 8_000;
const QUESTIONS = new Set(['why', 'cause', 'ahead']);

export class Connection {
  /** @param {Manner} manner */
  constructor(manner) {
    this.manner = manner;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Status} */
    this.status = 'connecting';
    /** @type {number | null} the last version that was seen; null asks for everything */
    this.version = null;
    /** @type {Map<string, {message: Fields, kept: (reply: any) => void, broken: (refusal: unknown) => void}>} */
    this.pending = new Map();
    this.wait = FIRST_WAIT;
    this.number = freshId() + freshId();
    this.timer = 0;
    this.pulse = 0;
    this.welcomed = false;
    this.ended = false;
    this.online = () => this.retry();
    addEventListener('online', this.online);
  }

  /** Connects, and keeps connected. */
  open() {
    clearTimeout(this.timer);
    this.tell('connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.manner.table}`);
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    this.expect();
  }

  /** @param {WebSocket} socket */
  hello(socket) {
    const { language, seat, secret, name } = this.manner;
    const message = { do: 'hello', language, words: true, number: this.number };
    socket.send(
      JSON.stringify({
        ...message,
        ...(seat === null ? {} : { seat }),
        ...(secret ? { secret } : {}),
        ...(secret && name ? { name } : {}),
        ...(this.version === null ? {} : { since: this.version }),
      }),
    );
  }

  /** @param {Message} message */
  hear(message) {
    this.expect();
    if (message.is === 'pong') return;
    if (message.is === 'step' && !this.follows(message.version)) return;
    if (message.is === 'state') this.version = message.version;
    if (message.is === 'welcome') this.arrived();
    if (this.settle(message)) return;
    this.manner.heard(message);
  }

  /** Whether a step is the next one; after a gap the connection is made anew from where we are. @param {number} version */
  follows(version) {
    if (this.version !== null && version <= this.version) return false;
    if (this.version !== null && version > this.version + 1) {
      this.again();
      return false;
    }
    this.version = version;
    return true;
  }

  arrived() {
    this.wait = FIRST_WAIT;
    this.welcomed = true;
    this.tell('open');
    for (const { message } of this.pending.values()) this.post(message);
  }

  /** Keeps the promise of a message that was answered; true if nobody else needs to hear it. @param {Message} message */
  settle(message) {
    const id = 'id' in message ? (message.id ?? '') : '';
    const waiting = this.pending.get(id);
    if (!waiting) return message.is === 'ack';
    this.pending.delete(id);
    if (message.is === 'refused') waiting.broken(message);
    else waiting.kept(message);
    return true;
  }

  /**
   * Says something that is answered; it is said again until it is.
   * @template {string} A
   * @param {A} act
   * @param {Fields} [fields]
   * @returns {Promise<Reply<A>>}
   */
  ask(act, fields = {}) {
    const id = freshId();
    const version = QUESTIONS.has(act) ? {} : { version: this.version ?? 0 };
    const message = { do: act, id, ...version, ...fields };
    return new Promise((kept, broken) => {
      this.pending.set(id, { message, kept, broken });
      if (this.welcomed) this.post(message);
    });
  }

  /** Says something that is not answered, if anybody listens. @param {string} act @param {Fields} [fields] */
  mention(act, fields = {}) {
    if (this.welcomed) this.post({ do: act, ...fields });
  }

  /** @param {Fields} message */
  post(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Waits for a sign of life; asks for one if none comes. */
  expect() {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.post({ do: 'ping' });
      this.pulse = setTimeout(() => this.again(), PATIENCE);
    }, PING_AFTER);
  }

  /** @param {number} code */
  lost(code) {
    clearTimeout(this.pulse);
    this.socket = null;
    this.welcomed = false;
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.tell('closed', code);
      return;
    }
    this.tell('lost', code);
    const wait = code === SLOW_DOWN ? LONGEST_WAIT / 2 : this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Drops the socket and connects anew. */
  again() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(0);
  }

  /** Tries at once instead of waiting longer. */
  retry() {
    if (this.status !== 'lost') return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** Speaks another language from now on: everything is sent anew. @param {string} language */
  speak(language) {
    this.manner.language = language;
    this.version = null;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  /** Leaves for good. */
  close() {
    this.ended = true;
    removeEventListener('online', this.online);
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.socket?.close();
  }

  /** @param {Status} status @param {number} [code] */
  tell(status, code = 0) {
    this.status = status;
    this.manner.changed(status, code);
  }
}
