/**
 * The HTTP API: JSON to the own origin, refusals as errors that can be shown.
 */

import { language, say } from './phrases.js';

export class Refusal extends Error {
  /** @param {string} reason @param {{code?: string, clause?: string, line?: number, status?: number}} [more] */
  constructor(reason, more = {}) {
    super(reason);
    this.code = more.code ?? '';
    this.clause = more.clause ?? '';
    this.line = more.line ?? 0;
    this.status = more.status ?? 0;
  }
}

/** Asks the table for something. @param {string} path @param {object} [body] with a body it is a POST @returns {Promise<any>} */
export async function call(path, body) {
  const answer = await reach(path, body);
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  const reason = typeof told.refused === 'string' ? told.refused : say('refused-other');
  throw new Refusal(reason, { ...told, status: answer.status });
}

/** @param {string} path @param {object} [body] */
async function reach(path, body) {
  try {
    return await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Accept-Language': language(), ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refusal(say('refused-network'));
  }
}

/** A name for a message that nobody else at the table uses. */
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A QR code as the address of a picture. @param {string} text */
export async function qr(text) {
  const answer = await reach('/qr', { text });
  if (!answer.ok) throw new Refusal(say('refused-other'), { status: answer.status });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
}
