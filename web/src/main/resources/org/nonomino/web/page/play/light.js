/**
 * The highlighted digit in the view Play, with its places, marks and possible cells.
 *
 * @import {Play} from '../model/progress.js'
 */
import {certain} from '../model/fog.js';
import {digitsOf, visibleCandidates} from '../model/progress.js';
import {digitName} from '../model/symbols.js';
import {counted} from '../model/words.js';

/**
 * @param {Play} play
 * @returns {Uint8Array} the digits that are not in fog
 */
function seenIn(play) {
  return certain(play.doc, digitsOf(play)).digits;
}

/**
 * Returns the cells that have a digit and those that may have it.
 *
 * @param {Play} play the play
 * @param {number} digit 1..size
 * @returns {{has: number[], may: number[]}} the cells with the digit, and the blank cells that may have it, which are those with its
 *     mark, and those without marks that have it as a candidate
 */
export function placesOf(play, digit) {
  const digits = seenIn(play);
  const seen = visibleCandidates(play);
  const cells = [...digits.keys()];
  return {
    has: cells.filter((cell) => digits[cell] === digit),
    may: cells.filter((cell) => digits[cell] === 0 && seen[cell].includes(digit)),
  };
}

/**
 * Describes the highlighted digit.
 *
 * @param {Play} play the play
 * @param {?number} digit 1..size, or null for none
 * @param {boolean} numbers whether digits above 9 are numbers
 * @returns {string} a sentence
 */
export function lightText(play, digit, numbers) {
  if (digit === null) {
    return 'No digit is highlighted.';
  }
  const {has, may} = placesOf(play, digit);
  return `Highlighted: ${digitName(digit, play.doc, numbers)}, ${has.length} of ${play.doc.size} placed, ${counted(may.length, 'possible cell')}.`;
}

/**
 * Returns the digit to highlight next: first the digit in the focused cell, then each following digit.
 *
 * @param {Play} play the play
 * @param {?number} light the highlighted digit
 * @returns {?number} the next digit; null after the last
 */
export function nextLight(play, light) {
  if (light === null) {
    return seenIn(play)[play.cursor] || 1;
  }
  return light < play.doc.size ? light + 1 : null;
}
