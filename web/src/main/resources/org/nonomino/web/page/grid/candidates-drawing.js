/**
 * True candidates on a grid, and their legend. Each level has a colour and a sign, so that the colours need not be
 * distinguished: a ring for exactly one solution, then lines below the digit that get weaker.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {CandidatesAnswer} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {CountLevel, TrueCandidate} from '../model/true-candidates.js'
 */
import {html, nothing, svg} from '../lib/lit-html.js';
import {guard} from '../lib/directives/guard.js';
import {constraintDrawing} from './constraints.js';
import {BELOW_LABEL, CELL, candidateColumns, candidatePlace} from '../model/drawing.js';
import {digitText} from '../model/symbols.js';
import {levelWords, levelsOf, styleOf, trueCandidates} from '../model/true-candidates.js';

/** The side of a sample of the legend, in units of the drawing. */
const SAMPLE = 24;

/** @type {{doc: ?Doc, answer: ?CandidatesAnswer, cells: readonly (readonly TrueCandidate[])[]}} */
let read = {doc: null, answer: null, cells: []};

/**
 * Returns the true candidates of each cell. The arrays are cached for the latest response.
 *
 * @param {Doc} doc the puzzle
 * @param {CandidatesAnswer} answer the response with its true candidates
 * @returns {readonly (readonly TrueCandidate[])[]} the true candidates by cell
 */
export function candidatesOf(doc, answer) {
  if (read.answer !== answer || read.doc?.size !== doc.size || read.doc.symbols !== doc.symbols) {
    read = {doc, answer, cells: trueCandidates(doc, answer)};
  }
  return read.cells;
}

/**
 * Draws true candidates over a grid, each digit in its place in the cell.
 *
 * @param {Doc} doc the puzzle
 * @param {CandidatesAnswer} answer its true candidates, or those of the previous puzzle
 * @param {boolean} isOld whether they belong to the previous puzzle
 * @returns {TemplateResult} a group
 */
export function candidatesTemplate(doc, answer, isOld) {
  const cells = candidatesOf(doc, answer);
  const levels = levelsOf(answer.cap);
  const labelled = constraintDrawing(doc)?.labelled;
  // A cell that has just been filled shows its digit instead.
  const drawn = cells.map((candidates, cell) =>
    guard([candidates, doc.symbols, doc.givens[cell] > 0, labelled?.has(cell)], () =>
      doc.givens[cell] > 0
        ? nothing
        : cellTemplate(doc, candidates, levels, {
            places: (digit) => candidatePlace(doc.size, cell, digit, labelled),
            pitch: ((CELL - 6) / candidateColumns(doc.size)) * (labelled?.has(cell) ? BELOW_LABEL : 1),
          }),
    ),
  );
  return svg`<g class=${`trues${isOld ? ' old' : ''}`} aria-hidden="true">${drawn}</g>`;
}

/**
 * @param {Doc} doc
 * @param {readonly TrueCandidate[]} candidates
 * @param {readonly CountLevel[]} levels
 * @param {{places: (digit: number) => {x: number, y: number}, pitch: number}} square the places of the digits
 * @returns {TemplateResult[]}
 */
function cellTemplate(doc, candidates, levels, {places: placeOf, pitch}) {
  const font = Math.min(18, pitch * 0.82);
  /** @type {Map<number, number[]>} */
  const byStyle = new Map();
  for (const {digit, count, isKnown} of candidates) {
    const style = isKnown ? styleOf(levels, count) : 0;
    byStyle.set(style, [...(byStyle.get(style) ?? []), digit]);
  }
  return [...byStyle].map(([style, digits]) => {
    const places = digits.map(placeOf);
    // One element holds all digits, because each character can have its own coordinates.
    return svg`<g class=${`true${style}`}>
      <text x=${places.map(({x}) => x.toFixed(1)).join(' ')} font-size=${font.toFixed(1)}
        y=${places.map(({y}) => (y + font * 0.35).toFixed(1)).join(' ')}>${digitText(digits, doc)}</text>
      ${signs(style, places, font)}</g>`;
  });
}

/**
 * @param {number} style the style of the level
 * @param {readonly {x: number, y: number}[]} places the middles of the digits
 * @param {number} font the size of the digits
 * @returns {TemplateResult | typeof nothing}
 */
function signs(style, places, font) {
  if (style === 5) {
    return nothing;
  }
  const r = font * 0.56;
  const ring = (/** @type {{x: number, y: number}} */ {x, y}) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const line = (/** @type {{x: number, y: number}} */ {x, y}) =>
    `M${x - font * 0.36} ${y + font * 0.5}h${font * 0.72}`;
  return svg`<path d=${places.map(style === 1 ? ring : line).join('')}></path>`;
}

/**
 * Draws the legend of the levels.
 *
 * @param {CandidatesAnswer} answer the drawn true candidates
 * @returns {TemplateResult} a list
 */
export function legend({cap, undecided}) {
  const levels = levelsOf(cap);
  const middle = {x: SAMPLE / 2, y: SAMPLE / 2};
  const sample = (/** @type {number} */ style, /** @type {string} */ words) => html`<li>
    <svg class="sample" viewBox=${`0 0 ${SAMPLE} ${SAMPLE}`} aria-hidden="true"><g class=${`true${style}`}>
      <text x=${middle.x} y=${middle.y + 6} font-size="17">5</text>${signs(style, [middle], 17)}</g></svg>
    ${words}</li>`;
  return html`<ul class="legend" aria-label=${
    cap === 1 ? 'Meaning of the digits' : 'Number of solutions that contain a digit'
  }>
    ${levels.map((level) => sample(styleOf(levels, level.from), levelWords(level)))}
    ${Object.keys(undecided).length > 0 ? sample(0, 'not sure: the search took too long') : nothing}</ul>`;
}
