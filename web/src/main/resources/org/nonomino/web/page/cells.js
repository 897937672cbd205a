/**
 * The cells of a grid: how each is drawn, and how it is said.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Drawn, GridOptions} from './grid.js'
 */
import {svg, nothing} from './lib/lit-html.js';
import {CELL, candidateColumns, candidatePlace, hatch} from './drawing.js';
import {NO_DIGITS, regionOf, symbol} from './symbols.js';

/** The names of the colours, by their number; each is shown by a shape too. */
export const COLOUR_NAMES = Object.freeze([
  'none',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'grey',
]);

const CORNERS = Object.freeze([
  [14, 15],
  [50, 15],
  [14, 51],
  [50, 51],
  [32, 15],
  [32, 51],
  [14, 33],
  [50, 33],
]);

/**
 * The shapes of the colours, by their number, as paths around 0 0 that reach 6 far. Letters would look like digits on large
 * grids.
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

/**
 * Draws the shape of a colour: those who cannot tell the colours apart go by it.
 *
 * @param {number} colour 1..9
 * @param {number} x of its middle
 * @param {number} y of its middle
 * @returns {TemplateResult} a path
 */
export function colourShape(colour, x, y) {
  return svg`<path class="shape" transform=${`translate(${x} ${y})`} d=${COLOUR_SHAPES[colour]}></path>`;
}

/**
 * Says a cell in words.
 *
 * @param {Omit<GridOptions, 'id'>} options as for `grid`
 * @param {number} cell 0..size²-1
 * @returns {string} such as `row 3 column 5, region 2, digit 7 given`
 */
export function cellLabel(options, cell) {
  const {
    doc,
    digits = doc.givens,
    givens = doc.givens,
    centre,
    corner,
    colours,
    conflicts,
    highlights,
  } = options;
  const region = regionOf(doc, cell);
  const parts = [
    `row ${Math.floor(cell / doc.size) + 1} column ${(cell % doc.size) + 1}`,
    region < 0 ? 'no region' : `region ${region + 1}`,
  ];
  if (digits[cell] > 0) {
    parts.push(`digit ${symbol(digits[cell])}${givens[cell] ? ' given' : ''}`);
  } else {
    parts.push('blank');
    if (centre && centre[cell].length > 0) {
      parts.push(`candidates ${centre[cell].map(symbol).join(' ')}`);
    }
    if (corner && corner[cell].length > 0) {
      parts.push(`corner marks ${corner[cell].map(symbol).join(' ')}`);
    }
  }
  if (colours && colours[cell] > 0) {
    parts.push(`colour ${COLOUR_NAMES[colours[cell]]}`);
  }
  if (conflicts?.has(cell)) {
    parts.push('conflict');
  }
  const kind = highlights instanceof Map ? highlights.get(cell) : undefined;
  if (kind && kind !== 'peer' && kind !== 'same') {
    parts.push({differ: 'solutions differ here', wrong: 'wrong', good: 'right'}[kind] ?? kind);
  }
  const more = options.describe?.(cell);
  return more ? `${parts.join(', ')}, ${more}` : parts.join(', ');
}

function marksLines(digits) {
  const rows = digits.length <= 5 ? 1 : digits.length <= 10 ? 2 : digits.length <= 21 ? 3 : 4;
  const each = Math.ceil(digits.length / rows);
  const lines = [];
  for (let i = 0; i < digits.length; i += each) {
    lines.push(
      digits
        .slice(i, i + each)
        .map(symbol)
        .join(''),
    );
  }
  return {lines, font: Math.min(17, 50 / (each * 0.62), 60 / (rows * 1.05))};
}

function centreMarks(digits, x, y) {
  const {lines, font} = marksLines(digits);
  const top = y + CELL / 2 - ((lines.length - 1) * font) / 2 + font * 0.35;
  return lines.map(
    (line, i) => svg`<text class="mark" x=${x + CELL / 2} y=${top + i * font}
    font-size=${font.toFixed(1)}>${line}</text>`,
  );
}

function cornerMarks(digits, x, y) {
  if (digits.length <= CORNERS.length) {
    return digits.map(
      (digit, i) => svg`<text class="mark" x=${x + CORNERS[i][0]} y=${y + CORNERS[i][1] + 4}
      font-size="15">${symbol(digit)}</text>`,
    );
  }
  const half = Math.ceil(digits.length / 2);
  const font = Math.min(13, 54 / (half * 0.64)).toFixed(1);
  return [digits.slice(0, half), digits.slice(half)].map(
    (part, i) => svg`<text class="mark"
    x=${x + CELL / 2} y=${y + (i === 0 ? 15 : 58)} font-size=${font}>${part.map(symbol).join('')}</text>`,
  );
}

function candidateSquare(size, cell, digits) {
  const font = Math.min(18, ((CELL - 6) / candidateColumns(size)) * 0.82);
  return digits.map((digit) => {
    const {x, y} = candidatePlace(size, cell, digit);
    return svg`<text class="candidate" x=${x} y=${y + font * 0.35} font-size=${font.toFixed(1)}
      >${symbol(digit)}</text>`;
  });
}

function classesOf(o, cell) {
  const kind = kindOf(o, cell);
  return (
    `${o.digits[cell] > 0 && o.givens[cell] ? ' given' : ''}${o.conflicts?.has(cell) ? ' conflict' : ''}` +
    `${o.selected.has(cell) ? ' selected' : ''}${kind ? ` hl-${kind}` : ''}` +
    `${o.colours?.[cell] > 0 ? ' coloured' : ''}`
  );
}

/**
 * Returns the kind of highlight that a cell itself shows.
 *
 * @param {GridOptions} options as for `grid`
 * @param {number} cell 0..size²-1
 * @returns {string | undefined} a kind; none for peers, which are drawn as one
 */
export function kindOf({highlights}, cell) {
  if (!highlights) {
    return undefined;
  }
  const kind = highlights instanceof Map ? highlights.get(cell) : undefined;
  return kind === 'peer' ? undefined : kind;
}

/**
 * Draws what lies below the lines: a cell's ground, which takes the focus and the pointer.
 *
 * @param {Drawn} o what is drawn
 * @param {number} cell 0..size²-1
 * @returns {TemplateResult} a group
 */
export function cellTemplate(o, cell) {
  const {size} = o.doc;
  const x = (cell % size) * CELL;
  const y = Math.floor(cell / size) * CELL;
  const colour = o.colours?.[cell] ?? 0;
  const classes = `cell${classesOf(o, cell)}`;
  /** @type {(TemplateResult | TemplateResult[] | typeof nothing)[]} */
  const content = [
    colour > 0
      ? svg`<rect class=${`c${colour}`} x=${x} y=${y} width=${CELL} height=${CELL}></rect>`
      : nothing,
    svg`<rect class="paint" x=${x} y=${y} width=${CELL} height=${CELL}></rect>`,
  ];
  if (o.still) {
    return svg`<g class=${classes}>${content}</g>`;
  }
  return svg`<g id=${`${o.id}-${cell}`} class=${classes} role="gridcell" data-cell=${cell}
    tabindex=${o.cursor === cell ? 0 : -1} aria-rowindex=${Math.floor(cell / size) + 1}
    aria-colindex=${(cell % size) + 1} aria-selected=${o.selected.has(cell) ? 'true' : 'false'}
    aria-readonly=${o.digits[cell] > 0 && o.givens[cell] ? 'true' : 'false'} aria-label=${cellLabel(o, cell)}
    >${content}</g>`;
}

/**
 * Draws what is written in a cell.
 *
 * @param {Drawn} o what is drawn
 * @param {number} cell 0..size²-1
 * @param {readonly number[] | null} shown the candidates of a cell of the evidence; null elsewhere
 * @returns {TemplateResult} a group
 */
export function inkTemplate(o, cell, shown) {
  const {doc, digits} = o;
  const x = (cell % doc.size) * CELL;
  const y = Math.floor(cell / doc.size) * CELL;
  const digit = digits[cell];
  const colour = o.colours?.[cell] ?? 0;
  const kind = kindOf(o, cell);
  const region = o.regionNumbers ? regionOf(doc, cell) : -1;
  /** @type {(TemplateResult | TemplateResult[] | typeof nothing)[]} */
  const content = [
    colour > 0 ? colourShape(colour, x + 55, y + 55) : nothing,
    kind === 'differ' ? svg`<path class="hatch" d=${hatch(x, y)}></path>` : nothing,
    kind === 'wrong'
      ? svg`<path class="wrong" d=${`M${x + 47} ${y + 7}l10 10m0 -10l-10 10`}></path>`
      : nothing,
    region >= 0 ? svg`<text class="letter" x=${x + 12} y=${y + 16}>${region + 1}</text>` : nothing,
  ];
  if (digit > 0) {
    content.push(
      svg`<text class="digit" x=${x + CELL / 2} y=${y + 46}>${symbol(digit)}</text>`,
      o.conflicts?.has(cell)
        ? svg`<path class="underline" d=${`M${x + 15} ${y + 56}q4.25 -5 8.5 0t8.5 0t8.5 0t8.5 0`}></path>`
        : nothing,
    );
  } else if (shown) {
    content.push(candidateSquare(doc.size, cell, shown));
  } else {
    content.push(
      centreMarks(o.centre?.[cell] ?? NO_DIGITS, x, y),
      cornerMarks(o.corner?.[cell] ?? NO_DIGITS, x, y),
    );
  }
  return svg`<g class=${`ink${classesOf(o, cell)}`}>${content}</g>`;
}
