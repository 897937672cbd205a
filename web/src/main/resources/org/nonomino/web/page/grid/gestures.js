/**
 * Zooming and moving a large grid with fingers and the wheel: two fingers zoom and move it, one finger moves it if `drags`
 * allows that, the wheel moves it, and the wheel with Ctrl zooms. The grid's own listener handles everything else.
 *
 * @import {Zoom} from '../model/zoom.js'
 *
 * @typedef {object} Gestures
 * @property {number} size the size of the grid
 * @property {() => Zoom} zoom returns the visible part
 * @property {(zoom: Zoom) => void} show shows another part
 * @property {() => boolean} drags whether one finger currently moves the grid; otherwise it selects
 * @property {() => void} cancel undoes the action that the first finger has started
 */
import {panned, windowOf, zoomedBy} from '../model/zoom.js';

/** The distance at which a movement of a finger is no longer a tap, in CSS pixels. */
const SLOP = 8;

/** The factor from the pixels of the wheel to the logarithm of the zoom. */
const WHEEL_ZOOM = 0.0022;

/** The height of a line in pixels, for wheels that report lines. */
const LINE = 16;

/**
 * @typedef {{x: number, y: number}} Place in CSS pixels, or in units of the drawing
 *
 * @typedef {object} Touch the fingers on a grid
 * @property {Map<number, Place>} fingers the position of each finger
 * @property {?Place} from the position at which the first finger came down
 * @property {boolean} moves whether they move the grid (the grid's own listener then gets no events)
 */

/** @type {WeakMap<Element, Touch>} */
const touches = new WeakMap();

/**
 * Creates the listener for pointers. It is called before the grid's own listener.
 *
 * @param {Gestures} gestures the zoom and its operations
 * @returns {{handleEvent: (event: PointerEvent) => void, capture: true}} a listener of an element around the grid
 */
export function fingerListener(gestures) {
  return {
    capture: true,
    handleEvent(event) {
      const element = /** @type {Element} */ (event.currentTarget);
      if (event.pointerType !== 'touch') {
        return;
      }
      /** @type {Touch} */
      const touch = touches.get(element) ?? {fingers: new Map(), from: null, moves: false};
      touches.set(element, touch);
      if (event.type === 'pointerdown') {
        laidOn(touch, event, gestures);
      } else if (event.type === 'pointermove') {
        moved(element, touch, event, gestures);
      } else {
        touch.fingers.delete(event.pointerId);
      }
      if (touch.moves) {
        event.stopPropagation();
      }
      touch.moves &&= touch.fingers.size > 0;
    },
  };
}

/**
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {Gestures} gestures
 */
function laidOn(touch, event, {cancel}) {
  const place = {x: event.clientX, y: event.clientY};
  if (event.isPrimary) {
    // Fingers still recorded were lifted elsewhere.
    touch.fingers.clear();
    touch.from = place;
    touch.moves = false;
  } else if (!touch.moves) {
    touch.moves = true;
    cancel();
  }
  touch.fingers.set(event.pointerId, place);
}

/**
 * @param {Element} element
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {Gestures} gestures
 */
function moved(element, touch, event, gestures) {
  const before = touch.fingers.get(event.pointerId);
  const place = {x: event.clientX, y: event.clientY};
  if (!before) {
    return;
  }
  if (!touch.moves) {
    const {from} = touch;
    if (!from || !gestures.drags() || Math.hypot(place.x - from.x, place.y - from.y) < SLOP) {
      return;
    }
    touch.moves = true;
    gestures.cancel();
  }
  const other = [...touch.fingers].find(([pointer]) => pointer !== event.pointerId)?.[1];
  touch.fingers.set(event.pointerId, place);
  gestures.show(followed(element, gestures, before, place, other));
}

/**
 * Returns the part to show so that the grid follows the fingers.
 *
 * @param {Element} element
 * @param {Gestures} gestures
 * @param {Place} before the previous position of the finger
 * @param {Place} place its current position
 * @param {Place} [other] the position of a second finger
 * @returns {Zoom}
 */
function followed(element, {size, zoom}, before, place, other) {
  const now = zoom();
  const perPixel = windowOf(size, now).side / element.getBoundingClientRect().width;
  const share = other ? 0.5 : 1;
  const right = (before.x - place.x) * perPixel * share;
  const after = panned(size, now, right, (before.y - place.y) * perPixel * share);
  if (!other) {
    return after;
  }
  /** @param {Place} one */
  const apart = (one) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const middle = {x: (place.x + other.x) / 2, y: (place.y + other.y) / 2};
  return zoomedBy(size, after, apart(place) / apart(before), unitsOf(element, size, after, middle));
}

/**
 * @param {Element} element
 * @param {number} size
 * @param {Zoom} zoom
 * @param {Place} place in CSS pixels
 * @returns {Place} in units of the drawing
 */
function unitsOf(element, size, zoom, place) {
  const box = element.getBoundingClientRect();
  const {x, y, side} = windowOf(size, zoom);
  return {x: x + ((place.x - box.left) / box.width) * side, y: y + ((place.y - box.top) / box.height) * side};
}

/**
 * Creates the listener for the wheel. With Ctrl the wheel zooms; otherwise it moves the grid, and scrolls the document once
 * the grid is at its end.
 *
 * @param {Gestures} gestures the zoom and its operations
 * @returns {(event: WheelEvent) => void} a listener of an element around the grid
 */
export function wheelListener({size, zoom, show}) {
  return (event) => {
    const element = /** @type {Element} */ (event.currentTarget);
    const now = zoom();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    const perPixel = (pixels * windowOf(size, now).side) / element.getBoundingClientRect().width;
    const after = event.ctrlKey
      ? zoomedBy(
          size,
          now,
          Math.exp(-event.deltaY * pixels * WHEEL_ZOOM),
          unitsOf(element, size, now, {x: event.clientX, y: event.clientY}),
        )
      : panned(size, now, event.deltaX * perPixel, event.deltaY * perPixel);
    if (event.ctrlKey || after !== now) {
      event.preventDefault();
    }
    show(after);
  };
}
