/**
 * The kinds of constraints on the setter's desk: names, groups, shapes and numbers, and the constraints themselves
 * as the API writes them. Pure functions. Java decides whether a constraint is valid.
 *
 * @import {ApiConstraint} from '../api/api.js'
 *
 * @typedef {'houses' | 'chess' | 'cages' | 'lines' | 'dots' | 'cells' | 'outside'} Group
 *
 * @typedef {'whole' | 'cells' | 'path' | 'arrow' | 'pair' | 'corner' | 'cell' | 'outside' | 'copies'} Shape how a constraint lies
 *     in the grid: `whole` a rule for the whole grid, `cells` a set of cells, `path` cells in their order that touch, `arrow` a
 *     circle and a path, `pair` two neighbours, `corner` a square of 2×2 cells, `cell` one cell, `outside` a number next to the
 *     grid, `copies` two sets of cells
 *
 * @typedef {number | string | readonly number[] | null} ConstraintNumber the number of a constraint, the letter of an XV sign, or
 *     the digits of a quadruple or of given candidates; null for none
 *
 * @typedef {{row: number, column: number}} Place a place next to the grid, with rows and columns from 0; one of them is −1 or n
 *
 * @typedef {object} NumberField
 * @property {string} field its name in the API
 * @property {string} words its name for people
 * @property {boolean} [isOptional] whether it may be left out
 * @property {boolean} [isList] whether it is a list of digits
 *
 * @typedef {object} Kind
 * @property {string} kind its name in the API
 * @property {string} words the name of one constraint
 * @property {string} plural the name of several constraints
 * @property {Group} group its group
 * @property {Shape} shape how it lies in the grid
 * @property {string} icon an SVG path in a square of 24 units, to be drawn with a pen of 2 units
 * @property {string} also other usual names, for the search
 * @property {number} fewest the minimum number of cells
 * @property {NumberField} [number] its number
 * @property {readonly (readonly [string, string])[]} [choices] the values of its field `direction` or `sign`, with labels
 * @property {string} [key] the letter that chooses its tool together with Alt
 * @property {number} [only] the only size of grids on which it is possible
 */
import {cellName} from './symbols.js';
import {capital, counted} from './words.js';

/** The groups in their order, with their headings. @type {readonly (readonly [Group, string])[]} */
export const GROUPS = Object.freeze([
  ['cages', 'Cages'],
  ['lines', 'Lines'],
  ['dots', 'Dots and signs'],
  ['cells', 'Cells'],
  ['outside', 'Outside the grid'],
  ['houses', 'Houses'],
  ['chess', 'Chess and neighbours'],
]);

/** @type {readonly (readonly [string, string])[]} */
const DIAGONALS = Object.freeze([
  ['rising', 'rising'],
  ['falling', 'falling'],
]);

/** @type {readonly (readonly [string, string])[]} */
const DIRECTIONS = Object.freeze([
  ['up-left', 'up left'],
  ['up-right', 'up right'],
  ['down-left', 'down left'],
  ['down-right', 'down right'],
]);

/** @type {readonly (readonly [string, string])[]} */
const SIGNS = Object.freeze([
  ['X', 'X, the sum is 10'],
  ['V', 'V, the sum is 5'],
]);

/** @type {NumberField} */
const SUM = Object.freeze({field: 'sum', words: 'sum'});
/** @type {NumberField} */
const USUAL_DIFFERENCE = Object.freeze({field: 'difference', words: 'difference', isOptional: true});
/** @type {NumberField} */
const DIGITS = Object.freeze({field: 'digits', words: 'digits', isList: true});

/** The only size of the named regions. */
const NAMED = 9;

const BOX = 'M4 4h16v16H4z';
const HOOK = 'M5 18l5-5 4 3 5-10';

/**
 * Each row: the name in the API, the name of one and of several constraints, the group, the shape, the icon, other names, and
 * further properties.
 *
 * @type {readonly [string, string, string, Group, Shape, string, string, Partial<Kind>?][]}
 */
const ROWS = [
  [
    'cage',
    'cage',
    'cages',
    'cages',
    'cells',
    BOX,
    'killer sum',
    {number: {...SUM, isOptional: true}, key: 'c'},
  ],
  [
    'repeat-cage',
    'cage with repeats',
    'cages with repeats',
    'cages',
    'cells',
    `${BOX}M9 9h6v6H9z`,
    'killer sum',
    {number: SUM},
  ],
  [
    'equal-cages',
    'cages with equal sums',
    'cages with equal sums',
    'cages',
    'copies',
    'M3 5h7v14H3zM14 5h7v14h-7z',
    'same sum',
  ],
  [
    'thermometer',
    'thermometer',
    'thermometers',
    'lines',
    'path',
    'M4 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 15L19 5',
    'thermo',
    {key: 't'},
  ],
  [
    'slow-thermometer',
    'slow thermometer',
    'slow thermometers',
    'lines',
    'path',
    'M4 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 15h4v-5h5V5',
    'thermo',
  ],
  [
    'arrow',
    'arrow',
    'arrows',
    'lines',
    'arrow',
    'M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10 14L20 4M13 4h7v7',
    'sum pill',
    {key: 'a'},
  ],
  ['palindrome', 'palindrome', 'palindromes', 'lines', 'path', HOOK, 'line'],
  ['renban', 'renban line', 'renban lines', 'lines', 'path', HOOK, 'consecutive'],
  [
    'whispers',
    'whispers line',
    'whispers lines',
    'lines',
    'path',
    HOOK,
    'german dutch',
    {number: USUAL_DIFFERENCE},
  ],
  ['region-sum-line', 'region sum line', 'region sum lines', 'lines', 'path', HOOK, 'box sum'],
  [
    'between-line',
    'between line',
    'between lines',
    'lines',
    'path',
    'M3 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 15l8-6',
    'circles',
    {fewest: 3},
  ],
  ['entropic-line', 'entropic line', 'entropic lines', 'lines', 'path', HOOK, 'low middle high', {fewest: 3}],
  [
    'modular-line',
    'modular line',
    'modular lines',
    'lines',
    'path',
    HOOK,
    'remainder',
    {number: {field: 'modulus', words: 'modulus', isOptional: true}},
  ],
  ['parity-line', 'parity line', 'parity lines', 'lines', 'path', HOOK, 'odd even alternating'],
  ['nabner', 'nabner line', 'nabner lines', 'lines', 'path', HOOK, 'not consecutive'],
  ['zipper-line', 'zipper line', 'zipper lines', 'lines', 'path', HOOK, 'sum centre', {fewest: 3}],
  [
    'double-arrow',
    'double arrow',
    'double arrows',
    'lines',
    'path',
    'M3 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 15l8-6',
    'sum circles',
    {fewest: 3},
  ],
  [
    'lockout-line',
    'lockout line',
    'lockout lines',
    'lines',
    'path',
    'M6 13l4 4-4 4-4-4zM18 3l4 4-4 4-4-4zM9 16l6-8',
    'diamonds',
    {number: USUAL_DIFFERENCE},
  ],
  [
    'white-dot',
    'white dot',
    'white dots',
    'dots',
    'pair',
    'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    'kropki consecutive difference',
    {number: USUAL_DIFFERENCE, key: 'o'},
  ],
  [
    'black-dot',
    'black dot',
    'black dots',
    'dots',
    'pair',
    'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
    'kropki double ratio',
    {number: {field: 'ratio', words: 'ratio', isOptional: true}},
  ],
  [
    'xv',
    'XV sign',
    'XV signs',
    'dots',
    'pair',
    'M3 6l7 12M10 6L3 18M13 6l4 12 4-12',
    'roman sum 5 10',
    {choices: SIGNS},
  ],
  [
    'greater-than',
    'greater-than sign',
    'greater-than signs',
    'dots',
    'pair',
    'M7 5l10 7-10 7',
    'inequality less',
  ],
  [
    'quadruple',
    'quadruple',
    'quadruples',
    'dots',
    'corner',
    'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 2v4M12 18v4M2 12h4M18 12h4',
    'quad clue',
    {number: DIGITS, fewest: 4},
  ],
  [
    'negative-ratio',
    'negative black dots',
    'negative black dots',
    'dots',
    'whole',
    'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 20L20 4',
    'kropki all shown',
  ],
  [
    'negative-xv',
    'negative XV',
    'negative XV',
    'dots',
    'whole',
    'M3 6l7 12M10 6L3 18M13 6l4 12 4-12M2 21L22 3',
    'all shown',
  ],
  ['odd', 'odd cell', 'odd cells', 'cells', 'cell', 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0', 'parity circle'],
  ['even', 'even cell', 'even cells', 'cells', 'cell', 'M6 6h12v12H6z', 'parity square'],
  ['minimum', 'minimum', 'minimums', 'cells', 'cell', `${BOX}M8 10l4 4 4-4`, 'smaller'],
  ['maximum', 'maximum', 'maximums', 'cells', 'cell', `${BOX}M8 14l4-4 4 4`, 'greater'],
  ['row-indexer', 'row indexer', 'row indexers', 'cells', 'cell', `${BOX}M7 12h10`, 'index'],
  ['column-indexer', 'column indexer', 'column indexers', 'cells', 'cell', `${BOX}M12 7v10`, 'index'],
  ['box-indexer', 'box indexer', 'box indexers', 'cells', 'cell', `${BOX}M9 9h6v6H9z`, 'index'],
  [
    'candidates',
    'given candidates',
    'given candidates',
    'cells',
    'cell',
    `${BOX}M8 12h1M12 12h1M16 12h1`,
    'pencil marks restricted',
    {number: DIGITS},
  ],
  ['clone', 'clone', 'clones', 'cells', 'copies', 'M3 3h10v10H3zM11 11h10v10H11z', 'same digits'],
  [
    'little-killer',
    'little killer',
    'little killers',
    'outside',
    'outside',
    'M5 5l13 13M9 18h9V9',
    'diagonal sum',
    {number: SUM, choices: DIRECTIONS},
  ],
  [
    'sandwich',
    'sandwich',
    'sandwiches',
    'outside',
    'outside',
    'M4 7h16M4 12h16M4 17h16',
    'sum between',
    {number: SUM},
  ],
  [
    'x-sum',
    'X-sum',
    'X-sums',
    'outside',
    'outside',
    'M4 6l6 12M10 6L4 18M13 12h8M17 8v8',
    'first cells',
    {number: SUM},
  ],
  [
    'skyscraper',
    'skyscraper',
    'skyscrapers',
    'outside',
    'outside',
    'M4 20V13h4V8h5V4h6v16z',
    'visible buildings',
    {number: {field: 'visible', words: 'number of visible digits'}},
  ],
  [
    'numbered-room',
    'numbered room',
    'numbered rooms',
    'outside',
    'outside',
    'M6 20V4h12v16zM14 12h1',
    'door',
    {number: {field: 'digit', words: 'digit'}},
  ],
  [
    'diagonal',
    'diagonal',
    'diagonals',
    'houses',
    'whole',
    'M4 4l16 16M20 4L4 20',
    'X sudoku',
    {choices: DIAGONALS},
  ],
  [
    'windoku',
    'windows',
    'windows',
    'houses',
    'whole',
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
    'hyper windoku',
  ],
  [
    'disjoint-groups',
    'disjoint groups',
    'disjoint groups',
    'houses',
    'whole',
    'M5 5h3v3H5zM16 5h3v3h-3zM5 16h3v3H5zM16 16h3v3h-3z',
    'positions',
  ],
  ['extra-region', 'extra region', 'extra regions', 'houses', 'cells', 'M4 4h10v6h6v10H10v-6H4z', 'house'],
  [
    'centre-dot',
    'centre dot',
    'centre dot',
    'houses',
    'whole',
    `${BOX}M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0`,
    'center',
    {only: NAMED},
  ],
  [
    'asterisk',
    'asterisk',
    'asterisk',
    'houses',
    'whole',
    'M12 4v16M5 8l14 8M19 8L5 16',
    'star',
    {only: NAMED},
  ],
  [
    'girandola',
    'girandola',
    'girandola',
    'houses',
    'whole',
    'M12 4v5h5M20 12h-5v5M12 20v-5H7M4 12h5V7',
    'pinwheel',
    {only: NAMED},
  ],
  [
    'anti-knight',
    'anti-knight',
    'anti-knight',
    'chess',
    'whole',
    'M6 20h12M9 20c0-6 5-6 3-11l-4 2-2-3 6-4c6 2 6 9 5 16',
    'horse',
  ],
  [
    'anti-king',
    'anti-king',
    'anti-king',
    'chess',
    'whole',
    'M6 20h12M8 20L6 10l6 2 6-2-2 10M12 3v6M10 5h4',
    'touching',
  ],
  [
    'non-consecutive',
    'non-consecutive',
    'non-consecutive',
    'chess',
    'whole',
    'M4 12h5M15 12h5M10 18l4-12',
    'orthogonal neighbours',
  ],
];

/** The minimum number of cells of each shape. @type {Readonly<Record<Shape, number>>} */
const FEWEST = Object.freeze({
  whole: 0,
  cells: 1,
  path: 2,
  arrow: 2,
  pair: 2,
  corner: 4,
  cell: 1,
  outside: 0,
  copies: 2,
});

/** All kinds, by groups. @type {readonly Kind[]} */
export const KINDS = Object.freeze(
  ROWS.map(([kind, words, plural, group, shape, icon, also, more]) =>
    Object.freeze({kind, words, plural, group, shape, icon, also, fewest: FEWEST[shape], ...more}),
  ),
);

/** @type {ReadonlyMap<string, Kind>} */
const BY_NAME = new Map(KINDS.map((each) => [each.kind, each]));

/**
 * Returns whether this version supports a kind.
 *
 * @param {string} kind the name in the API
 * @returns {boolean} whether it does
 */
export function isKnownKind(kind) {
  return BY_NAME.has(kind);
}

/**
 * Returns a kind.
 *
 * @param {string} kind the name in the API
 * @returns {Kind | undefined} the kind; undefined if this version does not support it
 */
export function kindNamed(kind) {
  return BY_NAME.get(kind);
}

/**
 * Returns the kinds that are possible on a grid.
 *
 * @param {number} size the size of the grid
 * @returns {Kind[]} in the order of the table
 */
export function kindsFor(size) {
  return KINDS.filter(({only = size}) => only === size);
}

/**
 * Searches kinds by their usual names.
 *
 * @param {string} query words, or beginnings of words; all of them must be found
 * @param {number} size the size of the grid
 * @returns {Kind[]} in the order of the table; all of them for an empty query
 */
export function kindsLike(query, size) {
  const parts = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return kindsFor(size).filter(({kind, words, plural, group, also}) => {
    const names = `${kind} ${words} ${plural} ${group} ${also}`.toLowerCase().split(/[\s-]+/);
    return parts.every((part) => names.some((name) => name.startsWith(part)));
  });
}

/**
 * Creates a constraint.
 *
 * @param {string} kind a known kind, but not an outside clue
 * @param {number} size the size of the grid
 * @param {readonly number[]} cells its cells in their order; for an arrow the circle, and for copies the first set
 * @param {ConstraintNumber} [number] its number; null for none
 * @param {readonly number[]} [others] the shaft of an arrow, or the second set of copies
 * @returns {ApiConstraint} the constraint
 */
export function made(kind, size, cells, number = null, others = []) {
  const constraint = withoutNumber(
    /** @type {Kind} */ (BY_NAME.get(kind)),
    namesOf(size, cells),
    namesOf(size, [...cells].sort(ascending)),
    namesOf(size, others),
  );
  return number === null ? constraint : withNumber(constraint, number);
}

/**
 * @param {Kind} kind
 * @param {string[]} cells
 * @param {string[]} sorted
 * @param {string[]} others
 * @returns {ApiConstraint} with the first choice if there are choices
 */
function withoutNumber({kind, shape, choices}, cells, sorted, others) {
  switch (shape) {
    case 'whole':
      return choices ? {kind, direction: choices[0][0]} : {kind};
    case 'cell':
      return {kind, cell: cells[0]};
    case 'arrow':
      return {kind, circle: cells, shaft: others};
    case 'copies':
      return kind === 'clone' ? {kind, cells, copies: others} : {kind, cages: [cells, others]};
    case 'pair':
      return {
        kind,
        cells: kind === 'greater-than' ? cells : sorted,
        ...(choices && {sign: choices[0][0]}),
      };
    default:
      return {kind, cells: shape === 'cells' ? sorted : cells};
  }
}

/**
 * Creates a clue outside the grid.
 *
 * @param {string} kind a known kind of such clues
 * @param {number} size n
 * @param {Place} place its place
 * @param {ConstraintNumber} number its number; null while it is unknown
 * @param {string} [direction] the direction of a little killer
 * @returns {ApiConstraint} the clue
 */
export function madeOutside(kind, size, {row, column}, number, direction) {
  /** @type {ApiConstraint} */
  const clue =
    kind === 'sandwich'
      ? // A sandwich is the same from both ends of its line.
        row < 0 || row === size
        ? {kind, column: column + 1}
        : {kind, row: row + 1}
      : {kind, start: `r${row + 1}c${column + 1}`, ...(direction && {direction})};
  return number === null ? clue : withNumber(clue, number);
}

/**
 * Returns the number of a constraint.
 *
 * @param {ApiConstraint} constraint a constraint
 * @returns {ConstraintNumber} its number, sign or digits; null if it has none
 */
export function numberOf(constraint) {
  const field = fieldOf(constraint.kind);
  return field === null ? null : /** @type {ConstraintNumber} */ (constraint[field] ?? null);
}

/**
 * Returns a constraint with another number.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {ConstraintNumber} number the number; null to leave it out
 * @returns {ApiConstraint} the new constraint
 */
export function withNumber(constraint, number) {
  const field = fieldOf(constraint.kind);
  if (field === null) {
    return constraint;
  }
  const changed = {...constraint, [field]: number};
  if (number === null) {
    delete changed[field];
  }
  return /** @type {ApiConstraint} */ (changed);
}

/**
 * @param {string} kind
 * @returns {?string} the field of its number
 */
function fieldOf(kind) {
  const {number, choices, shape} = BY_NAME.get(kind) ?? {};
  return number?.field ?? (choices ? (shape === 'pair' ? 'sign' : 'direction') : null);
}

/**
 * Returns the place of a clue outside the grid.
 *
 * @param {ApiConstraint} constraint a constraint
 * @returns {?Place} the place; null if the constraint has none
 */
export function placeOf({start, row, column}) {
  const match = typeof start === 'string' ? /^r(\d{1,2})c(\d{1,2})$/.exec(start) : null;
  if (match) {
    return {row: Number(match[1]) - 1, column: Number(match[2]) - 1};
  }
  if (typeof row === 'number') {
    return {row: row - 1, column: -1};
  }
  return typeof column === 'number' ? {row: -1, column: column - 1} : null;
}

/**
 * Returns the directions in which the diagonal of a little killer enters the grid.
 *
 * @param {number} size n
 * @param {Place} place the place of its number
 * @returns {string[]} one or two names of directions
 */
export function directionsFrom(size, place) {
  return DIRECTIONS.map(([name]) => name).filter((name) => lineFrom(size, place, name).length > 0);
}

/**
 * Returns the cells of the line that begins at a place outside the grid.
 *
 * @param {number} size n
 * @param {Place} place the place
 * @param {string} [direction] the direction of a little killer; by default a row or a column
 * @returns {number[]} the nearest first (empty beyond a corner without a direction)
 */
export function lineFrom(size, place, direction) {
  const isInside = (/** @type {number} */ index) => index >= 0 && index < size;
  const down = direction ? (direction.startsWith('up') ? -1 : 1) : towards(place.row, size);
  const right = direction ? (direction.endsWith('left') ? -1 : 1) : towards(place.column, size);
  const cells = [];
  if (direction || (down === 0) !== (right === 0)) {
    let [row, column] = [place.row + down, place.column + right];
    while (isInside(row) && isInside(column)) {
      cells.push(row * size + column);
      row += down;
      column += right;
    }
  }
  return cells;
}

/**
 * @param {number} index a row or a column, −1..n
 * @param {number} size n
 * @returns {number} the step into the grid; 0 if it is inside
 */
function towards(index, size) {
  return index < 0 ? 1 : index >= size ? -1 : 0;
}

/**
 * Returns the cells of a constraint.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {number} size the size of the grid
 * @returns {number[]} in their order, with an arrow's circle first; for an outside clue, its line; empty for the whole grid
 */
export function cellsOf(constraint, size) {
  const place = placeOf(constraint);
  if (place) {
    return lineFrom(size, place, /** @type {string | undefined} */ (constraint.direction));
  }
  const {cell, cells, circle, shaft, copies, cages} = constraint;
  return [cell ?? [], cells, circle, shaft, copies, cages].flat(2).flatMap((name) => cellNamed(size, name));
}

/**
 * Returns the cages of cages with equal sums.
 *
 * @param {ApiConstraint} constraint a constraint of any kind
 * @param {number} size the size of the grid
 * @returns {number[][]} the cells of each cage (empty for other kinds)
 */
export function cagesOf({kind, cages}, size) {
  const all = /** @type {string[][]} */ (Array.isArray(cages) ? cages : []);
  return all.map((names) => cellsOf({kind, cells: names}, size));
}

/**
 * @param {number} size
 * @param {unknown} name
 * @returns {number[]} one cell, or none if no cell has this name
 */
function cellNamed(size, name) {
  const match = /^r(\d{1,2})c(\d{1,2})$/.exec(String(name));
  const [row, column] = match ? [Number(match[1]), Number(match[2])] : [0, 0];
  return row < 1 || column < 1 || row > size || column > size ? [] : [(row - 1) * size + column - 1];
}

/**
 * Returns the range of a constraint's number.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {number} size n
 * @returns {{min: number, max: number}} the range; of the digits if the number is a list
 */
export function numberRange(constraint, size) {
  const {length} = cellsOf(constraint, size);
  const all = (size * (size + 1)) / 2;
  switch (constraint.kind) {
    case 'cage':
      return {min: (length * (length + 1)) / 2, max: (length * (2 * size + 1 - length)) / 2};
    case 'repeat-cage':
    case 'little-killer':
      return {min: length, max: length * size};
    case 'sandwich':
      return {min: 0, max: Math.max(0, all - size - 1)};
    case 'x-sum':
      return {min: 1, max: all};
    case 'white-dot':
    case 'whispers':
      return {min: 1, max: size - 1};
    case 'lockout-line':
      return {min: 1, max: size - (length > 2 ? 2 : 1)};
    case 'black-dot':
    case 'modular-line':
      return {min: 2, max: size};
    default:
      return {min: 1, max: size};
  }
}

/**
 * Returns the number that a constraint has in a solution.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {number} size n
 * @param {ArrayLike<number>} solution n² digits
 * @returns {number | null} its sum, or the number of a clue outside the grid; null for other kinds
 */
export function solvedNumber(constraint, size, solution) {
  const digits = cellsOf(constraint, size).map((cell) => solution[cell]);
  if (digits.length === 0) {
    return null;
  }
  switch (constraint.kind) {
    case 'cage':
    case 'repeat-cage':
    case 'little-killer':
      return sumOf(digits);
    case 'sandwich': {
      const ends = [digits.indexOf(1), digits.indexOf(size)].sort(ascending);
      return sumOf(digits.slice(ends[0] + 1, ends[1]));
    }
    case 'x-sum':
      return sumOf(digits.slice(0, digits[0]));
    case 'skyscraper':
      return digits.filter((digit, i) => digits.slice(0, i).every((before) => before < digit)).length;
    case 'numbered-room':
      return digits[digits[0] - 1];
    default:
      return null;
  }
}

/** @param {readonly number[]} digits */
function sumOf(digits) {
  return digits.reduce((sum, digit) => sum + digit, 0);
}

/** The shapes whose cells are a set, so that they are read row by row, in whichever order they were drawn. */
const SETS = new Set(['cells', 'pair', 'corner']);

/**
 * Describes a constraint.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {number} size the size of the grid
 * @returns {string} such as `Cage 15 · r1c1 to r2c1, 3 cells`
 */
export function wordsOf(constraint, size) {
  const {kind, words = constraint.kind, shape} = BY_NAME.get(constraint.kind) ?? {};
  const number = numberOf(constraint);
  const digits = Array.isArray(number) ? number.join(' ') : number;
  const name = capital(kind === undefined || digits === null ? words : `${words} ${digits}`);
  const place = placeOf(constraint);
  if (place) {
    const direction = DIRECTIONS.find(([each]) => each === constraint.direction)?.[1];
    return `${name} · ${placeWords(place, size)}${direction ? `, ${direction}` : ''}`;
  }
  const cells = cellsOf(constraint, size);
  const isSet = shape !== undefined && SETS.has(shape) && kind !== 'greater-than';
  const read = isSet ? cells.sort(ascending) : cells;
  return shape === 'whole' || cells.length === 0 ? name : `${name} · ${cellsWords(read, size)}`;
}

/**
 * Describes a place outside the grid.
 *
 * @param {Place} place the place
 * @param {number} size n
 * @returns {string} such as `above column 3`
 */
export function placeWords({row, column}, size) {
  const isRow = row >= 0 && row < size;
  const isColumn = column >= 0 && column < size;
  if (isRow) {
    return `${column < 0 ? 'left' : 'right'} of row ${row + 1}`;
  }
  const side = row < 0 ? 'above' : 'below';
  return isColumn
    ? `${side} column ${column + 1}`
    : `${row < 0 ? 'upper' : 'lower'} ${column < 0 ? 'left' : 'right'} corner`;
}

/**
 * Describes cells.
 *
 * @param {readonly number[]} cells at least one cell
 * @param {number} size the size of the grid
 * @returns {string} such as `r1c1 to r2c1, 3 cells`
 */
function cellsWords(cells, size) {
  const [first, last] = [cells[0], cells.at(-1) ?? cells[0]].map((cell) => cellName(size, cell));
  if (cells.length < 3) {
    return cells.length === 1 ? first : `${first} and ${last}`;
  }
  return `${first} to ${last}, ${counted(cells.length, 'cell')}`;
}

/**
 * @param {number} a
 * @param {number} b
 */
function ascending(a, b) {
  return a - b;
}

/**
 * @param {number} size
 * @param {readonly number[]} cells
 * @returns {string[]}
 */
function namesOf(size, cells) {
  return cells.map((cell) => cellName(size, cell));
}
