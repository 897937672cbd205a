/**
 * Dots and signs between two cells, as they are tapped and dragged on the setter's desk.
 *
 * @import {ApiConstraint} from '../api/api.js'
 */
import {cellsOf, made} from '../model/constraint-kinds.js';
import {
  chooseOne,
  constraintsNow,
  desk,
  place,
  removeWithImages,
  replaceWithImages,
  setDesk,
} from './desk-now.js';
import {areNeighbours} from './desk-state.js';
import {draft} from './now.js';

/** The constraints between two cells that a tap on the edge goes through. @type {Readonly<Record<string, readonly string[]>>} */
const CYCLES = Object.freeze({
  'white-dot': ['white-dot', 'black-dot'],
  'black-dot': ['black-dot', 'white-dot'],
});

/**
 * Goes on to the next constraint at an edge; after the last one, the edge has none. Its symmetric images follow.
 *
 * @param {readonly number[]} edge two cells
 */
export function cyclePair(edge) {
  const {tool} = desk();
  const {size} = draft();
  const steps = stepsOf(tool, edge, size);
  const there = constraintsNow().find((each) => steps.some((one) => isLike(one, each)));
  if (!there) {
    place([steps[0]]);
    return;
  }
  const at = steps.findIndex((one) => isLike(one, there));
  if (at + 1 < steps.length) {
    replaceWithImages(there, steps[at + 1]);
  } else {
    removeWithImages(there);
  }
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
 * @param {readonly number[]} cells the cells; nothing happens unless they are two neighbours
 */
export function finishPair(cells) {
  const {tool} = desk();
  const {size} = draft();
  setDesk({pending: []});
  if (cells.length !== 2 || !areNeighbours(cells[0], cells[1], size)) {
    return;
  }
  const there = constraintsNow().find((each) => each.kind === tool && isPairOf(cellsOf(each, size), cells));
  const wanted = made(tool, size, cells);
  if (there && tool === 'greater-than') {
    replaceWithImages(there, wanted);
  } else if (there) {
    chooseOne(there);
  } else {
    place([wanted]);
  }
}

/**
 * @param {readonly number[]} some
 * @param {readonly number[]} others
 */
function isPairOf(some, others) {
  return some.length === 2 && some.every((cell) => others.includes(cell));
}
