/**
 * The evidence of a step, drawn over a grid.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Blocker, Candidate, Deduction, Link, StepHouse} from '../api/api.js'
 * @import {Drawn, Evidence, Meant} from './grid.js'
 *
 * @typedef {{x: number, y: number}} Place a position in the drawing
 */
import {nothing, svg} from '../lib/lit-html.js';
import {CELL, candidateColumns, candidatePlace, outline, square} from '../model/drawing.js';
import {cellsOfHouse} from '../model/lit.js';
import {digitName} from '../model/symbols.js';

/**
 * Returns the cells of the evidence and the conclusions of a step.
 *
 * @param {Drawn} o the drawing options
 * @returns {Set<number>} the cells (empty without a step)
 */
export function evidenceOf(o) {
  const {step, doc} = o;
  /** @type {Set<number>} */
  const cells = new Set();
  if (step) {
    (step.houses ?? []).forEach((house) => cellsOfHouse(doc, house).forEach((cell) => cells.add(cell)));
    (step.constraints ?? []).forEach((constraint) => constraint.cells.forEach((cell) => cells.add(cell)));
    (step.candidates ?? []).forEach(({cell}) => cells.add(cell));
    (step.deductions ?? []).forEach(({cell}) => cells.add(cell));
    (step.links ?? []).forEach(({from, to}) => cells.add(from.cell).add(to.cell));
    (step.cells ?? []).forEach((cell) => cells.add(cell));
  }
  return cells;
}

/**
 * Draws a step: its houses, the relevant candidates, the links between them, and the conclusions.
 *
 * @param {Drawn & {step: Evidence}} o the drawing options, with a step
 * @returns {TemplateResult} a group above the grid
 */
export function stepTemplate({step, doc, numbers, drawing}) {
  const {size} = doc;
  const radius = radiusOf(size);
  /** @type {(candidate: Candidate) => Place} */
  const at = ({cell, digit}) => candidatePlace(size, cell, digit, drawing?.labelled);
  /** @type {(candidate: Candidate) => TemplateResult} */
  const ring = (candidate) => {
    const {x, y} = at(candidate);
    return svg`<circle class="pattern" cx=${x} cy=${y} r=${radius}></circle>`;
  };
  const deductions = step.deductions ?? [];
  /** @type {(candidate: Candidate) => TemplateResult} */
  const strike = (candidate) => {
    const {x, y} = at(candidate);
    const r = radius * 0.75;
    const path = `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
    return svg`<path class="strike" d=${path}></path>`;
  };
  /** @type {(one: StepHouse, i: number) => TemplateResult} */
  const house = (one, i) => svg`<path class=${`house house${i % 3}`}
    d=${outline(size, new Set(cellsOfHouse(doc, one)), 4 + (i % 3) * 3)}></path>`;
  return svg`<g class="step" aria-hidden="true">
    ${restTemplate(size, step.rest ?? [])}
    ${areaTemplate(size, step.cells ?? [])}
    ${(step.constraints ?? []).map((one) => constraintTemplate(size, one.cells))}
    ${(step.houses ?? []).map(house)}
    ${(step.blockers ?? []).map((one) => blockerTemplate(size, one, deductions[0], at))}
    ${chainTemplate(step.links, (link) => linkTemplate(at(link.from), at(link.to), link, radius))}
    ${(step.candidates ?? []).map(ring)}
    ${deductions.filter(({placement}) => placement).map((one) => placed(at(one), digitName(one.digit, doc, numbers), radius))}
    ${deductions.filter(({placement}) => !placement).map(strike)}
  </g>`;
}

/**
 * @param {number} size the size of the grid
 * @param {readonly number[]} cells the cells that do not matter
 * @returns {TemplateResult | typeof nothing} a veil over them
 */
function restTemplate(size, cells) {
  return cells.length > 0
    ? svg`<path class="rest" d=${cells.map((cell) => square(size, cell)).join('')}></path>`
    : nothing;
}

/**
 * Draws what a digit closes for a single: a ring around it, a line through the closed cells, and a cross in each of them. Along a
 * row or a column there is one line; otherwise, one to each cell.
 *
 * @param {number} size the size of the grid
 * @param {Blocker} blocker the digit
 * @param {Deduction | undefined} single the digit of the single; its cell has no cross
 * @param {(candidate: Candidate) => Place} at returns the place of a candidate
 * @returns {TemplateResult} a group
 */
function blockerTemplate(size, {cell, house, closes}, single, at) {
  const start = centreOf(size, cell);
  const ends = house?.kind === 'row' || house?.kind === 'column' ? endsOf(cell, closes) : closes;
  const lines = ends.map((end) => lineTo(start, centreOf(size, end)));
  const reach = radiusOf(size) * 0.6;
  const crosses = closes
    .filter((closed) => closed !== single?.cell)
    .map((closed) => {
      const {x, y} = single ? at({cell: closed, digit: single.digit}) : centreOf(size, closed);
      return `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
    });
  return svg`<g class="sight"><circle cx=${start.x} cy=${start.y} r=${SOURCE}></circle>
    <path d=${lines.join('')}></path><path class="shut" d=${crosses.join('')}></path></g>`;
}

/** The radius of a ring around a digit that closes cells. */
const SOURCE = CELL * 0.4;

/**
 * @param {number} cell a cell of a line
 * @param {readonly number[]} closes other cells of that line, ascending
 * @returns {readonly number[]} the farthest of them on each side of the cell
 */
function endsOf(cell, closes) {
  const before = closes.filter((closed) => closed < cell);
  const after = closes.filter((closed) => closed > cell);
  return [...before.slice(0, 1), ...after.slice(-1)];
}

/**
 * @param {Place} from the middle of a cell with a digit
 * @param {Place} to the middle of another cell
 * @returns {string} a path from the ring around the digit to the other cell
 */
function lineTo({x, y}, to) {
  const far = Math.hypot(to.x - x, to.y - y);
  return `M${x + ((to.x - x) / far) * SOURCE} ${y + ((to.y - y) / far) * SOURCE}L${to.x} ${to.y}`;
}

/** The last drawn links. @type {readonly Link[] | undefined} */
let latest;

let isOdd = false;

/**
 * Draws links one after the other. The style sheet has two equal animations, because a browser runs an animation again if its
 * name changes, and the elements of the previous step are used again.
 *
 * @param {readonly Link[] | undefined} links the links of a step
 * @param {(link: Link) => TemplateResult} template draws one of them
 * @returns {TemplateResult | typeof nothing} a group; nothing without links
 */
function chainTemplate(links, template) {
  if (links !== latest) {
    latest = links;
    isOdd = !isOdd;
  }
  return links && links.length > 0
    ? svg`<g class=${`chain ${isOdd ? 'odd' : 'even'}`}>${links.map(
        (link, i) => svg`<g .style=${`--i:${i}`}>${template(link)}</g>`,
      )}</g>`
    : nothing;
}

/**
 * @param {number} size the size of the grid
 * @param {readonly number[]} cells the cells of a constraint of a step
 * @returns {TemplateResult | typeof nothing} their ground; nothing for a rule of the whole grid
 */
function constraintTemplate(size, cells) {
  return cells.length < size * size
    ? svg`<path class="lit" d=${cells.map((cell) => square(size, cell)).join('')}></path>`
    : nothing;
}

/**
 * @param {number} size the size of the grid
 * @param {number} cell a cell
 * @returns {Place} its middle
 */
function centreOf(size, cell) {
  return {x: ((cell % size) + 0.5) * CELL, y: (Math.floor(cell / size) + 0.5) * CELL};
}

/**
 * @param {number} size the size of the grid
 * @returns {number} the radius of a ring around a candidate
 */
function radiusOf(size) {
  return Math.max(5, ((CELL - 6) / candidateColumns(size)) * 0.5);
}

/**
 * Highlights the houses, cells and candidates named by a phrase, and the links between these candidates.
 *
 * @param {Drawn & {meant: Meant}} o the drawing options, with the highlighted parts
 * @returns {TemplateResult} a group above the grid
 */
export function litTemplate({meant, step, doc: {size}, doc, drawing}) {
  /** @type {(candidate: Candidate) => Place} */
  const at = ({cell, digit}) => candidatePlace(size, cell, digit, drawing?.labelled);
  const radius = radiusOf(size) + 1;
  const {cells = [], houses = [], candidates = []} = meant;
  const cellsOfAll = candidates.map(({cell}) => cell);
  return svg`<g class="meant" aria-hidden="true">
    ${houses.map((house) => areaTemplate(size, cellsOfHouse(doc, house)))}
    ${areaTemplate(size, cells)}
    ${areaTemplate(size, cellsOfAll)}
    ${(step?.blockers ?? [])
      .filter(({cell}) => cells.includes(cell))
      .map((one) => blockerTemplate(size, one, step?.deductions?.[0], at))}
    ${linksAt(step?.links ?? [], candidates).map((link) => linkTemplate(at(link.from), at(link.to), link, radius))}
    ${candidates.map((candidate) => {
      const {x, y} = at(candidate);
      return svg`<circle class="spot" cx=${x} cy=${y} r=${radius}></circle>`;
    })}
  </g>`;
}

/**
 * @param {readonly Link[]} links the links of a step
 * @param {readonly Candidate[]} candidates the candidates named by a phrase
 * @returns {readonly Link[]} the links between them; if there are none, the links at them
 */
function linksAt(links, candidates) {
  /** @param {Candidate} end */
  const isNamed = (end) => candidates.some(({cell, digit}) => cell === end.cell && digit === end.digit);
  const between = links.filter(({from, to}) => isNamed(from) && isNamed(to));
  return between.length > 0 ? between : links.filter(({from, to}) => isNamed(from) || isNamed(to));
}

/**
 * @param {number} size the size of the grid
 * @param {readonly number[]} cells the highlighted cells
 * @returns {TemplateResult | typeof nothing}
 */
function areaTemplate(size, cells) {
  const all = new Set(cells);
  const ground = [...all].map((cell) => square(size, cell)).join('');
  return all.size > 0
    ? svg`<path class="glow" d=${ground}></path><path class="edge" d=${outline(size, all, 3)}></path>`
    : nothing;
}

/**
 * @param {Place} place
 * @param {string} name
 * @param {number} radius
 * @returns {TemplateResult}
 */
function placed({x, y}, name, radius) {
  const font = radius * (name.length > 1 ? 1.3 : 1.7);
  return svg`<circle class="placed" cx=${x} cy=${y} r=${radius + 2}></circle>
    <text class="placed" x=${x} y=${y + font * 0.35} font-size=${font.toFixed(1)}>${name}</text>`;
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {Link} link
 * @param {number} radius
 * @returns {TemplateResult}
 */
function linkTemplate(from, to, {toOn}, radius) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(26, length * 0.18);
  const cx = (from.x + to.x) / 2 - (dy / length) * bend;
  const cy = (from.y + to.y) / 2 + (dx / length) * bend;
  /** @type {(place: Place, other: Place) => Place} */
  const along = ({x, y}, other) => {
    const far = Math.hypot(other.x - x, other.y - y) || 1;
    return {x: x + ((other.x - x) / far) * (radius + 1), y: y + ((other.y - y) / far) * (radius + 1)};
  };
  const middle = {x: cx, y: cy};
  const start = along(from, middle);
  const tip = along(to, middle);
  const angle = Math.atan2(tip.y - cy, tip.x - cx);
  /** @type {(turn: number) => string} */
  const wing = (turn) => `${tip.x - 9 * Math.cos(angle + turn)} ${tip.y - 9 * Math.sin(angle + turn)}`;
  return svg`<path class=${toOn ? 'link on' : 'link off'} pathLength=${toOn ? 1 : nothing}
      d=${`M${start.x} ${start.y}Q${cx} ${cy} ${tip.x} ${tip.y}`}></path>
    <path class="tip" d=${`M${wing(0.45)}L${tip.x} ${tip.y}L${wing(-0.45)}`}></path>`;
}
