/**
 * The kinds of constraints on the setter's desk: names, groups, shapes and numbers, and the constraints themselves
 * as the API writes them. Pure functions. Java decides whether a constraint is valid.
 *
 * @import {ApiConstraint} from '../api/api.js'
 *
 * @typedef {'houses' | 'chess' | 'cages' | 'lines' | 'dots' | 'cells' | 'outside' | 'own'} Group
 *
 * @typedef {'whole' | 'cells' | 'path' | 'arrow' | 'pair' | 'corner' | 'cell' | 'outside' | 'copies' | 'rule'} Shape how a constraint lies
 *     in the grid: `whole` a rule for the whole grid, `cells` a set of cells, `path` cells in their order that touch, `arrow` a
 *     circle and a path, `pair` two neighbours, `corner` a square of 2×2 cells, `cell` one cell, `outside` a number next to the
 *     grid, `copies` two sets of cells, `rule` the cells of a rule in their order, or the whole grid
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
 * @property {number} [min] the smallest number
 * @property {number} [less] by how much the largest number is less than the size, if it depends on that
 *
 * @typedef {object} KindFacts what Java knows about a kind
 * @property {string} words the name of one constraint
 * @property {string} plural the name of several constraints
 * @property {Shape} shape how it lies in the grid
 * @property {number} fewest the minimum number of cells
 * @property {NumberField} [number] its number
 * @property {readonly string[]} [choices] the values of its field `direction` or `sign`
 * @property {readonly number[]} [sizes] the sizes of grids on which it is possible; all by default
 *
 * @typedef {object} KindLook what the desk adds
 * @property {string} kind its name in the API
 * @property {Group} group its group
 * @property {string} icon an SVG path in a square of 24 units, to be drawn with a pen of 2 units
 * @property {string} also other usual names, for the search
 * @property {string} [key] the letter that chooses its tool together with Alt
 * @property {readonly (readonly [string, string])[]} [choices] the values of its field `direction` or `sign`, with labels
 *
 * @typedef {Omit<KindFacts, 'choices'> & KindLook} Kind a kind on the desk
 */
import {LOOKS} from './kind-looks.js';
import {FACTS} from './kinds.js';
import {ruleTitle, termsOf} from './rule-forms.js';
import {cellNames} from './symbols.js';
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
  ['own', 'Own rules'],
]);

/** The labels of words that do not speak for themselves. @type {Readonly<Record<string, string>>} */
const LABELS = Object.freeze({X: 'X, the sum is 10', V: 'V, the sum is 5'});

/** All kinds, by groups. @type {readonly Kind[]} */
export const KINDS = Object.freeze(
  LOOKS.map(([kind, group, icon, also, key]) =>
    Object.freeze({
      ...FACTS[kind],
      kind,
      group,
      icon,
      also,
      key,
      choices: FACTS[kind].choices?.map(labelled),
    }),
  ),
);

/**
 * @param {string} word
 * @returns {readonly [string, string]} the word and its label
 */
function labelled(word) {
  return [word, LABELS[word] ?? word.replace('-', ' ')];
}

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
  return KINDS.filter(({sizes}) => !sizes || sizes.includes(size));
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
    cellNames(size, cells),
    cellNames(size, [...cells].sort(ascending)),
    cellNames(size, others),
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
  return (FACTS['little-killer'].choices ?? []).filter((name) => lineFrom(size, place, name).length > 0);
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
  if (shape === 'rule') {
    const cells = cellsOf(constraint, size);
    const place = cells.length === 0 ? 'the whole grid' : cellsWords(cells, size);
    return `${capital(words)} ${ruleTitle(constraint)} · ${termsOf(constraint) ?? place}`;
  }
  const number = numberOf(constraint);
  const digits = Array.isArray(number) ? number.join(' ') : number;
  const name = capital(kind === undefined || digits === null ? words : `${words} ${digits}`);
  const place = placeOf(constraint);
  if (place) {
    const direction = constraint.direction ? `, ${String(constraint.direction).replace('-', ' ')}` : '';
    return `${name} · ${placeWords(place, size)}${direction}`;
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
  const [first, last] = cellNames(size, [cells[0], cells.at(-1) ?? cells[0]]);
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
