/**
 * The rules that a setter states in words, and that Nonomino cannot check. They are parts of the puzzle that are not understood, so
 * each program of Nonomino says so. Files state them after the rules of the constraints.
 *
 * @import {Doc} from './doc.js'
 */
import {newDoc} from './doc.js';

/**
 * Returns the sentence of a part that is not understood.
 *
 * @param {string} part a part
 * @returns {?string} the sentence without its quotation marks; null if the part is a drawing or a doubt
 */
export function sentenceOf(part) {
  return part.length > 2 && part.startsWith('"') && part.endsWith('"') ? part.slice(1, -1) : null;
}

/**
 * Returns the rules in words that are not understood.
 *
 * @param {Pick<Doc, 'left'>} doc the puzzle
 * @returns {string[]} the sentences
 */
export function ownRules({left = []}) {
  return left.flatMap((part) => sentenceOf(part) ?? []);
}

/**
 * Returns the other parts that are not understood.
 *
 * @param {Pick<Doc, 'left'>} doc the puzzle
 * @returns {string[]} drawings and doubts
 */
export function otherParts({left = []}) {
  return left.filter((part) => sentenceOf(part) === null);
}

/**
 * Changes the rules that are not understood. If the author has written all rules, they change, too.
 *
 * @param {Doc} doc the puzzle
 * @param {readonly string[]} lines the rules, a line each; blank lines are left out
 * @param {readonly string[]} [others] the other parts that are not understood (default: those of the puzzle)
 * @returns {Doc} the puzzle with these rules
 */
export function withOwnRules(doc, lines, others = otherParts(doc)) {
  const before = ownRules(doc);
  const after = lines.map((line) => line.trim()).filter(Boolean);
  const left = [...after.map((line) => `"${line}"`), ...others];
  if (!doc.rules) {
    return newDoc({...doc, left});
  }
  const kept = before
    .filter((line) => !after.includes(line))
    .reduce((text, line) => text.replace(line, ''), doc.rules)
    .replace(/\n\n\n+/g, '\n\n')
    .trim();
  const rules = [kept, ...after.filter((line) => !before.includes(line))].filter(Boolean).join('\n');
  return newDoc({...doc, left, rules});
}
