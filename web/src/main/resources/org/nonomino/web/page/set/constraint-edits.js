/**
 * Edits of constraints by position: images under a symmetry, dragged ends, and the constraints at a point. Pure functions.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Place} from '../model/constraint-kinds.js'
 */
import {
  cagesOf,
  cellsOf,
  kindNamed,
  made,
  madeOutside,
  numberOf,
  placeOf,
} from '../model/constraint-kinds.js';
import {REPEATING, areNeighbours, isLine, touches} from './desk-state.js';
import {cellNames} from '../model/symbols.js';
import {imagesOf} from '../model/symmetries.js';

/** The maximum distance of a tap from a line, in cells. */
const NEAR_LINE = 0.35;

/** The maximum distance of a tap from a dot, in cells. */
const NEAR_DOT = 0.3;

/** The maximum number of cells in the circle of an arrow. */
const LONGEST_CIRCLE = 3;

/** The order in which shapes are hit. @type {readonly string[]} */
const HIT_FIRST = Object.freeze([
  'outside',
  'pair',
  'corner',
  'cell',
  'arrow',
  'path',
  'rule',
  'copies',
  'cells',
  'whole',
]);

/**
 * Returns the images of a constraint under a symmetry.
 *
 * @param {ApiConstraint} constraint a constraint of a known kind
 * @param {number} size n
 * @param {string} symmetry as in `symmetries.js`; '' for none
 * @returns {ApiConstraint[]} its images, each once, without the constraint itself
 */
export function mirrored(constraint, size, symmetry) {
  const known = new Set([keyOf(constraint, size)]);
  return imagesOf(symmetry).flatMap((image) => {
    const other = imageOf(constraint, size, (place) => image(place, size));
    if (other === null || known.has(keyOf(other, size))) {
      return [];
    }
    known.add(keyOf(other, size));
    return [other];
  });
}

/**
 * Returns the images of a constraint together with those of its replacement.
 *
 * @param {ApiConstraint} old a constraint of a known kind
 * @param {ApiConstraint} next its replacement
 * @param {number} size n
 * @param {string} symmetry as in `symmetries.js`; '' for none
 * @returns {(readonly [old: ApiConstraint, next: ApiConstraint])[]} pairs of images (empty if the constraints belong to the whole grid)
 */
export function mirroredPairs(old, next, size, symmetry) {
  return imagesOf(symmetry).flatMap((image) => {
    const [before, after] = [old, next].map((each) => imageOf(each, size, (place) => image(place, size)));
    return before && after ? [/** @type {const} */ ([before, after])] : [];
  });
}

/** The paths that are different if they are read from the other end. */
const DIRECTED = new Set(['thermometer', 'slow-thermometer']);

/**
 * Returns a key that is equal for two constraints if they mean the same.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {number} size the size of the grid
 * @returns {string} the key
 */
export function keyOf(constraint, size) {
  const shape = kindNamed(constraint.kind)?.shape;
  if (shape === 'path' && !DIRECTED.has(constraint.kind)) {
    const cells = cellsOf(constraint, size);
    const [one, other] = [cells.join(' '), [...cells].reverse().join(' ')];
    return `${constraint.kind} ${one < other ? one : other} ${JSON.stringify(numberOf(constraint))}`;
  }
  return JSON.stringify(constraint);
}

/**
 * @param {ApiConstraint} constraint
 * @param {number} size
 * @param {(place: Place) => Place} image
 * @returns {?ApiConstraint} null if it belongs to the whole grid
 */
function imageOf(constraint, size, image) {
  const {kind} = constraint;
  const shape = kindNamed(kind)?.shape;
  const number = numberOf(constraint);
  /** @param {readonly number[]} cells */
  const mapped = (cells) =>
    cells.map((cell) => {
      const {row, column} = image({row: Math.floor(cell / size), column: cell % size});
      return row * size + column;
    });
  if (shape === undefined || shape === 'whole') {
    return null;
  }
  const place = placeOf(constraint);
  if (place) {
    const {direction} = constraint;
    return madeOutside(
      kind,
      size,
      image(place),
      number,
      typeof direction === 'string' ? directionOf(direction, place, image) : undefined,
    );
  }
  if (Array.isArray(constraint.cages)) {
    const cages = cagesOf(constraint, size).map((cells) => cellNames(size, mapped(cells)));
    return {...constraint, cages};
  }
  const cells = mapped(cellsOf(constraint, size));
  if (shape === 'rule') {
    return cells.length === 0 ? null : {...constraint, cells: cellNames(size, cells)};
  }
  const half =
    shape === 'copies'
      ? cells.length / 2
      : shape === 'arrow'
        ? circleOf(constraint, size).length
        : cells.length;
  const first = cells.slice(0, half);
  return made(
    kind,
    size,
    shape === 'corner' ? first.sort((a, b) => a - b) : first,
    number,
    cells.slice(half),
  );
}

/**
 * @param {string} direction
 * @param {Place} place
 * @param {(place: Place) => Place} image
 * @returns {string} the image of the direction
 */
function directionOf(direction, place, image) {
  const down = direction.startsWith('up') ? -1 : 1;
  const right = direction.endsWith('left') ? -1 : 1;
  const from = image(place);
  const to = image({row: place.row + down, column: place.column + right});
  return `${to.row < from.row ? 'up' : 'down'}-${to.column < from.column ? 'left' : 'right'}`;
}

/**
 * Returns the circle of an arrow.
 *
 * @param {ApiConstraint} arrow an arrow
 * @param {number} size the size of the grid
 * @returns {number[]} its cells
 */
export function circleOf({circle}, size) {
  return cellsOf({kind: 'arrow', circle}, size);
}

/**
 * Adds a cage to cages with equal sums.
 *
 * @param {ApiConstraint} constraint cages with equal sums
 * @param {readonly number[]} cells the cells of the cage
 * @param {number} size the size of the grid
 * @returns {ApiConstraint} the new constraint; the same object if it has this cage
 */
export function withCage(constraint, cells, size) {
  const cages = cagesOf(constraint, size);
  const key = (/** @type {readonly number[]} */ some) => [...some].sort((a, b) => a - b).join();
  return cages.some((cage) => key(cage) === key(cells))
    ? constraint
    : {...constraint, cages: [...cages, cells].map((cage) => cellNames(size, cage))};
}

/**
 * Returns the ends that can be dragged.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {number} size the size of the grid
 * @returns {{end: number, cell: number}[]} the first cell (end 0) and the last cell (end 1) of a path; only the tip of an arrow;
 *     none for other shapes
 */
export function endsOf(constraint, size) {
  const shape = kindNamed(constraint.kind)?.shape;
  const cells = cellsOf(constraint, size);
  const isPath = shape === 'path' || (constraint.kind === 'rule' && isLine(cells, size));
  if (cells.length < 2 || (!isPath && shape !== 'arrow')) {
    return [];
  }
  const last = {end: 1, cell: cells[cells.length - 1]};
  return shape === 'arrow' ? [last] : [{end: 0, cell: cells[0]}, last];
}

/**
 * Drags an end of a path to a cell: the path becomes longer, or shorter if the cell is the one before the end.
 *
 * @param {ApiConstraint} constraint a path or an arrow
 * @param {number} size n
 * @param {number} end 0 for the first, 1 for the last cell
 * @param {number} cell the cell
 * @returns {ApiConstraint} the new constraint; the same object if the cell cannot be the new end
 */
export function withEnd(constraint, size, end, cell) {
  const {kind} = constraint;
  const isArrow = kind === 'arrow';
  const circle = isArrow ? circleOf(constraint, size) : [];
  const all = cellsOf(constraint, size);
  const path = end === 0 ? all.slice(circle.length).reverse() : all.slice(circle.length);
  const isRule = kind === 'rule';
  const fewest = isArrow ? 1 : isRule ? 2 : (kindNamed(kind)?.fewest ?? 2);
  const isShorter = path.at(-2) === cell && path.length > fewest;
  if (!isShorter && (all.includes(cell) || !touches(path[path.length - 1], cell, size))) {
    return constraint;
  }
  const next = isShorter ? path.slice(0, -1) : [...path, cell];
  const ordered = end === 0 ? next.reverse() : next;
  if (isRule) {
    return {...constraint, cells: cellNames(size, ordered)};
  }
  return isArrow ? made(kind, size, circle, null, ordered) : made(kind, size, ordered, numberOf(constraint));
}

/**
 * Drags the edge of a cage from one of its cells to a neighbouring cell: the cage gets the new cell; if it already has it, it
 * loses the cell where the drag came from.
 *
 * @param {ApiConstraint} constraint a set of cells
 * @param {number} size n
 * @param {number} from the previous cell of the drag
 * @param {number} to the new cell of the drag
 * @returns {ApiConstraint} the new constraint; the same object if nothing changes
 */
export function stretched(constraint, size, from, to) {
  const cells = cellsOf(constraint, size);
  const {kind} = constraint;
  if (!cells.includes(to)) {
    const isFull = !REPEATING.has(kind) && cells.length >= size;
    return isFull ? constraint : made(kind, size, [...cells, to], numberOf(constraint));
  }
  return cells.length > 1 && cells.includes(from)
    ? made(
        kind,
        size,
        cells.filter((cell) => cell !== from),
        numberOf(constraint),
      )
    : constraint;
}

/**
 * Returns whether a cell can be added to the circle of an arrow.
 *
 * @param {readonly number[]} circle the cells of the circle
 * @param {number} cell the cell
 * @param {number} size the size of the grid
 * @returns {boolean} whether it can
 */
export function fitsCircle(circle, cell, size) {
  const last = circle.at(-1);
  return (
    circle.length < LONGEST_CIRCLE &&
    !circle.includes(cell) &&
    (last === undefined || (size <= 9 && touches(last, cell, size)))
  );
}

/**
 * Returns the constraints at a point.
 *
 * @param {readonly ApiConstraint[]} constraints the constraints
 * @param {number} size the size of the grid
 * @param {number} x the position, in cells from the left
 * @param {number} y in cells from the top
 * @returns {ApiConstraint[]} the small ones first
 */
export function constraintsAt(constraints, size, x, y) {
  return constraints
    .filter((each) => isAt(each, size, x, y))
    .map((each) => ({each, rank: rankOf(each), count: cellsOf(each, size).length}))
    .sort((a, b) => a.rank - b.rank || a.count - b.count)
    .map(({each}) => each);
}

/** @param {ApiConstraint} constraint */
function rankOf({kind}) {
  return HIT_FIRST.indexOf(kindNamed(kind)?.shape ?? 'whole');
}

/**
 * @param {ApiConstraint} constraint
 * @param {number} size
 * @param {number} x
 * @param {number} y
 * @returns {boolean}
 */
function isAt(constraint, size, x, y) {
  const shape = kindNamed(constraint.kind)?.shape;
  const place = placeOf(constraint);
  if (place) {
    return place.row === Math.floor(y) && place.column === Math.floor(x);
  }
  const cells = cellsOf(constraint, size);
  const middles = cells.map((cell) => ({x: (cell % size) + 0.5, y: Math.floor(cell / size) + 0.5}));
  switch (shape) {
    case 'pair':
    case 'corner':
      return middles.length > 0 && distance(middleOf(middles), {x, y}) < NEAR_DOT;
    case 'path':
    case 'arrow':
      return middles.some((middle, i) => toSegment(middles[Math.max(0, i - 1)], middle, {x, y}) < NEAR_LINE);
    default: {
      const cell = Math.floor(y) * size + Math.floor(x);
      return Math.min(x, y) >= 0 && Math.max(x, y) < size && cells.includes(cell);
    }
  }
}

/**
 * @param {{x: number, y: number}[]} points
 * @returns {{x: number, y: number}}
 */
function middleOf(points) {
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
}

/**
 * @param {{x: number, y: number}} a
 * @param {{x: number, y: number}} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {{x: number, y: number}} point
 * @returns {number} the distance of the point from the segment
 */
function toSegment(from, to, point) {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = right * right + down * down;
  const part = length === 0 ? 0 : ((point.x - from.x) * right + (point.y - from.y) * down) / length;
  const at = Math.min(1, Math.max(0, part));
  return distance({x: from.x + at * right, y: from.y + at * down}, point);
}

/**
 * Returns the two cells at the edge nearest to a point.
 *
 * @param {number} size the size of the grid
 * @param {number} x the position, in cells from the left
 * @param {number} y in cells from the top
 * @returns {number[]} the two cells, ascending (empty if no inner edge is within a quarter of a cell)
 */
export function edgeAt(size, x, y) {
  const [right, down] = [Math.round(x), Math.round(y)];
  const [acrossBy, downBy] = [Math.abs(x - right), Math.abs(y - down)];
  const isUpright = acrossBy <= downBy;
  if (Math.min(acrossBy, downBy) > 0.25) {
    return [];
  }
  const [row, column] = isUpright ? [Math.floor(y), right - 1] : [down - 1, Math.floor(x)];
  const isInside =
    row >= 0 && column >= 0 && row < size - (isUpright ? 0 : 1) && column < size - (isUpright ? 1 : 0);
  const cell = row * size + column;
  return isInside ? [cell, cell + (isUpright ? 1 : size)] : [];
}

/**
 * Returns the square of cells at the corner nearest to a point.
 *
 * @param {number} size the size of the grid
 * @param {number} x the position, in cells from the left
 * @param {number} y in cells from the top
 * @returns {number[]} four cells, ascending (empty if no inner corner is near)
 */
export function cornerAt(size, x, y) {
  const [right, down] = [Math.round(x), Math.round(y)];
  const isInside = right > 0 && down > 0 && right < size && down < size;
  return isInside && Math.hypot(x - right, y - down) < 0.42
    ? squareFrom((down - 1) * size + right - 1, size)
    : [];
}

/**
 * Returns a square of 2×2 cells.
 *
 * @param {number} cell its upper left cell, or any cell of the last row or column for the square that ends there
 * @param {number} size the size of the grid, at least 2
 * @returns {number[]} four cells, ascending
 */
export function squareFrom(cell, size) {
  const row = Math.min(Math.floor(cell / size), size - 2);
  const column = Math.min(cell % size, size - 2);
  const first = row * size + column;
  return [first, first + 1, first + size, first + size + 1];
}

/**
 * Moves cells.
 *
 * @param {readonly number[]} cells the cells
 * @param {number} size the size of the grid
 * @param {number} from a cell
 * @param {number} to the new place of this cell
 * @returns {number[]} the moved cells (empty if one of them would leave the grid)
 */
export function movedCells(cells, size, from, to) {
  const down = Math.floor(to / size) - Math.floor(from / size);
  const right = (to % size) - (from % size);
  const places = cells.map((cell) => ({row: Math.floor(cell / size) + down, column: (cell % size) + right}));
  const isInside = places.every(({row, column}) => row >= 0 && column >= 0 && row < size && column < size);
  return isInside ? places.map(({row, column}) => row * size + column) : [];
}

/**
 * Returns whether cells are the two cells of an edge.
 *
 * @param {readonly number[]} cells the cells
 * @param {number} size the size of the grid
 * @returns {boolean} whether they are
 */
export function isPair(cells, size) {
  return cells.length === 2 && areNeighbours(cells[0], cells[1], size);
}
