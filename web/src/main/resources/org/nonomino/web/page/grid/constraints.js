/**
 * The constraints and drawings of puzzles in grids: their shapes, drawn by Java in units of the grid, and their words for screen
 * readers. A drawing is requested when a grid first needs it; until it arrives, the grid is drawn without it. If this version
 * does not support some of the constraints, the others are drawn.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiConstraint, ApiError, DrawingAnswer, DrawnShape, Room} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 *
 * @typedef {Pick<Doc, 'size' | 'regions' | 'symbols' | 'constraints' | 'drawings'>} Constrained
 *
 * @typedef {DrawnShape & {isLabel?: boolean}} PageShape a shape, and whether it is a number in the corner of a cell
 *
 * @typedef {object} ConstraintDrawing
 * @property {Room} room the room for clues outside the grid, in cells
 * @property {Record<'grounds' | 'lines' | 'cages' | 'marks', readonly PageShape[]>} layers the shapes, from the ground up
 * @property {readonly PageShape[]} wholeCells the grounds that cover whole cells, below the colours of the player
 * @property {ReadonlySet<number>} labelled the cells with a number in the upper left corner
 * @property {readonly string[]} rules the rules in sentences
 * @property {readonly string[]} cellWords words for the constraints of each cell; '' if it has none
 * @property {readonly string[]} outsideWords words for the clues outside the grid
 *
 * @typedef {{drawing: ?ConstraintDrawing, trouble: string, isAsked: boolean, answer?: Promise<void>}} Entry a requested drawing; the
 *     promise is never rejected
 */
import {svg, nothing} from '../lib/lit-html.js';
import {guard} from '../lib/directives/guard.js';
import {onReach, post} from '../api/api.js';
import {drawingsText} from '../model/doc.js';
import {CELL} from '../model/drawing.js';
import {isWellFormed} from '../model/painting.js';
import {keepRestrictions, keyOfRules} from '../model/restrictions.js';
import {hasNumbers, regionSymbol} from '../model/symbols.js';

/** A drawn polygon of this width and height covers a cell. */
const MOST_OF_CELL = 0.9 * CELL;

/** The number of drawings that are kept for puzzles that are read again. */
const KEPT = 100;

/** @type {readonly ApiConstraint[]} */
const NONE = Object.freeze([]);

/** @type {Readonly<Room>} */
export const NO_ROOM = Object.freeze({left: 0, top: 0, right: 0, bottom: 0});

/** The drawings of each list, as `listOf` returns it, by their further properties. @type {WeakMap<object, Map<string, Entry>>} */
const byList = new WeakMap();

/** The drawings that replace those of new lists until these arrive. @type {WeakMap<object, ConstraintDrawing>} */
const interim = new WeakMap();

/** The latest drawings by the whole rules. @type {Map<string, Entry>} */
const byRules = new Map();

/** @type {Set<() => void>} */
const listeners = new Set();

/** @type {Set<Entry>} */
const failed = new Set();

/** The names of the inks in the style sheet. @type {Set<string>} */
const inks = new Set();

/** @type {?CSSStyleSheet} */
let sheet = null;

onReach((isOffline) => {
  if (!isOffline && failed.size > 0) {
    retryConstraints();
  }
});

/**
 * Adds a listener for drawings.
 *
 * @param {() => void} listener is called when a drawing has arrived, or cannot be had
 */
export function onConstraints(listener) {
  listeners.add(listener);
}

/** Requests the drawings again that could not be had. */
export function retryConstraints() {
  failed.forEach((entry) => {
    entry.isAsked = false;
  });
  failed.clear();
  listeners.forEach((listener) => listener());
}

/**
 * Returns the drawing of a puzzle's constraints and of what its author drew, and requests it if it is unknown.
 *
 * @param {Constrained} doc the puzzle
 * @param {boolean} [numbers] whether digits above 9 are shown as numbers instead of letters
 * @returns {?ConstraintDrawing} null if the puzzle has neither, or while the drawing is unknown
 */
export function constraintDrawing(doc, numbers = false) {
  const list = listOf(doc);
  const entry = entryOf(doc, numbers);
  if (!entry || !list) {
    return null;
  }
  if (!entry.isAsked) {
    entry.answer = ask(entry, doc, numbers);
  }
  // While regions are painted or constraints are edited, the previous drawing avoids flicker.
  return (
    entry.drawing ?? [...(byList.get(list)?.values() ?? [])].at(-2)?.drawing ?? interim.get(list) ?? null
  );
}

/**
 * Shows the drawing of a puzzle for an edited puzzle of the same size until its own drawing arrives.
 *
 * @param {Constrained} doc the edited puzzle
 * @param {Constrained} before the puzzle before
 */
export function drawMeanwhile(doc, before) {
  const list = listOf(doc);
  const drawing = before.size === doc.size ? constraintDrawing(before) : null;
  if (drawing && list && list !== listOf(before)) {
    interim.set(list, drawing);
  }
}

/**
 * Returns why the constraints of a puzzle are not drawn.
 *
 * @param {Constrained} doc the puzzle
 * @param {boolean} [numbers] as for `constraintDrawing`
 * @returns {string} a sentence; '' if they are drawn, or are being drawn
 */
export function constraintTrouble(doc, numbers = false) {
  return entryOf(doc, numbers)?.trouble ?? '';
}

/**
 * Waits until the constraints of a puzzle are drawn and the candidates that they remove are known.
 *
 * @param {Constrained} doc the puzzle
 * @param {boolean} numbers as for `constraintDrawing`
 * @returns {Promise<string>} the result of `constraintTrouble`
 */
export async function awaitConstraints(doc, numbers) {
  constraintDrawing(doc, numbers);
  await entryOf(doc, numbers)?.answer;
  return constraintTrouble(doc, numbers);
}

/**
 * @param {Constrained} doc
 * @returns {?object} the list that is drawn; null if there is nothing to draw
 */
function listOf({constraints, drawings}) {
  return constraints ?? drawings ?? null;
}

/**
 * @param {Constrained} doc
 * @param {boolean} numbers
 * @returns {?Entry} null without constraints and drawings
 */
function entryOf(doc, numbers) {
  const list = listOf(doc);
  if (!list) {
    return null;
  }
  const {regions, symbols = '', drawings} = doc;
  const entries = byList.get(list) ?? new Map();
  byList.set(list, entries);
  const key = `${regions}${symbols}${hasNumbers(doc, numbers)}${drawings ? numberOf(drawings) : ''}`;
  const known = entries.get(key);
  if (known) {
    return known;
  }
  const picture = drawings ? drawingsText(drawings) : '';
  const rules = `${keyOfRules(doc)}${hasNumbers(doc, numbers)}${picture}`;
  /** @type {Entry} */
  const entry = byRules.get(rules) ?? {drawing: null, trouble: '', isAsked: false};
  byRules.delete(rules);
  byRules.set(rules, entry);
  if (byRules.size > KEPT) {
    const [oldest] = byRules.keys();
    byRules.delete(oldest);
  }
  entries.set(key, entry);
  return entry;
}

/** The lists of drawings by numbers, because their texts are long. @type {WeakMap<object, number>} */
const drawingNumbers = new WeakMap();
let drawingCount = 0;

/**
 * @param {object} drawings
 * @returns {number} a number that no other list has
 */
function numberOf(drawings) {
  const number = drawingNumbers.get(drawings) ?? ++drawingCount;
  drawingNumbers.set(drawings, number);
  return number;
}

/**
 * @param {Entry} entry
 * @param {Constrained} doc
 * @param {boolean} numbers
 */
async function ask(entry, {size, regions, symbols, constraints = NONE, drawings}, numbers) {
  entry.isAsked = true;
  const givens = new Uint8Array(size * size);
  const isFormed = isWellFormed({size, regions, givens, title: '', author: ''});
  const puzzle = {
    size,
    puzzle: '.'.repeat(size * size),
    ...(symbols && {symbols}),
    // Unfinished regions are no puzzle, but the constraints can be drawn without them.
    regions: isFormed ? regions : rowsOf(size),
  };
  /** @param {readonly ApiConstraint[]} some the constraints to draw */
  const draw = async (some) => {
    const answer = await post('drawing', {
      puzzle: {...puzzle, ...(constraints !== NONE && {constraints: some}), ...(drawings && {drawings})},
      ...(numbers && !symbols && {digits: 'numbers'}),
    });
    addColours(answer.colours);
    entry.drawing = drawn(size, answer);
    if (constraints !== NONE) {
      keepRestrictions({size, regions, symbols, constraints}, answer.candidates);
    }
  };
  try {
    await draw(constraints);
    entry.trouble = '';
  } catch (error) {
    entry.trouble = /** @type {ApiError} */ (error).message;
    if (!(await isDrawnInPart(constraints, draw))) {
      failed.add(entry);
    }
  }
  listeners.forEach((listener) => listener());
}

/**
 * Draws the constraints of known kinds, even if there are others.
 *
 * @param {readonly ApiConstraint[]} constraints
 * @param {(some: readonly ApiConstraint[]) => Promise<void>} draw
 * @returns {Promise<boolean>} whether some of the constraints are drawn
 */
async function isDrawnInPart(constraints, draw) {
  try {
    const {isKnownKind} = await import('../model/constraint-kinds.js');
    const known = constraints.filter(({kind}) => isKnownKind(kind));
    const isPart = known.length > 0 && known.length < constraints.length;
    if (isPart) {
      await draw(known);
    }
    return isPart;
  } catch {
    // The first reason is shown.
    return false;
  }
}

/**
 * @param {number} size
 * @returns {string} the regions of a grid in which each row is one
 */
function rowsOf(size) {
  return Array.from({length: size}, (_, row) => regionSymbol(row).repeat(size)).join('');
}

/**
 * @param {number} size
 * @param {DrawingAnswer} answer
 * @returns {ConstraintDrawing}
 */
function drawn(size, answer) {
  const {room, grounds, lines, cages, marks, rules, cellWords, outsideWords} = answer;
  /** @type {(shape: DrawnShape) => PageShape} */
  const marked = (shape) => (labelledCell(size, shape) < 0 ? shape : {...shape, isLabel: true});
  const wholeCells = wholeShapes(grounds);
  const wholeSet = new Set(wholeCells);
  return {
    room,
    layers: {
      grounds: grounds.filter((shape) => !wholeSet.has(shape)),
      lines,
      cages: cages.map(marked),
      marks: marks.map(marked),
    },
    wholeCells,
    labelled: new Set(
      [...cages, ...marks].map((shape) => labelledCell(size, shape)).filter((cell) => cell >= 0),
    ),
    rules: rules.en,
    cellWords,
    outsideWords,
  };
}

/**
 * Returns the shapes that cover cells, so that the player's colours would not be seen below them. They can be drawn first
 * unless they hide a part of an earlier shape.
 *
 * @param {readonly DrawnShape[]} grounds the shapes from the ground up
 * @returns {DrawnShape[]} some of them
 */
function wholeShapes(grounds) {
  /** @type {DrawnShape[]} */
  const whole = [];
  /** @type {(readonly number[])[]} */
  const others = [];
  for (const shape of grounds) {
    const box = boxOf(shape);
    const isWhole =
      (shape.points !== undefined || shape.width !== undefined) &&
      box[2] - box[0] >= MOST_OF_CELL &&
      box[3] - box[1] >= MOST_OF_CELL;
    if (isWhole && !others.some((other) => areOverlapping(box, other))) {
      whole.push(shape);
    } else {
      others.push(box);
    }
  }
  return whole;
}

/**
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 * @returns {boolean} whether two boxes have an area in common
 */
function areOverlapping(one, other) {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/**
 * @param {DrawnShape} shape
 * @returns {number[]} the edges of a box around it: left, top, right, bottom. It is the whole plane if it is not known.
 */
function boxOf({points, cx, cy, r, x, y, width, height}) {
  if (points !== undefined) {
    const numbers = points.split(/[ ,]/).map(Number);
    const [across, down] = [0, 1].map((axis) => numbers.filter((_, i) => i % 2 === axis));
    return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  }
  if (cx !== undefined && cy !== undefined && r !== undefined) {
    return [cx - r, cy - r, cx + r, cy + r];
  }
  return x !== undefined && y !== undefined && width !== undefined && height !== undefined
    ? [x, y, x + width, y + height]
    : [-Infinity, -Infinity, Infinity, Infinity];
}

/**
 * Returns the cell with a word in its upper left corner.
 *
 * @param {number} size the size of the grid
 * @param {DrawnShape} shape a shape
 * @returns {number} the cell; -1 if the shape is no such word
 */
export function labelledCell(size, {text, x = 0, y = 0}) {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const isInGrid = row >= 0 && row < size && column >= 0 && column < size;
  const isInCorner = x - column * CELL < CELL / 2 && y - row * CELL < 0.4 * CELL;
  return text !== undefined && isInGrid && isInCorner ? row * size + column : -1;
}

/** @param {DrawingAnswer['colours']} colours the colours of inks, added to the style sheet */
function addColours(colours) {
  const added = Object.entries(colours).filter(([ink]) => !inks.has(ink));
  if (added.length > 0) {
    sheet ??= newSheet();
    const rules = added.map(
      ([ink, {light, dark}]) => `.constraints .k-${ink}{color:light-dark(${light},${dark})}`,
    );
    sheet.insertRule(`@layer grid{${rules.join('')}}`, sheet.cssRules.length);
    added.forEach(([ink]) => inks.add(ink));
  }
}

/** @returns {CSSStyleSheet} a style sheet of the document */
function newSheet() {
  const added = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  return added;
}

/**
 * Draws a picture of a puzzle, and draws it again only if something in it has changed or the drawing of the constraints has
 * arrived.
 *
 * @param {Constrained} doc the puzzle
 * @param {readonly unknown[]} seen everything else that the picture shows, compared by `===`
 * @param {() => unknown} draw draws the picture
 * @returns {unknown} the picture
 */
export function drawnOnce(doc, seen, draw) {
  return guard([constraintDrawing(doc), ...seen], draw);
}

/**
 * Draws a layer of constraints.
 *
 * @param {readonly PageShape[]} shapes the shapes
 * @returns {TemplateResult | typeof nothing} a group hidden from screen readers
 */
export function constraintShapes(shapes) {
  return shapes.length === 0
    ? nothing
    : svg`<g class="constraints" aria-hidden="true">${shapes.map(shapeTemplate)}</g>`;
}

/**
 * @param {PageShape} shape
 * @returns {TemplateResult}
 */
function shapeTemplate({
  ink,
  d,
  points,
  text,
  cx,
  cy,
  r,
  x,
  y,
  width,
  height,
  pen,
  dash,
  size,
  turn,
  bold,
  isLabel,
}) {
  const name = `k-${ink}${isLabel ? ' label' : ''}`;
  if (d !== undefined) {
    return svg`<path class=${`${name} stroked`} d=${d} stroke-width=${pen ?? nothing} stroke-dasharray=${dash ?? nothing}></path>`;
  }
  if (points !== undefined) {
    return svg`<polygon class=${name} points=${points}></polygon>`;
  }
  if (text !== undefined) {
    return svg`<text class=${name} x=${x} y=${y} font-size=${size} font-weight=${bold ? 'bold' : nothing}
        transform=${turn ?? nothing}>${text}</text>`;
  }
  return r === undefined
    ? svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height}></rect>`
    : svg`<circle class=${pen === undefined ? name : `${name} stroked`} cx=${cx} cy=${cy} r=${r}
        stroke-width=${pen ?? nothing}></circle>`;
}
