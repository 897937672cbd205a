/**
 * What is set: regions that are being painted, and givens. Pure functions on values that are never changed.
 *
 * A *draft* is a `Doc` of the model whose regions may have any number of cells, and in which a cell may have
 * no region.
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} History what undo goes back along
 * @property {Doc} draft the draft now
 * @property {readonly Doc[]} past the drafts before, the latest last
 * @property {readonly Doc[]} future those that were undone, the latest last
 */

import {boxRegions, newDoc} from './doc.js';
import {neighbours} from './houses.js';
import {regionOf, regionSymbol} from './symbols.js';
import {capital, counted} from './words.js';

/** In place of a region: none. */
export const NONE = -1;

const MOST_REMEMBERED = 500;

/** The most regions that are named one by one in a sentence. */
const MOST_NAMED = 3;

/**
 * A draft without givens on standard boxes; where a size has none (5, 7, …), nothing is painted.
 *
 * @param {number} size n, 1..36
 * @returns {Doc} the draft
 * @throws {RangeError} if there is no such size
 */
export function newDraft(size) {
  const draft = newDoc({size});
  return standardBoxes(size) === '' ? unpainted(draft) : draft;
}

/**
 * The standard boxes of a size: those of rows and columns that are both more than one.
 *
 * @param {number} size n, 1..36
 * @returns {string} n² symbols; '' where a size has none (5, 7, …)
 */
export function standardBoxes(size) {
  const regions = boxRegions(size);
  return size === 1 || regions[size] === regions[0] ? regions : '';
}

/**
 * Takes all cells out of their regions.
 *
 * @param {Doc} draft the draft
 * @returns {Doc} the new draft; the same one if nothing changes
 */
export function unpainted(draft) {
  return withRegions(draft, regionSymbol(NONE).repeat(draft.size * draft.size));
}

/**
 * Returns whether no cell is in a region yet.
 *
 * @param {Doc} draft the draft
 * @returns {boolean} whether none is
 */
export function isUnpainted({regions}) {
  return regions === regionSymbol(NONE).repeat(regions.length);
}

/**
 * Takes other regions.
 *
 * @param {Doc} draft the draft
 * @param {string} regions n² symbols
 * @returns {Doc} the new draft; the same one if nothing changes
 * @throws {RangeError} if they are none
 */
export function withRegions(draft, regions) {
  return regions === draft.regions ? draft : newDoc({...draft, regions});
}

/**
 * Puts cells into a region.
 *
 * @param {Doc} draft the draft
 * @param {readonly number[]} cells the cells
 * @param {number} region 0..n-1, or `NONE` to take them out of theirs
 * @returns {Doc} the new draft; the same one if nothing changes
 */
export function paint(draft, cells, region) {
  const symbols = [...draft.regions];
  for (const cell of cells) {
    symbols[cell] = regionSymbol(region);
  }
  return withRegions(draft, symbols.join(''));
}

/**
 * Sets givens.
 *
 * @param {Doc} draft the draft
 * @param {readonly number[]} cells the cells
 * @param {number} digit 1..n, or 0 to clear them
 * @returns {Doc} the new draft; the same one if nothing changes
 */
export function giveDigit(draft, cells, digit) {
  if (cells.every((cell) => draft.givens[cell] === digit)) {
    return draft;
  }
  const givens = draft.givens.slice();
  for (const cell of cells) {
    givens[cell] = digit;
  }
  return newDoc({...draft, givens});
}

/**
 * What is to be said of each region.
 *
 * @param {Doc} draft the draft
 * @returns {{region: number, count: number, pieces: number, trouble: string}[]} n regions; `pieces` is how
 *     many parts hang together; `trouble` is words: '' (none), 'empty', '2 missing', '1 too many'
 */
export function regionReports(draft) {
  return piecesOf(draft).map((parts, region) => {
    const count = parts.reduce((sum, part) => sum + part.length, 0);
    return {region, count, pieces: parts.length, trouble: miscount(count, draft.size)};
  });
}

/**
 * The pieces of each region, each piece its cells; in one pass, as this is done while painting.
 *
 * @param {Doc} draft
 * @returns {number[][][]} by region, counted from 0
 */
function piecesOf(draft) {
  const {size, regions} = draft;
  /** @type {number[][][]} */
  const found = Array.from({length: size}, () => []);
  /** @type {Set<number>} */
  const seen = new Set();
  for (let start = 0; start < regions.length; start++) {
    const region = regionOf(draft, start);
    if (region === NONE || seen.has(start)) {
      continue;
    }
    const piece = [start];
    seen.add(start);
    for (const cell of piece) {
      for (const next of neighbours(size, cell)) {
        if (regions[next] === regions[start] && !seen.has(next)) {
          seen.add(next);
          piece.push(next);
        }
      }
    }
    found[region].push(piece);
  }
  return found;
}

/**
 * @param {number} count how many cells a region has
 * @param {number} size how many it should have
 * @returns {string} what is wrong with that, in words; '' if nothing is
 */
function miscount(count, size) {
  if (count === size) {
    return '';
  }
  if (count === 0) {
    return 'empty';
  }
  return count < size ? `${size - count} missing` : `${count - size} too many`;
}

/**
 * Whether each region has n cells, so that the draft is a puzzle.
 *
 * @param {Doc} draft the draft
 * @returns {boolean} that
 */
export function isWellFormed(draft) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  draft.givens.forEach((_, cell) => {
    const region = regionOf(draft, cell);
    counts.set(region, (counts.get(region) ?? 0) + 1);
  });
  return !counts.has(NONE) && [...counts.values()].every((count) => count === draft.size);
}

/**
 * What keeps a draft from being a puzzle, in words.
 *
 * @param {Doc} draft the draft
 * @returns {string} a sentence or two; '' if it is well-formed
 */
export function formTrouble(draft) {
  const {size} = draft;
  const wrong = regionReports(draft).filter((report) => report.trouble !== '');
  if (wrong.length === 0) {
    return '';
  }
  const left = [...draft.regions].filter((symbol) => symbol === regionSymbol(NONE)).length;
  const each = wrong.map(({region, count}) => `region ${region + 1} ${countTrouble(count, size)}`).join('; ');
  const regions =
    wrong.length <= MOST_NAMED ? capital(each) : `${size - wrong.length} of ${size} regions are done`;
  return `${regions}.${left === 0 ? '' : ` ${counted(left, 'cell')} left.`}`;
}

/**
 * @param {number} count
 * @param {number} size
 * @returns {string}
 */
function countTrouble(count, size) {
  return count < size
    ? `needs ${count === 0 ? counted(size, 'cell') : `${size - count} more`}`
    : `has ${count - size} too many`;
}

/**
 * The cells of a draft that are to be marked as wrong while painting: those of regions that have too many,
 * and of regions in pieces all but the largest piece.
 *
 * @param {Doc} draft the draft
 * @returns {Map<number, string>} from cell to what is wrong, in words
 */
export function wrongCells(draft) {
  /** @type {Map<number, string>} */
  const wrong = new Map();
  for (const parts of piecesOf(draft)) {
    const tooMany = parts.flat().length > draft.size;
    const [, ...apart] = parts.sort((a, b) => b.length - a.length);
    for (const cell of (tooMany ? parts : apart).flat()) {
      wrong.set(cell, tooMany ? 'its region has too many cells' : 'cut off from the rest of its region');
    }
  }
  return wrong;
}

/**
 * The cells from one to another one in a straight line, both included: what a fast drag passes over.
 *
 * @param {number} size n
 * @param {number} from a cell
 * @param {number} to a cell
 * @returns {number[]} the cells in their order
 */
export function cellsBetween(size, from, to) {
  const row = Math.floor(from / size);
  const column = from % size;
  const down = Math.floor(to / size) - row;
  const right = (to % size) - column;
  const length = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({length: length + 1}, (_, step) => {
    const part = length === 0 ? 0 : step / length;
    return (row + Math.round(down * part)) * size + column + Math.round(right * part);
  });
}

/**
 * The region that is to be painted next while there are cells without one: that with the most cells of those
 * that miss some, so that what is begun is finished first.
 *
 * @param {Doc} draft the draft
 * @param {number} after the region that is being painted: it stays if it misses cells
 * @returns {number} a region; `after` if no cell is without region, or no region misses any
 */
export function nextToPaint(draft, after) {
  const reports = regionReports(draft);
  const missing = reports.filter((report) => report.count < draft.size);
  const isPainted = !draft.regions.includes(regionSymbol(NONE));
  if (isPainted || missing.length === 0 || (after !== NONE && reports[after].count < draft.size)) {
    return after;
  }
  return missing.reduce((best, each) => (each.count > best.count ? each : best)).region;
}

/**
 * A history that has one draft.
 *
 * @param {Doc} draft the draft
 * @returns {History} the history
 */
export function newHistory(draft) {
  return {draft, past: [], future: []};
}

/**
 * Goes on to another draft, which can be undone; the oldest of 500 is forgotten.
 *
 * @param {History} history the history
 * @param {Doc} draft what comes now
 * @param {boolean} [together] whether it belongs to the change before (a stroke of the brush is one change)
 * @returns {History} the new history; the same one if the draft is
 */
export function advance(history, draft, together = false) {
  if (draft === history.draft) {
    return history;
  }
  const past = together ? history.past : [...history.past, history.draft].slice(-MOST_REMEMBERED);
  return {draft, past, future: []};
}

/**
 * Goes back by one change.
 *
 * @param {History} history the history
 * @returns {History} the new history; the same one if there is nothing to undo
 */
export function undo(history) {
  const draft = history.past.at(-1);
  return !draft
    ? history
    : {
        draft,
        past: history.past.slice(0, -1),
        future: [...history.future, history.draft],
      };
}

/**
 * Takes back what was undone.
 *
 * @param {History} history the history
 * @returns {History} the new history; the same one if nothing was undone
 */
export function redo(history) {
  const draft = history.future.at(-1);
  return !draft
    ? history
    : {
        draft,
        past: [...history.past, history.draft],
        future: history.future.slice(0, -1),
      };
}
