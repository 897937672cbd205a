/**
 * The edits in the view Set: painting regions with the pointer or by key, and entering givens.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {GridPointer} from '../grid/pointer.js'
 */
import {deskPointer} from './desk-pointer.js';
import * as painting from '../model/painting.js';
import {dispatch, draft, moveTo, page, state} from './now.js';
import {change} from './open.js';
import {onlySolution} from './state.js';
import {digitsText, regionOf} from '../model/symbols.js';
import {imagesOf} from '../model/symmetries.js';
import {counted} from '../model/words.js';

/**
 * Paints cells with the selected region.
 *
 * @param {number[]} cells the cells to paint
 * @param {boolean} together whether they belong to the current stroke
 */
export function paintCells(cells, together) {
  const before = draft();
  change(painting.paint(before, cells, state.brush), together && state.stroke?.changed);
  if (draft() !== before) {
    dispatch({type: 'painted'});
  }
}

/** Selects the next region if the current region is complete. */
export function finishRegion() {
  const {brush} = state;
  const next = painting.nextToPaint(draft(), brush);
  if (brush !== painting.NONE && next !== brush) {
    page.announce(`Region ${brush + 1} is full. Now painting region ${next + 1}.`);
    dispatch({type: 'brush', region: next});
  }
  page.update();
}

/**
 * Selects the region to paint.
 *
 * @param {number} region the region to paint, or `NONE`
 */
export function choosePaint(region) {
  const {size} = draft();
  if (region >= size) {
    page.toast(`This grid has regions 1 to ${size}.`);
    return;
  }
  dispatch({type: 'brush', region});
  page.announce(
    region === painting.NONE ? 'Now removing cells from regions' : `Now painting ${regionWords(region)}`,
  );
  page.update();
}

/** Selects all cells. */
export function selectAll() {
  dispatch({type: 'selectAll'});
  page.announce(`${counted(state.selection.length, 'cell')} selected.`);
  page.update();
}

/**
 * @param {number} region the region
 * @returns {string} the region with its number of painted cells
 */
function regionWords(region) {
  const report = painting.regionReports(draft())[region];
  const parts = [`region ${region + 1}`, `${report.count} of ${draft().size} cells`];
  if (report.trouble) {
    parts.push(report.trouble);
  }
  if (report.pieces > 1) {
    parts.push(`in ${report.pieces} pieces`);
  }
  return parts.join(', ');
}

/**
 * Handles a pointer action on the grid.
 *
 * @param {GridPointer} pointed the pointer action
 */
export function pointer(pointed) {
  if (state.mode === 'regions') {
    pointerPaints(pointed);
  } else if (state.mode === 'givens') {
    pointerSelects(pointed);
  } else {
    deskPointer(pointed);
  }
}

/** @param {GridPointer} pointed the pointer action */
function pointerPaints({type, cell, event}) {
  const {stroke} = state;
  if (type === 'down' && event.altKey) {
    choosePaint(regionOf(draft(), cell));
  } else if (type === 'down') {
    dispatch({type: 'press', cell});
    moveTo(cell, false);
    paintCells([cell], false);
  } else if (type === 'move' && stroke !== null) {
    paintCells(painting.cellsBetween(draft().size, stroke.last, cell), true);
    dispatch({type: 'drag', cell});
    moveTo(cell, false);
  } else if (stroke !== null && (type === 'up' || type === 'cancel')) {
    dispatch({type: 'release'});
    finishRegion();
  }
}

/** @param {GridPointer} pointed the pointer action */
function pointerSelects({type, cell, event}) {
  if (type === 'down') {
    moveTo(cell, event.ctrlKey || event.metaKey || event.shiftKey);
  } else if (type === 'move') {
    moveTo(cell, true);
  }
}

/**
 * Enters a given in the selected cells.
 *
 * @param {number} digit the given, 0 for none; entering the same given again removes it
 */
export function give(digit) {
  const {givens, size} = draft();
  if (digit > size) {
    page.toast(digitsText(size));
    return;
  }
  const takesOut = digit > 0 && state.selection.every((cell) => givens[cell] === digit);
  const before = draft();
  const given = painting.giveDigit(before, state.selection, takesOut ? 0 : digit);
  change(withImages(given, digit === 0 || takesOut));
}

/**
 * @param {Doc} doc the draft with new givens in the selected cells
 * @param {boolean} isErasing whether the givens were removed
 * @returns {Doc} the draft with the givens of the symmetric cells from the solution, or without them
 */
function withImages(doc, isErasing) {
  const {size} = doc;
  const solution = onlySolution(state);
  const images = imagesOf(state.desk.symmetry).flatMap((image) =>
    state.selection.map((cell) => {
      const {row, column} = image({row: Math.floor(cell / size), column: cell % size}, size);
      return row * size + column;
    }),
  );
  const others = images.filter((cell) => !state.selection.includes(cell));
  if (isErasing || others.length === 0) {
    return painting.giveDigit(doc, others, 0);
  }
  if (!solution) {
    page.announce('The symmetric cells stay empty, because the solution is not known.');
    return doc;
  }
  return others.reduce((next, cell) => painting.giveDigit(next, [cell], solution[cell]), doc);
}
