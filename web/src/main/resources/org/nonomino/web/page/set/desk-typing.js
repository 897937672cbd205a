/**
 * Typing the numbers of constraints on the setter's desk. Pure functions from state to state.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {Typing} from './desk-state.js'
 * @import {SetState} from './state.js'
 */
import {kindNamed, numberOf, withNumber, wordsOf} from '../model/constraint-kinds.js';
import {numberRange} from '../model/constraint-numbers.js';
import {announced, withDesk} from './changes.js';
import {finished} from './desk-collecting.js';
import {numberFrom, placed, replacedAll} from './desk-edits.js';

/** The maximum number of digits of a quadruple. */
const MOST_IN_QUADRUPLE = 4;

/**
 * Types a digit. It belongs to the number that is being typed, otherwise to the collected cells, otherwise to the chosen constraint.
 *
 * @param {SetState} state the state
 * @param {number} digit 0..n
 * @returns {SetState} the new state; the same object if there is no number to type
 */
export function typed(state, digit) {
  const begun = begin(state);
  const {typing} = begun.desk;
  return typing ? withText(begun, textAfter(typing, digit, begun.history.draft)) : begun;
}

/**
 * @param {SetState} state
 * @returns {SetState} with a number that is being typed, if there is one
 */
function begin(state) {
  const {typing, pending, tool} = state.desk;
  const next = !typing && pending.length > 0 && kindNamed(tool)?.number ? finished(state) : state;
  const {chosen} = next.desk;
  return !next.desk.typing && chosen.length === 1 && kindNamed(chosen[0].kind)?.number
    ? withDesk(next, {
        typing: {constraint: chosen[0], text: '', isPlaced: true, isFresh: false, images: []},
      })
    : next;
}

/**
 * @param {Typing} typing
 * @param {number} digit
 * @param {Doc} doc
 * @returns {string} the typed text after the digit
 */
function textAfter({constraint, text}, digit, doc) {
  if (!kindNamed(constraint.kind)?.number?.isList) {
    const next = `${text}${digit}`;
    return Number(next) > numberRange(constraint, doc).max ? String(digit) : String(Number(next));
  }
  const listed = text.split(' ').filter(Boolean).map(Number);
  if (constraint.kind === 'quadruple') {
    return [...listed, digit].slice(-MOST_IN_QUADRUPLE).join(' ');
  }
  const now = numberOf(constraint);
  const digits = text === '' && Array.isArray(now) ? now : listed;
  const rest = digits.filter((other) => other !== digit);
  return (rest.length < digits.length ? rest : [...rest, digit].sort((a, b) => a - b)).join(' ');
}

/**
 * Removes the last typed digit, or the number.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function digitErased(state) {
  const {typing} = state.desk;
  if (!typing) {
    return state;
  }
  const isList = kindNamed(typing.constraint.kind)?.number?.isList;
  return withText(state, isList ? typing.text.split(' ').slice(0, -1).join(' ') : typing.text.slice(0, -1));
}

/**
 * @param {SetState} state
 * @param {string} text the typed text; it becomes the number if it is valid
 * @returns {SetState}
 */
function withText(state, text) {
  const {typing} = state.desk;
  if (!typing) {
    return state;
  }
  const {constraint, isPlaced, isFresh, images} = typing;
  const {size} = state.history.draft;
  const number = numberFrom(constraint, text, state.history.draft);
  const next = withDesk(state, {typing: {...typing, text}});
  if (number === undefined) {
    return announced(next, text.split('').join(' '));
  }
  if (!isPlaced) {
    const after = placed(next, [withNumber(constraint, number)]);
    return withDesk(after, {typing: after.desk.typing && {...after.desk.typing, text}});
  }
  const pairs = [constraint, ...images].map(
    (each) => /** @type {const} */ ([each, withNumber(each, number)]),
  );
  const after = replacedAll(next, new Map(pairs), isFresh);
  return announced(
    withDesk(after, {typing: after.desk.typing && {...after.desk.typing, isFresh: true}}),
    wordsOf(pairs[0][1], size),
  );
}
