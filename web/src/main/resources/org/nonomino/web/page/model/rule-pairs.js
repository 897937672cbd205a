/**
 * The table of pairs that a custom rule allows, and formulas for it. Pure functions.
 *
 * @import {Written} from './symbols.js'
 */
import {LONGEST_FORMULA} from './rule-forms.js';
import {digitName, digitOf, offsetOf} from './symbols.js';

/**
 * Allows a pair of digits that was not allowed, or the other way round.
 *
 * @param {readonly string[]} pairs for each digit in the first cell the digits in the second, as symbols
 * @param {number} first a digit
 * @param {number} second a digit
 * @param {Written} doc the puzzle
 * @returns {string[]} the changed pairs
 */
export function withPair(pairs, first, second, doc) {
  const sign = digitName(second, doc);
  return pairs.map((row, i) => {
    if (i !== first - 1) {
      return row;
    }
    return row.includes(sign)
      ? row.replace(sign, '')
      : [...row, sign].sort((a, b) => digitOf(a, doc) - digitOf(b, doc)).join('');
  });
}

/** @typedef {{least: number, most: number}} ValueRange the smallest and the largest value of a digit */

/**
 * Returns a formula for pairs of digits.
 *
 * @param {readonly string[]} pairs for each digit in the first cell the digits in the second, as symbols
 * @param {Written} doc the puzzle
 * @returns {?string} a formula that allows these pairs; null if it would be too long
 */
export function formulaOf(pairs, doc) {
  const offset = offsetOf(doc);
  const range = {least: 1 + offset, most: doc.size + offset};
  /** @type {Map<string, number[]>} */
  const firsts = new Map();
  pairs.forEach((row, i) => firsts.set(row, [...(firsts.get(row) ?? []), i + range.least]));
  firsts.delete('');
  if (firsts.size === 0) {
    return `a < ${range.least}`;
  }
  const terms = [...firsts].map(([row, digits]) => {
    const parts = [
      among('a', digits, range),
      among(
        'b',
        [...row].map((sign) => digitOf(sign, doc) + offset),
        range,
      ),
    ].filter(Boolean);
    return parts.length === 0 ? `a >= ${range.least}` : parts.join(' and ');
  });
  const formula = terms.length === 1 ? terms[0] : terms.map((term) => `(${term})`).join(' or ');
  return formula.length <= LONGEST_FORMULA ? formula : null;
}

/**
 * @param {string} name
 * @param {readonly number[]} digits ascending
 * @param {ValueRange} range
 * @returns {string} the shortest condition that a digit is among them; '' if all digits are
 */
function among(name, digits, range) {
  const {least, most} = range;
  const others = Array.from({length: most - least + 1}, (_, i) => least + i).filter(
    (digit) => !digits.includes(digit),
  );
  if (others.length === 0) {
    return '';
  }
  if (others.length === 1) {
    return `${name} != ${others[0]}`;
  }
  const runs = runsOf(name, digits, range);
  const one = runs.length === 1 ? runs[0] : `(${runs.join(' or ')})`;
  const other = `not (${runsOf(name, others, range).join(' or ')})`;
  return one.length <= other.length ? one : other;
}

/**
 * @param {string} name
 * @param {readonly number[]} digits
 * @param {ValueRange} range
 * @returns {string[]} a condition for each run of digits
 */
function runsOf(name, digits, range) {
  return digits
    .filter((digit) => !digits.includes(digit - 1))
    .map((from) => {
      let to = from;
      while (digits.includes(to + 1)) {
        to++;
      }
      return run(name, from, to, range);
    });
}

/**
 * @param {string} name
 * @param {number} from
 * @param {number} to
 * @param {ValueRange} range
 * @returns {string}
 */
function run(name, from, to, {least, most}) {
  if (from === to) {
    return `${name} == ${from}`;
  }
  if (from === least || to === most) {
    return from === least ? `${name} <= ${to}` : `${name} >= ${from}`;
  }
  return `${name} >= ${from} and ${name} <= ${to}`;
}
