/**
 * How the regions of a puzzle divide its grid.
 *
 * @import {Doc} from './doc.js'
 */

/**
 * Returns whether digits may repeat in the grid of a puzzle in unknown ways, because not all of its rules are understood and its
 * regions do not tile the grid.
 *
 * @param {Pick<Doc, 'size' | 'regions' | 'left'>} doc the puzzle
 * @returns {boolean} whether they may
 */
export function isLoose({size, regions, left}) {
  return left !== undefined && !isTiled({size, regions});
}

/**
 * Returns whether each cell is in a region, and each region has n cells.
 *
 * @param {Pick<Doc, 'size' | 'regions'>} doc the puzzle
 * @returns {boolean} false if cells have no region, or regions have other numbers of cells
 */
export function isTiled({size, regions}) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  [...regions].forEach((label) => counts.set(label, (counts.get(label) ?? 0) + 1));
  return !counts.has('.') && [...counts.values()].every((count) => count === size);
}

/**
 * Returns whether regions exclude anything that rows and columns do not. In a grid without regions, the rows are the regions.
 *
 * @param {Pick<Doc, 'size' | 'regions'>} doc the puzzle
 * @returns {boolean} false if each region is a row
 */
export function hasRegions({size, regions}) {
  return (
    size === 1 ||
    new Set(regions).size !== size ||
    [...regions].some((label, cell) => label !== regions[cell - (cell % size)])
  );
}
