/**
 * The numbers of constraints, in values of digits: their ranges, and those that they have in a solution. Pure functions.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Written} from './symbols.js'
 */
import {cellsOf, kindNamed} from './constraint-kinds.js';
import {offsetOf} from './symbols.js';

/**
 * Returns the range of a constraint's number.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {Written} doc the puzzle
 * @returns {{min: number, max: number}} the range; of the values of the digits if the number is a list
 */
export function numberRange(constraint, doc) {
  const {size} = doc;
  const {length} = cellsOf(constraint, size);
  const offset = offsetOf(doc);
  const [least, most] = [1 + offset, size + offset];
  const all = (size * (least + most)) / 2;
  switch (constraint.kind) {
    case 'cage':
      return {min: (length * (2 * least + length - 1)) / 2, max: (length * (2 * most + 1 - length)) / 2};
    case 'repeat-cage':
    case 'little-killer':
      return {min: length * least, max: length * most};
    case 'product-cage':
      return {min: least ** length, max: most ** length};
    case 'ten-line':
      return {min: 1, max: length * most};
    case 'sandwich':
      return {min: 0, max: Math.max(0, all - least - most)};
    case 'x-sum':
      return {min: Math.min(1, least), max: all};
    case 'lockout-line':
      return {min: 1, max: size - (length > 2 ? 2 : 1)};
    case 'numbered-room':
      return {min: least, max: most};
    default: {
      const {min = 1, less = 0, isList = false} = kindNamed(constraint.kind)?.number ?? {};
      return isList ? {min: least, max: most} : {min, max: size - less};
    }
  }
}

/**
 * Returns the number that a constraint has in a solution.
 *
 * @param {ApiConstraint} constraint a constraint
 * @param {Written} doc the puzzle
 * @param {ArrayLike<number>} solution n² digits
 * @returns {number | null} its sum, or the number of a clue outside the grid; null for other kinds
 */
export function solvedNumber(constraint, doc, solution) {
  const {size} = doc;
  const offset = offsetOf(doc);
  const digits = cellsOf(constraint, size).map((cell) => solution[cell] + offset);
  if (digits.length === 0) {
    return null;
  }
  switch (constraint.kind) {
    case 'cage':
    case 'repeat-cage':
    case 'little-killer':
      return sumOf(digits);
    case 'product-cage':
      return productOf(digits);
    case 'difference-cage':
      return Math.max(...digits) * 2 - sumOf(digits);
    case 'quotient-cage':
      return Math.max(...digits) ** 2 / productOf(digits);
    case 'sandwich': {
      const ends = [digits.indexOf(1 + offset), digits.indexOf(size + offset)].sort((a, b) => a - b);
      return sumOf(digits.slice(ends[0] + 1, ends[1]));
    }
    case 'x-sum':
      return digits[0] > size ? null : sumOf(digits.slice(0, digits[0]));
    case 'skyscraper':
      return digits.filter((digit, i) => digits.slice(0, i).every((before) => before < digit)).length;
    case 'numbered-room':
      return digits[digits[0] - 1] ?? null;
    default:
      return null;
  }
}

/** @type {(digits: readonly number[]) => number} */
const productOf = (digits) => digits.reduce((product, digit) => product * digit, 1);

/** @type {(digits: readonly number[]) => number} */
const sumOf = (digits) => digits.reduce((sum, digit) => sum + digit, 0);
