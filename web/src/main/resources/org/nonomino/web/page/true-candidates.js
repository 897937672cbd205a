/**
 * True candidates: the digits that a cell has in some solution, and in how many. Pure functions.
 *
 * Solutions are counted up to a *cap*. What is drawn alike is a *level*: exactly one solution is the first, as
 * many as the cap or more the last.
 *
 * @import {CandidatesAnswer, CountAnswer} from './api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} TrueCandidate
 * @property {number} digit 1..n
 * @property {number} count how many solutions have it, at most the cap; 0 where none is known
 * @property {boolean} isKnown whether that is the last word
 *
 * @typedef {object} CountLevel
 * @property {number} from the fewest solutions
 * @property {number} to the most; Infinity for the last level
 */
import {cellOf, digitOf, symbol} from './symbols.js';
import {counted} from './words.js';

/** The most solutions of a puzzle that are counted one by one. */
export const MOST_COUNTED = 1000;

/** The cap that is usual. */
export const USUAL_CAP = 8;

/**
 * The caps to choose from, with their words.
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

/** How many levels lie between the first and the last, at most. */
const BETWEEN = 3;

/**
 * Returns the levels of a cap.
 *
 * @param {number} cap 1 or more
 * @returns {CountLevel[]} from the fewest solutions to the most, at most five; one alone if nothing is counted
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
 * Returns what is said of a level.
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
 * Returns the number of the style in which a level is drawn: the first and the last level have theirs, whatever is
 * between.
 *
 * @param {readonly CountLevel[]} levels all of them
 * @param {number} count 0 or more
 * @returns {number} 1..5; 0 where no solution is known
 */
export function styleOf(levels, count) {
  if (count === 0) {
    return 0;
  }
  const level = levels.findIndex(({to}) => count <= to);
  return level === levels.length - 1 ? BETWEEN + 2 : level + 1;
}

/**
 * Reads an answer.
 *
 * @param {Doc} doc the puzzle
 * @param {CandidatesAnswer} answer its true candidates
 * @returns {readonly (readonly TrueCandidate[])[]} for each cell its digits, ascending; those too that may turn out to
 *     be impossible
 */
export function trueCandidates({size}, {cap, candidates, undecided}) {
  /** @type {TrueCandidate[][]} */
  const cells = Array.from({length: size * size}, () => []);
  const doubtful = new Map(
    Object.entries(undecided).map(([name, text]) => [
      cellOf(size, name),
      new Set([...text].map((key) => digitOf(key, size))),
    ]),
  );
  for (const [name, counts] of Object.entries(candidates)) {
    const cell = cellOf(size, name);
    for (const [key, count] of Object.entries(counts)) {
      const digit = digitOf(key, size);
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
 * Says the true candidates of a cell.
 *
 * @param {readonly TrueCandidate[]} cell those of the cell
 * @param {number} cap where the counting stops
 * @returns {string} such as `possible digits 1 in 1 solution, 4 in 8 or more`; '' where there are none
 */
export function candidatesWords(cell, cap) {
  if (cell.length === 0) {
    return '';
  }
  const each = cell.map(({digit, count, isKnown}) => {
    if (count === 0) {
      return `${symbol(digit)} perhaps`;
    }
    if (cap === 1) {
      return symbol(digit);
    }
    return `${symbol(digit)} in ${
      count >= cap || !isKnown ? `${count} or more` : counted(count, 'solution')
    }`;
  });
  return `possible digits ${each.join(', ')}`;
}

/**
 * Says how many solutions there are.
 *
 * @param {CountAnswer} answer what was counted
 * @returns {string} such as `23 solutions`, `More than 1,000 solutions`
 */
export function countWords({solutions, exhausted}) {
  if (exhausted) {
    return counted(solutions, 'solution');
  }
  return solutions > MOST_COUNTED
    ? `More than ${counted(MOST_COUNTED, 'solution')}`
    : `At least ${counted(solutions, 'solution')}`;
}
