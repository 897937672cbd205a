/**
 * The drawings that a setter makes: lines, arrows, circles, squares and texts. Pure functions on the drawings of puzzles. Places are
 * rows and columns in cells from the upper left corner of the grid, in halves: `[0.5, 0.5]` is the centre of r1c1.
 *
 * @import {ApiDrawing} from '../api/api.js'
 *
 * @typedef {readonly [number, number]} At a row and a column
 * @typedef {'line' | 'arrow' | 'circle' | 'square' | 'text'} Form
 * @typedef {'near' | 'centre' | 'edge' | 'corner'} Snap the places that a drawing can have; `near` is whichever is nearest
 *
 * @typedef {object} Style
 * @property {string} colour six hexadecimal figures after `#`
 * @property {number} width the width of lines and borders, in cells
 * @property {number} size the width and height of a circle or a square, or the height of the letters of a text, in cells
 * @property {boolean} isFilled whether a circle or a square is filled
 * @property {boolean} isAbove whether it is above the digits
 * @property {string} text the words of a text
 */
import {cellName} from './symbols.js';

/** The forms and their names. @type {readonly (readonly [Form, string])[]} */
export const FORMS = Object.freeze([
  ['line', 'Line'],
  ['arrow', 'Arrow line'],
  ['circle', 'Circle'],
  ['square', 'Square'],
  ['text', 'Text'],
]);

/** The colours and their names. @type {readonly (readonly [string, string])[]} */
export const COLOURS = Object.freeze([
  ['#202020', 'black'],
  ['#a0a0a0', 'grey'],
  ['#ffffff', 'white'],
  ['#e0403a', 'red'],
  ['#f08a24', 'orange'],
  ['#f5d340', 'yellow'],
  ['#3fa34d', 'green'],
  ['#3d7dd8', 'blue'],
  ['#8e5bd0', 'purple'],
  ['#f29ac0', 'pink'],
]);

/** The length of the head of an arrow, in cells. */
const HEAD = 0.3;

/** The greatest distance from a place at which a drag reaches it, in cells, so that diagonals can be drawn. */
const REACH = 0.4;

/** How far from a line it can still be chosen, in cells. */
const NEAR = 0.2;

/**
 * Returns whether a form is drawn through several places.
 *
 * @param {string} form the form
 * @returns {boolean} whether it is a line or an arrow
 */
export function isPath(form) {
  return form === 'line' || form === 'arrow';
}

/**
 * Creates a line or an arrow.
 *
 * @param {Form} form `line` or `arrow`
 * @param {readonly At[]} points its places, at least two
 * @param {Style} style its look
 * @returns {ApiDrawing} the drawing
 */
export function madePath(form, points, {colour, width, isAbove}) {
  return {
    kind: form === 'arrow' ? 'arrow' : 'line',
    points,
    colour,
    width,
    ...(form === 'arrow' && {head: HEAD}),
    ...(isAbove && {above: true}),
  };
}

/**
 * Creates a circle, a square or a text.
 *
 * @param {Form} form the form
 * @param {At} centre its place
 * @param {Style} style its look
 * @returns {ApiDrawing} the drawing
 */
export function madeShape(form, centre, {colour, width, size, isFilled, isAbove, text}) {
  const above = isAbove && {above: true};
  if (form === 'text') {
    return {kind: 'rectangle', centre, text, textSize: size, textColour: colour, ...above};
  }
  return {
    kind: form === 'circle' ? 'ellipse' : 'rectangle',
    centre,
    width: size,
    height: size,
    ...(isFilled ? {fill: colour} : {border: colour, borderWidth: width}),
    ...above,
  };
}

/**
 * Returns the form of a drawing.
 *
 * @param {ApiDrawing} drawing a drawing, perhaps from another program
 * @returns {Form | 'cage'} the form
 */
export function formOf({kind, text, width, height, fill, border}) {
  switch (kind) {
    case 'line':
    case 'arrow':
    case 'cage':
      return kind;
    default: {
      const isShape = Boolean(width && height && (fill || border));
      return text && !isShape ? 'text' : kind === 'ellipse' ? 'circle' : 'square';
    }
  }
}

/**
 * Returns the look of a drawing.
 *
 * @param {ApiDrawing} drawing the drawing
 * @returns {Partial<Style>} the parts that it has
 */
export function styleOf(drawing) {
  const {colour, width, fill, border, borderWidth, text, textSize, textColour, above = false} = drawing;
  const form = formOf(drawing);
  if (isPath(form)) {
    return {colour: opaque(colour), width, isAbove: above};
  }
  if (form === 'text') {
    return {colour: opaque(textColour), size: textSize, text, isAbove: above};
  }
  return {
    colour: opaque(fill ?? border ?? colour),
    ...(borderWidth && {width: borderWidth}),
    size: width,
    isFilled: Boolean(fill),
    isAbove: above,
  };
}

/** @param {string} [colour] a colour, perhaps with opacity */
function opaque(colour = COLOURS[0][0]) {
  return colour.slice(0, 7);
}

/**
 * Changes the look of a drawing.
 *
 * @param {ApiDrawing} drawing the drawing
 * @param {Partial<Style>} more the changed parts; those that its form does not have are ignored
 * @returns {ApiDrawing} a changed drawing, with the same places
 */
export function restyled(drawing, more) {
  const {colour, width, size, isFilled, isAbove, text} = more;
  const form = formOf(drawing);
  const layer = isAbove === undefined ? {} : {above: isAbove || undefined};
  /** @type {Partial<ApiDrawing>} */
  let changes = {};
  if (isPath(form)) {
    changes = {...(colour && {colour}), ...(width && {width})};
  } else if (form === 'text') {
    changes = {...(colour && {textColour: colour}), ...(size && {textSize: size}), ...(text && {text})};
  } else if (form === 'cage') {
    changes = {...(colour && {colour})};
  } else {
    const filled = isFilled ?? Boolean(drawing.fill);
    const ink = colour ?? styleOf(drawing).colour;
    const pen = width ?? drawing.borderWidth ?? 0.06;
    changes = {
      ...(filled
        ? {fill: ink, border: undefined, borderWidth: undefined}
        : {fill: undefined, border: ink, borderWidth: pen}),
      ...(size && {width: size, height: size}),
    };
  }
  return withoutBlanks({...drawing, ...changes, ...layer});
}

/**
 * @param {ApiDrawing} drawing
 * @returns {ApiDrawing} the drawing without undefined fields
 */
function withoutBlanks(drawing) {
  return /** @type {ApiDrawing} */ (
    Object.fromEntries(Object.entries(drawing).filter(([, value]) => value !== undefined))
  );
}

/**
 * Returns the place nearest to a point.
 *
 * @param {number} row the row of the point, in cells
 * @param {number} column its column
 * @param {Snap} snap the possible places
 * @param {number} size the size of the grid; places are up to one cell outside of it
 * @returns {{at: At, isReached: boolean}} the place, and whether the point is so near that a drag reaches it
 */
export function snapped(row, column, snap, size) {
  const half = (/** @type {number} */ value) => Math.floor(value) + 0.5;
  /** @type {At[]} */
  const all = [];
  const [line, beside] = [Math.round(row), Math.round(column)];
  if (snap === 'near' || snap === 'centre') {
    all.push([half(row), half(column)]);
  }
  if (snap === 'near' || snap === 'edge') {
    all.push([line, half(column)], [half(row), beside]);
  }
  if (snap === 'near' || snap === 'corner') {
    all.push([line, beside]);
  }
  const distance = (/** @type {At} */ [r, c]) => Math.hypot(r - row, c - column);
  const [nearest] = all.sort((a, b) => distance(a) - distance(b));
  return {at: within(nearest, size), isReached: distance(nearest) < REACH};
}

/**
 * Returns the place itself, or the nearest one that is at most half a cell outside the grid.
 *
 * @param {At} at a place
 * @param {number} size the size of the grid
 * @returns {At} the place
 */
export function within([row, column], size) {
  const inside = (/** @type {number} */ value) => Math.min(Math.max(value, -0.5), size + 0.5);
  return [inside(row), inside(column)];
}

/**
 * Returns the cell at a place, or the nearest one.
 *
 * @param {At} at a place
 * @param {number} size the size of the grid
 * @returns {number} 0..size²-1
 */
export function cellAt([row, column], size) {
  const inside = (/** @type {number} */ value) => Math.min(Math.max(Math.floor(value), 0), size - 1);
  return inside(row) * size + inside(column);
}

/**
 * Moves a drawing.
 *
 * @param {ApiDrawing} drawing the drawing
 * @param {number} rows the number of rows
 * @param {number} columns the number of columns
 * @returns {ApiDrawing} the moved drawing; the same object if both are 0
 */
export function moved(drawing, rows, columns) {
  if (rows === 0 && columns === 0) {
    return drawing;
  }
  const shift = (/** @type {readonly number[]} */ [row, column]) => [row + rows, column + columns];
  const {points, cells, centre} = drawing;
  return {
    ...drawing,
    ...(points && {points: points.map(shift)}),
    ...(cells && {cells: cells.map(shift)}),
    ...(centre && {centre: shift(centre)}),
  };
}

/**
 * Returns the drawings at a point.
 *
 * @param {readonly ApiDrawing[]} drawings the drawings
 * @param {number} row the row of the point, in cells
 * @param {number} column its column
 * @returns {ApiDrawing[]} those at the point, the latest first
 */
export function drawingsAt(drawings, row, column) {
  return drawings.filter((drawing) => isAt(drawing, row, column)).reverse();
}

/**
 * @param {ApiDrawing} drawing
 * @param {number} row
 * @param {number} column
 * @returns {boolean}
 */
function isAt({points = [], cells = [], centre, width = 0, height = 0, textSize = 0}, row, column) {
  if (centre) {
    const reach = (/** @type {number} */ length) => Math.max(length, textSize, 2 * NEAR) / 2 + NEAR / 4;
    return Math.abs(row - centre[0]) <= reach(height) && Math.abs(column - centre[1]) <= reach(width);
  }
  return (
    cells.some(([r, c]) => row >= r && row < r + 1 && column >= c && column < c + 1) ||
    points.some(
      (point, i) => distanceTo(points[i - 1] ?? point, point, row, column) <= Math.max(NEAR, width / 2),
    )
  );
}

/**
 * @param {readonly number[]} from
 * @param {readonly number[]} to
 * @param {number} row
 * @param {number} column
 * @returns {number} the distance of a point from a stretch
 */
function distanceTo(from, to, row, column) {
  const [down, right] = [to[0] - from[0], to[1] - from[1]];
  const length = down * down + right * right;
  const along = length === 0 ? 0 : ((row - from[0]) * down + (column - from[1]) * right) / length;
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(row - from[0] - share * down, column - from[1] - share * right);
}

/**
 * Returns the places that a drawing goes through, or its centre.
 *
 * @param {ApiDrawing} drawing the drawing
 * @returns {readonly (readonly number[])[]} the places
 */
export function placesOf({points, cells, centre}) {
  return points ?? cells?.map(([row, column]) => [row + 0.5, column + 0.5]) ?? (centre ? [centre] : []);
}

/**
 * Describes a place.
 *
 * @param {readonly number[]} at the place
 * @param {number} size the size of the grid
 * @returns {string} such as `r1c1`, `upper edge of r2c1`, `upper left corner of r2c2` or `above column 3`
 */
export function placeWords([row, column], size) {
  if (row < 0 || row > size || column < 0 || column > size) {
    return outsideWords(row, column, size);
  }
  const name = cellName(size, cellAt([row, column], size));
  const down = Number.isInteger(row) ? (row === size ? 'lower' : 'upper') : '';
  const right = Number.isInteger(column) ? (column === size ? 'right' : 'left') : '';
  const kind = down && right ? 'corner' : 'edge';
  return down || right ? `${[down, right].filter(Boolean).join(' ')} ${kind} of ${name}` : name;
}

/**
 * @param {number} row
 * @param {number} column
 * @param {number} size
 * @returns {string}
 */
function outsideWords(row, column, size) {
  const down = row < 0 ? 'above' : row > size ? 'below' : '';
  const right = column < 0 ? 'left' : column > size ? 'right' : '';
  const line = (/** @type {number} */ value) => Math.min(Math.max(Math.floor(value), 0), size - 1) + 1;
  if (down && right) {
    return `outside the ${down === 'above' ? 'upper' : 'lower'} ${right} corner`;
  }
  return down ? `${down} column ${line(column)}` : `${right} of row ${line(row)}`;
}

/**
 * Returns the name of a colour.
 *
 * @param {string} [colour] hexadecimal figures after `#`
 * @returns {string} the name of the nearest colour of the palette
 */
export function colourName(colour = COLOURS[0][0]) {
  const parts = (/** @type {string} */ hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  const own = parts(colour);
  let nearest = '';
  let least = Infinity;
  for (const [hex, name] of COLOURS) {
    const distance = parts(hex).reduce((sum, part, i) => sum + (part - own[i]) ** 2, 0);
    if (distance < least) {
      [nearest, least] = [name, distance];
    }
  }
  return nearest;
}

/**
 * Describes a drawing.
 *
 * @param {ApiDrawing} drawing the drawing
 * @param {readonly ApiDrawing[]} all the drawings of the puzzle; those of a form are numbered
 * @param {number} size the size of the grid
 * @returns {string} such as `Line 2: green, from r1c1 to r1c5`
 */
export function drawingWords(drawing, all, size) {
  const form = formOf(drawing);
  const number = all.filter((each) => formOf(each) === form).indexOf(drawing) + 1;
  const [, name] = FORMS.find(([each]) => each === form) ?? ['', 'Cage'];
  const places = placesOf(drawing);
  const words = places.length > 0 ? placeWords(places[0], size) : '';
  const last = places.length > 1 ? placeWords(places[places.length - 1], size) : '';
  const where = last ? `from ${words} to ${last}` : words.startsWith('r') ? `in ${words}` : words;
  const text = drawing.text ? ` “${drawing.text}”` : '';
  return `${name} ${number}${text}: ${colourName(styleOf(drawing).colour)}, ${where}`;
}
