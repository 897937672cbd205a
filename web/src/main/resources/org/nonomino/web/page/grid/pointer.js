/**
 * The actions of mouse, pen and finger on a grid, reported by cells.
 *
 * @typedef {object} GridPointer
 * @property {'down' | 'move' | 'up' | 'double' | 'cancel'} type the kind of action; `move` reports only other cells,
 *     near their middle while the button is held, so that diagonal drags are possible
 * @property {number} cell the cell; −1 outside the grid, reported only if the listener asks for it
 * @property {number} row its row, or −1 or n next to the grid
 * @property {number} column its column, or −1 or n next to the grid
 * @property {number} x the exact position, in cells from the left
 * @property {number} y in cells from the top
 * @property {PointerEvent | MouseEvent} event the event itself
 *
 * @import {Window} from '../model/zoom.js'
 */
import {CELL} from '../model/drawing.js';

const NEAR = 0.4;

/** A place outside the grid that is further away than the places next to it. */
const FAR = -2;

/**
 * @typedef {object} Pointed
 * @property {number} cell -1 outside the grid
 * @property {number} row
 * @property {number} column
 * @property {number} place identifies the cell, or the place next to the grid; `FAR` beyond these
 * @property {number} x
 * @property {number} y
 * @property {boolean} near whether it is near the middle of the cell
 */

/**
 * @param {Element} element
 * @param {number} size
 * @param {Window} window
 * @param {MouseEvent} event
 * @returns {Pointed}
 */
function placeOf(element, size, window, event) {
  const box = element.getBoundingClientRect();
  const units = window.side / box.width;
  const x = ((event.clientX - box.left) * units + window.x) / CELL;
  const y = ((event.clientY - box.top) * units + window.y) / CELL;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const near = Math.hypot(x - column - 0.5, y - row - 0.5) < NEAR;
  const isInside = row >= 0 && row < size && column >= 0 && column < size;
  const isNext = row >= -1 && row <= size && column >= -1 && column <= size;
  // Places next to the grid are numbered after the cells.
  const place = isInside
    ? row * size + column
    : isNext
      ? size * size + (row + 1) * (size + 2) + column + 1
      : FAR;
  return {cell: isInside ? place : -1, row, column, place, x, y, near};
}

/** @type {WeakMap<Element, {pointer: number, place: number, last: Pick<GridPointer, 'cell' | 'row' | 'column'>}>} */
const pressed = new WeakMap();

/**
 * Creates the listener for all pointer events of a grid.
 *
 * @param {object} options the options of the grid
 * @param {number} options.size its size
 * @param {Window} options.window its visible part
 * @param {boolean} [options.everyMove] whether each move is reported, not only moves to other cells
 * @param {boolean} [options.outside] whether places next to the grid are reported
 * @param {(pointed: GridPointer) => void} options.onPointer handles the actions
 * @returns {(event: PointerEvent) => void} the listener for the SVG element
 */
export function pointerListener({size, window, everyMove, outside = false, onPointer}) {
  return (event) => {
    const element = /** @type {SVGElement} */ (event.currentTarget);
    const {cell, row, column, place, x, y, near} = placeOf(element, size, window, event);
    const isPlace = cell >= 0 || (outside && place !== FAR);
    const now = {cell, row, column};
    switch (event.type) {
      case 'pointerdown':
        if (isPlace && event.button === 0) {
          pressed.set(element, {pointer: event.pointerId, place, last: now});
          element.setPointerCapture(event.pointerId);
          onPointer({type: 'down', ...now, x, y, event});
        }
        break;
      case 'pointermove': {
        const press = pressed.get(element);
        const isOther = isPlace && near && place !== press?.place;
        if (press?.pointer === event.pointerId && (isOther || everyMove)) {
          if (isOther) {
            press.place = place;
            press.last = now;
          }
          onPointer({type: 'move', ...press.last, x, y, event});
        }
        break;
      }
      case 'dblclick':
        if (cell >= 0) {
          onPointer({type: 'double', ...now, x, y, event});
        }
        break;
      case 'contextmenu':
        // A finger that rests before it draws must not open the menu of the browser, because that would end the gesture.
        if (pressed.has(element)) {
          event.preventDefault();
        }
        break;
      default: {
        const press = pressed.get(element);
        if (press?.pointer === event.pointerId) {
          pressed.delete(element);
          onPointer({type: event.type === 'pointerup' ? 'up' : 'cancel', ...press.last, x, y, event});
        }
      }
    }
  };
}
