/**
 * The notation of digits, regions and cells: the symbols of digits (1-9, A to Z, and one more, unless a puzzle has others) and regions
 * (0-9, a to z, A to Z), and the names of cells (r1c1).
 *
 * @typedef {object} Written the part of a puzzle that says how its digits are written
 * @property {number} size n
 * @property {string} [symbols] the n characters of the digits 1 to n: successive figures, whose values sums use, such as
 *     `012345678`, or letters; absent for the usual ones
 */

/** The largest size of a grid. */
export const MAX_SIZE = 36;

const DIGIT_SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@';
const REGION_SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The names of the colours, by their number. */
export const COLOUR_NAMES = Object.freeze([
  'none',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'grey',
]);

/** The shared array for all cells without digits. */
export const NO_DIGITS = Object.freeze(/** @type {number[]} */ ([]));

/**
 * Returns the symbol of a digit: 1-9, A (10) to Z (35), @ (36); `.` for 0.
 *
 * @param {number} digit 0..36
 * @returns {string} one character
 * @throws {RangeError} if it is not a digit
 */
export function symbol(digit) {
  if (!Number.isInteger(digit) || digit < 0 || digit > MAX_SIZE) {
    throw new RangeError(`${digit} is not a digit`);
  }
  return DIGIT_SYMBOLS[digit];
}

/**
 * Formats a digit of a puzzle for people.
 *
 * @param {number} digit 0..size
 * @param {Pick<Written, 'symbols'>} doc the puzzle
 * @param {boolean} [numbers] whether usual digits above 9 are numbers instead of letters
 * @returns {string} its symbol, or its number
 */
export function digitName(digit, {symbols}, numbers = false) {
  if (symbols && digit > 0) {
    return symbols[digit - 1];
  }
  return numbers && digit > 9 ? String(digit) : symbol(digit);
}

/**
 * Returns the difference between the values of digits, which sums use, and the digits.
 *
 * @param {Pick<Written, 'symbols'>} doc the puzzle
 * @returns {number} such as −1 for the digits 0 to 8; 0 for letters
 */
export function offsetOf({symbols}) {
  return symbols && hasFigures(symbols) ? Number(symbols[0]) - 1 : 0;
}

/**
 * Adds up the values of the digits of cells.
 *
 * @param {Pick<Written, 'symbols'>} doc the puzzle
 * @param {ArrayLike<number>} digits size² digits, 0 for blank
 * @param {readonly number[]} cells the cells
 * @returns {number} the sum without the blank cells
 */
export function sumIn(doc, digits, cells) {
  const offset = offsetOf(doc);
  return cells.reduce((total, cell) => total + (digits[cell] > 0 ? digits[cell] + offset : 0), 0);
}

/**
 * @param {string} symbols
 * @returns {boolean} whether they are figures with values, instead of letters
 */
function hasFigures(symbols) {
  return /^\d/.test(symbols);
}

/**
 * Reads the symbols of digits.
 *
 * @param {string} text `0-8`, `012345678` or a word; '' for the usual symbols
 * @param {number} size 1..36
 * @returns {string} the symbols in upper case; '' for the usual ones
 * @throws {RangeError} if they are not the symbols of n digits; the message is a sentence
 */
export function symbolsFrom(text, size) {
  const typed = text.trim().toUpperCase();
  const range = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(typed);
  if (typed === '') {
    return '';
  }
  if (!range && !/^(\d[\dA-Z]*|[A-Z]+)$/.test(typed)) {
    throw new RangeError(
      `Symbols are letters from A to Z, or the first and the last digit, such as 0-${size - 1}.`,
    );
  }
  const first = Number(range ? range[1] : typed[0]);
  const last = Number(range?.[2]);
  if (last < first) {
    throw new RangeError(
      `The digits go from ${first} down to ${last}. Write the smallest digit first: ${last}-${first}.`,
    );
  }
  const count = range ? last - first + 1 : typed.length;
  if (count !== size) {
    throw new RangeError(`There are ${count} symbols, but a grid of size ${size} has ${size} digits.`);
  }
  if (!hasFigures(typed)) {
    const again = [...typed].find((letter, at) => typed.indexOf(letter) < at);
    if (again) {
      throw new RangeError(`The symbol ${again} occurs twice. No two digits can have the same symbol.`);
    }
    return typed;
  }
  const successive = figuresFrom(first, size);
  if (!range && successive !== typed) {
    throw new RangeError(`These symbols are not successive digits. Write, for example, 0-${size - 1}.`);
  }
  return successive === DIGIT_SYMBOLS.slice(1, size + 1) ? '' : successive;
}

/**
 * @param {number} first the value of the first digit
 * @param {number} size
 * @returns {string} the symbols of successive digits
 * @throws {RangeError} if they have none
 */
function figuresFrom(first, size) {
  const last = first + size - 1;
  if (first > 9 || (last >= MAX_SIZE && first !== 1)) {
    throw new RangeError(`The smallest digit is 0 to 9, and the largest is at most ${MAX_SIZE - 1}.`);
  }
  return (first === 0 ? '0' : '') + DIGIT_SYMBOLS.slice(Math.max(1, first), last + 1);
}

/**
 * Formats a letter that a player has written in a cell.
 *
 * @param {number} letter 1..26
 * @returns {string} A to Z
 */
export function letterName(letter) {
  return String.fromCharCode(64 + letter);
}

/**
 * Returns the letter of a key.
 *
 * @param {string} key a character in lower case
 * @returns {number} 1 for a to 26 for z; 0 for other characters
 */
export function letterFrom(key) {
  return /^[a-z]$/.test(key) ? key.charCodeAt(0) - 96 : 0;
}

/**
 * Returns whether some digits of a grid are shown as numbers with two figures, so that marks side by side need a space
 * between them.
 *
 * @param {Written} doc the puzzle
 * @param {boolean} [numbers] whether usual digits above 9 are numbers instead of letters
 * @returns {boolean}
 */
export function hasNumbers({size, symbols}, numbers = false) {
  return numbers && size > 9 && !symbols;
}

/**
 * Lists the digits of a grid.
 *
 * @param {Written} doc the puzzle
 * @param {boolean} [numbers] whether usual digits above 9 are numbers instead of letters
 * @returns {string} such as `1 to 9`, or letters with commas between them
 */
export function digitsOfGrid(doc, numbers = false) {
  const {size, symbols = ''} = doc;
  if (size === 1) {
    return digitName(1, doc);
  }
  return symbols && !hasFigures(symbols)
    ? `${[...symbols.slice(0, -1)].join(', ')} and ${symbols[size - 1]}`
    : `${digitName(1, doc)} to ${digitName(size, doc, numbers)}`;
}

/**
 * Describes the digits of a grid.
 *
 * @param {Written} doc the puzzle
 * @param {boolean} [numbers] whether usual digits above 9 are numbers instead of letters
 * @returns {string} a sentence
 */
export function digitsText(doc, numbers = false) {
  const digits = digitsOfGrid(doc, numbers);
  return doc.size === 1
    ? `The only digit of this grid is ${digits}.`
    : `The digits of this grid are ${digits}.`;
}

/**
 * Returns the digit of a key or a character on a grid. Letters are accepted in either case; if the
 * size is 36, `0` and `@` both mean 36, unless the grid has other symbols.
 *
 * @param {string} key a character, as in `KeyboardEvent.key`
 * @param {Written} doc the puzzle
 * @returns {number} 1..size, or 0 if it is not a digit
 */
export function digitOf(key, {size, symbols}) {
  if (key.length !== 1 || key === '.') {
    return 0;
  }
  if (symbols) {
    return symbols.indexOf(key.toUpperCase()) + 1;
  }
  if (key === '0') {
    return size === MAX_SIZE ? MAX_SIZE : 0;
  }
  const digit = DIGIT_SYMBOLS.indexOf(key.toUpperCase());
  return digit > 0 && digit <= size ? digit : 0;
}

/**
 * Returns the digit of a key with a figure.
 *
 * @param {number} figure 0..9
 * @param {Written} doc the puzzle
 * @returns {number} a digit, or more than the size if the figure is no digit of the grid; 0 for the key 0 that is no digit
 */
export function digitOfFigure(figure, doc) {
  const digit = digitOf(String(figure), doc);
  if (digit > 0 || figure === 0) {
    return digit;
  }
  return doc.symbols && hasFigures(doc.symbols) ? doc.size + 1 : figure;
}

/**
 * Writes digits as symbols.
 *
 * @param {ArrayLike<number>} digits digits, 0 for blank
 * @param {Pick<Written, 'symbols'>} doc the puzzle
 * @returns {string} a character for each
 */
export function digitText(digits, {symbols}) {
  const characters = symbols ? `.${symbols}` : DIGIT_SYMBOLS;
  let text = '';
  for (let cell = 0; cell < digits.length; cell++) {
    text += characters[digits[cell]];
  }
  return text;
}

/**
 * Reads the digits of a grid.
 *
 * @param {string | ArrayLike<number>} source size² symbols or digits; an empty value means a blank grid
 * @param {Written} doc the puzzle
 * @param {string} what a description of the digits, for the message
 * @returns {Uint8Array} size² digits, 0 for blank
 * @throws {RangeError} if the value is invalid; the message names the error
 */
export function digitsFrom(source, {size, symbols = ''}, what) {
  const isZero = symbols.includes('0');
  const characters = symbols ? `.${symbols}` : DIGIT_SYMBOLS;
  const count = size * size;
  const digits = new Uint8Array(count);
  if (source.length === 0) {
    return digits;
  }
  if (source.length !== count) {
    throw new RangeError(`a grid of size ${size} has ${count} ${what}, not ${source.length}`);
  }
  for (let cell = 0; cell < count; cell++) {
    const text = typeof source === 'string';
    const digit = text
      ? source[cell] === '0' && !isZero
        ? 0
        : characters.indexOf(source[cell].toUpperCase())
      : source[cell];
    if (!Number.isInteger(digit) || digit < 0 || digit > size) {
      throw new RangeError(
        `'${source[cell]}' at ${cellName(size, cell)} is not a digit of a grid of size ${size}`,
      );
    }
    digits[cell] = digit;
  }
  return digits;
}

/**
 * Returns whether a value can be the marks of a cell.
 *
 * @param {unknown} marks any value
 * @param {number} size the size of the grid
 * @returns {marks is number[]} whether it is an array of digits
 */
export function isMarks(marks, size) {
  return (
    Array.isArray(marks) && marks.every((digit) => Number.isInteger(digit) && digit >= 1 && digit <= size)
  );
}

/**
 * Returns the symbol of a region.
 *
 * @param {number} region 0..61, or -1 for none
 * @returns {string} one character, `.` for none
 */
export function regionSymbol(region) {
  return region < 0 ? '.' : REGION_SYMBOLS[region];
}

/**
 * Reads the regions of a grid. Any letters and digits may name them, such as 1 to 9. If one is not the symbol of a
 * region of this size, all are renumbered in order of appearance.
 *
 * @param {unknown} source size² symbols, `.` for a cell without region
 * @param {number} size 1..36
 * @param {number} [most] the usual number of regions
 * @returns {string} size² symbols of regions 0..most-1, or more if there are more, or `.`
 * @throws {RangeError} if the value is invalid; the message names the error
 */
export function regionsFrom(source, size, most = size) {
  const count = size * size;
  if (typeof source !== 'string' || source.length !== count) {
    throw new RangeError(
      `a grid of size ${size} has ${count} symbols of regions, not ${typeof source === 'string' ? source.length : 'these'}`,
    );
  }
  const strange = source.search(/[^0-9A-Za-z.]/);
  if (strange >= 0) {
    throw new RangeError(`'${source[strange]}' at ${cellName(size, strange)} is not the symbol of a region`);
  }
  const labels = [...new Set(source)].filter((label) => label !== '.').sort();
  // Regions that do not cover the grid may be more than the digits.
  const limit = labels.length > most ? REGION_SYMBOLS.length : most;
  const isUsual = labels.every((label) => REGION_SYMBOLS.slice(0, limit).includes(label));
  return isUsual
    ? source
    : Array.from(source, (label) => (label === '.' ? '.' : REGION_SYMBOLS[labels.indexOf(label)])).join('');
}

/**
 * Returns the region of a cell, counted from 0; people see a number that is one higher.
 *
 * @param {{regions: string}} doc the puzzle
 * @param {number} cell 0..size²-1
 * @returns {number} 0..61, or -1 if it has none
 */
export function regionOf(doc, cell) {
  return REGION_SYMBOLS.indexOf(doc.regions[cell]);
}

/**
 * Returns the name of a cell for people.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @returns {string} such as `r1c2`
 */
export function cellName(size, cell) {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/**
 * Returns the names of cells.
 *
 * @param {number} size the size of the grid
 * @param {readonly number[]} cells the cells
 * @returns {string[]} their names, in the same order
 */
export function cellNames(size, cells) {
  return cells.map((cell) => cellName(size, cell));
}

/**
 * Returns the cell with a name.
 *
 * @param {number} size the size of the grid
 * @param {string} name such as `r1c2`
 * @returns {number} 0..size²-1
 * @throws {RangeError} if no cell of the grid has this name
 */
export function cellOf(size, name) {
  const match = /^r(\d{1,2})c(\d{1,2})$/.exec(name);
  const row = match ? Number(match[1]) : 0;
  const column = match ? Number(match[2]) : 0;
  if (row < 1 || row > size || column < 1 || column > size) {
    throw new RangeError(`'${name}' is not a cell of a ${size}×${size} grid`);
  }
  return (row - 1) * size + column - 1;
}
