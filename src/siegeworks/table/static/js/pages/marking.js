/**
 * A line of a text that is pointed out.
 */

/** Selects a line of a field and brings it into view. @param {HTMLTextAreaElement} field @param {number} line counted from 1; 0 for none */
export function mark(field, line) {
  if (!line) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 1)) / lines.length - field.clientHeight / 3;
}
