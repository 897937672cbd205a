/**
 * True candidates: the digits that a cell has in some solution, and the number of these solutions. Pure functions.
 *
 * Solutions are counted up to a *cap*. Counts that are drawn alike form a *level*: the first level is exactly one solution, and
 * the last the cap or more.
 *
 * @import {CandidatesAnswer, CountAnswer} from '../api/api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} TrueCandidate
 * @property {number} digit 1..n
 * @property {number} count the number of solutions with the digit, at most the cap; 0 if none is known
 * @property {boolean} isKnown whether the count is final
 *
 * @typedef {object} CountLevel
 * @property {number} from the minimum number of solutions
 * @property {number} to the maximum; Infinity for the last level
 */
import {cellOf, digitName, digitOf} from './symbols.js';
import {counted} from './words.js';

/** The maximum for the exact number of solutions of a puzzle. */
export const MAX_COUNTED = 1000;

/** The default cap. */
export const USUAL_CAP = 8;

/**
 * The available caps, with their labels.
 *
 * @type {readonly (readonly [string, string])[]}
 */
export const CAPS = Object.freeze([
  ['1', 'no counts'],
  ['2', 'up to 2'],
  ['4', 'up to 4'],
  ['8', 'up to 8'],
  ['20', 'up to 20'],
  ['100', 'up to 100'],
]);

/** The maximum number of levels between the first and the last. */
const BETWEEN = 3;

/**
 * Returns the levels of a cap.
 *
 * @param {number} cap 1 or more
 * @returns {CountLevel[]} by increasing number of solutions, at most five; a single level if nothing is counted
 */
export function levelsOf(cap) {
  if (cap === 1) {
    return [{from: 1, to: Infinity}];
  }
  const bounds = Array.from({length: BETWEEN + 1}, (_, i) => Math.round(2 * (cap / 2) ** (i / BETWEEN)));
  const between = bounds
    .slice(0, BETWEEN)
    .map((from, i) => ({from, to: bounds[i + 1] - 1}))
    .filter(({from, to}) => from <= to);
  return [{from: 1, to: 1}, ...between, {from: cap, to: Infinity}];
}

/**
 * Returns the label of a level.
 *
 * @param {CountLevel} level the level
 * @returns {string} such as `1`, `2–4`, `8 or more`; `possible` if nothing is counted
 */
export function levelWords({from, to}) {
  if (to === Infinity) {
    return from === 1 ? 'possible' : `${from} or more`;
  }
  return from === to ? String(from) : `${from}–${to}`;
}

/**
 * Returns the number of the style in which a level is drawn. The first and the last level always have the same styles,
 * regardless of the levels between them.
 *
 * @param {readonly CountLevel[]} levels all levels
 * @param {number} count 0 or more
 * @returns {number} 1..5; 0 if no solution is known
 */
export function styleOf(levels, count) {
  if (count === 0) {
    return 0;
  }
  const level = levels.findIndex(({to}) => count <= to);
  return level === levels.length - 1 ? BETWEEN + 2 : level + 1;
}

/**
 * Converts an answer.
 *
 * @param {Doc} doc the puzzle
 * @param {CandidatesAnswer} answer its true candidates
 * @returns {readonly (readonly TrueCandidate[])[]} for each cell its digits, ascending, including those that may still
 *     turn out to be impossible
 */
export function trueCandidates(doc, {cap, candidates, undecided}) {
  const {size} = doc;
  /** @type {TrueCandidate[][]} */
  const cells = Array.from({length: size * size}, () => []);
  const doubtful = new Map(
    Object.entries(undecided).map(([name, text]) => [
      cellOf(size, name),
      new Set([...text].map((key) => digitOf(key, doc))),
    ]),
  );
  for (const [name, counts] of Object.entries(candidates)) {
    const cell = cellOf(size, name);
    for (const [key, count] of Object.entries(counts)) {
      const digit = digitOf(key, doc);
      const isKnown = count >= cap || !doubtful.get(cell)?.has(digit);
      doubtful.get(cell)?.delete(digit);
      cells[cell].push({digit, count, isKnown});
    }
  }
  for (const [cell, digits] of doubtful) {
    digits.forEach((digit) => cells[cell].push({digit, count: 0, isKnown: false}));
  }
  cells.forEach((cell) => cell.sort((a, b) => a.digit - b.digit));
  return cells;
}

/**
 * Describes the true candidates of a cell.
 *
 * @param {Pick<Doc, 'symbols'>} doc the puzzle
 * @param {readonly TrueCandidate[]} cell the true candidates
 * @param {number} cap the cap of the count
 * @returns {string} such as `possible digits 1 in 1 solution, 4 in 8 or more`; '' if there are none
 */
export function candidatesWords(doc, cell, cap) {
  if (cell.length === 0) {
    return '';
  }
  const each = cell.map(({digit, count, isKnown}) => {
    if (count === 0) {
      return `${digitName(digit, doc)} perhaps`;
    }
    if (cap === 1) {
      return digitName(digit, doc);
    }
    return `${digitName(digit, doc)} in ${
      count >= cap || !isKnown ? `${count} or more` : counted(count, 'solution')
    }`;
  });
  return `possible digits ${each.join(', ')}`;
}

/**
 * Formats the number of solutions.
 *
 * @param {CountAnswer} answer the answer with the count
 * @returns {string} such as `23 solutions`, `More than 1,000 solutions`
 */
export function countWords({solutions, exhausted}) {
  if (exhausted) {
    return counted(solutions, 'solution');
  }
  return solutions > MAX_COUNTED
    ? `More than ${counted(MAX_COUNTED, 'solution')}`
    : `At least ${counted(solutions, 'solution')}`;
}
