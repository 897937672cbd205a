/**
 * A small picture of a puzzle and its progress: the regions, the givens, and the filled cells,
 * without digits.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Play} from './progress.js'
 */
import {html, svg} from './lib/lit-html.js';
import {CELL, MARGIN, drawingOf, square} from './drawing.js';

/**
 * Draws the picture.
 *
 * @param {Play} play the puzzle and its progress
 * @returns {TemplateResult} an SVG element that is hidden from screen readers
 */
export function thumbnail({doc, entered}) {
  const {tints, heavy, loose} = drawingOf(doc);
  const side = doc.size * CELL;
  const all = side + 2 * MARGIN;
  return html`<svg class="grid thumbnail" viewBox=${`${-MARGIN} ${-MARGIN} ${all} ${all}`} aria-hidden="true"
    ><rect class="ground" width=${side} height=${side}></rect>
    ${tints.map(([tint, path]) => svg`<path class=${`t${tint}`} d=${path}></path>`)}
    <path class="loose" d=${loose}></path>
    <path class="filled givens" d=${filled(doc.size, doc.givens)}></path>
    <path class="filled" d=${filled(doc.size, entered)}></path>
    <g class="lines"><path class="heavy" d=${heavy}></path>
    <rect class="frame" width=${side} height=${side}></rect></g></svg>`;
}

/**
 * @param {number} size
 * @param {Uint8Array} digits
 * @returns {string} the cells that have a digit
 */
function filled(size, digits) {
  return Array.from(digits, (digit, cell) => (digit > 0 ? square(size, cell) : '')).join('');
}
