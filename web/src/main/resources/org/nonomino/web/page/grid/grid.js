/**
 * The grid that all views use to draw puzzles. It consists of an SVG, and an ARIA grid for screen readers.
 *
 * `grid(options)` returns a template that may be rendered often, because a cell is drawn again only if one of its options
 * has changed. They are compared by `===`, so pass the same arrays while nothing changes, as the functions of the model do.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Blocker, Candidate, Deduction, Link, Phrase, Room, StepConstraint, StepHouse} from '../api/api.js'
 * @import {ConstraintDrawing} from './constraints.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Layout} from '../model/houses.js'
 * @import {GridPointer} from './pointer.js'
 * @import {Window} from '../model/zoom.js'
 *
 * @typedef {'peer' | 'same' | 'differ' | 'wrong' | 'good' | 'early' | 'lacking' | 'may' | 'assign' | 'retract'} Highlight `peer` is faint,
 *     `same` the same digit, `may` a place for the requested digit, `lacking` a wrongly removed candidate, `differ` hatched (solutions differ), `wrong` a crossed corner
 *
 * @typedef {object} Evidence a step, or the drawn parts of a step
 * @property {readonly StepHouse[]} [houses] the relevant houses
 * @property {readonly StepConstraint[]} [constraints] the relevant constraints
 * @property {readonly Candidate[]} [candidates] the relevant candidates
 * @property {readonly Deduction[]} [deductions] the conclusions
 * @property {readonly Link[]} [links] the links between the candidates
 * @property {readonly Blocker[]} [blockers] the digits that leave one place or one digit
 * @property {readonly number[]} [cells] the cells that the step is about
 * @property {readonly number[]} [rest] the cells that do not matter; they are faint
 *
 * @typedef {Pick<Phrase, 'cells' | 'houses' | 'candidates'>} Meant the parts of the grid named by a phrase
 *
 * @typedef {object} GridOptions
 * @property {string} id unique in the document; the element of a cell is `#<id>-<cell>`
 * @property {Doc} doc the puzzle; `.` in its regions means a cell without a region
 * @property {ArrayLike<number>} [digits] size² current digits; the doc's givens if left out
 * @property {ArrayLike<number>} [givens] size² digits drawn as givens; the doc's givens if left out
 * @property {readonly (readonly number[])[]} [centre] centre marks of each cell
 * @property {readonly (readonly number[])[]} [corner] corner marks of each cell
 * @property {readonly (readonly number[])[]} [colours] the colours of each cell
 * @property {readonly (readonly number[])[]} [letters] the letters of each cell, 1 for A to 26 for Z
 * @property {Uint8Array} [pen] the colours of the pen's stretches, as in `pen.js`
 * @property {Iterable<number>} [selection] the selected cells
 * @property {number} [cursor] the cell in the tab order
 * @property {ReadonlySet<number>} [conflicts] the cells drawn red and underlined
 * @property {ReadonlySet<number> | ReadonlyMap<number, Highlight>} [highlights] peers, or kinds by cell
 * @property {Evidence} [step] a step to draw over the grid; the cells of its evidence then show `candidates` in a square
 *     instead of the marks
 * @property {Meant} [meant] the highlighted parts; the rest of the step is then faint
 * @property {readonly (readonly number[])[]} [candidates] the candidates of each cell for a step; by default, those of the
 *     current digits
 * @property {boolean | 'fixed'} [tints] whether regions are tinted unless there are drawings, true if left out; `fixed` gives each region its own
 *     colour, independent of adjacent regions
 * @property {'none' | 'coordinates'} [labels] whether there are coordinates outside the grid
 * @property {boolean} [regionNumbers] whether each cell has the number of its region
 * @property {TemplateResult | typeof nothing} [over] elements drawn over the digits, in units of the drawing
 * @property {Room} [room] the least room around the grid, in cells; by default only the constraints' own clues have room
 * @property {boolean} [outside] whether `onPointer` is also called for places in the room around the grid
 * @property {(pointed: GridPointer) => void} [onPointer] is called for pointer actions
 * @property {(cell: number) => void} [onFocus] is called with the cell that receives the focus
 * @property {string} [ariaLabel] the label of the grid
 * @property {(cell: number) => string | undefined} [describe] returns an addition to a cell's label
 * @property {boolean} [numbers] whether digits above 9 are shown as numbers instead of letters
 * @property {boolean} [fixed] whether each centre mark has a fixed place
 * @property {number} [lit] the digit whose marks are highlighted; 0 or left out for none
 * @property {ReadonlySet<number>} [fog] the cells whose givens, drawings and constraints are hidden
 * @property {Window} [window] the visible part of the drawing; all of it if left out
 * @property {boolean} [everyMove] whether `onPointer` is called for each move while the button is held
 * @property {boolean} [still] whether the grid is only a picture, without roles for cells and without focus
 *
 * @typedef {GridOptions & {digits: ArrayLike<number>, givens: ArrayLike<number>,
 *   selected: ReadonlySet<number>, drawing: ?ConstraintDrawing}} Drawn the options with defaults filled in
 */
import {html, svg, nothing} from '../lib/lit-html.js';
import {guard} from '../lib/directives/guard.js';
import {cellTemplate, inkTemplate, kindOf} from './cells.js';
import {NO_ROOM, constraintDrawing, constraintShapes} from './constraints.js';
import {shapeOf} from '../model/doc.js';
import {
  CELL,
  coordinateSides,
  drawingOf,
  outline,
  roomOfBoth,
  runs,
  squares,
  thinPath,
  wholeOf,
} from '../model/drawing.js';
import {evidenceOf, litTemplate, stepTemplate} from './evidence.js';
import {candidates} from '../model/houses.js';
import {linesOf, penPaths} from '../model/pen.js';
import {pointerListener} from './pointer.js';
import {regionColour} from '../model/region-colours.js';
import {NO_DIGITS} from '../model/symbols.js';

/**
 * Draws a puzzle.
 *
 * @param {GridOptions} options the drawing options
 * @returns {TemplateResult} an SVG element
 */
export function grid(options) {
  const {doc} = options;
  const {size} = doc;
  /** @type {Drawn} */
  const o = {
    ...options,
    digits: options.digits ?? doc.givens,
    givens: options.givens ?? doc.givens,
    drawing: constraintDrawing(doc, options.numbers),
    selected: options.selection instanceof Set ? options.selection : new Set(options.selection ?? []),
  };
  const evidence = evidenceOf(o);
  const shown = evidence.size > 0 ? (o.candidates ?? candidates(doc, o.digits)) : NO_DIGITS;
  const {drawing} = o;
  const clues = drawing?.room ?? NO_ROOM;
  const room = roomOfBoth(clues, o.room);
  const all = wholeOf(size, o.labels === 'coordinates', room, clues);
  const {x, y, width, height} = o.window ? {...o.window, width: o.window.side, height: o.window.side} : all;
  const {onPointer, everyMove, outside} = o;
  const pointing = onPointer && {size, window: {x, y, side: width}, everyMove, outside, onPointer};
  const handle = pointing ? pointerListener(pointing) : nothing;
  /** @param {FocusEvent & {currentTarget: SVGElement, target: SVGElement}} event */
  const focused = ({currentTarget, target}) => {
    // The selector `:has(:focus-visible)` in the style sheet would make the browser examine all cells at each key press.
    currentTarget.toggleAttribute('data-keys', target.matches(':focus-visible'));
    const {cell} = target.dataset;
    if (cell !== undefined) {
      o.onFocus?.(Number(cell));
    }
  };
  const lined = o.pen && linesOf(size, o.pen);
  /** @type {unknown[]} */
  const inks = [];
  const rows = Array.from({length: size}, (_, row) => {
    const cells = Array.from({length: size}, (__, column) => {
      const cell = row * size + column;
      const inStep = evidence.has(cell) ? /** @type {readonly number[]} */ (shown[cell]) : null;
      const isSelected = o.selected.has(cell);
      const seen = [
        size,
        doc.symbols,
        doc.regions[cell],
        o.digits[cell],
        Boolean(o.givens[cell]),
        o.centre?.[cell],
        o.corner?.[cell],
        o.colours?.[cell],
        o.letters?.[cell],
        o.conflicts?.has(cell),
        kindOf(o, cell),
        inStep,
        o.regionNumbers,
        isSelected,
        o.numbers,
        o.fixed,
        isLit(o, cell) ? o.lit : 0,
        drawing,
      ];
      inks.push(guard(seen, () => inkTemplate(o, cell, inStep)));
      return guard(
        [...seen, o.cursor === cell, o.describe?.(cell), lined?.get(cell), o.still, o.fog?.has(cell)],
        () => cellTemplate(o, cell),
      );
    });
    return o.still ? svg`<g>${cells}</g>` : svg`<g role="row" aria-rowindex=${row + 1}>${cells}</g>`;
  });
  const still = guard([size, doc.shape, doc.regions, o.tints, o.labels, drawing], () => underneath(o, clues));
  const above = guard([size, doc.shape, doc.regions, 'lines'], () => lines(doc));
  /** @param {(drawing: ConstraintDrawing) => readonly import('./constraints.js').PageShape[]} shapes */
  const layer = (shapes) => guard([drawing], () => (drawing ? constraintShapes(shapes(drawing)) : nothing));
  const clip = o.fog?.size ? `url(#${o.id}-lit)` : nothing;
  // Browsers make an SVG with a focus listener a tab stop unless it has its own `tabindex`.
  return html`<svg id=${o.id} class=${`grid${size > 16 ? ' dense' : size <= 6 ? ' roomy' : ''}${o.step ? ' stepping' : ''}${o.meant ? ' lighting' : ''}${
    width < all.width ? ' zoomed' : ''
  }`}
    viewBox=${`${x} ${y} ${width} ${height}`} role=${o.still ? 'img' : 'grid'}
    tabindex=${o.still ? nothing : -1} aria-label=${o.ariaLabel ?? `${size} by ${size} grid`} aria-rowcount=${o.still ? nothing : size}
    aria-colcount=${o.still ? nothing : size} aria-multiselectable=${o.still ? nothing : 'true'}
    @pointerdown=${handle} @pointermove=${handle} @pointerup=${handle} @pointercancel=${handle} @contextmenu=${handle}
    @dblclick=${handle} @focusin=${o.still ? nothing : focused} @focusout=${o.still ? nothing : unfocused}
    >${still}${fogTemplate(o, all)}${peersTemplate(o)}${rows}
    <g clip-path=${clip}>${layer(({layers}) => [...layers.grounds, ...layers.lines])}</g>
    ${penTemplate(o, false)}${ringsTemplate(o)}<g aria-hidden="true">${inks}</g>${o.over ?? nothing}${above}
    ${penTemplate(o, true)}<g clip-path=${clip}>${layer(({layers}) => [...layers.cages, ...layers.marks])}</g>${cursorTemplate(o)}
    ${o.step ? stepTemplate({...o, step: o.step}) : nothing}${o.meant ? litTemplate({...o, meant: o.meant}) : nothing}</svg>`;
}

/**
 * Draws the fog, and the part of the drawing outside of it, to which constraints and drawings are clipped.
 *
 * @param {Drawn} o the drawing options
 * @param {{x: number, y: number, width: number, height: number}} all the whole drawing
 * @returns {TemplateResult | typeof nothing}
 */
function fogTemplate({id, doc: {size}, fog}, {x, y, width, height}) {
  if (!fog?.size) {
    return nothing;
  }
  const path = squares(size, fog);
  return svg`<clipPath id=${`${id}-lit`}><path clip-rule="evenodd"
    d=${`M${x} ${y}h${width}v${height}h${-width}z${path}`}></path></clipPath><path class="fog" aria-hidden="true" d=${path}></path>`;
}

/**
 * @param {Drawn} o the drawing options
 * @param {number} cell 0..size²-1
 * @returns {boolean} whether it has a highlighted mark
 */
function isLit({lit = 0, centre, corner, candidates: shown}, cell) {
  return lit > 0 && [centre, corner, shown].some((marks) => marks?.[cell].includes(lit));
}

/** @param {FocusEvent} event */
function unfocused({currentTarget, relatedTarget}) {
  const element = /** @type {SVGElement} */ (currentTarget);
  if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
    element.removeAttribute('data-keys');
  }
}

/** The highlights that are rings, as the selection is. @type {readonly Highlight[]} */
const RINGS = ['assign', 'retract'];

/**
 * Draws the selection as a ring, and single cells that a search has just changed.
 *
 * @param {Drawn} o the drawing options
 * @returns {TemplateResult[]}
 */
function ringsTemplate({doc: {size}, selected, highlights}) {
  const rings = [ring(size, selected, 'selection')];
  if (highlights instanceof Map) {
    highlights.forEach((/** @type {Highlight} */ kind, /** @type {number} */ cell) => {
      if (RINGS.includes(kind)) {
        rings.push(ring(size, new Set([cell]), `selection ${kind}`));
      }
    });
  }
  return rings;
}

/**
 * @param {number} size
 * @param {ReadonlySet<number>} cells
 * @param {string} kind the classes of the ring
 * @returns {TemplateResult} the ring with a casing that separates it from the lines and colours below
 */
function ring(size, cells, kind) {
  const path = outline(size, cells, 4);
  return svg`<path class="casing" aria-hidden="true" d=${path}></path><path class=${kind} aria-hidden="true" d=${path}></path>`;
}

/**
 * Draws the cell with the focus as a dashed ring. If that cell is the selection, the ring of the selection shows it.
 *
 * @param {Drawn} o the drawing options
 * @returns {TemplateResult | typeof nothing}
 */
function cursorTemplate({doc: {size}, cursor, selected, still}) {
  if (still || cursor === undefined || (selected.size === 1 && selected.has(cursor))) {
    return nothing;
  }
  const inset = selected.has(cursor) ? 11 : 4;
  const side = CELL - 2 * inset;
  return svg`<rect class="cursor" aria-hidden="true" rx="3" x=${(cursor % size) * CELL + inset}
    y=${Math.floor(cursor / size) * CELL + inset} width=${side} height=${side}></rect>`;
}

/**
 * @param {Drawn} o the drawing options
 * @param {Room} clues the room that clues take around the grid, in cells
 * @returns {TemplateResult}
 */
function underneath({doc, tints = true, labels, drawing: constraints}, clues) {
  const {size} = doc;
  const {rows, columns} = shapeOf(doc);
  const drawing = drawingOf(doc);
  const around = doc.drawings ? clues : NO_ROOM;
  return svg`<g aria-hidden="true">${around === NO_ROOM ? nothing : paperAround(rows, columns, around)}<rect class="ground" width=${columns * CELL} height=${rows * CELL}></rect>
    ${tints === true && !doc.drawings ? drawing.tints.map(([tint, path]) => svg`<path class=${`t${tint}`} d=${path}></path>`) : nothing}
    ${
      tints === 'fixed'
        ? drawing.regions.map(([region, path]) => svg`<path class=${regionColour(region)} d=${path}></path>`)
        : nothing
    }
    ${drawing.loose && !doc.left ? svg`<path class="loose" d=${drawing.loose}></path>` : nothing}
    ${labels === 'coordinates' ? Array.from({length: size}, (_, i) => coordinates(doc, i, clues)) : nothing}</g>
    ${constraints ? constraintShapes(constraints.wholeCells) : nothing}`;
}

/**
 * @param {number} rows
 * @param {number} columns
 * @param {Room} room the room of the drawings around the grid, in cells
 * @returns {TemplateResult} paper below them, as their white parts would be seen without it
 */
function paperAround(rows, columns, {left, top, right, bottom}) {
  return svg`<rect class="ground" x=${-left * CELL} y=${-top * CELL} width=${(left + columns + right) * CELL}
    height=${(top + rows + bottom) * CELL}></rect>`;
}

/**
 * @param {Doc} doc the puzzle
 * @param {number} i a row or column, counted from 0
 * @param {Room} clues the room that clues take around the grid, in cells
 * @returns {TemplateResult} the number next to this row and next to this column, on a side without clues if possible
 */
function coordinates(doc, i, clues) {
  const {rows, columns} = shapeOf(doc);
  const middle = (i + 0.5) * CELL;
  const {right, below} = coordinateSides(clues);
  const x = right ? columns * CELL + 15 : -15 - clues.left * CELL;
  const y = below ? rows * CELL + 20 : -9 - clues.top * CELL;
  return svg`${i < columns ? svg`<text class="coordinate" x=${middle} y=${y}>${i + 1}</text>` : nothing}
    ${i < rows ? svg`<text class="coordinate" x=${x} y=${middle + 6}>${i + 1}</text>` : nothing}`;
}

/**
 * @param {Doc} doc
 * @returns {TemplateResult}
 */
function lines(doc) {
  const {rows, columns} = shapeOf(doc);
  const drawing = drawingOf(doc);
  return svg`<g class="lines" aria-hidden="true"><path class="thin" d=${doc.shape ? thinPath(rows, columns) : drawing.thin}></path>
    <path class="heavy" d=${drawing.heavy}></path>
    <rect class="frame" width=${columns * CELL} height=${rows * CELL} rx="3"></rect></g>`;
}

/**
 * @param {Drawn} o the drawing options
 * @param {boolean} edge whether to draw the lines along edges; otherwise those between the centres of cells
 * @returns {unknown}
 */
function penTemplate({doc: {size}, pen}, edge) {
  return guard([size, pen], () =>
    (pen ? penPaths(size, pen) : [])
      .filter((line) => line.edge === edge)
      .map(({colour, path}) => svg`<path class=${`pen p${colour}`} aria-hidden="true" d=${path}></path>`),
  );
}

/**
 * Draws the peers as a rectangle for each run of cells. For a single path, the browser would repaint its whole bounding box.
 *
 * @param {Drawn} o the drawing options
 * @returns {TemplateResult}
 */
function peersTemplate({doc: {size}, highlights}) {
  /** @type {Set<number>} */
  const cells = new Set();
  highlights?.forEach((kind, cell) => (kind === 'peer' || kind === cell) && cells.add(cell));
  return svg`<g class="peers" aria-hidden="true">${runs(size, cells).map(
    ({cell, right, down}) => svg`<rect x=${(cell % size) * CELL} y=${Math.floor(cell / size) * CELL}
    width=${right * CELL} height=${down * CELL}></rect>`,
  )}</g>`;
}

/**
 * Gives the focus to a cell of a grid.
 *
 * @param {string} id the id of the grid
 * @param {number} cell 0..size²-1
 */
export function focusCell(id, cell) {
  document.getElementById(`${id}-${cell}`)?.focus({preventScroll: true});
}

/**
 * Creates a listener for `mousedown` around buttons. It keeps the focus in the grid, so that the next Space applies to the
 * grid instead of pressing the button again. A button that already has the focus, from the keyboard, keeps it.
 *
 * @param {string} id the id of the grid
 * @param {number} cell the cell that gets the focus, 0..n²-1
 * @returns {(event: MouseEvent) => void} the listener
 */
export function keepFocus(id, cell) {
  return (event) => {
    const button = /** @type {Element} */ (event.target).closest('button');
    if (button && button !== document.activeElement) {
      event.preventDefault();
      focusCell(id, cell);
    }
  };
}

/**
 * Returns whether a cell of a grid has the focus.
 *
 * @param {string} id the id of the grid
 * @returns {boolean} whether a cell has it
 */
export function hasFocus(id) {
  return document.activeElement?.closest?.('svg.grid')?.id === id;
}
