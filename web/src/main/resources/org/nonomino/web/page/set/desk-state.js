/**
 * The state of the setter's desk in the view Set: the tool, the collected cells and the chosen constraints. Pure functions; the
 * draft itself is in the history of `state.js`.
 *
 * @import {ApiConstraint, HintAnswer} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Place} from '../model/constraint-kinds.js'
 * @import {Why} from '../model/reason.js'
 * @import {FogPen} from './fog-state.js'
 * @import {Pen} from './pen-state.js'
 * @import {RuleTool} from './rule-state.js'
 *
 * @typedef {string} Tool `givens`, `regions`, `select`, `draw`, `fog`, or the name of a kind of constraints
 *
 * @typedef {object} Typing the number that is being typed
 * @property {ApiConstraint} constraint the constraint
 * @property {string} text the typed digits; digits of a list are separated by spaces
 * @property {boolean} isPlaced whether the draft contains the constraint; otherwise it waits for a valid number
 * @property {boolean} isFresh whether the typed digits belong to the last step of the history
 * @property {readonly ApiConstraint[]} images its images under the symmetry; they get the same number
 *
 * @typedef {object} Gesture the drag of a pointer
 * @property {'collect' | 'paint' | 'end' | 'cage' | 'outside' | 'copy' | 'none'} type its effect
 * @property {number} from its first cell; −1 outside the grid
 * @property {number} last its current cell
 * @property {boolean} isMoved whether it has reached another cell
 * @property {?ApiConstraint} constraint the constraint as the drag has changed it so far
 * @property {number} end the dragged end: 0 for the first cell, 1 for the last
 * @property {boolean} isAdding whether painted cells are added, not removed; whether a line is continued, not begun
 * @property {boolean} hasChanged whether it has already made a step of the history
 * @property {readonly ApiConstraint[]} hits the constraints that another tap goes through
 * @property {?Place} place its starting place outside the grid
 *
 * @typedef {object} Needless clues and constraints that are not needed for a unique solution
 * @property {readonly number[]} cells the cells of the clues
 * @property {readonly ApiConstraint[]} constraints the constraints
 *
 * @typedef {object} Desk
 * @property {Tool} tool the meaning of pointer and digits
 * @property {readonly number[]} pending the collected cells in their order; the circle of an arrow
 * @property {readonly number[]} shaft the shaft of an arrow, or the first set of copies
 * @property {boolean} isShaft whether cells are collected for the shaft, not for the circle
 * @property {?Typing} typing the number that is being typed
 * @property {readonly ApiConstraint[]} chosen the chosen constraints, by identity
 * @property {?Gesture} gesture the current drag, or null
 * @property {readonly ApiConstraint[]} lit the constraints that a list lights
 * @property {readonly string[]} recent the kinds used last, the latest first
 * @property {string} symmetry the symmetry of placed clues and constraints, or ''
 * @property {'peek' | 'half' | 'full'} sheet how far the bottom sheet is open
 * @property {string} query the text of the search for a kind
 * @property {?Needless} needless what is not needed, or null while it is unknown
 * @property {?HintAnswer} hint the shown hint, or null
 * @property {?Why} why the shown reason why there is no solution or several, or null
 * @property {Pen} pen the pen for drawings without a meaning
 * @property {RuleTool} rule the tool for custom rules
 * @property {FogPen} fog the tool for fog
 */
import {isKnownKind, kindNamed} from '../model/constraint-kinds.js';
import {newFogPen} from './fog-state.js';
import {newPen} from './pen-state.js';
import {newRuleTool} from './rule-state.js';

/** The number of kinds that are kept as used last. */
const KEPT = 6;

/** The sets of cells that may be larger than a row, because digits may repeat in them. */
export const REPEATING = new Set(['repeat-cage', 'product-cage', 'counting-circles']);

/** The gesture of a press. @type {Gesture} */
export const PRESS = Object.freeze({
  type: 'none',
  from: -1,
  last: -1,
  isMoved: false,
  constraint: null,
  end: 1,
  isAdding: true,
  hasChanged: false,
  hits: [],
  place: null,
});

/**
 * Creates the state of the desk.
 *
 * @param {readonly string[]} [recent] the kinds used last
 * @returns {Desk} the state
 */
export function newDesk(recent = []) {
  return {
    tool: 'givens',
    pending: [],
    shaft: [],
    isShaft: false,
    typing: null,
    chosen: [],
    gesture: null,
    lit: [],
    recent: recent.filter(isKnownKind).slice(0, KEPT),
    symmetry: '',
    sheet: 'peek',
    query: '',
    needless: null,
    hint: null,
    why: null,
    pen: newPen(),
    rule: newRuleTool(),
    fog: newFogPen(),
  };
}

/** The parts of the draft that tools edit; all others edit constraints. */
const MODES = Object.freeze(
  /** @type {const} */ ({regions: 'regions', givens: 'givens', draw: 'drawings', fog: 'fog'}),
);

/**
 * Returns the part of the draft that a tool edits.
 *
 * @param {Tool} tool the tool
 * @returns {'regions' | 'givens' | 'constraints' | 'drawings' | 'fog'} the part
 */
export function modeOf(tool) {
  return Object.hasOwn(MODES, tool) ? MODES[/** @type {keyof typeof MODES} */ (tool)] : 'constraints';
}

/**
 * Chooses a tool. Unfinished constraints are dropped.
 *
 * @param {Desk} desk the desk
 * @param {Tool} tool the tool
 * @returns {Desk} the new state
 */
export function withTool(desk, tool) {
  const rule = desk.rule.moving ? {...desk.rule, moving: null} : desk.rule;
  const fog = {...desk.fog, cells: [], isPicking: false, isPreview: false};
  return {...emptied(desk), tool, rule, fog, chosen: tool === 'select' ? desk.chosen : []};
}

/**
 * Stores a kind as used last.
 *
 * @param {Desk} desk the desk
 * @param {string} kind the kind
 * @returns {Desk} the new state
 */
export function withRecent(desk, kind) {
  return desk.recent[0] === kind
    ? desk
    : {...desk, recent: [kind, ...desk.recent.filter((other) => other !== kind)].slice(0, KEPT)};
}

/**
 * Drops the collected cells, the typed number, the drag and the unfinished line.
 *
 * @param {Desk} desk the desk
 * @returns {Desk} the new state
 */
export function emptied(desk) {
  const pen = desk.pen.points.length > 0 || desk.pen.drag ? {...desk.pen, points: [], drag: null} : desk.pen;
  const fog = desk.fog.stroke ? {...desk.fog, stroke: null} : desk.fog;
  return {...desk, pending: [], shaft: [], isShaft: false, typing: null, gesture: null, pen, fog};
}

/**
 * Drops one thing, the most recent first: the drag and the collected cells, the typed number, the chosen constraints.
 *
 * @param {Desk} desk the desk
 * @returns {Desk} the new state; the same object if there is nothing to drop
 */
export function dropped(desk) {
  if (desk.pending.length > 0 || desk.shaft.length > 0 || desk.gesture) {
    return emptied(desk);
  }
  if (desk.typing) {
    return {...desk, typing: null};
  }
  return desk.chosen.length > 0 ? {...desk, chosen: []} : desk;
}

/**
 * Adapts the desk to a changed draft: constraints that are no longer in the draft are no longer chosen.
 *
 * @param {Desk} desk the desk
 * @param {Doc} doc the changed draft
 * @param {Doc} before the draft before
 * @returns {Desk} the new state
 */
export function followedBy(desk, doc, before) {
  const {constraints = []} = doc;
  const isKept = (/** @type {ApiConstraint} */ each) => constraints.includes(each);
  const isTypingKept = desk.typing && (!desk.typing.isPlaced || isKept(desk.typing.constraint));
  const kept = {
    ...desk,
    chosen: desk.chosen.every(isKept) ? desk.chosen : desk.chosen.filter(isKept),
    lit: desk.lit.every(isKept) ? desk.lit : desk.lit.filter(isKept),
    typing: isTypingKept ? desk.typing : null,
    needless: null,
    hint: null,
    why: null,
  };
  return doc.size === before.size ? kept : emptied({...kept, fog: {...kept.fog, cells: []}});
}

/**
 * Collects a cell for a set, or removes it from the set.
 *
 * @param {readonly number[]} cells the collected cells
 * @param {number} cell the cell
 * @returns {number[]} the new cells
 */
export function toggled(cells, cell) {
  return cells.includes(cell) ? cells.filter((other) => other !== cell) : [...cells, cell];
}

/**
 * Continues a path to a cell. Back over the previous cell, the last one is removed; at a cell of the path, it is unchanged.
 *
 * @param {readonly number[]} path the cells of the path
 * @param {number} cell the next cell
 * @param {number} size the size of the grid
 * @returns {readonly number[]} the new path; the same object if the cell does not touch its end
 */
export function continued(path, cell, size) {
  if (path.length > 1 && cell === path.at(-2)) {
    return path.slice(0, -1);
  }
  const last = path.at(-1);
  return path.includes(cell) || (last !== undefined && !touches(last, cell, size)) ? path : [...path, cell];
}

/**
 * Continues the cells of a rule to a cell. Back over the previous cell, the last one is removed.
 *
 * @param {readonly number[]} cells the cells in their order
 * @param {number} cell the next cell
 * @returns {readonly number[]} the new cells
 */
export function listed(cells, cell) {
  return cells.length > 1 && cell === cells.at(-2) ? cells.slice(0, -1) : [...new Set([...cells, cell])];
}

/**
 * Returns whether each cell of a list touches the next.
 *
 * @param {readonly number[]} cells the cells in their order
 * @param {number} size the size of the grid
 * @returns {boolean} whether they are a line
 */
export function isLine(cells, size) {
  return cells.every((cell, i) => i === 0 || touches(cells[i - 1], cell, size));
}

/**
 * Returns whether two cells touch at an edge or at a corner.
 *
 * @param {number} a a cell
 * @param {number} b a cell
 * @param {number} size the size of the grid
 * @returns {boolean} whether they do; not if they are the same
 */
export function touches(a, b, size) {
  const down = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  const right = Math.abs((a % size) - (b % size));
  return Math.max(down, right) === 1;
}

/**
 * Returns whether two cells are neighbours at an edge.
 *
 * @param {number} a a cell
 * @param {number} b a cell
 * @param {number} size the size of the grid
 * @returns {boolean} whether they are
 */
export function areNeighbours(a, b, size) {
  return touches(a, b, size) && (Math.floor(a / size) === Math.floor(b / size) || a % size === b % size);
}

/**
 * Returns whether the collected cells are enough for the kind of the tool.
 *
 * @param {Desk} desk the desk
 * @param {number} size the size of the grid
 * @returns {boolean} whether `finishPending` makes a constraint
 */
export function canFinish({tool, pending, shaft, rule}, size) {
  const kind = kindNamed(tool);
  switch (kind?.shape) {
    case 'cells':
      return pending.length > 0 && (REPEATING.has(kind.kind) || pending.length <= size);
    case 'path':
    case 'pair':
      return pending.length >= kind.fewest;
    case 'arrow':
      return pending.length > 0 && shaft.length > 0;
    case 'corner':
      return pending.length > 0;
    case 'cell':
      return pending.length > 0;
    case 'copies':
      return pending.length > 0;
    case 'rule':
      return pending.length > 0 || rule.typed.where !== 'cells';
    default:
      return false;
  }
}
