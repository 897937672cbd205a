/**
 * Combinations of digits for cells with a sum. Pure functions.
 *
 * @typedef {object} Cells the cells of a sum
 * @property {readonly (readonly number[])[]} allowed the digits that each cell may have, ascending
 * @property {(one: number, other: number) => boolean} differ whether two cells must have different digits, by their indices
 *
 * @typedef {object} Combinations
 * @property {readonly (readonly number[])[]} sets the combinations, each with ascending digits
 * @property {readonly number[]} totals the sum of each combination, in the same order (empty if all have the same known sum)
 * @property {boolean} isComplete whether these are all combinations
 * @property {readonly number[]} inAll the digits in every combination (empty if there are more combinations)
 * @property {readonly number[]} inNone the digits that a cell may have according to the houses, but that are in no combination;
 *     none if there are more combinations
 *
 * @typedef {{left: number}} Budget the remaining number of partial combinations and assignments to examine, updated by each search
 *
 * @typedef {object} Limits where a search stops
 * @property {number} [most] the maximum number of combinations
 * @property {Budget} [budget] the remaining work; several searches can share it
 */

/** The maximum number of listed combinations. */
export const MOST_SETS = 200;

/** The maximum number of partial combinations and assignments to examine, so that no key press has to wait long. */
const MOST_EXAMINED = 20_000;

/** The number of cells above which a partial combination costs more. */
const CELLS_PER_COST = 12;

/** @returns {Budget} a new budget */
export function newBudget() {
  return {left: MOST_EXAMINED};
}

/**
 * Lists the combinations of digits for cells with a sum.
 *
 * @param {number} sum the sum
 * @param {Cells} cells the cells, at least one
 * @param {Limits} [limits] where to stop; by default after {@link MOST_SETS} combinations
 * @returns {Combinations} the combinations in ascending order
 */
export function combinationsOf(sum, {allowed, differ}, {most = MOST_SETS, budget = newBudget()} = {}) {
  const count = allowed.length;
  const digits = [...new Set(allowed.flat())].sort((a, b) => a - b);
  const repeats = groupsOf({allowed, differ}).length;
  /** @type {number[][]} */
  const sets = [];
  const cost = Math.ceil(count / CELLS_PER_COST);
  let isComplete = true;

  /**
   * @param {number} from the index of the smallest digit to add
   * @param {readonly number[]} chosen the digits so far, ascending
   * @param {readonly number[]} matching the index of a chosen digit for each cell, or −1
   * @param {number} left the rest of the sum
   */
  const extend = (from, chosen, matching, left) => {
    const missing = count - chosen.length;
    if (missing === 0) {
      keep(chosen);
      return;
    }
    for (let i = from; i < digits.length && isComplete; i++) {
      const used = i === from ? chosen.filter((digit) => digit === digits[i]).length : 0;
      const [fewest, greatest] = rangeFrom(digits, i, missing, repeats, used);
      if (fewest > left) {
        return;
      }
      if (used < repeats && greatest >= left) {
        const next = [...chosen, digits[i]];
        budget.left -= cost;
        const grown = budget.left > 0 ? withMatch(allowed, next, matching) : null;
        isComplete &&= budget.left > 0;
        if (grown) {
          extend(i, next, grown, left - digits[i]);
        }
      }
    }
  };

  /** @param {readonly number[]} chosen a combination; if cells may repeat digits, it may still be impossible */
  const keep = (chosen) => {
    if (repeats > 1) {
      const fits = isFitting(allowed, differ, chosen, budget);
      isComplete &&= budget.left > 0;
      if (!fits) {
        return;
      }
    }
    if (sets.length === most) {
      isComplete = false;
    } else {
      sets.push([...chosen]);
    }
  };

  extend(0, [], new Array(count).fill(-1), sum);
  return summary(digits, sets, isComplete);
}

/**
 * Returns the digits that all combinations have, and those that none has.
 *
 * @param {readonly number[]} digits the digits that a cell may have
 * @param {readonly (readonly number[])[]} sets the combinations
 * @param {boolean} isComplete whether these are all combinations
 * @param {readonly number[]} [totals] the sum of each combination, if they differ
 * @returns {Combinations} the combinations with these digits
 */
export function summary(digits, sets, isComplete, totals = []) {
  return {
    sets,
    totals,
    isComplete,
    inAll: isComplete
      ? digits.filter((digit) => sets.length > 0 && sets.every((set) => set.includes(digit)))
      : [],
    inNone: isComplete ? digits.filter((digit) => !sets.some((set) => set.includes(digit))) : [],
  };
}

/**
 * Returns whether different cells can hold some digits, one each.
 *
 * @param {readonly (readonly number[])[]} allowed the digits of each cell
 * @param {readonly number[]} digits as many digits as cells, or fewer
 * @returns {boolean} whether they can
 */
export function haveCells(allowed, digits) {
  /** @type {?number[]} */
  let matching = new Array(allowed.length).fill(-1);
  for (let count = 1; matching && count <= digits.length; count++) {
    matching = withMatch(allowed, digits.slice(0, count), matching);
  }
  return matching !== null;
}

/**
 * Divides cells into groups of different digits. A digit can repeat at most as often as there are groups.
 *
 * @param {Cells} cells the cells
 * @returns {number[][]} the indices of the cells in each group, with each cell in the first group that it fits into
 */
function groupsOf({allowed, differ}) {
  /** @type {number[][]} */
  const groups = [];
  allowed.forEach((_, cell) => {
    const group = groups.find((members) => members.every((other) => differ(other, cell)));
    if (group) {
      group.push(cell);
    } else {
      groups.push([cell]);
    }
  });
  return groups;
}

/**
 * @param {readonly number[]} digits ascending
 * @param {number} from the index of the next digit
 * @param {number} missing how many digits are missing, including this one
 * @param {number} repeats how often a digit may occur
 * @param {number} used how often the next digit already occurs
 * @returns {[fewest: number, most: number]} bounds of the sum of the missing digits; an infinite one if there are too few digits
 */
function rangeFrom(digits, from, missing, repeats, used) {
  let [fewest, most] = [0, digits[from]];
  let left = missing;
  for (let i = from; left > 0; i++) {
    if (i === digits.length) {
      return [Infinity, -Infinity];
    }
    const count = Math.min(left, i === from ? Math.max(0, repeats - used) : repeats);
    fewest += count * digits[i];
    left -= count;
  }
  left = missing - 1;
  for (let i = digits.length - 1; left > 0 && i >= from; i--) {
    const count = Math.min(left, repeats);
    most += count * digits[i];
    left -= count;
  }
  return [fewest, most];
}

/**
 * Gives the last of some digits a cell, possibly by moving other digits to other cells.
 *
 * @param {readonly (readonly number[])[]} allowed the digits of each cell
 * @param {readonly number[]} digits the digits
 * @param {readonly number[]} matching the index of a digit for each cell, or −1
 * @returns {?number[]} the new matching; null if there is none
 */
function withMatch(allowed, digits, matching) {
  const grown = matching.slice();
  /** @type {Set<number>} */
  const seen = new Set();
  /** @type {(index: number) => boolean} */
  const place = (index) =>
    allowed.some((some, cell) => {
      if (seen.has(cell) || !some.includes(digits[index])) {
        return false;
      }
      seen.add(cell);
      if (grown[cell] >= 0 && !place(grown[cell])) {
        return false;
      }
      grown[cell] = index;
      return true;
    });
  return place(digits.length - 1) ? grown : null;
}

/**
 * Searches for a way to give digits to cells, some of which must differ.
 *
 * @param {readonly (readonly number[])[]} allowed the digits of each cell
 * @param {(one: number, other: number) => boolean} differ whether two cells must differ
 * @param {readonly number[]} chosen as many digits as cells
 * @param {Budget} budget the number of attempts that are left
 * @returns {boolean} whether a way was found
 */
function isFitting(allowed, differ, chosen, budget) {
  /** @type {Map<number, number>} */
  const left = new Map();
  chosen.forEach((digit) => left.set(digit, (left.get(digit) ?? 0) + 1));
  const order = [...allowed.keys()].sort((a, b) => allowed[a].length - allowed[b].length);
  /** @type {number[]} */
  const placed = [];
  /** @type {(at: number) => boolean} */
  const place = (at) => {
    if (at === order.length) {
      return true;
    }
    for (const digit of allowed[order[at]]) {
      const count = left.get(digit) ?? 0;
      if (count > 0 && --budget.left > 0) {
        const clashes = placed.some((other, i) => other === digit && differ(order[i], order[at]));
        if (!clashes) {
          left.set(digit, count - 1);
          placed.push(digit);
          if (place(at + 1)) {
            return true;
          }
          placed.pop();
          left.set(digit, count);
        }
      }
    }
    return false;
  };
  return place(0);
}

/**
 * Returns bounds of the sum of cells.
 *
 * @param {Cells} cells the cells
 * @returns {[fewest: number, most: number]} the exact range if all cells must differ, otherwise perhaps a wider one
 */
export function rangeOf({allowed, differ}) {
  const groups = groupsOf({allowed, differ}).map((members) => members.map((cell) => allowed[cell]));
  return [
    groups.reduce((total, group) => total + greedySum(group, 1), 0),
    groups.reduce((total, group) => total + greedySum(group, -1), 0),
  ];
}

/**
 * Returns the smallest or largest sum of different digits. The sets of digits that fit into cells form a matroid, so taking
 * each digit that still fits is best.
 *
 * @param {readonly (readonly number[])[]} allowed the digits of each cell
 * @param {1 | -1} direction 1 for the smallest sum, −1 for the largest
 * @returns {number} the sum
 */
function greedySum(allowed, direction) {
  const digits = [...new Set(allowed.flat())].sort((a, b) => direction * (a - b));
  /** @type {number[]} */
  const chosen = [];
  /** @type {number[]} */
  let matching = new Array(allowed.length).fill(-1);
  for (const digit of digits) {
    const grown = withMatch(allowed, [...chosen, digit], matching);
    if (grown) {
      chosen.push(digit);
      matching = grown;
    }
  }
  return chosen.reduce((total, digit) => total + digit, 0);
}
