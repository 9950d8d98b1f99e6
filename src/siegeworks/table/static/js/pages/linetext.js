/**
 * What both notations of positions have in common: lines by their first word, words with counts.
 */

/**
 * The number of the line with a first word; -1 if there is none.
 * @param {string} text
 * @param {string} first
 */
export function lineOf(text, first) {
  return text.split('\n').findIndex((line) => line.trim().split(/\s+/)[0] === first);
}

/** A line without what does not count. @param {string} line */
export function bare(line) {
  return line.split('#')[0].trim();
}

/**
 * Replaces a line; one that is not there is added at the end.
 * @param {string} text
 * @param {number} at
 * @param {string} line
 */
export function put(text, at, line) {
  const lines = text.split('\n');
  if (at >= 0) lines[at] = line;
  else {
    while (lines.length && !lines[lines.length - 1].trim()) lines.pop();
    lines.push(line);
  }
  return lines.join('\n');
}

/** A text without a line; all of it if there is no such line. @param {string} text @param {number} at */
export function without(text, at) {
  return text.split('\n').filter((_, line) => line !== at).join('\n');
}

/**
 * The lines with a first word, each with its number and the words after the first.
 * @param {string} text
 * @param {string} first
 * @returns {{at: number, words: string[]}[]}
 */
export function linesOf(text, first) {
  return text.split('\n').flatMap((line, at) => {
    const [head, ...words] = bare(line).split(/\s+/);
    return head === first ? [{ at, words }] : [];
  });
}

/** Words with those that are counted written out. @param {string[]} words */
export function unfolded(words) {
  return words.flatMap((word) => {
    const [, name, times] = /^(.*?)(?:\*(\d+))?$/.exec(word) ?? [];
    return Array(Number(times ?? 1)).fill(name);
  });
}

/** Words with equal neighbours counted. @param {string[]} words */
export function folded(words) {
  /** @type {[string, number][]} */
  const found = [];
  for (const word of unfolded(words)) {
    const last = found.at(-1);
    if (last && last[0] === word && word !== '.') last[1] += 1;
    else found.push([word, 1]);
  }
  return found.map(([word, times]) => (times > 1 ? `${word}*${times}` : word));
}

/**
 * Selects a line of a field and brings it into view.
 * @param {HTMLTextAreaElement} field
 * @param {number} line counted from 1; 0 for none
 */
export function mark(field, line) {
  if (!line) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 1)) / lines.length - field.clientHeight / 3;
}
