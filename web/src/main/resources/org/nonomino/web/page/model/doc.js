/**
 * A puzzle as an immutable value: size, regions, constraints, givens, texts and look.
 *
 * @import {ApiConstraint, ApiDrawing, ApiFog, ApiPuzzle} from '../api/api.js'
 * @import {Written} from './symbols.js'
 *
 * @typedef {Rules & Look} Doc a puzzle
 *
 * @typedef {object} Rules its rules and texts
 * @property {number} size 1..36
 * @property {string} regions size² symbols (0-9a-zA-Z); `.` for a cell without a region
 * @property {string} [symbols] the characters of the digits 1 to n in upper case, as for `Written`; absent if they are the usual ones
 * @property {readonly (readonly number[])[]} [extraHouses] the cells of houses besides rows, columns and
 *     regions, size for each; absent if there are none
 * @property {readonly ApiConstraint[]} [constraints] its constraints, such as cages; absent if there are none. Puzzles with
 *     the same constraints share the list, so compare it by `===`
 * @property {Uint8Array} givens size² digits, 0 for blank
 * @property {string} title its title, or ''
 * @property {string} author its author, or ''
 * @property {string} [rules] its rules in the author's words; absent if there are none
 *
 * @typedef {object} Look what a puzzle has besides its rules and its texts; each part is absent if there is none
 * @property {readonly ApiDrawing[]} [drawings] what its author drew, without a meaning. Puzzles with the same drawings share the
 *     list
 * @property {readonly string[]} [left] its sentences and drawings that Nonomino does not understand, so that its constraints are
 *     not all of its rules
 * @property {ApiFog} [fog] the fog that hides its cells
 * @property {string} [message] what its author says when it is solved
 * @property {string} [source] where it was published
 * @property {string} [url] the address of its source
 * @property {string} [solution] size² symbols of the solution that its source states
 * @property {readonly number[]} [shape] the rows and columns of a grid that is not square, of which the larger number is its size; cells
 *     outside them do not exist
 */
import {isNumber, isUpTo, listOf, ownFields, textFrom} from './checks.js';
import {
  MAX_SIZE,
  digitOf,
  digitText,
  digitsFrom,
  regionSymbol,
  regionsFrom,
  cellOf,
  symbolsFrom,
} from './symbols.js';

/**
 * Returns the regions of a grid of boxes: as near to squares as the size allows, wider than high.
 *
 * @param {number} size 1..36
 * @returns {string} size² symbols
 */
export function boxRegions(size) {
  let height = Math.floor(Math.sqrt(size));
  while (size % height !== 0) {
    height--;
  }
  const width = size / height;
  let regions = '';
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    regions += regionSymbol(Math.floor(row / height) * height + Math.floor(column / width));
  }
  return regions;
}

/**
 * Creates a puzzle.
 *
 * @param {object} fields its parts
 * @param {number} fields.size 1..36
 * @param {string} [fields.regions] size² symbols, as for `regionsFrom`; boxes if left out
 * @param {string} [fields.symbols] the symbols of its digits, as for `symbolsFrom`; the usual ones if left out
 * @param {readonly (readonly number[])[]} [fields.extraHouses] the cells of houses besides rows, columns and
 *     regions (default: none)
 * @param {readonly ApiConstraint[]} [fields.constraints] its constraints, as the API writes them (default: none)
 * @param {string|ArrayLike<number>} [fields.givens] size² symbols or digits (default: none)
 * @param {string} [fields.title] its title
 * @param {string} [fields.author] its author
 * @param {string} [fields.rules] its rules in the author's words
 * @param {readonly ApiDrawing[]} [fields.drawings] its drawings, as the API writes them (default: none)
 * @param {readonly string[]} [fields.left] what is not understood (default: nothing)
 * @param {ApiFog} [fields.fog] its fog, as the API writes it (default: none)
 * @param {string} [fields.message] what its author says when it is solved
 * @param {string} [fields.source] where it was published
 * @param {string} [fields.url] the address of its source
 * @param {string} [fields.solution] size² symbols of its solution; anything else is left out
 * @param {readonly number[]} [fields.shape] its rows and columns, if it is not square
 * @returns {Doc} the puzzle
 * @throws {RangeError} if a part is invalid; the message names it
 */
export function newDoc({
  size,
  regions,
  symbols: someSymbols = '',
  extraHouses = [],
  constraints = [],
  givens,
  title = '',
  author = '',
  rules = '',
  drawings = [],
  left = [],
  fog,
  message = '',
  source = '',
  url = '',
  solution = '',
  shape,
}) {
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE) {
    throw new RangeError(`the size of a grid is 1 to ${MAX_SIZE}, not ${size}`);
  }
  const symbols = symbolsFrom(textFrom(someSymbols), size);
  const written = {size, symbols};
  const extras = listOf(extraHouses, -1, (cells) => isHouse(cells, size));
  return Object.freeze({
    size,
    regions:
      regions === undefined
        ? boxRegions(size)
        : regionsFrom(regions, size, left.length > 0 ? MAX_SIZE : size),
    ...(symbols && {symbols}),
    ...(extras.length > 0 && {extraHouses: extras}),
    ...(constraints.length > 0 && {constraints: listOf(constraints, -1, isConstraint)}),
    givens: digitsFrom(givens ?? '', written, 'givens'),
    title: textFrom(title),
    author: textFrom(author),
    ...(textFrom(rules) && {rules: textFrom(rules)}),
    ...(drawings.length > 0 && {drawings: listOf(drawings, -1, isDrawing)}),
    ...(left.length > 0 && {left: listOf(left, -1, isText)}),
    ...(fog && {fog: fogFrom(fog, size)}),
    ...(textFrom(message) && {message: textFrom(message)}),
    ...(textFrom(source) && {source: textFrom(source)}),
    ...(textFrom(url) && {url: textFrom(url)}),
    ...(isFullGrid(solution, written) && {solution}),
    ...(shape && {shape: listOf(shape, 2, (each) => isCount(each, size))}),
  });
}

/**
 * @param {unknown} cells
 * @param {number} size
 * @returns {cells is number[]} whether they are the cells of a house
 */
function isHouse(cells, size) {
  return (
    Array.isArray(cells) &&
    new Set(cells).size === size &&
    cells.length === size &&
    cells.every((cell) => isUpTo(cell, size * size - 1))
  );
}

/**
 * @param {unknown} value
 * @returns {value is ApiConstraint} whether it is an object with a kind and with data; Java examines the rest
 */
function isConstraint(value) {
  const fields = ownFields(value);
  return typeof fields.kind === 'string' && Object.values(fields).every(isData);
}

/**
 * @param {unknown} value
 * @returns {value is ApiDrawing} whether it is an object with a kind and with data; Java examines the rest
 */
function isDrawing(value) {
  const fields = ownFields(value);
  return (
    typeof fields.kind === 'string' &&
    Object.values(fields).every((each) => typeof each === 'boolean' || isData(each))
  );
}

/**
 * @param {unknown} value
 * @param {number} size
 * @returns {ApiFog} the value, if it has lists of cells; Java examines the rest
 * @throws {RangeError} if it has others
 */
function fogFrom(value, size) {
  const {lights, triggers = []} = ownFields(value);
  const all = listOf(triggers, -1, (each) => typeof each === 'object').map(ownFields);
  [lights, ...all.flatMap((each) => [each.cells, each.lights])].forEach((cells) =>
    listOf(cells, -1, isText).forEach((name) => cellOf(size, name)),
  );
  return /** @type {ApiFog} */ (value);
}

/**
 * @param {unknown} value
 * @returns {boolean} whether it is a string, a number, or a list of such values or lists
 */
function isData(value) {
  return isText(value) || isNumber(value) || (Array.isArray(value) && value.every(isData));
}

/**
 * @param {unknown} value
 * @param {number} most
 * @returns {value is number} whether it is a number of rows or columns
 */
function isCount(value, most) {
  return isUpTo(value, most) && value !== 0;
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isText(value) {
  return typeof value === 'string';
}

/**
 * @param {string} text
 * @param {Written} doc
 * @returns {boolean} whether it has a digit for each cell
 */
function isFullGrid(text, doc) {
  return text.length === doc.size ** 2 && [...text].every((symbol) => digitOf(symbol, doc) > 0);
}

/**
 * Counts the clues.
 *
 * @param {Doc} doc the puzzle
 * @returns {number} how many cells have a given
 */
export function clueCount(doc) {
  return doc.givens.filter((digit) => digit > 0).length;
}

/**
 * Returns a key that is equal for two puzzles if they have the same houses, apart from those of constraints.
 *
 * @param {Pick<Doc, 'size' | 'regions' | 'extraHouses'>} doc the puzzle
 * @returns {string} for plain rules the size and the regions
 */
export function housesKeyOf({size, regions, extraHouses = []}) {
  const extras = extraHouses.map((cells) => [...cells].sort((a, b) => a - b).join(' ')).sort();
  return [size, regions, ...extras].join(':');
}

/**
 * Returns a key that is equal for two puzzles if they have the same symbols, houses and constraints, in any order.
 *
 * @param {Pick<Doc, 'size' | 'regions' | 'symbols' | 'extraHouses' | 'constraints'>} doc the puzzle
 * @returns {string} for plain rules the size and the regions
 */
export function rulesKeyOf(doc) {
  const constraints = (doc.constraints ?? []).map((each) => JSON.stringify(each)).sort();
  return [housesKeyOf(doc), ...(doc.symbols ? [doc.symbols] : []), ...constraints].join(':');
}

/**
 * Returns a puzzle with the metadata and the look of two descriptions of it.
 *
 * @param {Doc} doc the puzzle
 * @param {Doc} first the description whose parts are used if it has them
 * @param {Doc} second the description for the others
 * @returns {Doc} the puzzle with this metadata
 */
export function withTexts(doc, first, second) {
  const rules = first.rules ?? second.rules;
  return Object.freeze({
    ...doc,
    title: first.title || second.title,
    author: first.author || second.author,
    ...(rules && {rules}),
    ...lookOf(second),
    ...lookOf(first),
  });
}

/**
 * Returns the key under which the progress of a puzzle is stored. It is the same for the same rules and givens. What is not
 * understood of a puzzle may be the only difference from another, so it counts, too.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} a short hash
 */
export function keyOf(doc) {
  const unread = doc.left ? `:${doc.left.join(':')}:${drawingsText(doc.drawings ?? [])}` : '';
  const text = `${rulesKeyOf(doc)}:${digitText(doc.givens, doc)}${unread}`;
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193);
    low = Math.imul(low + text.charCodeAt(i), 0x85ebca6b) ^ (high >>> 15);
  }
  return `${doc.size}-${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/**
 * Returns whether digits agree with the solution that the source of a puzzle states. It counts only if the rules are not all
 * understood.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} digits size² digits
 * @returns {boolean} whether they are equal; true if no solution is stated, or none is needed
 */
export function agreesWithSolution(doc, digits) {
  return mistakesIn(doc, digits).length === 0;
}

/**
 * Returns whether only the player can say if a full grid is the solution.
 *
 * @param {Doc} doc the puzzle
 * @returns {boolean} whether its rules are not all understood, and no solution is stated
 */
export function isUnchecked({left, solution}) {
  return left !== undefined && solution === undefined;
}

/**
 * Compares digits with the solution that the source of a puzzle states.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} digits size² digits, 0 for blank
 * @returns {number[]} the cells with other digits; none if no solution is stated, or if all rules are understood
 */
export function mistakesIn(doc, digits) {
  const {left, solution} = doc;
  return left && solution
    ? [...solution].flatMap((symbol, cell) =>
        digits[cell] > 0 && digits[cell] !== digitOf(symbol, doc) ? [cell] : [],
      )
    : [];
}

/** Drawings as JSON. @type {WeakMap<readonly ApiDrawing[], string>} */
const drawingsTexts = new WeakMap();

/**
 * Returns drawings as text.
 *
 * @param {readonly ApiDrawing[]} drawings the drawings
 * @returns {string} JSON in one line, written once for each list
 */
export function drawingsText(drawings) {
  const text = drawingsTexts.get(drawings) ?? JSON.stringify(drawings);
  drawingsTexts.set(drawings, text);
  return text;
}

/**
 * Returns a puzzle as the API accepts it in `puzzle`, without progress.
 *
 * @param {Doc} doc the puzzle
 * @returns {ApiPuzzle} a puzzle object
 */
export function puzzleOfDoc(doc) {
  return {
    size: doc.size,
    puzzle: digitText(doc.givens, doc),
    regions: doc.regions,
    ...(doc.symbols && {symbols: doc.symbols}),
    ...(doc.constraints && {constraints: doc.constraints}),
    ...(doc.title && {label: doc.title}),
    ...(doc.author && {author: doc.author}),
    ...(doc.rules && {rules: doc.rules}),
    ...lookOf(doc),
  };
}

/** Puzzles without the drawings of their constraints. @type {WeakMap<Doc, Doc>} */
const docsInOurLook = new WeakMap();

/**
 * Returns a puzzle for a picture with constraints as in other puzzles, instead of as the setter drew them.
 *
 * @param {Doc} doc the puzzle
 * @returns {Doc} itself if its drawings show no constraints; otherwise, the puzzle without these drawings
 */
export function inOurLook(doc) {
  const ours = docsInOurLook.get(doc) ?? withoutShown(doc);
  docsInOurLook.set(doc, ours);
  return ours;
}

/**
 * @param {Doc} doc
 * @returns {Doc} the puzzle without the drawings of its constraints; itself if there are none
 */
function withoutShown(doc) {
  const {drawings = []} = doc;
  const kept = drawings.filter(({shows}) => !Array.isArray(shows) || shows.length === 0);
  return kept.length === drawings.length
    ? doc
    : Object.freeze({...doc, drawings: kept.length > 0 ? Object.freeze(kept) : undefined});
}

/**
 * Returns what a puzzle has besides its rules and its texts.
 *
 * @param {Look} doc the puzzle
 * @returns {Look} its parts that are not absent
 */
export function lookOf({drawings, left, fog, message, source, url, solution, shape}) {
  return {
    ...(drawings && {drawings}),
    ...(left && {left}),
    ...(fog && {fog}),
    ...(message && {message}),
    ...(source && {source}),
    ...(url && {url}),
    ...(solution && {solution}),
    ...(shape && {shape}),
  };
}

/**
 * Returns the rows and columns of a puzzle.
 *
 * @param {Pick<Doc, 'size' | 'shape'>} doc the puzzle
 * @returns {{rows: number, columns: number}} the size for both unless the grid is not square
 */
export function shapeOf({size, shape: [rows, columns] = [size, size]}) {
  return {rows, columns};
}

/**
 * Returns whether a cell exists.
 *
 * @param {Pick<Doc, 'size' | 'shape'>} doc the puzzle
 * @param {number} cell 0..size²-1
 * @returns {boolean} whether it is within the rows and columns of the puzzle
 */
export function isInside(doc, cell) {
  const {rows, columns} = shapeOf(doc);
  return Math.floor(cell / doc.size) < rows && cell % doc.size < columns;
}

/**
 * Returns the part of a puzzle object that a solver needs, so that requests for each digit stay small.
 *
 * @param {ApiPuzzle} puzzle a puzzle object
 * @returns {ApiPuzzle} the object without its look
 */
export function understoodOf(puzzle) {
  const look = lookOf(puzzle);
  const understood = Object.entries(puzzle).filter(([name]) => !(name in look));
  return /** @type {ApiPuzzle} */ (Object.fromEntries(understood));
}

/**
 * Writes a puzzle as the API accepts it in `puzzle`.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} JSON in one line
 */
export function jsonText(doc) {
  return JSON.stringify(puzzleOfDoc(doc));
}

/**
 * Creates a puzzle from a puzzle object of the API.
 *
 * @param {ApiPuzzle} puzzle `size`, `puzzle`, and perhaps `regions`, `symbols`, `constraints`, `label`, `author`, `rules` and its look
 * @returns {Doc} the puzzle
 * @throws {RangeError} if a field is invalid; the message names it
 */
export function docOfPuzzle(puzzle) {
  return newDoc({
    size: puzzle.size,
    regions: puzzle.regions ?? undefined,
    symbols: puzzle.symbols ?? undefined,
    constraints: puzzle.constraints ?? undefined,
    givens: puzzle.puzzle ?? '',
    title: puzzle.label ?? '',
    author: puzzle.author ?? '',
    rules: puzzle.rules ?? '',
    drawings: puzzle.drawings ?? undefined,
    left: puzzle.left ?? undefined,
    fog: puzzle.fog ?? undefined,
    message: puzzle.message ?? undefined,
    source: puzzle.source ?? undefined,
    url: puzzle.url ?? undefined,
    solution: puzzle.solution ?? undefined,
    shape: puzzle.shape,
  });
}
