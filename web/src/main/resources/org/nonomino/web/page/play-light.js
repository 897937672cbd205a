/**
 * The digit that is lit up in the view Play: its places, its marks, and the cells that may still have it.
 *
 * @import {Play} from './progress.js'
 */
import {digitsOf, visibleCandidates} from './progress.js';
import {digitName} from './symbols.js';
import {counted} from './words.js';

/**
 * Returns where a digit is and where it may be.
 *
 * @param {Play} play the play
 * @param {number} digit 1..size
 * @returns {{has: number[], may: number[]}} the cells that have it, and the blank ones that may: those with its mark, and
 *     of those without marks the ones whose peers leave it
 */
export function placesOf(play, digit) {
  const digits = digitsOf(play);
  const seen = visibleCandidates(play);
  const cells = [...digits.keys()];
  return {
    has: cells.filter((cell) => digits[cell] === digit),
    may: cells.filter((cell) => digits[cell] === 0 && seen[cell].includes(digit)),
  };
}

/**
 * Says which digit is lit up.
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
  return `Highlighted: ${digitName(digit, numbers)}, ${has.length} of ${play.doc.size} placed, ${counted(may.length, 'possible cell')}.`;
}

/**
 * Returns the digit to light up next: first the one in the cell with the focus, then one after the other.
 *
 * @param {Play} play the play
 * @param {?number} light the digit that is lit up
 * @returns {?number} the next one; null after the last
 */
export function nextLight(play, light) {
  if (light === null) {
    return digitsOf(play)[play.cursor] || 1;
  }
  return light < play.doc.size ? light + 1 : null;
}
