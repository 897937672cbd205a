/**
 * A small picture of a puzzle and its progress: the regions, the constraints, the givens, and the filled cells,
 * without digits.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Play} from './progress.js'
 */
import {html, nothing, svg} from './lib/lit-html.js';
import {NO_ROOM, constraintDrawing, constraintShapes} from './constraints.js';
import {CELL, MARGIN, drawingOf, square, wholeOf} from './drawing.js';

/**
 * Draws the picture.
 *
 * @param {Play} play the puzzle and its progress
 * @returns {TemplateResult} an SVG element that is hidden from screen readers
 */
export function thumbnail({doc, entered}) {
  const {tints, heavy, loose} = drawingOf(doc);
  const side = doc.size * CELL;
  const constraints = constraintDrawing(doc);
  const all = wholeOf(doc.size, MARGIN, constraints?.room ?? NO_ROOM);
  return html`<svg class="grid thumbnail" viewBox=${`${all.x} ${all.y} ${all.side} ${all.side}`} aria-hidden="true"
    ><rect class="ground" width=${side} height=${side}></rect>
    ${tints.map(([tint, path]) => svg`<path class=${`t${tint}`} d=${path}></path>`)}
    <path class="loose" d=${loose}></path>
    ${constraints ? constraintShapes(constraints.wholeCells) : nothing}
    <path class="filled givens" d=${filled(doc.size, doc.givens)}></path>
    <path class="filled" d=${filled(doc.size, entered)}></path>
    ${constraints ? constraintShapes([...constraints.layers.grounds, ...constraints.layers.lines]) : nothing}
    <g class="lines"><path class="heavy" d=${heavy}></path>
    <rect class="frame" width=${side} height=${side}></rect></g>
    ${constraints ? constraintShapes([...constraints.layers.cages, ...constraints.layers.marks], false) : nothing}</svg>`;
}

/**
 * @param {number} size
 * @param {Uint8Array} digits
 * @returns {string} the cells that have a digit
 */
function filled(size, digits) {
  return Array.from(digits, (digit, cell) => (digit > 0 ? square(size, cell) : '')).join('');
}
