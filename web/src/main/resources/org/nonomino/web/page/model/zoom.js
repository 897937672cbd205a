/**
 * The visible part of a large grid: a square window that can be moved and resized within the grid. Pure functions.
 *
 * @typedef {object} Zoom
 * @property {number} scale the magnification compared with the whole grid, 1 or more
 * @property {number} x the left edge of the window, in units of the drawing
 * @property {number} y its upper edge
 *
 * @typedef {{x: number, y: number, side: number}} Window a square in units of the drawing
 */
import {CELL, LABEL_MARGIN, MARGIN} from './drawing.js';

/** The smallest grid that can be zoomed. */
export const ZOOMED_FROM = 20;

/** The zoom factor of a button or a key. */
export const ZOOM_STEP = 1.5;

/** The number of cells side by side at the maximum zoom. */
const MIN_CELLS = 6;

/** The number of cells around a cell that are brought into view with it. */
const AROUND = 0.75;

/** The whole grid. @type {Zoom} */
export const WHOLE = Object.freeze({scale: 1, x: -LABEL_MARGIN, y: -LABEL_MARGIN});

/**
 * Returns the visible window.
 *
 * @param {number} size the size of the grid
 * @param {Zoom} zoom the zoom
 * @returns {Window} the window
 */
export function windowOf(size, {scale, x, y}) {
  return {x, y, side: fullSide(size) / scale};
}

/** @param {number} size */
function fullSide(size) {
  return size * CELL + LABEL_MARGIN + MARGIN;
}

/**
 * @param {number} size
 * @param {Zoom} before
 * @param {Zoom} wanted
 * @returns {Zoom} the zoom within the grid; the previous one if equal
 */
function within(size, before, wanted) {
  const full = fullSide(size);
  const scale = Math.max(1, Math.min(wanted.scale, Math.max(1, size / MIN_CELLS)));
  const last = full - LABEL_MARGIN - full / scale;
  const [x, y] = [wanted.x, wanted.y].map((at) => Math.max(-LABEL_MARGIN, Math.min(at, last)));
  return scale === before.scale && x === before.x && y === before.y ? before : {scale, x, y};
}

/**
 * Zooms in or out, keeping a point in its place on the screen.
 *
 * @param {number} size the size of the grid
 * @param {Zoom} zoom the zoom before
 * @param {number} factor the factor, above 1 to zoom in
 * @param {{x: number, y: number}} [at] the point, in units of the drawing; by default the middle of the window
 * @returns {Zoom} the zoom after; the same object if it cannot be zoomed further
 */
export function zoomedBy(size, zoom, factor, at) {
  const {x, y, side} = windowOf(size, zoom);
  const centre = at ?? {x: x + side / 2, y: y + side / 2};
  const {scale} = within(size, zoom, {...zoom, scale: zoom.scale * factor});
  const keep = zoom.scale / scale;
  return within(size, zoom, {
    scale,
    x: centre.x - (centre.x - x) * keep,
    y: centre.y - (centre.y - y) * keep,
  });
}

/**
 * Moves the window.
 *
 * @param {number} size the size of the grid
 * @param {Zoom} zoom the zoom before
 * @param {number} right in units of the drawing
 * @param {number} down in units of the drawing
 * @returns {Zoom} the zoom after; the same object if it cannot be moved further
 */
export function panned(size, zoom, right, down) {
  return within(size, zoom, {scale: zoom.scale, x: zoom.x + right, y: zoom.y + down});
}

/**
 * Moves the window as little as needed to show cells; zooms out if they do not fit.
 *
 * @param {number} size the size of the grid
 * @param {Zoom} zoom the zoom before
 * @param {readonly number[]} cells 0..size²-1 each
 * @returns {Zoom} the zoom after; the same object if all of them are visible
 */
export function seeing(size, zoom, cells) {
  if (cells.length === 0 || zoom.scale === 1) {
    return zoom;
  }
  const columns = cells.map((cell) => cell % size);
  const rows = cells.map((cell) => Math.floor(cell / size));
  const [left, right, top, bottom] = [
    Math.min(...columns) - AROUND,
    Math.max(...columns) + 1 + AROUND,
    Math.min(...rows) - AROUND,
    Math.max(...rows) + 1 + AROUND,
  ].map((at) => at * CELL);
  const needed = Math.max(right - left, bottom - top);
  const scale = Math.min(zoom.scale, fullSide(size) / needed);
  const side = fullSide(size) / scale;
  /** @type {(at: number, from: number, to: number) => number} */
  const shift = (at, from, to) => Math.min(Math.max(at, to - side), from);
  return within(size, zoom, {scale, x: shift(zoom.x, left, right), y: shift(zoom.y, top, bottom)});
}
