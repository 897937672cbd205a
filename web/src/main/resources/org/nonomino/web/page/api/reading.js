/**
 * Reading puzzles from text in any format, and from files of any size in pieces.
 *
 * @import {Answers, ApiError} from './api.js'
 * @import {AppFace} from '../face.js'
 *
 * @typedef {Pick<Answers['convert'], 'puzzles' | 'losses' | 'ignored' | 'remarks' | 'readings' | 'from'>} Read the puzzles, and the lost information
 *
 * @typedef {object} LargeRead the progress of reading a large file
 * @property {number} share 0..1
 * @property {number} added the number of new puzzles in the library
 * @property {number} unread the number of records that are not puzzles
 * @property {boolean} isFull whether the storage had no more room for puzzles
 */
import {foreignLink} from '../model/address.js';
import {playOfPuzzle} from '../model/exchange.js';
import {MAX_SIZE, regionSymbol} from '../model/symbols.js';

/** The codes of problems with text that may consist of regions only. */
const PERHAPS_REGIONS = Object.freeze(['only-regions', 'repeated-given']);

/** The length of a piece of a large file, in characters, well below the limit of one request. */
const PIECE = 64 * 1024;

/** The maximum number of puzzles per request. */
const MAX_RECORDS = 100;

/** Empty lines between blocks of lines. */
const BETWEEN_BLOCKS = /(?<=\S[^\S\n]*)\n\s*\n(?=\s*\S)/;

/**
 * Reads the puzzles in imported text.
 *
 * @param {AppFace} app the shell
 * @param {string} text text in any format; regions alone are a puzzle without clues
 * @param {{signal: AbortSignal, ignoreExtras?: boolean}} how `ignoreExtras`: whether unknown rules are ignored; then a grid that is
 *     no puzzle for a solver is a puzzle that is not understood
 * @returns {Promise<Read>} the puzzles
 * @throws {ApiError} if it contains no puzzle
 */
export async function readPuzzles(app, text, {signal, ignoreExtras = false}) {
  const asked = foreignLink(text.trim()) || text;
  const request = {text: asked, to: 'json', ...(ignoreExtras && {ignoreExtras})};
  try {
    return await app.api.post('convert', request, {signal});
  } catch (error) {
    const {code = ''} = /** @type {ApiError} */ (error);
    const regions = PERHAPS_REGIONS.includes(code) ? regionsAlone(text) : '';
    if (regions === '') {
      const shown = ignoreExtras ? await grid(app, request, signal) : null;
      if (shown) {
        return shown;
      }
      throw error;
    }
    const puzzle = {size: Math.sqrt(regions.length), puzzle: '', regions};
    return {puzzles: [puzzle], losses: [], ignored: [], from: 'regions'};
  }
}

/**
 * @param {AppFace} app
 * @param {{text: string}} request a request that was refused
 * @param {AbortSignal} signal
 * @returns {Promise<?Read>} the grid of the text if that is all that can be had; null if there is none
 */
async function grid(app, request, signal) {
  try {
    const {isOneObject, isOneWord} = await import('../model/texts.js');
    if (!isOneWord(request.text) && !isOneObject(request.text)) {
      return null;
    }
    const {document, from} = await app.api.post('convert', {...request, documents: true}, {signal});
    return document ? {puzzles: [squareOf(document)], losses: [], ignored: [], from} : null;
  } catch {
    // The first refusal is reported.
    return null;
  }
}

/**
 * @param {NonNullable<Answers['convert']['document']>} document
 * @returns {Read['puzzles'][number]} the grid in the upper left corner of a square one
 */
function squareOf({rows, columns, puzzle, regions, solution = '', ...others}) {
  const size = Math.max(rows, columns);
  /** @type {(cells: string, blank: string) => string} */
  const padded = (cells, blank) =>
    Array.from({length: size}, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns).padEnd(size, blank),
    ).join('');
  return {
    ...others,
    size,
    puzzle: padded(puzzle, '.'),
    regions: padded(regions, '.'),
    ...(solution && {solution: padded(solution, '1')}),
    ...(rows !== columns && {shape: [rows, columns]}),
  };
}

/**
 * Reads regions without a puzzle.
 *
 * @param {string} text n² symbols, or n² words between blanks or commas
 * @returns {string} n² symbols of n regions, numbered in order of appearance; '' if there are not n regions of n cells
 */
export function regionsAlone(text) {
  const words = text.split(/[\s,;|]+/).filter(Boolean);
  const isWords = words.length > MAX_SIZE && Number.isInteger(Math.sqrt(words.length));
  const cells = isWords ? words : [...words.join('')];
  const size = Math.sqrt(cells.length);
  /** @type {Map<string, number>} */
  const counts = new Map();
  cells.forEach((cell) => counts.set(cell, (counts.get(cell) ?? 0) + 1));
  const isWhole =
    size <= MAX_SIZE && counts.size === size && [...counts.values()].every((count) => count === size);
  const names = [...counts.keys()];
  return isWhole ? cells.map((cell) => regionSymbol(names.indexOf(cell))).join('') : '';
}

/**
 * Reads a large file into the library.
 *
 * @param {AppFace} app the shell
 * @param {AsyncIterable<string> | Iterable<string>} pieces the text of the file
 * @param {number} length its approximate length, in characters
 * @param {AbortSignal} signal stops reading; puzzles read so far are kept
 * @param {(read: LargeRead) => void} report reports the progress
 * @returns {Promise<LargeRead>} the final progress
 * @throws {ApiError} if there is no answer
 */
export async function readLarge(app, pieces, length, signal, report) {
  const read = {share: 0, added: 0, unread: 0, isFull: false};
  let passed = 0;
  for await (const records of recordsOf(pieces)) {
    await addRecords(app, records, signal, read);
    passed += records.reduce((sum, record) => sum + record.length, 0);
    read.share = Math.min(1, passed / length);
    report({...read});
    if (read.isFull || signal.aborted) {
      break;
    }
  }
  return read;
}

/**
 * @param {AppFace} app
 * @param {string[]} records
 * @param {AbortSignal} signal
 * @param {LargeRead} read the progress, updated here
 */
async function addRecords(app, records, signal, read) {
  const text = records.join('');
  if (text.trim() === '' || read.isFull || signal.aborted) {
    return;
  }
  try {
    const {puzzles} = await readPuzzles(app, text, {signal, ignoreExtras: true});
    // All are created first, so that none is added if a record is invalid and the halves are read again.
    for (const play of puzzles.map(playOfPuzzle)) {
      if (!app.add(play)) {
        read.isFull = true;
        return;
      }
      read.added++;
    }
  } catch (error) {
    const {offline, aborted} = /** @type {ApiError} */ (error);
    if (offline) {
      throw error;
    }
    if (aborted) {
      return;
    }
    if (records.length === 1) {
      read.unread++;
      return;
    }
    const half = records.length >> 1;
    await addRecords(app, records.slice(0, half), signal, read);
    await addRecords(app, records.slice(half), signal, read);
  }
}

/**
 * Divides text into lists of records: lines, or blocks of lines separated by empty lines.
 *
 * @param {AsyncIterable<string> | Iterable<string>} pieces the text
 * @yields {string[]}
 */
async function* recordsOf(pieces) {
  let rest = '';
  let end = /\n/;
  for await (const piece of pieces) {
    rest += piece;
    end = BETWEEN_BLOCKS.test(rest) ? BETWEEN_BLOCKS : end;
    const records = rest.length < PIECE ? [rest] : rest.split(end);
    rest = records.pop() ?? '';
    yield* grouped(records, end);
  }
  yield* grouped(rest.split(end), end);
}

/**
 * @param {string[]} records
 * @param {RegExp} end the separator of records
 * @yields {string[]} as many records as one request may contain, each with its separator
 */
function* grouped(records, end) {
  for (let i = 0, count = 0; i < records.length; i += count) {
    count = countWithin(records.slice(i, i + MAX_RECORDS), PIECE);
    yield records.slice(i, i + count).map((record) => record + (end === BETWEEN_BLOCKS ? '\n\n' : '\n'));
  }
}

/**
 * @param {readonly string[]} records
 * @param {number} most
 * @returns {number} the number of leading records that fit into this total length; at least one
 */
function countWithin(records, most) {
  let length = 0;
  const end = records.findIndex((record) => (length += record.length + 1) > most);
  return end < 0 ? records.length : Math.max(1, end);
}
