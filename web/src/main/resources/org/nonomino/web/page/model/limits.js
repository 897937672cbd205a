/**
 * The limits for puzzles from links and files: the lengths of the title, author and rules, and the size of constraints, of
 * drawings, of fog and of what is not understood. Longer strings that are already stored are not changed, but only their beginning is displayed.
 *
 * @import {ApiConstraint, ApiDrawing} from '../api/api.js'
 * @import {Doc} from './doc.js'
 */

/** The maximum lengths, in characters. */
export const LONGEST = Object.freeze({
  title: 200,
  author: 200,
  rules: 5000,
  message: 5000,
  source: 500,
  url: 500,
});

/** The maximum number of constraints of a puzzle. */
export const MOST_CONSTRAINTS = 10_000;

/** The maximum number of drawings of a puzzle. */
export const MOST_DRAWINGS = 10_000;

/** The maximum number of triggers of fog. */
const MOST_TRIGGERS = 2000;

/** The maximum number of parts that are not understood, and of the characters of each, which are shown. */
const UNREAD = Object.freeze({parts: 100, characters: 500});

/** The maximum length of the constraints in a link, and of its drawings, in characters. Java reads no more. */
export const LONGEST_LIST = 255 * 1024;

/** The error for a puzzle that is larger than the limits. */
export class TooLarge extends RangeError {}

/** The maximum length of the name of an unknown kind in messages. */
const LONGEST_NAME = 40;

/**
 * Checks the constraints of a puzzle before anything else examines them.
 *
 * @param {readonly ApiConstraint[]} constraints the constraints
 * @param {number} size the size of the grid
 * @throws {TooLarge} if there are too many, or if one lists more cells than the grid has; the message names it
 */
export function checkConstraints(constraints, size) {
  checkCount(constraints, MOST_CONSTRAINTS, 'constraints');
  constraints.forEach((constraint, i) => {
    const longest = longestList(Object.values(constraint));
    if (longest > size * size) {
      const kind = cut(constraint.kind, LONGEST_NAME);
      throw new TooLarge(
        `constraint ${number(i + 1)}, '${kind}', lists ${number(longest)} cells, but the grid has ${size * size}`,
      );
    }
  });
}

/** The fields of drawings with colours, and the form of these. */
const COLOURS = Object.freeze(/** @type {const} */ (['colour', 'fill', 'border', 'textColour']));
const HEX = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;

/** The greatest distance of a drawing from the grid, and its greatest size, in cells. */
const FARTHEST = 1000;

/**
 * Checks the drawings of a puzzle before anything else examines them.
 *
 * @param {readonly ApiDrawing[]} drawings the drawings
 * @throws {RangeError} if there are too many, if one is too far away or too large, or has something else as a colour; the message
 *     names it
 */
export function checkDrawings(drawings) {
  checkCount(drawings, MOST_DRAWINGS, 'drawings');
  drawings.forEach((drawing, i) => {
    const colour = COLOURS.map((name) => drawing[name]).find((each) => each !== undefined && !HEX.test(each));
    if (colour !== undefined) {
      throw new RangeError(`drawing ${number(i + 1)} has the colour '${cut(String(colour), LONGEST_NAME)}'`);
    }
    if (isTooFar(Object.values(drawing))) {
      throw new RangeError(`drawing ${number(i + 1)} is more than ${number(FARTHEST)} cells away or wide`);
    }
  });
}

/**
 * @param {readonly unknown[]} values the values of fields, or the elements of a list
 * @returns {boolean} whether a number in them is too large
 */
function isTooFar(values) {
  return values.some((value) =>
    Array.isArray(value) ? isTooFar(value) : typeof value === 'number' && !(Math.abs(value) <= FARTHEST),
  );
}

/**
 * Checks the triggers of fog before anything else examines them.
 *
 * @param {readonly unknown[]} triggers the triggers
 * @throws {TooLarge} if there are too many
 */
export function checkTriggers(triggers) {
  checkCount(triggers, MOST_TRIGGERS, 'triggers');
}

/**
 * @param {readonly unknown[]} list
 * @param {number} most
 * @param {string} words
 * @throws {TooLarge} if there are more
 */
function checkCount({length}, most, words) {
  if (length > most) {
    throw new TooLarge(`there are ${number(length)} ${words}, but a puzzle has at most ${number(most)}`);
  }
}

/**
 * @param {readonly unknown[]} values the values of fields, or the elements of a list
 * @returns {number} the length of the longest list in them, of any depth
 */
function longestList(values) {
  return values.reduce(
    (/** @type {number} */ longest, value) =>
      Array.isArray(value) ? Math.max(longest, value.length, longestList(value)) : longest,
    0,
  );
}

/** @param {number} count */
function number(count) {
  return count.toLocaleString('en');
}

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
 * Shortens the texts of a puzzle, and what is not understood of it, if they are too long.
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
  const {left = []} = doc;
  const isLeftLong = left.length > UNREAD.parts || left.some(({length}) => length > UNREAD.characters);
  return texts.length === 0 && !isLeftLong
    ? doc
    : Object.freeze({
        ...doc,
        ...Object.fromEntries(texts),
        ...(isLeftLong && {left: left.slice(0, UNREAD.parts).map((text) => cut(text, UNREAD.characters))}),
      });
}
