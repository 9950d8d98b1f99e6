/**
 * What the browser says: phrases that came with the page, or in another language later.
 */

/** @type {Record<string, string>} */
let phrases = {};

const own = document.getElementById('phrases');
if (own) phrases = JSON.parse(own.textContent ?? '{}');

/**
 * A phrase with its facts put in; the key if nobody has it.
 * @param {string} key
 * @param {import('./types.js').PhraseFacts} [facts]
 * @returns {string}
 */
export function say(key, facts = {}) {
  return filled(phrases[key] ?? key, facts);
}

/** A text with its facts put in. @param {string} text @param {import('./types.js').PhraseFacts} facts */
export function filled(text, facts) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

/** Whether there is a phrase. @param {string} key */
export function has(key) {
  return key in phrases;
}

/** Every language there is, with what it calls itself. @returns {[string, string][]} */
export function languages() {
  return Object.entries(phrases)
    .filter(([key]) => key.startsWith('language '))
    .map(([key, name]) => [key.slice('language '.length), name]);
}

/** The language of the page. */
export function language() {
  return document.documentElement.lang;
}

/** Speaks another language from now on. @param {string} code */
export async function speak(code) {
  const answer = await fetch(`/phrases/${code}.json`);
  if (!answer.ok) throw new Error(`no phrases in ${code}`);
  phrases = await answer.json();
  document.documentElement.lang = code;
  remember('language', code);
}

/** Keeps something for a year, so that the server too can see it. @param {string} name @param {string} value */
export function remember(name, value) {
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
