/**
 * The maximum lengths of the title, author and rules of a puzzle from a link or file. Longer ones that are already stored
 * are not changed, but only their beginning is displayed.
 *
 * @import {Doc} from './doc.js'
 */

/** The maximum lengths, in characters. */
export const LONGEST = Object.freeze({title: 200, author: 200, rules: 5000});

/**
 * Shortens a string that is too long.
 *
 * @param {string} text the string
 * @param {number} longest the maximum length
 * @returns {string} the string itself if it is short enough, otherwise its beginning and an ellipsis
 */
export function cut(text, longest) {
  // The ellipsis replaces the last character. A high surrogate before it would be half a character, and is removed.
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Shortens the title, author and rules of a puzzle if they are too long.
 *
 * @template {Partial<Doc>} D
 * @param {D} doc the puzzle
 * @returns {D} the same object if nothing is too long
 */
export function withinLimits(doc) {
  const texts = Object.entries(LONGEST).flatMap(([name, longest]) => {
    const text = /** @type {Record<string, unknown>} */ (doc)[name];
    return typeof text === 'string' && text.length > longest ? [[name, cut(text, longest)]] : [];
  });
  return texts.length === 0 ? doc : Object.freeze({...doc, ...Object.fromEntries(texts)});
}
