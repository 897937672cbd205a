/**
 * The actions of mouse, pen and finger on a grid, reported by cells.
 *
 * @typedef {object} GridPointer
 * @property {'down' | 'move' | 'up' | 'double' | 'cancel'} type the kind of action; `move` reports only other cells,
 *     near their middle while the button is held, so that diagonal drags are possible
 * @property {number} cell the cell
 * @property {number} x the exact position, in cells from the left
 * @property {number} y in cells from the top
 * @property {PointerEvent | MouseEvent} event the event itself
 *
 * @import {Window} from './zoom.js'
 */
import {CELL} from './drawing.js';

const NEAR = 0.4;

/**
 * @param {Element} element
 * @param {number} size
 * @param {Window} window
 * @param {MouseEvent} event
 * @returns {{cell: number, x: number, y: number, near: boolean}} the cell is -1 outside the grid
 */
function placeOf(element, size, window, event) {
  const box = element.getBoundingClientRect();
  const units = window.side / box.width;
  const x = ((event.clientX - box.left) * units + window.x) / CELL;
  const y = ((event.clientY - box.top) * units + window.y) / CELL;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row < 0 || row >= size || column < 0 || column >= size) {
    return {cell: -1, x, y, near: false};
  }
  const near = Math.hypot(x - column - 0.5, y - row - 0.5) < NEAR;
  return {cell: row * size + column, x, y, near};
}

/** @type {WeakMap<Element, {pointer: number, cell: number}>} */
const pressed = new WeakMap();

/**
 * Creates the listener for all pointer events of a grid.
 *
 * @param {object} options the options of the grid
 * @param {number} options.size its size
 * @param {Window} options.window its visible part
 * @param {boolean} [options.everyMove] whether each move is reported, not only moves to other cells
 * @param {(pointed: GridPointer) => void} options.onPointer handles the actions
 * @returns {(event: PointerEvent) => void} the listener for the SVG element
 */
export function pointerListener({size, window, everyMove, onPointer}) {
  return (event) => {
    const element = /** @type {SVGElement} */ (event.currentTarget);
    const {cell, x, y, near} = placeOf(element, size, window, event);
    switch (event.type) {
      case 'pointerdown':
        if (cell >= 0 && event.button === 0) {
          pressed.set(element, {pointer: event.pointerId, cell});
          element.setPointerCapture(event.pointerId);
          onPointer({type: 'down', cell, x, y, event});
        }
        break;
      case 'pointermove': {
        const press = pressed.get(element);
        const isOther = cell >= 0 && near && cell !== press?.cell;
        if (press?.pointer === event.pointerId && (isOther || everyMove)) {
          press.cell = isOther ? cell : press.cell;
          onPointer({type: 'move', cell: press.cell, x, y, event});
        }
        break;
      }
      case 'dblclick':
        if (cell >= 0) {
          onPointer({type: 'double', cell, x, y, event});
        }
        break;
      default: {
        const press = pressed.get(element);
        if (press?.pointer === event.pointerId) {
          pressed.delete(element);
          onPointer({type: event.type === 'pointerup' ? 'up' : 'cancel', cell: press.cell, x, y, event});
        }
      }
    }
  };
}
