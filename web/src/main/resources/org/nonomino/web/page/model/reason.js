/**
 * The shown answer of the endpoint `why`: the parts of a puzzle that contradict each other, with a proof in steps, or the cells in
 * which two solutions differ. Plain values.
 *
 * @import {ProofStep, WhyAnswer} from '../api/api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Why
 * @property {Doc} doc the puzzle
 * @property {WhyAnswer} answer the answer about it
 * @property {?Asked} not the digit that was asked about, or null if the question was about the whole puzzle
 * @property {number} at the index of the current step in `stepsOf`; `WHOLE_REASON` while the parts as a whole are shown
 *
 * @typedef {{cell: number, digit: number}} Asked a digit in a cell
 *
 * @typedef {object} ProofBoard the digits and candidates of a puzzle before a step
 * @property {Uint8Array} digits the givens, and what the steps before have placed
 * @property {number[][]} candidates the digits that these and the steps before leave, for each cell
 */
import {excludedBy} from './houses.js';
import {digitsFrom} from './symbols.js';

/** Stands for the reason as a whole. It is the index before that of the first step. */
export const WHOLE_REASON = -1;

/**
 * Starts to show an answer.
 *
 * @param {Doc} doc the puzzle
 * @param {WhyAnswer} answer the answer about it
 * @param {?Asked} [not] the digit that was asked about
 * @returns {Why} the state, with the reason as a whole
 */
export function newWhy(doc, answer, not = null) {
  return {doc, answer, not, at: WHOLE_REASON};
}

/**
 * Lists the steps of a proof as they are read: the steps of its cases follow the step that they belong to.
 *
 * @param {WhyAnswer} answer the answer
 * @returns {readonly ProofStep[]} the steps; none without a proof
 */
export function stepsOf({proof}) {
  return proof ? inOrder(proof.steps) : [];
}

/**
 * @param {readonly ProofStep[]} steps
 * @returns {ProofStep[]}
 */
function inOrder(steps) {
  return steps.flatMap((step) => [step, ...(step.cases ?? []).flatMap(inOrder)]);
}

/**
 * Goes to a step.
 *
 * @param {Why} why the state
 * @param {number} at the index of the step; the nearest one if it does not exist
 * @returns {Why} the state after; the same object if nothing changes
 */
export function wentTo(why, at) {
  const last = stepsOf(why.answer).length - 1;
  const next = Math.max(WHOLE_REASON, Math.min(at, last));
  return next === why.at ? why : {...why, at: next};
}

/**
 * Returns the grid before a step: the steps before it hold, except those of other cases.
 *
 * @param {Why} why the state
 * @param {ProofStep} step a step of its proof
 * @returns {ProofBoard} the grid
 */
export function boardBefore({doc, answer}, step) {
  const digits = Uint8Array.from(doc.givens);
  const all = Array.from({length: doc.size}, (_, i) => i + 1);
  const candidates = Array.from(digits, () => all);
  /** @type {(cell: number, digit: number) => void} */
  const without = (cell, digit) => {
    candidates[cell] = candidates[cell].filter((other) => other !== digit);
  };
  /** @type {(cell: number, digit: number) => void} */
  const excludeBy = (cell, digit) =>
    excludedBy(doc, cell, digit).forEach((excluded) => without(excluded.cell, excluded.digit));
  digits.forEach((digit, cell) => digit > 0 && excludeBy(cell, digit));
  for (const before of stepsBefore(answer.proof?.steps ?? [], step) ?? []) {
    for (const {cell, digit, placed} of before.conclusions) {
      if (placed) {
        digits[cell] = digit;
        excludeBy(cell, digit);
      } else {
        without(cell, digit);
      }
    }
  }
  return {digits, candidates};
}

/**
 * @param {readonly ProofStep[]} steps
 * @param {ProofStep} wanted
 * @returns {?ProofStep[]} the steps that hold before it; null if it is not among these steps and their cases
 */
function stepsBefore(steps, wanted) {
  for (const [i, step] of steps.entries()) {
    if (step === wanted) {
      return steps.slice(0, i);
    }
    for (const each of step.cases ?? []) {
      const inside = stepsBefore(each, wanted);
      if (inside) {
        return [...steps.slice(0, i), ...inside];
      }
    }
  }
  return null;
}

/**
 * Returns the puzzle with the symbols that its digits have in the words of a proof: letters, if they can be exchanged.
 *
 * @param {Why} why the state
 * @returns {Doc} the puzzle; the same object if its digits have their own symbols
 */
export function asNamed({doc, answer: {proof}}) {
  return proof?.symbols ? {...doc, symbols: proof.symbols} : doc;
}

/**
 * Returns the two digits of each cell in which the solutions differ.
 *
 * @param {Why} why the state
 * @returns {Map<number, number[]>} ascending digits by cell; empty if there are no two solutions
 */
export function differingDigits({doc, answer: {differing = [], solution, otherSolution}}) {
  if (solution === undefined || otherSolution === undefined) {
    return new Map();
  }
  const both = [solution, otherSolution].map((each) => digitsFrom(each, doc, 'digits'));
  return new Map(differing.map((cell) => [cell, both.map((digits) => digits[cell]).sort((a, b) => a - b)]));
}
