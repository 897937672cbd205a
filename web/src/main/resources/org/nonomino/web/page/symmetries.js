/**
 * The available symmetries, by their API names, with their labels.
 */

/**
 * The symmetries of the givens of a puzzle.
 *
 * @type {readonly (readonly [string, string])[]}
 */
export const SYMMETRIES = Object.freeze([
  ['none', 'none'],
  ['rotate180', 'half turn'],
  ['rotate90', 'quarter turn'],
  ['horizontal', 'top–bottom mirror'],
  ['vertical', 'left–right mirror'],
  ['diagonal', 'diagonal mirror'],
  ['antidiagonal', 'antidiagonal mirror'],
]);

const OF_LAYOUTS = ['none', 'rotate180', 'rotate90', 'vertical'];

/** The symmetries of the regions of a random layout. */
export const LAYOUT_SYMMETRIES = Object.freeze(SYMMETRIES.filter(([name]) => OF_LAYOUTS.includes(name)));
