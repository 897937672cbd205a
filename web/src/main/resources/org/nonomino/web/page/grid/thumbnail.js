/**
 * A small picture of a puzzle and its progress: the regions, the constraints, the givens, and the entered digits.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Play} from '../model/progress.js'
 */
import {html, nothing, svg} from '../lib/lit-html.js';
import {NO_ROOM, constraintDrawing, constraintShapes} from './constraints.js';
import {shapeOf} from '../model/doc.js';
import {CELL, drawingOf, squares, thinPath, wholeOf} from '../model/drawing.js';
import {hiddenCells, seenDigits} from '../model/fog.js';
import {digitText} from '../model/symbols.js';

/** The largest grid with legible digits. Larger grids show dots instead. */
const MAX_LEGIBLE = 16;

/** The distance from the middle of a cell to the baseline of its digit. */
const BASELINE = 15;

/** Half the side of a dot. */
const DOT = 15;

/**
 * Draws the picture.
 *
 * @param {Play} play the puzzle and its progress
 * @returns {TemplateResult} an SVG element hidden from screen readers
 */
export function thumbnail({doc, entered}) {
  const {rows, columns} = shapeOf(doc);
  const {tints, thin, heavy, loose} = drawingOf(doc);
  const constraints = constraintDrawing(doc);
  const hidden = hiddenCells(doc, entered);
  const marks = constraints
    ? constraintShapes([...constraints.layers.cages, ...constraints.layers.marks])
    : nothing;
  const all = wholeOf(doc.size, false, constraints?.room ?? NO_ROOM);
  return html`<svg class=${`grid thumbnail${doc.size > MAX_LEGIBLE ? ' dense' : ''}`}
    viewBox=${`${all.x} ${all.y} ${all.width} ${all.height}`} aria-hidden="true"
    ><rect class="ground" width=${columns * CELL} height=${rows * CELL}></rect>
    ${(doc.drawings ? [] : tints).map(([tint, path]) => svg`<path class=${`t${tint}`} d=${path}></path>`)}
    <path class="loose" d=${doc.left ? '' : loose}></path>
    ${constraints ? constraintShapes(constraints.wholeCells) : nothing}
    ${constraints ? constraintShapes([...constraints.layers.grounds, ...constraints.layers.lines]) : nothing}
    ${digits(doc, seenDigits(doc, doc.givens, hidden), 'givens')}${hidden.size > 0 ? [marks, svg`<path class="fog" d=${squares(doc.size, hidden)}></path>`] : nothing}
    ${digits(doc, entered, 'filled')}
    <g class="lines"><path class="thin" d=${doc.shape ? thinPath(rows, columns) : thin}></path><path class="heavy" d=${heavy}></path>
    <rect class="frame" width=${columns * CELL} height=${rows * CELL}></rect></g>
    ${hidden.size > 0 ? nothing : marks}</svg>`;
}

/**
 * Draws digits as one text in which each has its own place, because a library has thousands of them.
 *
 * @param {Play['doc']} doc
 * @param {Uint8Array} values n² digits, 0 for none
 * @param {string} kind the class
 * @returns {TemplateResult | typeof nothing} nothing without digits
 */
function digits(doc, values, kind) {
  const {size} = doc;
  const cells = Array.from(values.keys()).filter((cell) => values[cell] > 0);
  if (cells.length === 0) {
    return nothing;
  }
  const across = cells.map((cell) => ((cell % size) + 0.5) * CELL);
  const down = cells.map((cell) => (Math.floor(cell / size) + 0.5) * CELL);
  if (size > MAX_LEGIBLE) {
    const dots = cells.map(
      (_, i) => `M${across[i] - DOT} ${down[i] - DOT}h${2 * DOT}v${2 * DOT}h-${2 * DOT}z`,
    );
    return svg`<path class=${kind} d=${dots.join('')}></path>`;
  }
  return svg`<text class=${`digit ${kind}`} x=${across.join(' ')} y=${down.map((y) => y + BASELINE).join(' ')}
    >${digitText(values.filter(Boolean), doc)}</text>`;
}
