/**
 * The marks on the player's work, drawn on the grid. Pure functions.
 *
 * @import {Review} from './api.js'
 * @import {Evidence, Highlight} from './grid.js'
 * @import {Marks, Play} from './progress.js'
 */
import {withDigit} from './progress.js';

/**
 * Returns the cells with a right or wrong digit.
 *
 * @param {Review} marking the marks
 * @returns {Map<number, Highlight>} the kinds by cell
 */
export function reviewedCells({right, wrong, early}) {
  /** @type {Map<number, Highlight>} */
  const kinds = new Map();
  right.forEach(({cell}) => kinds.set(cell, 'good'));
  early.forEach(({cell}) => kinds.set(cell, 'early'));
  wrong.forEach(({cell}) => kinds.set(cell, 'wrong'));
  return kinds;
}

/**
 * Returns the wrong marks as the drawing of a step: missing candidates have a ring, and excluded ones are crossed out.
 *
 * @param {Review} marking the marks
 * @param {Play} play the play
 * @returns {{step: Evidence, candidates: Marks[]}} the options of the grid
 */
export function reviewedMarks({missing, excluded}, play) {
  const candidates = play.centre.slice();
  for (const {cell, digit} of missing) {
    candidates[cell] = withDigit(candidates[cell], digit);
  }
  const deductions = excluded.map(({cell, digit}) => ({cell, digit, placement: false}));
  return {step: {candidates: missing, deductions}, candidates};
}
