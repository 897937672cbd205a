/**
 * The effects of the pointer on the grid of the view Play. It selects cells, or draws lines. `pointer.js` and
 * `gestures.js` report its actions.
 *
 * @import {AppFace} from '../face.js'
 * @import {GridPointer} from '../grid/pointer.js'
 */
import {focusCell} from '../grid/grid.js';
import * as marking from '../model/marking.js';
import {begun, goneOn} from '../model/pen.js';
import {GRID} from './board.js';
import {NO_CELL, change} from './edits.js';
import {strokeText} from './line.js';
import {shine} from './look.js';
import {dispatch, state} from './now.js';
import {select, similar} from '../model/selection.js';
import {counted} from '../model/words.js';

/**
 * Handles a pointer action on the grid.
 *
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed the pointer action
 */
export function pointer(app, pointed) {
  if (state.path) {
    return;
  }
  if (state.mode === 'line') {
    penPointer(app, pointed);
  } else {
    selectPointer(app, pointed);
  }
}

/**
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed the pointer action
 */
function selectPointer(app, {type: done, cell, event}) {
  const {play} = app;
  const {selection, cursor} = play;
  const more = state.several || event.ctrlKey || event.metaKey || event.shiftKey;
  const others = selection.filter((other) => other !== cell);
  const isChosen = selection.includes(cell);
  if (done === 'down') {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const again = isTouch && !more && isChosen && others.length === 0 && state.tapped === selection;
    const adding = !(more && isChosen && (state.several || others.length > 0));
    dispatch({type: 'press', adding, press: {selection, cursor, again}});
    const kept = more ? others : [];
    app.setPlay(select(play, adding ? [...kept, cell] : kept, cell));
    event.preventDefault();
    app.draw();
    focusCell(GRID, cell);
  } else if (done === 'move') {
    dispatch({type: 'dragged'});
    app.setPlay(select(play, state.adding ? [...others, cell] : others, cell));
  } else if (done === 'double') {
    const like = similar(play, cell);
    app.setPlay(select(play, more ? [...selection, ...like] : like, cell));
    app.announce(`${counted(like.length, 'cell')} selected.`);
  } else {
    if (done === 'up' && state.press?.again) {
      app.setPlay(select(play, [], cell));
      app.announce(NO_CELL);
    } else if (done === 'cancel' && state.press) {
      app.setPlay(select(play, state.press.selection, state.press.cursor));
    }
    dispatch({type: 'released', tapped: app.play.selection});
  }
}

/**
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed the pointer action
 */
function penPointer(app, {type: done, cell, x, y, event}) {
  const {play} = app;
  const {stroke} = state;
  const {size} = play.doc;
  if (done === 'down') {
    dispatch({type: 'stroke', stroke: begun(size, x, y)});
    event.preventDefault();
    app.setPlay(select(play, [cell], cell));
    app.draw();
    focusCell(GRID, cell);
  } else if (done === 'move' && stroke) {
    const longer = goneOn(size, stroke, x, y, {pen: play.pen, colour: state.penColour});
    dispatch({type: 'stroke', stroke: longer});
  } else if (done === 'up' && stroke) {
    dispatch({type: 'released'});
    const {stretches, colour} = stroke;
    change(app, marking.draw(play, stretches, colour), strokeText(colour, stretches.length));
  } else if (done === 'cancel') {
    dispatch({type: 'released'});
  }
}

/**
 * Reverts the effects of a press, because the finger moves the grid instead.
 *
 * @param {AppFace} app the shell
 */
export function unpress(app) {
  if (state.press) {
    app.setPlay(select(app.play, state.press.selection, state.press.cursor));
  }
  dispatch({type: 'released'});
}

/**
 * Handles a change of the focus.
 *
 * @param {AppFace} app the shell
 * @param {number} cell the newly focused cell
 */
export function focused(app, cell) {
  if (cell !== app.play.cursor) {
    app.setPlay(select(app.play, [cell]));
  }
}

/**
 * Marks the phrases that name the cell under the pointer.
 *
 * @param {AppFace} app the shell
 * @param {PointerEvent} event the pointer over the grid, or leaving it
 */
export function pointAt(app, {target, type: kind}) {
  if (state.hint || state.path) {
    const cell =
      kind === 'pointerleave' || !(target instanceof Element)
        ? undefined
        : target.closest('[data-cell]')?.getAttribute('data-cell');
    shine({type: 'cell', cell: Number(cell ?? -1)});
  }
}
