/**
 * Typing numbers with two digits, if digits above 9 are shown as numbers: the first digit is written immediately, and a second
 * digit shortly afterwards combines with it.
 *
 * @import {Mode} from './keys.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} Typed the last typed digit
 * @property {number} digit 1..9
 * @property {Mode} mode the mode in which it was typed
 * @property {number} at the time, in milliseconds
 * @property {Play} before the play before the digit
 * @property {Play} after the play after it
 */

/** The maximum time until the second digit, in milliseconds. */
const MOMENT = 1500;

/**
 * Returns whether a second digit would still combine with the first.
 *
 * @param {?Typed} typed the last typed digit
 * @param {Play} play the current play
 * @param {number} now in milliseconds
 * @returns {typed is Typed} whether it would
 */
export function isWaiting(typed, play, now) {
  return (
    typed !== null &&
    now - typed.at < MOMENT &&
    typed.after.undo === play.undo &&
    typed.after.selection === play.selection
  );
}

/**
 * Returns the number formed by a digit and the previous one.
 *
 * @param {?Typed} typed the last typed digit
 * @param {number} digit 0..9
 * @param {Mode} mode the current mode
 * @param {Play} play the current play
 * @param {number} now in milliseconds
 * @returns {number} a number of two digits, up to the size of the grid; 0 if they do not form one
 */
export function joined(typed, digit, mode, play, now) {
  if (!isWaiting(typed, play, now) || typed.mode !== mode) {
    return 0;
  }
  const both = 10 * typed.digit + digit;
  return both <= play.doc.size ? both : 0;
}
