/**
 * The marks on the player's work, drawn on the grid. Pure functions.
 *
 * @import {Review} from '../api/api.js'
 * @import {Evidence, Highlight} from '../grid/grid.js'
 */
/**
 * Returns the cells with a right or wrong digit, and those that lack a candidate.
 *
 * @param {Review} marking the marks
 * @returns {Map<number, Highlight>} the kinds by cell
 */
export function reviewedCells({right, wrong, early, missing}) {
  /** @type {Map<number, Highlight>} */
  const kinds = new Map();
  right.forEach(({cell}) => kinds.set(cell, 'good'));
  early.forEach(({cell}) => kinds.set(cell, 'early'));
  // The missing candidate is the digit of the solution, which the player wants to find.
  missing.forEach(({cell}) => kinds.set(cell, 'lacking'));
  wrong.forEach(({cell}) => kinds.set(cell, 'wrong'));
  return kinds;
}

/**
 * Returns the excluded marks as the drawing of a step that crosses them out.
 *
 * @param {Review} marking the marks
 * @returns {Evidence} the step
 */
export function reviewedMarks({excluded}) {
  return {deductions: excluded.map(({cell, digit}) => ({cell, digit, placement: false}))};
}
