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

/**
 * The generating maps of each symmetry.
 *
 * @type {Readonly<Record<string, (place: {row: number, column: number}, last: number) => {row: number, column: number}>>}
 */
const MAPS = Object.freeze({
  rotate180: ({row, column}, last) => ({row: last - row, column: last - column}),
  rotate90: ({row, column}, last) => ({row: column, column: last - row}),
  horizontal: ({row, column}, last) => ({row: last - row, column}),
  vertical: ({row, column}, last) => ({row, column: last - column}),
  diagonal: ({row, column}) => ({row: column, column: row}),
  antidiagonal: ({row, column}, last) => ({row: last - column, column: last - row}),
});

/**
 * Returns the maps of a symmetry, except the identity. They also map places outside the grid.
 *
 * @param {string} symmetry a name; any other text for none
 * @returns {((place: {row: number, column: number}, size: number) => {row: number, column: number})[]} the maps; `size` is n
 */
export function imagesOf(symmetry) {
  const map = Object.hasOwn(MAPS, symmetry) ? MAPS[symmetry] : null;
  if (map === null) {
    return [];
  }
  const turns = symmetry === 'rotate90' ? [1, 2, 3] : [1];
  return turns.map((count) => (place, size) => {
    let image = place;
    for (let i = 0; i < count; i++) {
      image = map(image, size - 1);
    }
    return image;
  });
}
