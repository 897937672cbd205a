/**
 * The candidates that the constraints of puzzles remove, as Java reports them along with their drawing. They depend only on
 * the rules, so they are stored for the latest few rules and applied to any digits.
 *
 * @import {CandidateRules} from '../api/api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {Pick<Doc, 'size' | 'regions' | 'symbols' | 'constraints'>} Ruled
 *
 * @typedef {object} Exclusion what the digit of a cell excludes in another cell, besides rows, columns and regions
 * @property {number} cell the other cell
 * @property {readonly (readonly number[])[]} digits the excluded digits, by the digit of the first cell minus 1
 *
 * @typedef {object} Restrictions
 * @property {ReadonlyMap<number, ReadonlySet<number>>} limited the digits of the cells that cannot have all digits
 * @property {readonly (readonly Exclusion[])[]} exclusions by cell
 */
import {rulesKeyOf} from './doc.js';

/** The number of rules whose restrictions are kept for puzzles that are read again. */
const KEPT = 100;

/** The restrictions of each list of constraints, by regions and symbols. @type {WeakMap<object, Map<string, Restrictions>>} */
const byList = new WeakMap();

/** The latest restrictions by the whole rules. @type {Map<string, Restrictions>} */
const byRules = new Map();

/**
 * Stores the restrictions of a puzzle's rules.
 *
 * @param {Ruled} doc the puzzle
 * @param {CandidateRules} rules the candidates that its constraints remove
 */
export function keepRestrictions(doc, {limited, restricted, tables}) {
  /** @type {Exclusion[][]} */
  const exclusions = Array.from({length: doc.size * doc.size}, () => []);
  for (const {cell, table, cells} of restricted) {
    cells.forEach((other) => exclusions[cell].push({cell: other, digits: tables[table]}));
  }
  byRules.set(keyOfRules(doc), {
    limited: new Map(limited.map(({cell, digits}) => [cell, new Set(digits)])),
    exclusions,
  });
  if (byRules.size > KEPT) {
    const [oldest] = byRules.keys();
    byRules.delete(oldest);
  }
}

/**
 * Returns the restrictions of a puzzle.
 *
 * @param {Ruled} doc the puzzle
 * @returns {?Restrictions} null if it has no constraints, or while they are unknown
 */
export function restrictionsOf(doc) {
  if (!doc.constraints) {
    return null;
  }
  const key = doc.regions + (doc.symbols ?? '');
  const known = byList.get(doc.constraints)?.get(key);
  if (known) {
    return known;
  }
  const found = byRules.get(keyOfRules(doc));
  if (!found) {
    return null;
  }
  const ofList = byList.get(doc.constraints) ?? new Map();
  ofList.set(key, found);
  byList.set(doc.constraints, ofList);
  return found;
}

/**
 * Returns a key that is equal for two puzzles with the same symbols, regions and constraints, even if they have other houses.
 *
 * @param {Ruled} doc the puzzle
 * @returns {string} the key
 */
export function keyOfRules({size, regions, symbols, constraints}) {
  return rulesKeyOf({size, regions, symbols, constraints});
}
