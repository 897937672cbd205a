/**
 * What fingers and the wheel do to a large grid: two fingers zoom and move it, one moves it where it may, the wheel with Ctrl
 * zooms. Everything else is left to the grid's own listener.
 *
 * @import {Zoom} from './zoom.js'
 *
 * @typedef {object} Gestures
 * @property {number} size the size of the grid
 * @property {() => Zoom} zoom returns what is seen now
 * @property {(zoom: Zoom) => void} show shows another part
 * @property {() => boolean} drags whether one finger moves the grid now; else it selects
 * @property {() => void} cancel takes back what the first finger has begun
 */
import {panned, windowOf, zoomedBy} from './zoom.js';

/** How far a finger moves before it is no tap, in CSS pixels. */
const SLOP = 8;

/** How much a notch of the wheel zooms, by its pixels. */
const WHEEL_ZOOM = 0.0022;

/** The pixels of a line, for wheels that count in lines. */
const LINE = 16;

/**
 * @typedef {{x: number, y: number}} Place in CSS pixels, or in units of the drawing
 *
 * @typedef {object} Touch the fingers on a grid
 * @property {Map<number, Place>} fingers where each is
 * @property {?Place} from where the first came down, until it moves the grid
 * @property {boolean} moves whether they move the grid; then the grid itself hears nothing of them
 */

/** @type {WeakMap<Element, Touch>} */
const touches = new WeakMap();

/**
 * Makes the listener for pointers, to be heard before the grid hears of them.
 *
 * @param {Gestures} gestures what to do
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
    // Whatever was not lifted here was lifted elsewhere.
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
 * Keeps what is under the fingers under them.
 *
 * @param {Element} element
 * @param {Gestures} gestures
 * @param {Place} before where the finger was
 * @param {Place} place where it is
 * @param {Place} [other] where another one is
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
 * Makes the listener for the wheel: with Ctrl it zooms; else it moves the grid, and the page where the grid is at its end.
 *
 * @param {Gestures} gestures what to do
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
