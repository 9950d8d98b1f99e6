/**
 * The tools of the position editor, as the server describes them: fields that show what the text
 * says, and change it. Nothing is known here of what a text means.
 */

import { button, el, fill } from '../dom.js';
import { say } from '../phrases.js';

/** @typedef {{id: string, label: string}} Choice */
/** @typedef {{title: string, choices: Choice[]}} Choices */
/**
 * A tool; what else it has depends on its kind, see `pages/tools.py`.
 * @typedef {object} Tool
 * @property {string} kind
 * @property {string} name
 * @property {string} label
 * @property {boolean} changes whether it changes the text
 * @property {string | boolean} [value]
 * @property {Choices[]} [groups]
 * @property {string} [listed]
 * @property {number} [least]
 * @property {number} [most]
 * @property {string} [address]
 * @property {boolean} [main]
 * @property {string[]} [items]
 */
/** @typedef {{title: string, fields: Tool[], acts: Tool[]}} Group */
/** @typedef {{text: string, groups: Group[], lists: Record<string, Choices[]>}} Told */
/** How a tool is shown: its element, and how it shows another value. @typedef {{node: HTMLElement, show: (tool: any) => void}} Shown */

/**
 * @typedef {object} Desk
 * @property {(request: {chosen: Record<string, string>, use?: {name: string, value: string}, fresh: boolean}) => Promise<Told>} ask
 * @property {(text: string) => void} write shows another text
 * @property {(id: string) => HTMLElement | null} agreed the field of what is agreed on before the game
 * @property {Record<string, (tool: any, tools: Tools) => Shown>} kinds how the game shows tools of its own kinds
 */

export class Tools {
  /** @param {HTMLElement} host @param {Desk} desk */
  constructor(host, desk) {
    this.host = host;
    this.desk = desk;
    /** @type {Record<string, string>} what is chosen for other tools */
    this.chosen = {};
    /** @type {Record<string, Choices[]> | null} */
    this.lists = null;
    /** @type {Map<string, Shown>} */
    this.shown = new Map();
    /** @type {Map<string, HTMLDetailsElement>} */
    this.groups = new Map();
    /** @type {Promise<void>} */
    this.turn = Promise.resolve();
    this.waiting = 0;
  }

  /** What the server says to the text as it is now, after a tool was used; one question after the other. @param {{name: string, value: string}} [use] */
  ask(use) {
    const chosen = { ...this.chosen };
    this.waiting += 1;
    this.turn = this.turn.then(async () => {
      this.waiting -= 1;
      if (!use && this.waiting) return;
      try {
        const told = await this.desk.ask({ chosen, use, fresh: !this.lists });
        this.lists ??= told.lists;
        if (use) this.desk.write(told.text);
        if (!this.waiting) this.draw(told.groups);
      } catch (error) {
        console.error(error);
      }
    });
    return this.turn;
  }

  /** Chooses something for other tools. @param {string} name @param {string} value */
  choose(name, value) {
    this.chosen[name] = value;
    void this.ask();
  }

  /** Changes the text. @param {string} name @param {string} value */
  use(name, value) {
    void this.ask({ name, value });
  }

  /** @param {Group[]} groups */
  draw(groups) {
    const first = !this.groups.size;
    const nodes = groups.map((group) => {
      const node = this.groups.get(group.title) ?? el('details', { class: 'palette-group' });
      this.groups.set(group.title, node);
      const fields = el('div', { class: 'palette-fields' });
      const acts = el('div', { class: 'palette-acts' });
      const [oldFields, oldActs] = [node.children[1] ?? fields, node.children[2] ?? acts];
      replace(oldFields, this.nodes(group.fields));
      replace(oldActs, this.nodes(group.acts));
      oldActs.toggleAttribute('hidden', !group.acts.length);
      if (!node.children.length) fill(node, el('summary', {}, group.title), oldFields, oldActs);
      return node;
    });
    replace(this.host, nodes);
    if (first && nodes.length) nodes[0].open = true;
  }

  /** @param {Tool[]} tools */
  nodes(tools) {
    return tools.flatMap((tool) => {
      const known = this.shown.get(tool.name) ?? this.make(tool);
      if (!known) return [];
      this.shown.set(tool.name, known);
      known.show(tool);
      return [known.node];
    });
  }

  /** @param {Tool} tool @returns {Shown | null} */
  make(tool) {
    if (tool.kind !== 'switch') return (KINDS[tool.kind] ?? this.desk.kinds[tool.kind])(tool, this);
    const node = this.desk.agreed(tool.name);
    return node && { node, show: () => {} };
  }

  /** A tool was given a value. @param {Tool} tool @param {string} value */
  set(tool, value) {
    if (tool.changes) this.use(tool.name, value);
    else this.choose(tool.name, value);
  }
}

/** Puts nodes into a host, unless they are there already. @param {Element} host @param {HTMLElement[]} nodes */
function replace(host, nodes) {
  if (host.children.length !== nodes.length || nodes.some((node, at) => host.children[at] !== node)) host.replaceChildren(...nodes);
}

/** @param {string} label @param {HTMLElement} made */
function labelled(label, made) {
  return el('label', { class: 'field' }, el('span', { class: 'label' }, label), made);
}

/** @param {Choice[]} choices */
function options(choices) {
  return choices.map((one) => el('option', { value: one.id }, one.label));
}

/** @param {Tool} tool @param {Tools} tools @returns {Shown} */
function select(tool, tools) {
  const made = el('select', { onchange: () => tools.set(tool, made.value) });
  let drawn = '';
  return {
    node: labelled(tool.label, made),
    show: (/** @type {Tool} */ now) => {
      const groups = (now.listed ? tools.lists?.[now.listed] : now.groups) ?? [];
      const said = now.listed || JSON.stringify(groups);
      if (said !== drawn) fill(made, groups.map((one) => (one.title ? el('optgroup', { label: one.title }, options(one.choices)) : options(one.choices))).flat());
      drawn = said;
      made.value = String(now.value);
    },
  };
}

/** @param {Tool} tool @param {Tools} tools @returns {Shown} */
function number(tool, tools) {
  const made = el('input', { type: 'number', min: tool.least, max: tool.most, inputmode: 'numeric', onchange: () => tools.set(tool, made.value) });
  return { node: labelled(tool.label, made), show: (/** @type {Tool} */ now) => (made.value = String(now.value)) };
}

/** @param {Tool} tool @param {Tools} tools @returns {Shown} */
function tick(tool, tools) {
  const made = el('input', { type: 'checkbox', onchange: () => tools.set(tool, String(made.checked)) });
  return { node: el('label', { class: 'check' }, made, el('span', {}, tool.label)), show: (/** @type {Tool} */ now) => (made.checked = now.value === true) };
}

/** @param {Tool} tool @param {Tools} tools @returns {Shown} */
function standing(tool, tools) {
  const node = el('ul', { class: 'palette-standing' });
  return {
    node,
    show: (/** @type {Tool} */ now) => {
      const items = now.items ?? [];
      node.hidden = !items.length;
      fill(
        node,
        items.map((label, at) =>
          el('li', {}, el('span', {}, label), button(say('positions-remove', { what: label }), () => tools.use(tool.name, String(at)), { icon: 'close', bare: true, kind: 'quiet' })),
        ),
      );
    },
  };
}

/** @type {Record<string, (tool: Tool, tools: Tools) => Shown>} */
const KINDS = {
  select,
  number,
  tick,
  standing,
  act: (tool, tools) => ({ node: button(tool.label, () => tools.use(tool.name, ''), { kind: tool.main ? 'main' : '' }), show: () => {} }),
  note: (tool) => ({ node: el('p', { class: 'soft small' }, tool.label), show: () => {} }),
  picture: () => {
    const node = el('img', { class: 'palette-picture', alt: '' });
    return { node, show: (/** @type {Tool} */ now) => node.setAttribute('src', `/pictures/${now.address}.svg`) };
  },
};
