/**
 * The edits of a setter: regions while they are painted, and givens. Pure functions on immutable values.
 *
 * A *draft* is a `Doc` of the model whose regions may have any number of cells, and in which a cell may have
 * no region.
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} History the history of undo and redo
 * @property {Doc} draft the draft now
 * @property {readonly Doc[]} past the earlier drafts, the latest last
 * @property {readonly Doc[]} future the undone drafts, the latest last
 */

import {boxRegions, newDoc} from './doc.js';
import {neighbours} from './houses.js';
import {regionOf, regionSymbol} from './symbols.js';
import {capital, counted} from './words.js';

/** The region of a cell without region. */
export const NONE = -1;

const MAX_REMEMBERED = 500;

/** The maximum number of regions that a sentence lists individually. */
const MAX_NAMED = 3;

/**
 * Creates a draft without givens on standard boxes. A size without standard boxes (5, 7, …) starts with nothing painted.
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
 * Returns the standard boxes of a size, with more than one row and more than one column.
 *
 * @param {number} size n, 1..36
 * @returns {string} n² symbols; '' if the size has no such boxes (5, 7, …)
 */
export function standardBoxes(size) {
  const regions = boxRegions(size);
  return size === 1 || regions[size] === regions[0] ? regions : '';
}

/**
 * Takes all cells out of their regions.
 *
 * @param {Doc} draft the draft
 * @returns {Doc} the new draft; the same object if nothing changes
 */
export function unpainted(draft) {
  return withRegions(draft, regionSymbol(NONE).repeat(draft.size * draft.size));
}

/**
 * Returns whether no cell is in a region yet.
 *
 * @param {Doc} draft the draft
 * @returns {boolean} whether all cells are without region
 */
export function isUnpainted({regions}) {
  return regions === regionSymbol(NONE).repeat(regions.length);
}

/**
 * Replaces the regions.
 *
 * @param {Doc} draft the draft
 * @param {string} regions n² symbols
 * @returns {Doc} the new draft; the same object if nothing changes
 * @throws {RangeError} if they are not valid regions
 */
export function withRegions(draft, regions) {
  return regions === draft.regions ? draft : newDoc({...draft, regions});
}

/**
 * Puts cells into a region.
 *
 * @param {Doc} draft the draft
 * @param {readonly number[]} cells the cells
 * @param {number} region 0..n-1, or `NONE` to remove the cells from their region
 * @returns {Doc} the new draft; the same object if nothing changes
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
 * @returns {Doc} the new draft; the same object if nothing changes
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
 * Returns the state of each region.
 *
 * @param {Doc} draft the draft
 * @returns {{region: number, count: number, pieces: number, trouble: string}[]} n regions, or more if the draft has more; `pieces` is the number of
 *     connected parts; `trouble` is a phrase: '' (none), 'empty', '2 missing', '1 too many'
 */
export function regionReports(draft) {
  return piecesOf(draft).map((parts, region) => {
    const count = parts.reduce((sum, part) => sum + part.length, 0);
    return {region, count, pieces: parts.length, trouble: miscount(count, draft.size)};
  });
}

/**
 * @param {Doc} draft
 * @returns {number} n, or more if there are regions with higher numbers
 */
function regionCount(draft) {
  return draft.givens.reduce((most, _, cell) => Math.max(most, regionOf(draft, cell) + 1), draft.size);
}

/**
 * Returns the pieces of each region, each as a list of cells; in one pass, because it is called while painting.
 *
 * @param {Doc} draft
 * @returns {number[][][]} by region, counted from 0
 */
function piecesOf(draft) {
  const {size, regions} = draft;
  /** @type {number[][][]} */
  const found = Array.from({length: regionCount(draft)}, () => []);
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
 * @param {number} count the number of cells of a region
 * @param {number} size the required number
 * @returns {string} the problem in words; '' if there is none
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
 * Returns whether the draft is a puzzle: each region has 2 to n cells, and there is one. Cells may be without a region.
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
  counts.delete(NONE);
  return (
    counts.size > 0 &&
    [...counts.values()].every((count) => count === draft.size || (count > 1 && count < draft.size))
  );
}

/**
 * Describes why the regions of a draft do not cover the grid yet.
 *
 * @param {Doc} draft the draft
 * @returns {string} one or two sentences; '' if they do
 */
export function formTrouble(draft) {
  const {size} = draft;
  const reports = regionReports(draft);
  const wrong = reports.filter((report) => report.trouble !== '');
  if (wrong.length === 0) {
    return '';
  }
  const left = [...draft.regions].filter((symbol) => symbol === regionSymbol(NONE)).length;
  const each = wrong.map(({region, count}) => `region ${region + 1} ${countTrouble(count, size)}`).join('; ');
  const regions =
    wrong.length <= MAX_NAMED
      ? capital(each)
      : `${reports.length - wrong.length} of ${reports.length} regions are done`;
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
 * Returns the cells that must be marked as wrong while painting: all cells of regions with too many cells,
 * and all pieces of a disconnected region except the largest.
 *
 * @param {Doc} draft the draft
 * @returns {Map<number, string>} from cell to the problem in words
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
 * Returns the cells on a straight line between two cells, both included: the path of a fast drag.
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
 * Returns the region to paint next while some cells have no region: the incomplete region with the
 * most cells, so that regions in progress are finished first.
 *
 * @param {Doc} draft the draft
 * @param {number} after the region being painted, returned if it is incomplete
 * @returns {number} a region; `after` if no cell is without region, or no region is incomplete
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
 * Creates a history with one draft.
 *
 * @param {Doc} draft the draft
 * @returns {History} the history
 */
export function newHistory(draft) {
  return {draft, past: [], future: []};
}

/**
 * Adds a draft to the history as an undoable change; at most 500 drafts are kept.
 *
 * @param {History} history the history
 * @param {Doc} draft the new draft
 * @param {boolean} [together] whether it belongs to the change before (a stroke of the brush is one change)
 * @returns {History} the new history; the same object if the draft is unchanged
 */
export function advance(history, draft, together = false) {
  if (draft === history.draft) {
    return history;
  }
  const past = together ? history.past : [...history.past, history.draft].slice(-MAX_REMEMBERED);
  return {draft, past, future: []};
}

/**
 * Undoes one change.
 *
 * @param {History} history the history
 * @returns {History} the new history; the same object if there is nothing to undo
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
 * Redoes the last undone change.
 *
 * @param {History} history the history
 * @returns {History} the new history; the same object if there is nothing to redo
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
