/**
 * The drawing of the colours of cells and lines. A cell with several colours shows a slice and a shape for
 * each.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 */
import {svg} from '../lib/lit-html.js';
import {CELL} from '../model/drawing.js';

/**
 * The shapes of the colours, by their number, as paths around 0 0 with a radius of about 6. They are not letters, because
 * these would look like digits on large grids.
 */
const COLOUR_SHAPES = Object.freeze([
  '',
  'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z',
  'M0 -5.5L6 5H-6z',
  'M-5 -5H5V5H-5z',
  'M0 -6.5L6.5 0L0 6.5L-6.5 0z',
  'M0 5.5L6 -5H-6z',
  'M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2z',
  'M-6 -6H6L-6 6H6z',
  'M0 -6.5L1.6 -2.2L6.2 -2L2.6 0.8L3.8 5.3L0 2.7L-3.8 5.3L-2.6 0.8L-6.2 -2L-1.6 -2.2z',
  'M-6.5 -2H6.5V2H-6.5z',
]);

/** The start angle of the first slice, in turns clockwise from the right. It slants the line between two halves. */
const FIRST_TURN = 0.29;

/** The distance of the first shape's centre from the right and lower edges of its cell. */
const SHAPE_INSET = 9;

/** The maximum distance between the centres of two shapes. */
const SHAPE_PITCH = 12;

/**
 * Draws the shape of a colour, for people who cannot distinguish the colours.
 *
 * @param {number} colour 1..9
 * @param {number} x the horizontal position of its centre
 * @param {number} y the vertical position of its centre
 * @param {number} [scale] its scale, 1 if left out
 * @returns {TemplateResult} a path
 */
export function colourShape(colour, x, y, scale = 1) {
  const place = `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
  return svg`<path class="shape" transform=${place} d=${COLOUR_SHAPES[colour]}></path>`;
}

/**
 * Draws the shapes of a cell's colours along its lower edge, from the right.
 *
 * @param {readonly number[]} colours 1..9 each
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {TemplateResult[]} paths
 */
export function shapesOf(colours, x, y) {
  const pitch = Math.min(SHAPE_PITCH, (CELL - 2 * SHAPE_INSET) / Math.max(1, colours.length - 1));
  const scale = colours.length === 1 ? 1 : pitch / (SHAPE_PITCH + 2);
  return colours.map((colour, i) =>
    colourShape(colour, x + CELL - SHAPE_INSET - i * pitch, y + CELL - SHAPE_INSET, scale),
  );
}

/**
 * Draws the background of a cell in its colours.
 *
 * @param {readonly number[]} colours 1..9 each
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {TemplateResult[]} a square, or a slice for each colour
 */
export function groundsOf(colours, x, y) {
  if (colours.length === 1) {
    return [svg`<rect class=${`c${colours[0]}`} x=${x} y=${y} width=${CELL} height=${CELL}></rect>`];
  }
  return colours.map(
    (colour, i) => svg`<path class=${`c${colour}`} d=${slice(colours.length, i, x, y)}></path>`,
  );
}

/**
 * Returns one of several slices of a cell that have equal angles at its centre.
 *
 * @param {number} count the number of slices, at least 2
 * @param {number} index the index of the slice
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {string} an SVG path
 */
export function slice(count, index, x, y) {
  const from = FIRST_TURN + index / count;
  const to = from + 1 / count;
  const corners = Array.from({length: 8}, (_, i) => (2 * i + 1) / 8).filter((at) => at > from && at < to);
  const points = [from, ...corners, to].map((turn) => rim(turn, x, y));
  return `M${x + CELL / 2} ${y + CELL / 2}L${points.join('L')}z`;
}

/**
 * @param {number} turn a direction from the centre of a cell, in turns
 * @param {number} x
 * @param {number} y
 * @returns {string} the point of the cell's edge in this direction
 */
function rim(turn, x, y) {
  const [right, down] = [Math.cos(2 * Math.PI * turn), Math.sin(2 * Math.PI * turn)];
  const far = CELL / 2 / Math.max(Math.abs(right), Math.abs(down));
  /** @type {(edge: number, by: number) => number} */
  const at = (edge, by) => Number((edge + CELL / 2 + by * far).toFixed(1));
  return `${at(x, right)} ${at(y, down)}`;
}
