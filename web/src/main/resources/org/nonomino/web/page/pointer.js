/**
 * What mouse, pen and finger do on a grid, told by cells.
 *
 * @typedef {object} GridPointer
 * @property {'down' | 'move' | 'up' | 'double' | 'cancel'} type what it did; `move` only reports another cell
 *     near its middle while the button is held, so that one can drag diagonally
 * @property {number} cell where
 * @property {PointerEvent | MouseEvent} event the event itself
 *
 * @import {GridOptions} from './grid.js'
 */
import {CELL, LABEL_MARGIN, MARGIN} from './drawing.js';

const NEAR = 0.4;

function placeOf(element, size, labels, event) {
  const box = element.getBoundingClientRect();
  const before = labels === 'coordinates' ? LABEL_MARGIN : MARGIN;
  const units = (size * CELL + before + MARGIN) / box.width;
  const x = ((event.clientX - box.left) * units - before) / CELL;
  const y = ((event.clientY - box.top) * units - before) / CELL;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row < 0 || row >= size || column < 0 || column >= size) {
    return {cell: -1, near: false};
  }
  const near = Math.hypot(x - column - 0.5, y - row - 0.5) < NEAR;
  return {cell: row * size + column, near};
}

/** @type {WeakMap<Element, {pointer: number, cell: number}>} */
const pressed = new WeakMap();

/**
 * Makes the listener for all pointer events of a grid.
 *
 * @param {Required<Pick<GridOptions, 'doc' | 'onPointer'>> & GridOptions} options as for `grid`, with `onPointer`
 * @returns {(event: PointerEvent) => void} to be heard on the SVG element
 */
export function pointerListener({doc, labels, onPointer}) {
  return (event) => {
    const element = /** @type {SVGElement} */ (event.currentTarget);
    const {cell, near} = placeOf(element, doc.size, labels, event);
    switch (event.type) {
      case 'pointerdown':
        if (cell >= 0 && event.button === 0) {
          pressed.set(element, {pointer: event.pointerId, cell});
          element.setPointerCapture(event.pointerId);
          onPointer({type: 'down', cell, event});
        }
        break;
      case 'pointermove': {
        const press = pressed.get(element);
        if (press?.pointer === event.pointerId && cell >= 0 && near && cell !== press.cell) {
          press.cell = cell;
          onPointer({type: 'move', cell, event});
        }
        break;
      }
      case 'dblclick':
        if (cell >= 0) {
          onPointer({type: 'double', cell, event});
        }
        break;
      default: {
        const press = pressed.get(element);
        if (press?.pointer === event.pointerId) {
          pressed.delete(element);
          onPointer({type: event.type === 'pointerup' ? 'up' : 'cancel', cell: press.cell, event});
        }
      }
    }
  };
}
