/**
 * Consequences of the rules alone: houses, peers, conflicts, and candidates. Data that depends only on the houses is cached
 * for the latest few layouts. What constraints exclude comes from Java (`restrictions.js`).
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {{kind: 'row' | 'column' | 'region' | 'extra', index: number, cells: readonly number[]}} House
 * @typedef {Pick<Doc, 'size' | 'regions' | 'extraHouses'>} Layout the houses of a puzzle
 */
import {agreesWithSolution, housesKeyOf, isInside} from './doc.js';
import {restrictionsOf} from './restrictions.js';
import {NO_DIGITS, regionOf} from './symbols.js';
import {isLoose} from './tiling.js';

const LAYOUTS_KEPT = 24;

/**
 * Creates a function that caches its results for the latest few layouts.
 *
 * @template T
 * @param {(layout: Layout) => T} make computes a result
 * @returns {(layout: Layout) => T} the caching function
 */
export function keptByLayout(make) {
  /** @type {Map<string, T>} */
  const kept = new Map();
  return (layout) => {
    const key = housesKeyOf(layout);
    const known = kept.get(key);
    if (known !== undefined) {
      return known;
    }
    const made = make(layout);
    kept.set(key, made);
    if (kept.size > LAYOUTS_KEPT) {
      const [oldest] = kept.keys();
      kept.delete(oldest);
    }
    return made;
  };
}

const relationsOf = keptByLayout(({size, regions, extraHouses = []}) => {
  /** @type {House[]} */
  const houseList = [];
  /** @type {(kind: 'row' | 'column', index: number, cellAt: (i: number) => number) => void} */
  const line = (kind, index, cellAt) => {
    houseList.push({kind, index, cells: Array.from({length: size}, (_, i) => cellAt(i))});
  };
  for (let row = 0; row < size; row++) {
    line('row', row, (i) => row * size + i);
  }
  for (let column = 0; column < size; column++) {
    line('column', column, (i) => i * size + column);
  }
  /** @type {Map<number, number[]>} */
  const byRegion = new Map();
  for (let cell = 0; cell < size * size; cell++) {
    const region = regionOf({regions}, cell);
    if (region >= 0) {
      byRegion.set(region, [...(byRegion.get(region) ?? []), cell]);
    }
  }
  for (const [index, cells] of [...byRegion].sort(([a], [b]) => a - b)) {
    houseList.push({kind: 'region', index, cells});
  }
  extraHouses.forEach((cells, index) => houseList.push({kind: 'extra', index, cells}));
  /** @type {Set<number>[]} */
  const peerSets = Array.from({length: size * size}, () => new Set());
  // In a region with more cells than digits, digits repeat.
  for (const {cells} of houseList.filter((house) => house.cells.length <= size)) {
    for (const cell of cells) {
      cells.forEach((other) => peerSets[cell].add(other));
    }
  }
  const peerLists = peerSets.map((set, cell) => {
    set.delete(cell);
    return [...set].sort((a, b) => a - b);
  });
  return {houses: houseList, peers: peerLists};
});

/**
 * Returns the houses: rows, columns, regions by their symbols, then extra houses.
 *
 * @param {Layout} doc the puzzle
 * @returns {House[]} not to be changed
 */
export function houses(doc) {
  return relationsOf(doc).houses;
}

/**
 * Returns the cells that share a house with a cell.
 *
 * @param {Layout} doc the puzzle
 * @param {number} cell 0..size²-1
 * @returns {number[]} ascending, without the cell; not to be changed
 */
export function peers(doc, cell) {
  return relationsOf(doc).peers[cell];
}

/**
 * Returns the neighbours of a cell: up, down, left, right.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @param {boolean} [torus] whether the edges of the grid meet
 * @returns {number[]} two to four cells, fewer on the smallest grids
 */
export function neighbours(size, cell, torus = false) {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const result = [];
  for (const [down, right] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]) {
    const r = torus ? (row + down + size) % size : row + down;
    const c = torus ? (column + right + size) % size : column + right;
    if (r >= 0 && r < size && c >= 0 && c < size) {
      result.push(r * size + c);
    }
  }
  return result;
}

/**
 * Finds the conflicts of a grid.
 *
 * @param {Layout} doc the puzzle
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {Set<number>} the cells whose digit occurs twice in a house
 */
export function conflicts(doc, grid) {
  /** @type {Set<number>} */
  const cells = new Set();
  const seen = new Int16Array(doc.size + 1);
  for (const house of houses(doc).filter((each) => each.cells.length <= doc.size)) {
    seen.fill(-1);
    for (const cell of house.cells) {
      const digit = grid[cell];
      if (digit > 0) {
        if (seen[digit] >= 0) {
          cells.add(seen[digit]).add(cell);
        }
        seen[digit] = cell;
      }
    }
  }
  return cells;
}

/**
 * Returns whether a grid has no blank.
 *
 * @param {ArrayLike<number>} grid digits, 0 for blank
 * @returns {boolean} whether each cell has a digit
 */
export function isFull(grid) {
  return Array.prototype.indexOf.call(grid, 0) < 0;
}

/**
 * Returns whether all cells of a puzzle have digits.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {boolean} whether each cell that exists has one
 */
export function isFilled(doc, grid) {
  return doc.shape
    ? Array.prototype.every.call(grid, (digit, cell) => digit > 0 || !isInside(doc, cell))
    : isFull(grid);
}

/**
 * Returns whether a grid is a solution: full and without conflict.
 *
 * @param {Layout} doc the puzzle
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {boolean} whether it is
 */
export function isSolved(doc, grid) {
  return isFull(grid) && conflicts(doc, grid).size === 0;
}

/**
 * Returns whether a grid ends a puzzle, as far as that is known without Java: a grid that obeys its houses. If the rules are not
 * all understood, a stated solution decides; without one, a grid of unusual regions need only be full.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {boolean} whether it does
 */
export function isEnd(doc, grid) {
  if (doc.left && doc.solution) {
    return isFilled(doc, grid) && agreesWithSolution(doc, grid);
  }
  return isLoose(doc) ? isFilled(doc, grid) : isSolved(doc, grid);
}

/**
 * Returns the candidates of each blank cell: the digits that its peers and the constraints allow without a step. While the
 * restrictions of the constraints are unknown, only the peers count.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {(readonly number[])[]} ascending digits for each cell, none if the cell has a digit
 */
export function candidates(doc, grid) {
  const excluded = excludedByConstraints(doc, grid);
  const limited = restrictionsOf(doc)?.limited;
  const taken = new Uint8Array(doc.size + 1);
  return Array.from({length: doc.size * doc.size}, (_, cell) => {
    if (grid[cell] > 0) {
      return NO_DIGITS;
    }
    taken.fill(0);
    for (const peer of peers(doc, cell)) {
      taken[grid[peer]] = 1;
    }
    const possible = limited?.get(cell);
    const digits = [];
    for (let digit = 1; digit <= doc.size; digit++) {
      if (!taken[digit] && !excluded?.[cell].has(digit) && (possible?.has(digit) ?? true)) {
        digits.push(digit);
      }
    }
    return digits;
  });
}

/**
 * @param {Doc} doc
 * @param {ArrayLike<number>} grid
 * @returns {?Set<number>[]} the digits that the digits of other cells exclude because of constraints, by cell; null if none
 *     are known
 */
function excludedByConstraints(doc, grid) {
  const restrictions = restrictionsOf(doc);
  if (!restrictions) {
    return null;
  }
  /** @type {Set<number>[]} */
  const excluded = Array.from({length: doc.size * doc.size}, () => new Set());
  restrictions.exclusions.forEach((exclusions, cell) => {
    if (grid[cell] > 0) {
      for (const {cell: other, digits} of exclusions) {
        digits[grid[cell] - 1].forEach((digit) => excluded[other].add(digit));
      }
    }
  });
  return excluded;
}

/**
 * Returns the candidates that a digit in a cell excludes in other cells, because they are peers or because of constraints.
 *
 * @param {Doc} doc the puzzle
 * @param {number} cell 0..size²-1
 * @param {number} digit 1..size
 * @returns {{cell: number, digit: number}[]} the candidates, in any order
 */
export function excludedBy(doc, cell, digit) {
  const excluded = peers(doc, cell).map((peer) => ({cell: peer, digit}));
  for (const {cell: other, digits} of restrictionsOf(doc)?.exclusions[cell] ?? []) {
    digits[digit - 1].forEach((each) => excluded.push({cell: other, digit: each}));
  }
  return excluded;
}

/**
 * Gives each region a tint that differs from those of adjacent regions, also across the edges of the grid.
 *
 * @param {Layout} doc the puzzle
 * @returns {Map<number, number>} from region to tint, counted from 0; seldom more than five
 */
export function regionTints(doc) {
  /** @type {Map<number, Set<number>>} */
  const beside = new Map();
  for (let cell = 0; cell < doc.size * doc.size; cell++) {
    const region = regionOf(doc, cell);
    if (region >= 0) {
      const around = beside.get(region) ?? new Set();
      beside.set(region, around);
      neighbours(doc.size, cell, true).forEach((other) => around.add(regionOf(doc, other)));
    }
  }
  /** @type {Map<number, number>} */
  const tints = new Map();
  for (const [region, around] of beside) {
    const taken = new Set([...around].map((other) => tints.get(other)));
    let tint = 0;
    while (taken.has(tint)) {
      tint++;
    }
    tints.set(region, tint);
  }
  return tints;
}

/**
 * Returns the kind of a puzzle's regions.
 *
 * @param {Doc} doc the puzzle
 * @returns {'boxes' | 'jigsaw'} boxes if each region is a rectangle
 */
export function layoutOf(doc) {
  /** @param {readonly number[]} cells */
  const isRectangle = (cells) => {
    const rows = new Set(cells.map((cell) => Math.floor(cell / doc.size)));
    const columns = new Set(cells.map((cell) => cell % doc.size));
    /** @param {ReadonlySet<number>} lines */
    const isDense = (lines) => Math.max(...lines) - Math.min(...lines) === lines.size - 1;
    return rows.size * columns.size === cells.length && isDense(rows) && isDense(columns);
  };
  return houses(doc).every(({kind, cells}) => kind !== 'region' || isRectangle(cells)) ? 'boxes' : 'jigsaw';
}
