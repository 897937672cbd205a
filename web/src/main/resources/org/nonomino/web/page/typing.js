/**
 * Typing numbers of two digits, where digits above 9 are shown as numbers: the first digit is written at once, and a second one
 * within a moment makes both one number.
 *
 * @import {Mode} from './keys.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} Typed what was typed last
 * @property {number} digit 1..9
 * @property {Mode} mode what it meant
 * @property {number} at when, in milliseconds
 * @property {Play} before the play before it
 * @property {Play} after the play with it
 */

/** How long the second digit may take, in milliseconds. */
const MOMENT = 1500;

/**
 * Returns whether a second digit would still belong to the first one.
 *
 * @param {?Typed} typed what was typed last
 * @param {Play} play the play now
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
 * Returns the number that a digit makes with the one before.
 *
 * @param {?Typed} typed what was typed last
 * @param {number} digit 0..9
 * @param {Mode} mode what it means
 * @param {Play} play the play now
 * @param {number} now in milliseconds
 * @returns {number} a number of two digits, up to the size of the grid; 0 if they make none
 */
export function joined(typed, digit, mode, play, now) {
  if (!isWaiting(typed, play, now) || typed.mode !== mode) {
    return 0;
  }
  const both = 10 * typed.digit + digit;
  return both <= play.doc.size ? both : 0;
}
