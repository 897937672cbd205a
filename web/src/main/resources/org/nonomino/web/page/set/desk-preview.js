/**
 * The marks of the desk over the grid of the view Set: collected cells, drags, typed numbers, chosen and lighted constraints.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Desk} from './desk-state.js'
 * @import {SetState} from './state.js'
 * @import {GridOptions} from '../grid/grid.js'
 */
import {svg, nothing} from '../lib/lit-html.js';
import {circleOf, endsOf} from './constraint-edits.js';
import {isLine} from './desk-state.js';
import {cellsOf, kindNamed, placeOf} from '../model/constraint-kinds.js';
import {CELL, outline} from '../model/drawing.js';
import {fogWords} from '../model/setter-fog.js';

/** The room for clues next to the grid while a tool for them is chosen, in cells. */
const ROOM = Object.freeze({left: 1, top: 1, right: 1, bottom: 1});

/** The options of the grid while the tool is the pen. */
const PEN_OPTIONS = Object.freeze({
  selection: [],
  room: ROOM,
  outside: true,
  everyMove: true,
  ariaLabel:
    'Drawing: Space sets a place, Shift with arrows continues a line, Enter finishes it, Delete removes the chosen drawing',
});

/** The labels of the grid while the tool is fog. */
const LIT_LABEL = 'Fog: Space lights a cell at first, or puts it into the fog; Shift with arrows lights more';
const TRIGGER_LABEL =
  'Fog: Space chooses the cell of a digit, then the cells that it lights; Enter ends it, Delete removes it';

/** The shapes whose collected cells are a set, shown as the selection. */
const SETS = new Set(['cells', 'pair', 'corner', 'cell', 'copies', 'rule']);

/**
 * Returns the options of the grid that the desk decides.
 *
 * @param {SetState} state the state to show
 * @returns {Pick<GridOptions, 'selection' | 'room' | 'outside' | 'everyMove' | 'ariaLabel'>} the options while the tool is a kind of constraints
 *     or the selection of constraints (otherwise empty)
 */
export function deskOptions({desk: {tool, pending, shaft, fog}}) {
  if (tool === 'draw') {
    return PEN_OPTIONS;
  }
  if (tool === 'fog') {
    return {selection: fog.cells, ariaLabel: fog.part === 'lit' ? LIT_LABEL : TRIGGER_LABEL};
  }
  if (tool === 'givens' || tool === 'regions') {
    return {};
  }
  const kind = kindNamed(tool);
  const isOutside = kind?.shape === 'outside';
  return {
    selection: kind && SETS.has(kind.shape) ? [...pending, ...shaft] : [],
    outside: isOutside || tool === 'select',
    ...(isOutside && {room: ROOM}),
    ariaLabel: kind
      ? `Placing ${kind.plural}: Space collects cells, Shift with arrows collects more, Enter makes one, digits are its number`
      : 'Choosing constraints: Space chooses one in this cell, Delete removes it, digits change its number',
  };
}

/**
 * Returns the words that the desk adds to the label of a cell.
 *
 * @param {SetState} state the state to show
 * @param {number} cell a cell
 * @returns {string} such as `collected, 2 of 3` or `lit at first`; '' for nothing
 */
export function deskWords({desk: {pending, shaft, tool}, history: {draft}}, cell) {
  const isArrow = tool === 'arrow';
  const at = pending.indexOf(cell);
  if (at >= 0) {
    return isArrow ? 'in the circle' : `collected, ${at + 1} of ${pending.length}`;
  }
  const on = shaft.indexOf(cell);
  return on < 0
    ? fogWords(draft, cell)
    : `${isArrow ? 'on the shaft' : 'in the first set'}, ${on + 1} of ${shaft.length}`;
}

/**
 * Draws what the desk shows over the grid.
 *
 * @param {SetState} state the state to show
 * @returns {TemplateResult | typeof nothing} elements in units of the drawing
 */
export function deskOver({
  desk: now,
  history: {
    draft: {size},
  },
}) {
  const edited = now.gesture?.isMoved && now.gesture.constraint ? now.gesture.constraint : null;
  const chosen = edited ? [edited] : now.chosen;
  const {cells: needlessCells = [], constraints: needless = []} = now.needless ?? {};
  const parts = [
    ...needless.map((each) => chosenTemplate(each, size, 'needless')),
    needlessCells.length === 0
      ? nothing
      : svg`<path class="needless" d=${outline(size, new Set(needlessCells), 8)}></path>`,
    ...now.lit
      .filter((each) => !chosen.includes(each))
      .map((each) => chosenTemplate(each, size, 'lit-constraint')),
    ...chosen.map((each) => chosenTemplate(each, size, 'chosen-constraint')),
    ...chosen.flatMap((each) =>
      now.tool === 'select' && chosen.length === 1 ? endsTemplate(each, size) : [],
    ),
    lineTemplate(now, size),
    typedTemplate(now, size),
  ];
  return parts.every((part) => part === nothing)
    ? nothing
    : svg`<g class="desk" aria-hidden="true">${parts}</g>`;
}

/**
 * @param {number} cell
 * @param {number} size
 * @returns {[number, number]} the middle of a cell
 */
function middle(cell, size) {
  return [((cell % size) + 0.5) * CELL, (Math.floor(cell / size) + 0.5) * CELL];
}

/**
 * @param {readonly number[]} cells
 * @param {number} size
 * @returns {string} a path through the middles of cells
 */
function through(cells, size) {
  return cells.map((cell, i) => `${i === 0 ? 'M' : 'L'}${middle(cell, size).join(' ')}`).join('');
}

/**
 * @param {ApiConstraint} constraint
 * @param {number} size
 * @param {string} name the class
 * @returns {TemplateResult | typeof nothing}
 */
function chosenTemplate(constraint, size, name) {
  const place = placeOf(constraint);
  if (place) {
    return svg`<rect class=${name} x=${place.column * CELL + 6} y=${place.row * CELL + 6} width=${CELL - 12} height=${CELL - 12}
      rx="10"></rect>`;
  }
  const cells = cellsOf(constraint, size);
  const shape = kindNamed(constraint.kind)?.shape;
  if (cells.length === 0) {
    return nothing;
  }
  if (shape === 'pair' || shape === 'corner') {
    const points = cells.map((cell) => middle(cell, size));
    const [x, y] = [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
    return svg`<circle class=${name} cx=${x} cy=${y} r=${shape === 'pair' ? 16 : 22}></circle>`;
  }
  if (shape === 'path' || shape === 'arrow' || (shape === 'rule' && isLine(cells, size))) {
    const circle = shape === 'arrow' ? circleOf(constraint, size) : [];
    const path = circle.length > 0 ? [circle[circle.length - 1], ...cells.slice(circle.length)] : cells;
    return svg`<path class=${`${name} through`} d=${through(path, size)}></path>`;
  }
  return svg`<path class=${name} d=${outline(size, new Set(cells), 3)}></path>`;
}

/**
 * @param {ApiConstraint} constraint
 * @param {number} size
 * @returns {TemplateResult[]} the handles at the ends that can be dragged
 */
function endsTemplate(constraint, size) {
  return endsOf(constraint, size).map(({cell}) => {
    const [x, y] = middle(cell, size);
    return svg`<circle class="desk-end" cx=${x} cy=${y} r="9"></circle>`;
  });
}

/**
 * @param {Desk} now
 * @param {number} size
 * @returns {TemplateResult | typeof nothing} the line that is being drawn
 */
function lineTemplate({tool, pending, shaft}, size) {
  const shape = kindNamed(tool)?.shape;
  if (pending.length === 0 || (shape !== 'path' && shape !== 'arrow' && shape !== 'rule')) {
    return nothing;
  }
  const [x, y] = middle(pending[0], size);
  if (shape !== 'arrow') {
    return svg`<path class="desk-line" d=${through(pending, size)}></path><circle class="desk-start" cx=${x} cy=${y} r="12"></circle>`;
  }
  const from = pending[pending.length - 1];
  return svg`${pending.length > 1 ? svg`<path class="desk-pill" d=${through(pending, size)}></path>` : nothing}<circle
    class="desk-circle" cx=${x} cy=${y} r="24"></circle><path class="desk-line" d=${through([from, ...shaft], size)}></path>`;
}

/**
 * @param {Desk} now
 * @param {number} size
 * @returns {TemplateResult | typeof nothing} the typed number, until the constraint shows it
 */
function typedTemplate({typing}, size) {
  if (!typing) {
    return nothing;
  }
  const {constraint, text, isPlaced} = typing;
  const isPending = !isPlaced || String(constraint[kindNamed(constraint.kind)?.number?.field ?? '']) !== text;
  if (isPlaced && (text === '' || !isPending)) {
    return nothing;
  }
  const place = placeOf(constraint);
  const cells = cellsOf(constraint, size);
  const shape = kindNamed(constraint.kind)?.shape;
  const [x, y] = place
    ? [(place.column + 0.5) * CELL, (place.row + 0.5) * CELL]
    : shape === 'corner'
      ? middle(cells[0], size).map((at) => at + CELL / 2)
      : middle(cells[0], size);
  return svg`<g class="desk-typed"><rect x=${x - 22} y=${y - 17} width="44" height="34" rx="8"></rect>
    <text x=${x} y=${y + 8}>${text === '' ? '?' : text}</text></g>`;
}
