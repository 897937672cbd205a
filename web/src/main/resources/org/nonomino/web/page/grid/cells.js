/**
 * The cells of a grid: their drawing, and their labels for screen readers.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Drawn, GridOptions, Highlight} from './grid.js'
 */
import {svg, nothing} from '../lib/lit-html.js';
import {groundsOf, shapesOf} from './colours.js';
import {constraintDrawing} from './constraints.js';
import {isInside} from '../model/doc.js';
import {BELOW_LABEL, CELL, LABEL_HEIGHT, candidateColumns, candidatePlace, hatch} from '../model/drawing.js';
import {linesOf} from '../model/pen.js';
import {
  COLOUR_NAMES,
  NO_DIGITS,
  cellName,
  digitName,
  hasNumbers,
  letterName,
  regionOf,
} from '../model/symbols.js';

/** The labels of highlights that differ from the names of their kinds. @type {Readonly<Partial<Record<Highlight, string>>>} */
const KIND_NAMES = Object.freeze({
  differ: 'solutions differ here',
  wrong: 'wrong',
  good: 'right',
  early: 'right, but not shown yet',
  lacking: 'a candidate is missing',
  may: 'possible',
});

/** The scale of the square of candidates in a cell that also has corner marks. */
const AMONG_CORNERS = 0.6;

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

/** The places of corner marks in a cell with a number in its upper left corner. */
const LABELLED_CORNERS = Object.freeze(
  CORNERS.map(([x, y]) => Object.freeze([x, y === 15 ? 23 : y === 33 ? 37 : y])),
);

/** The index of the lower left corner in `CORNERS`. A cell with letters has them there. */
const LETTER_CORNER = 2;

/** The room of letters at the lower edge of a cell, if marks are written in lines. */
const LETTER_WIDTH = 12;

/**
 * Returns the label of a cell for screen readers.
 *
 * @param {Omit<GridOptions, 'id'>} options as for `grid`
 * @param {number} cell 0..size²-1
 * @returns {string} such as `r3c5, region 2, digit 7 given`
 */
export function cellLabel(options, cell) {
  const {
    doc,
    digits = doc.givens,
    givens = doc.givens,
    centre,
    corner,
    colours,
    letters,
    conflicts,
    numbers,
    pen,
  } = options;
  /** @param {readonly number[]} marks */
  const listed = (marks) => marks.map((digit) => digitName(digit, doc, numbers)).join(' ');
  if (!isInside(doc, cell)) {
    return `${cellName(doc.size, cell)}, no cell`;
  }
  const region = regionOf(doc, cell);
  const parts = [cellName(doc.size, cell), region < 0 ? 'no region' : `region ${region + 1}`];
  if (digits[cell] > 0) {
    parts.push(`digit ${digitName(digits[cell], doc, numbers)}${givens[cell] ? ' given' : ''}`);
  } else {
    parts.push('blank');
    if (centre && centre[cell].length > 0) {
      parts.push(`candidates ${listed(centre[cell])}`);
    }
    if (corner && corner[cell].length > 0) {
      parts.push(`corner marks ${listed(corner[cell])}`);
    }
  }
  if (colours && colours[cell].length > 0) {
    parts.push(`colour ${colours[cell].map((colour) => COLOUR_NAMES[colour]).join(' and ')}`);
  }
  if (letters && letters[cell].length > 0) {
    parts.push(`letter ${letters[cell].map(letterName).join(' and ')}`);
  }
  const drawn = pen && linesOf(doc.size, pen).get(cell);
  if (drawn) {
    parts.push(drawn);
  }
  if (conflicts?.has(cell)) {
    parts.push('conflict');
  }
  const kind = kindOf(options, cell);
  if (kind && kind !== 'same') {
    parts.push(KIND_NAMES[kind] ?? kind);
  }
  // The words for the constraints come from Java: "cage of 15 with three cells".
  const words = options.fog?.has(cell) ? 'in fog' : constraintDrawing(doc, numbers)?.cellWords[cell];
  return [...parts, words, options.describe?.(cell)].filter(Boolean).join(', ');
}

/**
 * @param {Drawn} o the drawing options
 * @param {readonly number[]} digits marks written side by side
 * @returns {unknown} their text, with the highlighted digit in its own element
 */
function marksText({doc, numbers, lit}, digits) {
  const gap = hasNumbers(doc, numbers) ? ' ' : '';
  /** @param {readonly number[]} some */
  const written = (some) => some.map((digit) => digitName(digit, doc, numbers)).join(gap);
  const at = lit ? digits.indexOf(lit) : -1;
  if (at < 0) {
    return written(digits);
  }
  const [before, after] = [written(digits.slice(0, at)), written(digits.slice(at + 1))];
  return svg`${before ? before + gap : ''}<tspan class="lit">${digitName(digits[at], doc, numbers)}</tspan>${
    after ? gap + after : ''
  }`;
}

/**
 * @param {Drawn} o the drawing options
 * @param {readonly number[]} digits marks written side by side
 * @returns {number} their width, in characters
 */
function widthOf({doc, numbers}, digits) {
  return hasNumbers(doc, numbers)
    ? digits.reduce((sum, digit) => sum + (digit > 9 ? 2 : 1) + 0.5, -0.5)
    : digits.length;
}

/**
 * @param {Drawn} o the drawing options
 * @param {readonly number[]} digits marks
 * @returns {{lines: (readonly number[])[], font: number}} the marks of each line, and the font size
 */
function marksLines(o, digits) {
  const width = widthOf(o, digits);
  const rows = width <= 5 ? 1 : width <= 10 ? 2 : width <= 21 ? 3 : width <= 40 ? 4 : 6;
  const each = Math.ceil(digits.length / rows);
  const lines = [];
  for (let i = 0; i < digits.length; i += each) {
    lines.push(digits.slice(i, i + each));
  }
  const widest = Math.max(...lines.map((line) => widthOf(o, line)));
  return {lines, font: Math.min(17, 50 / (widest * 0.62), 60 / (rows * 1.05))};
}

/**
 * @param {Drawn} o the drawing options
 * @param {number} x the left edge of a cell
 * @param {number} y its upper edge
 * @returns {number} the cell
 */
function cellAt({doc}, x, y) {
  return (y / CELL) * doc.size + x / CELL;
}

/**
 * @param {Drawn} o the drawing options
 * @param {readonly number[]} digits marks
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {TemplateResult[]} text elements
 */
function centreMarks(o, digits, x, y) {
  const {lines, font} = marksLines(o, digits);
  const down = lines.length > 1 && o.drawing?.labelled.has(cellAt(o, x, y)) ? LABEL_HEIGHT / 2 : 0;
  const top = y + CELL / 2 - ((lines.length - 1) * font) / 2 + font * 0.35 + down;
  return lines.map(
    (line, i) => svg`<text class="mark" x=${x + CELL / 2} y=${top + i * font}
    font-size=${font.toFixed(1)}>${marksText(o, line)}</text>`,
  );
}

/**
 * @param {Drawn} o the drawing options
 * @param {readonly number[]} digits marks
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {TemplateResult[]} text elements
 */
function cornerMarks(o, digits, x, y) {
  const cell = cellAt(o, x, y);
  const isLabelled = o.drawing?.labelled.has(cell);
  const isLettered = (o.letters?.[cell].length ?? 0) > 0;
  const all = isLabelled ? LABELLED_CORNERS : CORNERS;
  const places = isLettered ? all.filter((_, i) => i !== LETTER_CORNER) : all;
  if (digits.length <= places.length) {
    return digits.map(
      (digit, i) => svg`<text class="mark" x=${x + places[i][0]} y=${y + places[i][1] + 4}
      font-size="15">${marksText(o, [digit])}</text>`,
    );
  }
  const half = Math.ceil(digits.length / 2);
  const parts = [digits.slice(0, half), digits.slice(half)];
  const font = Math.min(13, 54 / (Math.max(...parts.map((part) => widthOf(o, part))) * 0.64)).toFixed(1);
  return parts.map(
    (part, i) => svg`<text class="mark"
    x=${x + (CELL + (i > 0 && isLettered ? LETTER_WIDTH : 0)) / 2} y=${y + (i > 0 ? 58 : isLabelled ? 25 : 15)} font-size=${font}>${marksText(o, part)}</text>`,
  );
}

/**
 * @param {Drawn} o the drawing options
 * @param {number} cell 0..size²-1
 * @param {readonly number[]} digits its candidates
 * @param {number} [scale] the size of the square relative to its cell; 1 if left out
 * @returns {TemplateResult[]} text elements, each digit in its own place
 */
function candidateSquare(o, cell, digits, scale = 1) {
  const {size} = o.doc;
  const labelled = o.drawing?.labelled;
  const isLabelled = labelled?.has(cell);
  const pitch = ((CELL - 6) / candidateColumns(size)) * scale * (isLabelled ? BELOW_LABEL : 1);
  const font = Math.min(18, pitch * (hasNumbers(o.doc, o.numbers) ? 0.7 : 0.82));
  const middle = [
    ((cell % size) + 0.5) * CELL,
    (Math.floor(cell / size) + 0.5) * CELL + (isLabelled ? LABEL_HEIGHT / 2 : 0),
  ];
  return digits.map((digit) => {
    const {x, y} = candidatePlace(size, cell, digit, labelled);
    return svg`<text class=${`candidate${digit === o.lit ? ' lit' : ''}`} x=${middle[0] + (x - middle[0]) * scale}
      y=${middle[1] + (y - middle[1]) * scale + font * 0.35} font-size=${font.toFixed(1)}
      >${digitName(digit, o.doc, o.numbers)}</text>`;
  });
}

/**
 * @param {Drawn} o the drawing options
 * @param {number} cell 0..size²-1
 * @returns {string} the classes of its elements, each preceded by a space
 */
function classesOf(o, cell) {
  const kind = kindOf(o, cell);
  return (
    `${o.digits[cell] > 0 && o.givens[cell] ? ' given' : ''}${o.conflicts?.has(cell) ? ' conflict' : ''}` +
    `${o.selected.has(cell) ? ' selected' : ''}${kind ? ` hl-${kind}` : ''}` +
    `${(o.colours?.[cell].length ?? 0) > 0 ? ' coloured' : ''}`
  );
}

/**
 * Returns the highlight of a single cell.
 *
 * @param {Pick<GridOptions, 'highlights'>} options as for `grid`
 * @param {number} cell 0..size²-1
 * @returns {Highlight | undefined} the kind; undefined for peers, because they are drawn together
 */
export function kindOf({highlights}, cell) {
  const kind = highlights && 'get' in highlights ? highlights.get(cell) : undefined;
  return kind === 'peer' ? undefined : kind;
}

/**
 * Draws the background of a cell, below the lines. It receives the focus and pointer events.
 *
 * @param {Drawn} o the drawing options
 * @param {number} cell 0..size²-1
 * @returns {TemplateResult} a group
 */
export function cellTemplate(o, cell) {
  const {size} = o.doc;
  const x = (cell % size) * CELL;
  const y = Math.floor(cell / size) * CELL;
  const classes = `cell${classesOf(o, cell)}`;
  /** @type {(TemplateResult | TemplateResult[] | typeof nothing)[]} */
  const content = [
    groundsOf(o.colours?.[cell] ?? NO_DIGITS, x, y),
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
 * @param {string} name the displayed digit, one or two characters
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {TemplateResult} a text element
 */
function digitTemplate(name, x, y) {
  const isWide = name.length > 1;
  return svg`<text class=${isWide ? 'digit wide' : 'digit'} x=${x + CELL / 2} y=${y + (isWide ? 44 : 46)}
    >${name}</text>`;
}

/**
 * @param {readonly number[]} letters the letters of a cell
 * @param {number} x the left edge of the cell
 * @param {number} y its upper edge
 * @returns {TemplateResult | typeof nothing} a text element in the lower left corner
 */
function lettersTemplate(letters, x, y) {
  return letters.length === 0
    ? nothing
    : svg`<text class="note" x=${x + 8} y=${y + 55} font-size=${letters.length > 3 ? 11 : 15}
        >${letters.map(letterName).join('')}</text>`;
}

/**
 * Draws the contents of a cell.
 *
 * @param {Drawn} o the drawing options
 * @param {number} cell 0..size²-1
 * @param {readonly number[] | null} shown the candidates if the cell belongs to the evidence, otherwise null
 * @returns {TemplateResult} a group
 */
export function inkTemplate(o, cell, shown) {
  const {doc, digits} = o;
  const x = (cell % doc.size) * CELL;
  const y = Math.floor(cell / doc.size) * CELL;
  const digit = digits[cell];
  const kind = kindOf(o, cell);
  const region = o.regionNumbers ? regionOf(doc, cell) : -1;
  /** @type {(TemplateResult | TemplateResult[] | typeof nothing)[]} */
  const content = [
    shapesOf(o.colours?.[cell] ?? NO_DIGITS, x, y),
    kind === 'differ' ? svg`<path class="hatch" d=${hatch(x, y)}></path>` : nothing,
    kind === 'wrong' ? svg`<path class="wrong" d=${`M${x + 43} ${y + 12}l8 8m0 -8l-8 8`}></path>` : nothing,
    lettersTemplate(o.letters?.[cell] ?? NO_DIGITS, x, y),
    // The upper left corner is for the sum of a cage.
    region >= 0 ? svg`<text class="letter" x=${x + 51} y=${y + 54}>${region + 1}</text>` : nothing,
  ];
  if (digit > 0) {
    content.push(
      digitTemplate(digitName(digit, o.doc, o.numbers), x, y),
      o.conflicts?.has(cell)
        ? svg`<path class="underline" d=${`M${x + 15} ${y + 51}q4.25 -5 8.5 0t8.5 0t8.5 0t8.5 0`}></path>`
        : nothing,
    );
  } else if (shown) {
    content.push(candidateSquare(o, cell, shown));
  } else {
    const centre = o.centre?.[cell] ?? NO_DIGITS;
    const corner = o.corner?.[cell] ?? NO_DIGITS;
    content.push(
      o.fixed
        ? candidateSquare(o, cell, centre, corner.length > 0 ? AMONG_CORNERS : 1)
        : centreMarks(o, centre, x, y),
      cornerMarks(o, corner, x, y),
    );
  }
  return svg`<g class=${`ink${classesOf(o, cell)}`}>${content}</g>`;
}
