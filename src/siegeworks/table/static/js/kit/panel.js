/**
 * The one panel over the board: a large card, a choice, a pile to look through, a reason.
 *
 * It stands beside what it is about where there is room, and at the lower edge of the board on a
 * phone. It holds the keyboard while it is open and gives it back.
 */

import { el, fill } from '../dom.js';

/** @typedef {{ label: string, act: () => void, main?: boolean }} Choice */
/** @typedef {{ title?: string, body?: (Node | null | false)[], choices?: Choice[], note?: string, quiet?: boolean, wide?: boolean }} Content */

/** Pixels a panel is high at most. */
const MOST = 640;
/** Pixels around a panel at the lower edge. */
const DOCKED = 6;

export class Panel {
  /** @param {HTMLElement} root @param {string} closeLabel */
  constructor(root, closeLabel) {
    this.root = root;
    this.closeLabel = closeLabel;
    this.element = el('div.board-panel', { hidden: true, tabindex: '-1', role: 'dialog' });
    root.append(this.element);
    /** @type {HTMLElement | null} */
    this.opener = null;
    this.about = '';
    /** @type {HTMLElement | null} */
    this.anchor = null;
    /** @type {() => void} */
    this.closed = () => {};
  }

  get open() {
    return !this.element.hidden;
  }

  /**
   * @param {string} about what it is about, to know whether it is still there
   * @param {HTMLElement | null} anchor
   * @param {Content} content
   */
  show(about, anchor, content) {
    const focused = document.activeElement;
    if (!this.open) this.opener = focused instanceof HTMLElement && this.root.contains(focused) ? focused : anchor;
    this.about = about;
    this.anchor = anchor;
    const choices = (content.choices ?? []).map((choice) =>
      el('button', { type: 'button', class: `button ${choice.main ? 'main' : ''}`, onclick: choice.act }, choice.label),
    );
    fill(
      this.element,
      el('button.board-panel-close', { type: 'button', 'aria-label': this.closeLabel, title: this.closeLabel, onclick: () => this.hide() }, '×'),
      content.title && el('h2.board-panel-title', {}, content.title),
      choices.length > 0 && el('div.board-panel-choices', {}, choices),
      el('div.board-panel-body', {}, content.body ?? []),
    );
    this.element.setAttribute('aria-label', content.title ?? about);
    this.element.toggleAttribute('data-quiet', Boolean(content.quiet));
    this.element.toggleAttribute('data-wide', Boolean(content.wide));
    this.element.hidden = false;
    this.place(anchor);
    if (!content.quiet) (choices[0] ?? this.element).focus({ preventScroll: true });
  }

  /** Adds to what is shown, if it is still about the same. @param {string} about @param {Node} more */
  add(about, more) {
    if (!this.open || this.about !== about) return;
    this.element.querySelector('.board-panel-body')?.prepend(more);
    this.place(this.anchor);
  }

  /** @param {boolean} [giveBack] */
  hide(giveBack = true) {
    if (!this.open) return;
    const held = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (giveBack && held && this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    this.closed();
  }

  /** Beside what it is about, inside the root; on a narrow screen at the lower edge. @param {HTMLElement | null} anchor */
  place(anchor) {
    const { style } = this.element;
    const narrow = this.root.dataset.size === 'phone';
    this.element.toggleAttribute('data-docked', narrow);
    style.left = style.top = style.bottom = style.maxHeight = '';
    const room = this.root.getBoundingClientRect();
    const seen = this.root.parentElement?.getBoundingClientRect() ?? room;
    if (narrow) {
      style.bottom = `${Math.max(0, window.innerHeight - seen.bottom) + DOCKED}px`;
      style.maxHeight = `${seen.height - 2 * DOCKED}px`;
      return;
    }
    style.maxHeight = `${Math.min(MOST, seen.height - 20, window.innerHeight - 20)}px`;
    const box = this.element.getBoundingClientRect();
    const at = anchor?.getBoundingClientRect() ?? room;
    const gap = 10;
    let left = at.right + gap;
    if (left + box.width > room.right) left = at.left - gap - box.width;
    if (left < room.left) left = Math.min(Math.max(room.left + gap, at.left), room.right - box.width - gap);
    const low = Math.min(seen.bottom, window.innerHeight) - box.height - gap;
    const top = Math.max(Math.max(seen.top, 0) + gap, Math.min(at.top, low));
    style.left = `${left - room.left}px`;
    style.top = `${top - room.top}px`;
  }
}
