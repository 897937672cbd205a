/**
 * The edits in the view Set apart from constraints: painting regions with the pointer or by key, and entering givens. Pure functions
 * from state to state.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {Pointed, SetState} from './state.js'
 */
import * as painting from '../model/painting.js';
import {digitsText, regionOf} from '../model/symbols.js';
import {imagesOf} from '../model/symmetries.js';
import {counted} from '../model/words.js';
import {announced, changed, focused, movedTo, onlySolution, toasted} from './changes.js';

/**
 * Paints cells with the selected region.
 *
 * @param {SetState} state the state
 * @param {readonly number[]} cells the cells to paint
 * @param {boolean} together whether they belong to the current stroke
 * @returns {SetState} the new state
 */
function painted(state, cells, together) {
  const {draft} = state.history;
  const {brush, stroke} = state;
  const next = changed(
    state,
    painting.paint(draft, [...cells], brush),
    together && (stroke?.changed ?? false),
  );
  return next === state ? state : {...next, stroke: stroke && {...stroke, changed: true}};
}

/**
 * Paints the current cell. The next region is selected if the current region is complete.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function cursorPainted(state) {
  return regionFinished(painted(state, [state.cursor], false));
}

/**
 * @param {SetState} state
 * @returns {SetState} with the next region if the current region is complete
 */
function regionFinished(state) {
  const {brush} = state;
  const next = painting.nextToPaint(state.history.draft, brush);
  return brush === painting.NONE || next === brush
    ? state
    : announced({...state, brush: next}, `Region ${brush + 1} is full. Now painting region ${next + 1}.`);
}

/**
 * Removes the current cell from its region.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function cursorUnpainted(state) {
  return changed(state, painting.paint(state.history.draft, [state.cursor], painting.NONE));
}

/**
 * Selects the region to paint.
 *
 * @param {SetState} state the state
 * @param {number} region the region to paint, or `NONE`
 * @returns {SetState} the new state
 */
export function brushChosen(state, region) {
  const {size} = state.history.draft;
  if (region >= size) {
    return toasted(state, `This grid has regions 1 to ${size}.`);
  }
  return announced(
    {...state, brush: region},
    region === painting.NONE
      ? 'Now removing cells from regions'
      : `Now painting ${regionWords(state.history.draft, region)}`,
  );
}

/**
 * Selects all cells.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function allSelected(state) {
  const selection = [...state.history.draft.givens.keys()];
  return announced({...state, selection}, `${counted(selection.length, 'cell')} selected.`);
}

/**
 * @param {Doc} doc
 * @param {number} region the region
 * @returns {string} the region with its number of painted cells
 */
function regionWords(doc, region) {
  const report = painting.regionReports(doc)[region];
  const parts = [`region ${region + 1}`, `${report.count} of ${doc.size} cells`];
  if (report.trouble) {
    parts.push(report.trouble);
  }
  if (report.pieces > 1) {
    parts.push(`in ${report.pieces} pieces`);
  }
  return parts.join(', ');
}

/**
 * Handles a pointer action on the grid while regions are painted.
 *
 * @param {SetState} state the state
 * @param {Pointed} pointed the pointer action
 * @returns {SetState} the new state
 */
export function regionsPointed(state, {type, cell, isPicking}) {
  const {stroke} = state;
  const {draft} = state.history;
  if (type === 'down' && isPicking) {
    return brushChosen(state, regionOf(draft, cell));
  }
  if (type === 'down') {
    const pressed = {...state, stroke: {last: cell, changed: false}};
    return painted(focused(movedTo(pressed, cell, false)), [cell], false);
  }
  if (stroke === null) {
    return state;
  }
  if (type === 'move') {
    const next = painted(state, painting.cellsBetween(draft.size, stroke.last, cell), true);
    const moved = {...next, stroke: next.stroke && {...next.stroke, last: cell}};
    return focused(movedTo(moved, cell, false));
  }
  return type === 'double' ? state : regionFinished({...state, stroke: null});
}

/**
 * Handles a pointer action on the grid while givens are entered.
 *
 * @param {SetState} state the state
 * @param {Pointed} pointed the pointer action
 * @returns {SetState} the new state
 */
export function givensPointed(state, {type, cell, isMore}) {
  switch (type) {
    case 'down':
      return focused(movedTo(state, cell, isMore));
    case 'move':
      return focused(movedTo(state, cell, true));
    default:
      return state;
  }
}

/**
 * Enters a given in the selected cells.
 *
 * @param {SetState} state the state
 * @param {number} digit the given, 0 for none; entering the same given again removes it
 * @returns {SetState} the new state
 */
export function given(state, digit) {
  const {draft} = state.history;
  if (digit > draft.size) {
    return toasted(state, digitsText(draft));
  }
  const isTakenOut = digit > 0 && state.selection.every((cell) => draft.givens[cell] === digit);
  const doc = painting.giveDigit(draft, state.selection, isTakenOut ? 0 : digit);
  return withImages(state, doc, digit === 0 || isTakenOut);
}

/**
 * @param {SetState} state
 * @param {Doc} doc the draft with new givens in the selected cells
 * @param {boolean} isErasing whether the givens were removed
 * @returns {SetState} with this draft and the givens of the symmetric cells from the solution, or without them
 */
function withImages(state, doc, isErasing) {
  const {size} = doc;
  const images = imagesOf(state.desk.symmetry).flatMap((image) =>
    state.selection.map((cell) => {
      const {row, column} = image({row: Math.floor(cell / size), column: cell % size}, size);
      return row * size + column;
    }),
  );
  const others = images.filter((cell) => !state.selection.includes(cell));
  if (isErasing || others.length === 0) {
    return changed(state, painting.giveDigit(doc, others, 0));
  }
  const solution = onlySolution(state);
  return solution
    ? changed(
        state,
        others.reduce((next, cell) => painting.giveDigit(next, [cell], solution[cell]), doc),
      )
    : announced(changed(state, doc), 'The symmetric cells stay empty, because the solution is not known.');
}
