/**
 * Imported and exported text. Pure functions.
 *
 * @import {Doc} from './doc.js'
 */
import {digitText} from './symbols.js';
import {standardBoxes} from './painting.js';

/** The maximum number of bytes that the server reads. */
const MAX_BYTES = 256 * 1024;

/** The overhead of a request in addition to the text. */
const WRAPPING = 1024;

const LONGEST_NAME = 60;

/**
 * Returns a message if imported text is too large to be read.
 *
 * @param {string|{length: number}} text the text, or an object with its length
 * @returns {string} a sentence; '' if it is not too large
 */
export function tooLarge(text) {
  const isText = typeof text === 'string';
  const bytes = isText ? new TextEncoder().encode(JSON.stringify(text)).length : text.length;
  return bytes + WRAPPING > MAX_BYTES
    ? `This text has ${Math.ceil(bytes / 1024)} KiB: up to ${MAX_BYTES / 1024 - 1} KiB can be read here.` +
        ' Use the command line for larger ones: nonomino convert.'
    : '';
}

/**
 * Returns whether text is a single word, such as a link, so that it cannot contain several puzzles.
 *
 * @param {string} text imported text
 * @returns {boolean} whether it is; false for JSON without blanks
 */
export function isOneWord(text) {
  return /^\s*[^\s[{]\S*\s*$/.test(text);
}

/**
 * Returns whether text is a single JSON object, such as a puzzle of f-puzzles, so that it cannot contain several puzzles.
 *
 * @param {string} text imported text
 * @returns {boolean} whether it is; false for one object in each line
 */
export function isOneObject(text) {
  if (!/^\s*\{/.test(text)) {
    return false;
  }
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Formats a puzzle as n lines of n characters, followed by its regions unless they are boxes.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} lines
 */
export function gridText(doc) {
  const {size, givens, regions} = doc;
  /** @param {readonly string[]} characters */
  const rows = (characters) =>
    Array.from({length: size}, (_, row) => characters.slice(row * size, (row + 1) * size).join('')).join(
      '\n',
    );
  const digits = rows([...digitText(givens, doc)]);
  return `${digits}\n${regions === standardBoxes(size) ? '' : `\n${rows([...regions])}\n`}`;
}

/**
 * Formats a puzzle in one line: its digits, and its regions unless they are boxes.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} a line without a line break
 */
export function lineText(doc) {
  const digits = digitText(doc.givens, doc);
  return doc.regions === standardBoxes(doc.size) ? digits : `${digits} ${doc.regions}`;
}

/**
 * Returns a file name for a puzzle: its title without characters that cause trouble in file names.
 *
 * @param {Doc} doc the puzzle
 * @param {string} extension without a dot
 * @returns {string} a name with the extension
 */
export function fileName(doc, extension) {
  const words = doc.title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${words.slice(0, LONGEST_NAME) || `nonomino-${doc.size}x${doc.size}`}.${extension}`;
}
