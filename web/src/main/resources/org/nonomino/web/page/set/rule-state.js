/**
 * The state of the tool "Own rule" on the setter's desk.
 *
 * @import {ApiConstraint, ApiError} from '../api/api.js'
 * @import {TypedRule} from '../model/rule-forms.js'
 * @import {Written} from '../model/symbols.js'
 *
 * @typedef {object} CheckedRule what Java says about what was typed
 * @property {string} key the rule, and the size and the symbols of the grid
 * @property {readonly string[]} [pairs] for each digit in the first cell those in the second that a formula allows, as symbols
 * @property {readonly string[]} [undefined] those for which it is undefined
 * @property {string} [problem] what is wrong, in sentences
 * @property {number} [index] the wrong character of the rule
 *
 * @typedef {object} WaitingRule rules that Java has not checked yet
 * @property {readonly ApiConstraint[]} constraints the rules
 * @property {readonly ApiConstraint[]} replaced the rules that they replace, one by one; none for new rules
 *
 * @typedef {{waiting: WaitingRule, problem: string}} RuleAnswer what Java says about waiting rules; '' if nothing is wrong
 *
 * @typedef {object} RuleTool
 * @property {TypedRule} typed what is typed
 * @property {string} recipe the recipe that it began with, or ''
 * @property {?CheckedRule} checked what Java said about the latest rule that it has checked
 * @property {?WaitingRule} waiting the rules that wait until they are checked
 * @property {?ApiConstraint} moving the rule for which other cells are collected
 */
import {newTypedRule, ruleText} from '../model/rule-forms.js';

/** The HTTP statuses of refused requests that may succeed later: the request was too slow, or there were too many requests. */
const SLOW = 408;
const BUSY = 429;

/**
 * Creates the state of the tool.
 *
 * @returns {RuleTool} a formula for pairs
 */
export function newRuleTool() {
  return {typed: newTypedRule(), recipe: '', checked: null, waiting: null, moving: null};
}

/**
 * Returns a key that is equal if Java would say the same.
 *
 * @param {TypedRule} typed what is typed
 * @param {Written} doc the draft
 * @returns {string} the key; '' for a sum, which is checked with its cells only
 */
export function checkedKey(typed, {size, symbols = ''}) {
  return typed.form === 'sum' ? '' : `${size} ${symbols} ${ruleText(typed).text}`;
}

/**
 * Returns what Java says about a rule, after a request about it.
 *
 * @param {string} key the rule and the grid, as in `CheckedRule`
 * @param {{answer?: Pick<CheckedRule, 'pairs' | 'undefined'>, error?: ApiError}} outcome the response or failure
 * @returns {?CheckedRule} null if Java did not check the rule, because it was unreachable or busy, or the request was cancelled
 */
export function checkedBy(key, {answer, error}) {
  if (answer) {
    return {key, pairs: answer.pairs, undefined: answer.undefined};
  }
  if (!error || error.aborted || !isRefusal(error.status)) {
    return null;
  }
  const {index} = error.values;
  return {key, problem: error.message, ...(typeof index === 'number' && {index})};
}

/**
 * @param {number} status the HTTP status, 0 if there was no response
 * @returns {boolean} whether the same request would be refused again
 */
function isRefusal(status) {
  return status >= 400 && status < 500 && status !== SLOW && status !== BUSY;
}

/**
 * Returns what Java says about what is typed.
 *
 * @param {RuleTool} tool the tool
 * @param {Written} doc the draft
 * @returns {?CheckedRule} the answer; null if it is not known yet
 */
export function checkedNow({checked, typed}, doc) {
  return checked?.key === checkedKey(typed, doc) ? checked : null;
}
