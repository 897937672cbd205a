/**
 * Dots and signs between two cells, as they are tapped and dragged on the setter's desk. Pure functions from state to state.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {SetState} from './state.js'
 */
import {cellsOf, made} from '../model/constraint-kinds.js';
import {constraintsOf, withDesk} from './changes.js';
import {chosenOne, placed, removedWithImages, replacedWithImages} from './desk-edits.js';
import {areNeighbours} from './desk-state.js';

/** The constraints between two cells that a tap on the edge goes through. @type {Readonly<Record<string, readonly string[]>>} */
const CYCLES = Object.freeze({
  'white-dot': ['white-dot', 'black-dot'],
  'black-dot': ['black-dot', 'white-dot'],
});

/**
 * Goes on to the next constraint at an edge; after the last one, the edge has none. Its symmetric images follow.
 *
 * @param {SetState} state the state
 * @param {readonly number[]} edge two cells
 * @returns {SetState} the new state
 */
export function pairCycled(state, edge) {
  const steps = stepsOf(state.desk.tool, edge, state.history.draft.size);
  const there = constraintsOf(state).find((each) => steps.some((one) => isLike(one, each)));
  if (!there) {
    return placed(state, [steps[0]]);
  }
  const next = steps.at(steps.findIndex((one) => isLike(one, there)) + 1);
  return next ? replacedWithImages(state, there, next) : removedWithImages(state, there);
}

/**
 * @param {string} tool
 * @param {readonly number[]} edge
 * @param {number} size
 * @returns {ApiConstraint[]} the constraints that a tap goes through
 */
function stepsOf(tool, edge, size) {
  if (tool === 'xv') {
    return ['X', 'V'].map((sign) => made(tool, size, edge, sign));
  }
  return tool === 'greater-than'
    ? [made(tool, size, edge), made(tool, size, [...edge].reverse())]
    : (CYCLES[tool] ?? [tool]).map((kind) => made(kind, size, edge));
}

/**
 * @param {ApiConstraint} one
 * @param {ApiConstraint} other
 * @returns {boolean} whether they are the same apart from a difference or ratio
 */
function isLike(one, other) {
  return (
    one.kind === other.kind &&
    JSON.stringify(one.cells) === JSON.stringify(other.cells) &&
    one.sign === other.sign
  );
}

/**
 * Creates the constraint between two dragged or tapped cells, or selects the existing one.
 *
 * @param {SetState} state the state
 * @param {readonly number[]} cells the cells; nothing is created unless they are two neighbours
 * @returns {SetState} the new state
 */
export function pairFinished(state, cells) {
  const {tool} = state.desk;
  const {size} = state.history.draft;
  const empty = withDesk(state, {pending: []});
  if (cells.length !== 2 || !areNeighbours(cells[0], cells[1], size)) {
    return empty;
  }
  const there = constraintsOf(state).find(
    (each) => each.kind === tool && isPairOf(cellsOf(each, size), cells),
  );
  const wanted = made(tool, size, cells);
  if (!there) {
    return placed(empty, [wanted]);
  }
  return tool === 'greater-than' ? replacedWithImages(empty, there, wanted) : chosenOne(empty, there);
}

/**
 * @param {readonly number[]} some
 * @param {readonly number[]} others
 */
function isPairOf(some, others) {
  return some.length === 2 && some.every((cell) => others.includes(cell));
}
