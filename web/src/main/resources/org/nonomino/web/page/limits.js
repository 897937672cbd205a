/**
 * The greatest lengths of the texts of a puzzle that links and files bring. What is stored already and is longer stays as
 * it is; only what is shown of it is cut.
 *
 * @import {Doc} from './doc.js'
 */

/** The greatest lengths, in characters. */
export const LONGEST = Object.freeze({title: 200, author: 200, rules: 5000});

/**
 * Cuts a text that is too long.
 *
 * @param {string} text the text
 * @param {number} longest its greatest length
 * @returns {string} the text itself if it is short enough, else its beginning and an ellipsis
 */
export function cut(text, longest) {
  // An ellipsis takes the last place; half of a character that has two code units goes, too.
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Cuts the texts of a puzzle that are too long.
 *
 * @template {Partial<Doc>} D
 * @param {D} doc the puzzle
 * @returns {D} the same one if none is
 */
export function withinLimits(doc) {
  const texts = Object.entries(LONGEST).flatMap(([name, longest]) => {
    const text = /** @type {Record<string, unknown>} */ (doc)[name];
    return typeof text === 'string' && text.length > longest ? [[name, cut(text, longest)]] : [];
  });
  return texts.length === 0 ? doc : Object.freeze({...doc, ...Object.fromEntries(texts)});
}
