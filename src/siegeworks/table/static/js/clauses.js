/**
 * Links into the rules: a clause by its id, a term by its key. They open beside the game, which is not left.
 */

import { el } from './dom.js';
import { say } from './phrases.js';

const CLAUSE = /\b([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?)\b/;

/** A link to a clause of the rules. @param {string} clause */
export function clauseLink(clause) {
  return beside(`/rules/clause/${clause}`, clause, 'clause');
}

/** A text in which every clause it names is a link. @param {string} text @returns {(Node | string)[]} */
export function withClauses(text) {
  return text.split(CLAUSE).map((part, place) => (place % 2 ? clauseLink(part) : part));
}

/** A link to a term of the glossary. @param {string} game @param {string} key @param {string} name */
export function termLink(game, key, name) {
  return beside(`/rules/glossary#${game}-${key}`, name, 'term');
}

/**
 * A link to the page of something printed: its rulings, its cases, how it fared.
 * @param {string} game
 * @param {string} kind
 * @param {string} id
 */
export function thingLink(game, kind, id) {
  return el('a', { class: 'thing', href: pageOf(game, kind, id), target: '_blank', rel: 'noopener' }, say('thing-link'));
}

/**
 * The name of something printed, or its picture, as a link to its page.
 * @param {string} game
 * @param {string} kind
 * @param {string} id
 * @param {(Node | string | null)[]} content
 * @param {string} [title]
 */
export function thingNamed(game, kind, id, content, title = say('thing-link')) {
  return el('a', { class: 'term', href: pageOf(game, kind, id), target: '_blank', rel: 'noopener', title }, content);
}

/** @param {string} game @param {string} kind @param {string} id */
function pageOf(game, kind, id) {
  return `/cards/${game}/${kind}/${id}`;
}

/** @param {string} href @param {string} text @param {string} kind */
function beside(href, text, kind) {
  return el('a', { class: kind, href, target: '_blank', rel: 'noopener', title: say('rules-link') }, text);
}
