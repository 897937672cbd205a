/**
 * The one grid of the page: an SVG that every view draws puzzles with, and an ARIA grid to those who do not
 * see it.
 *
 * `grid(options)` returns a template; render it as often as you like: a cell is drawn anew only when
 * something of it changed, compared by `===` (so hand over the same arrays while nothing changes, as the
 * model's functions do).
 *
 * Options, all but `doc` and `id` optional:
 * - `id` unique on the page; the element of a cell is `#<id>-<cell>`
 * - `doc` the puzzle; `.` in its regions are cells without region
 * - `digits` size² current digits; the doc's givens if left out
 * - `givens` size² digits (or a truthy value each) that are drawn as givens; the doc's givens if left out
 * - `centre`, `corner` size² arrays of digits; `colours` size² numbers, 0 for none
 * - `selection` iterable of cells; `cursor` the cell that takes the focus
 * - `conflicts` a Set of cells: red and underlined
 * - `highlights` a Set of cells (kind `peer`) or a Map from cell to kind: `peer` (faint), `same` (same
 *   digit), `differ` (hatched: solutions differ), `wrong` (crossed corner), `good`, `assign`, `retract`
 * - `step` an answer of `hint` to draw: `houses`, `candidates`, `deductions`, `links`; while there is one,
 *   the cells of its evidence show `candidates` in a square instead of the marks
 * - `candidates` size² arrays of digits for that; what the peers leave if left out
 * - `tints` whether regions are tinted, true if left out
 * - `labels` `none`, `coordinates` (outside) or `regions` (a number in each cell)
 * - `onPointer({type, cell, event})` with type `down`, `move` (another cell, button held), `up`, `double`,
 *   `cancel`; move reports a cell only near its middle, so that one can drag diagonally
 * - `onKey(event)`, `onFocus(cell)`
 * - `ariaLabel` what the grid is; `describe(cell)` returns words to add to a cell's label
 * - `still` a picture only: no roles of cells, no focus
 */
import {html, svg, nothing} from './lib/lit-html.js';
import {guard} from './lib/directives/guard.js';
import {candidates as leftBy, houses, regionOf, regionTints, symbol} from './model.js';

/** The side of a cell in the units of the drawing. */
export const CELL = 64;

/** How many tints the style sheet has. */
export const TINTS = 6;

/** The names of the colours, by their number; each is shown by its letter too. */
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

const MARGIN = 4;
const LABEL_MARGIN = 30;
const NEAR = 0.4;
const NOTHING = Object.freeze([]);
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
 * Returns the letter of a colour.
 *
 * @param {number} colour 1..9
 * @returns {string} A to I
 */
export function colourLetter(colour) {
  return String.fromCharCode(64 + colour);
}

// ------------------------------------------------------------------------------------------ paths

const drawings = new Map();

function drawingOf(doc) {
  const key = `${doc.size}:${doc.regions}`;
  let drawing = drawings.get(key);
  if (!drawing) {
    drawing = {
      tints: tintPaths(doc),
      thin: thinPath(doc.size),
      heavy: heavyPath(doc),
      loose: loosePath(doc),
    };
    drawings.set(key, drawing);
    if (drawings.size > 24) {
      drawings.delete(drawings.keys().next().value);
    }
  }
  return drawing;
}

function square(size, cell) {
  return `M${(cell % size) * CELL} ${Math.floor(cell / size) * CELL}h${CELL}v${CELL}h-${CELL}z`;
}

function tintPaths(doc) {
  const tintOf = regionTints(doc);
  const paths = [];
  for (let cell = 0; cell < doc.size * doc.size; cell++) {
    const region = regionOf(doc, cell);
    if (region >= 0) {
      const tint = tintOf.get(region) % TINTS;
      paths[tint] = (paths[tint] ?? '') + square(doc.size, cell);
    }
  }
  return [...paths.entries()].filter(([, path]) => path);
}

function loosePath(doc) {
  let path = '';
  for (let cell = 0; cell < doc.size * doc.size; cell++) {
    path += regionOf(doc, cell) < 0 ? square(doc.size, cell) : '';
  }
  return path;
}

function thinPath(size) {
  let path = '';
  for (let i = 1; i < size; i++) {
    path += `M${i * CELL} 0v${size * CELL}M0 ${i * CELL}h${size * CELL}`;
  }
  return path;
}

function heavyPath(doc) {
  const {size} = doc;
  const region = (row, column) => doc.regions[row * size + column];
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (column + 1 < size && region(row, column) !== region(row, column + 1)) {
        path += `M${(column + 1) * CELL} ${row * CELL}v${CELL}`;
      }
      if (row + 1 < size && region(row, column) !== region(row + 1, column)) {
        path += `M${column * CELL} ${(row + 1) * CELL}h${CELL}`;
      }
    }
  }
  return path;
}

/**
 * Draws a line around cells, inside of their edges, for selections and houses.
 *
 * @param {number} size the size of the grid
 * @param {Set<number>} cells which
 * @param {number} inset how far inside, in units of the drawing
 * @returns {string} an SVG path
 */
export function outline(size, cells, inset) {
  const has = (row, column) =>
    row >= 0 && row < size && column >= 0 && column < size && cells.has(row * size + column);
  let path = '';
  for (const cell of cells) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const x = column * CELL;
    const y = row * CELL;
    for (const side of [-1, 1]) {
      if (!has(row + side, column)) {
        const from = x + end(has(row, column - 1), has(row + side, column - 1), inset);
        const to = x + CELL - end(has(row, column + 1), has(row + side, column + 1), inset);
        path += `M${from} ${side < 0 ? y + inset : y + CELL - inset}H${to}`;
      }
      if (!has(row, column + side)) {
        const from = y + end(has(row - 1, column), has(row - 1, column + side), inset);
        const to = y + CELL - end(has(row + 1, column), has(row + 1, column + side), inset);
        path += `M${side < 0 ? x + inset : x + CELL - inset} ${from}V${to}`;
      }
    }
  }
  return path;
}

function end(beside, diagonal, inset) {
  if (!beside) {
    return inset;
  }
  return diagonal ? -inset : 0;
}

// ------------------------------------------------------------------------------------------ cells

/**
 * Says a cell in words.
 *
 * @param {object} options as for `grid`
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
    if (centre?.[cell].length > 0) {
      parts.push(`candidates ${centre[cell].map(symbol).join(' ')}`);
    }
    if (corner?.[cell].length > 0) {
      parts.push(`corner marks ${corner[cell].map(symbol).join(' ')}`);
    }
  }
  if (colours?.[cell] > 0) {
    parts.push(`colour ${colourLetter(colours[cell])} ${COLOUR_NAMES[colours[cell]]}`);
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

function candidateColumns(size) {
  return Math.ceil(Math.sqrt(size));
}

/**
 * Returns where a candidate is drawn in the square of candidates of its cell.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @param {number} digit 1..size
 * @returns {{x: number, y: number}} the middle of the candidate, in units of the drawing
 */
export function candidatePlace(size, cell, digit) {
  const columns = candidateColumns(size);
  const pitch = (CELL - 6) / columns;
  return {
    x: (cell % size) * CELL + 3 + (((digit - 1) % columns) + 0.5) * pitch,
    y: Math.floor(cell / size) * CELL + 3 + (Math.floor((digit - 1) / columns) + 0.5) * pitch,
  };
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

function cellTemplate(o, cell) {
  const {size} = o.doc;
  const x = (cell % size) * CELL;
  const y = Math.floor(cell / size) * CELL;
  const colour = o.colours?.[cell] ?? 0;
  const classes = `cell${classesOf(o, cell)}`;
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

function inkTemplate(o, cell, shown) {
  const {doc, digits} = o;
  const x = (cell % doc.size) * CELL;
  const y = Math.floor(cell / doc.size) * CELL;
  const digit = digits[cell];
  const colour = o.colours?.[cell] ?? 0;
  const kind = kindOf(o, cell);
  const region = o.labels === 'regions' ? regionOf(doc, cell) : -1;
  const content = [
    colour > 0 ? svg`<text class="letter" x=${x + 56} y=${y + 59}>${colourLetter(colour)}</text>` : nothing,
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
      centreMarks(o.centre?.[cell] ?? NOTHING, x, y),
      cornerMarks(o.corner?.[cell] ?? NOTHING, x, y),
    );
  }
  return svg`<g class=${`ink${classesOf(o, cell)}`}>${content}</g>`;
}

function kindOf({highlights}, cell) {
  if (!highlights) {
    return undefined;
  }
  const kind = highlights instanceof Map ? highlights.get(cell) : undefined;
  return kind === 'peer' ? undefined : kind;
}

function peerPath({doc: {size}, highlights}) {
  let path = '';
  if (highlights instanceof Map) {
    highlights.forEach((kind, cell) => {
      path += kind === 'peer' ? square(size, cell) : '';
    });
  } else {
    highlights?.forEach((cell) => {
      path += square(size, cell);
    });
  }
  return path;
}

function hatch(x, y) {
  let path = '';
  for (let i = 8; i < 2 * CELL; i += 16) {
    const from = Math.max(0, i - CELL);
    const to = Math.min(CELL, i);
    path += `M${x + from} ${y + i - from}L${x + to} ${y + i - to}`;
  }
  return path;
}

// ------------------------------------------------------------------------------------------ steps

function evidenceOf(o) {
  const {step, doc} = o;
  const cells = new Set();
  if (step) {
    (step.houses ?? NOTHING).forEach((house) =>
      cellsOfHouse(doc, house).forEach((cell) => cells.add(cell)),
    );
    (step.candidates ?? NOTHING).forEach(({cell}) => cells.add(cell));
    (step.deductions ?? NOTHING).forEach(({cell}) => cells.add(cell));
    (step.links ?? NOTHING).forEach(({from, to}) => cells.add(from.cell).add(to.cell));
  }
  return cells;
}

function cellsOfHouse(doc, house) {
  return (
    house.cells ??
    houses(doc).find(({kind, index}) => kind === house.kind && index === house.index)?.cells ??
    NOTHING
  );
}

function stepTemplate({step, doc}) {
  const {size} = doc;
  const radius = Math.max(5, ((CELL - 6) / candidateColumns(size)) * 0.5);
  const at = ({cell, digit}) => candidatePlace(size, cell, digit);
  const ring = (kind) => (candidate) => {
    const {x, y} = at(candidate);
    return svg`<circle class=${kind} cx=${x} cy=${y} r=${radius}></circle>`;
  };
  const deductions = step.deductions ?? NOTHING;
  const strike = (candidate) => {
    const {x, y} = at(candidate);
    const r = radius * 0.75;
    const path = `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
    return svg`<path class="strike" d=${path}></path>`;
  };
  const house = (one, i) => svg`<path class=${`house house${i % 3}`}
    d=${outline(size, new Set(cellsOfHouse(doc, one)), 4 + (i % 3) * 3)}></path>`;
  return svg`<g class="step" aria-hidden="true">
    ${(step.houses ?? NOTHING).map(house)}
    ${(step.links ?? NOTHING).map((link) => linkTemplate(at(link.from), at(link.to), link, radius))}
    ${(step.candidates ?? NOTHING).map(ring('pattern'))}
    ${deductions.filter(({placement}) => placement).map((one) => placed(at(one), one.digit, radius))}
    ${deductions.filter(({placement}) => !placement).map(strike)}
  </g>`;
}

function placed({x, y}, digit, radius) {
  const font = radius * 1.7;
  return svg`<circle class="placed" cx=${x} cy=${y} r=${radius + 2}></circle>
    <text class="placed" x=${x} y=${y + font * 0.35} font-size=${font.toFixed(1)}>${symbol(digit)}</text>`;
}

function linkTemplate(from, to, {toOn}, radius) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(26, length * 0.18);
  const cx = (from.x + to.x) / 2 - (dy / length) * bend;
  const cy = (from.y + to.y) / 2 + (dx / length) * bend;
  const along = (a, b, other) => {
    const far = Math.hypot(other.x - a, other.y - b) || 1;
    return {x: a + ((other.x - a) / far) * (radius + 1), y: b + ((other.y - b) / far) * (radius + 1)};
  };
  const middle = {x: cx, y: cy};
  const start = along(from.x, from.y, middle);
  const tip = along(to.x, to.y, middle);
  const angle = Math.atan2(tip.y - cy, tip.x - cx);
  const wing = (turn) => `${tip.x - 9 * Math.cos(angle + turn)} ${tip.y - 9 * Math.sin(angle + turn)}`;
  return svg`<path class=${toOn ? 'link on' : 'link off'}
      d=${`M${start.x} ${start.y}Q${cx} ${cy} ${tip.x} ${tip.y}`}></path>
    <path class="tip" d=${`M${wing(0.45)}L${tip.x} ${tip.y}L${wing(-0.45)}`}></path>`;
}

// ---------------------------------------------------------------------------------------- pointer

function placeOf(element, size, labels, event) {
  const box = element.getBoundingClientRect();
  const before = labels === 'coordinates' ? LABEL_MARGIN : MARGIN;
  const units = (size * CELL + before + MARGIN) / box.width;
  const x = ((event.clientX - box.left) * units - before) / CELL;
  const y = ((event.clientY - box.top) * units - before) / CELL;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row < 0 || row >= size || column < 0 || column >= size) {
    return {cell: -1, near: false};
  }
  const near = Math.hypot(x - column - 0.5, y - row - 0.5) < NEAR;
  return {cell: row * size + column, near};
}

const pressed = new WeakMap();

function pointerListener({doc, labels, onPointer}) {
  return (event) => {
    const element = event.currentTarget;
    const {cell, near} = placeOf(element, doc.size, labels, event);
    switch (event.type) {
      case 'pointerdown':
        if (cell >= 0 && event.button === 0) {
          pressed.set(element, {pointer: event.pointerId, cell});
          element.setPointerCapture(event.pointerId);
          onPointer({type: 'down', cell, event});
        }
        break;
      case 'pointermove': {
        const press = pressed.get(element);
        if (press?.pointer === event.pointerId && cell >= 0 && near && cell !== press.cell) {
          press.cell = cell;
          onPointer({type: 'move', cell, event});
        }
        break;
      }
      case 'dblclick':
        if (cell >= 0) {
          onPointer({type: 'double', cell, event});
        }
        break;
      default: {
        const press = pressed.get(element);
        if (press?.pointer === event.pointerId) {
          pressed.delete(element);
          onPointer({type: event.type === 'pointerup' ? 'up' : 'cancel', cell: press.cell, event});
        }
      }
    }
  };
}

// --------------------------------------------------------------------------------------- the grid

/**
 * Draws a puzzle.
 *
 * @param {object} options see the head of this module
 * @returns {TemplateResult} an SVG element
 */
export function grid(options) {
  const {doc} = options;
  const {size} = doc;
  const o = {
    ...options,
    digits: options.digits ?? doc.givens,
    givens: options.givens ?? doc.givens,
    selected: options.selection instanceof Set ? options.selection : new Set(options.selection ?? NOTHING),
  };
  const evidence = evidenceOf(o);
  const shown = evidence.size > 0 ? (o.candidates ?? leftBy(doc, o.digits)) : NOTHING;
  const before = o.labels === 'coordinates' ? LABEL_MARGIN : MARGIN;
  const side = size * CELL + before + MARGIN;
  const handle = o.onPointer ? pointerListener(o) : nothing;
  const focused = o.onFocus
    ? (event) => {
        const cell = event.target.dataset?.cell;
        if (cell !== undefined) {
          o.onFocus(Number(cell));
        }
      }
    : nothing;
  const inks = [];
  const rows = Array.from({length: size}, (_, row) => {
    const cells = Array.from({length: size}, (__, column) => {
      const cell = row * size + column;
      const inStep = evidence.has(cell) ? shown[cell] : null;
      const isSelected = o.selected.has(cell);
      const seen = [
        size,
        doc.regions[cell],
        o.digits[cell],
        Boolean(o.givens[cell]),
        o.centre?.[cell],
        o.corner?.[cell],
        o.colours?.[cell],
        o.conflicts?.has(cell),
        kindOf(o, cell),
        inStep,
        o.labels,
        isSelected,
      ];
      inks.push(guard(seen, () => inkTemplate(o, cell, inStep)));
      return guard([...seen, o.cursor === cell, o.describe?.(cell), o.still], () => cellTemplate(o, cell));
    });
    return o.still ? svg`<g>${cells}</g>` : svg`<g role="row" aria-rowindex=${row + 1}>${cells}</g>`;
  });
  const still = guard([size, doc.regions, o.tints, o.labels], () => underneath(o));
  const above = guard([size, doc.regions, 'lines'], () => lines(doc));
  const chosen = svg`<path class="selection" aria-hidden="true" d=${outline(size, o.selected, 4)}></path>`;
  return html`<svg id=${o.id} class=${`grid${size > 16 ? ' dense' : ''}${o.step ? ' stepping' : ''}`}
    viewBox=${`${-before} ${-before} ${side} ${side}`} role=${o.still ? 'img' : 'grid'}
    aria-label=${o.ariaLabel ?? `${size} by ${size} grid`} aria-rowcount=${o.still ? nothing : size}
    aria-colcount=${o.still ? nothing : size} aria-multiselectable=${o.still ? nothing : 'true'}
    @pointerdown=${handle} @pointermove=${handle} @pointerup=${handle} @pointercancel=${handle}
    @dblclick=${handle} @keydown=${o.onKey ?? nothing} @focusin=${focused}
    >${still}<path class="peers" aria-hidden="true" d=${peerPath(o)}></path>${rows}
    <g aria-hidden="true">${inks}</g>${above}${chosen}${cursorTemplate(o)}
    ${o.step ? stepTemplate(o) : nothing}</svg>`;
}

function cursorTemplate({doc, cursor, still}) {
  if (still || cursor === undefined) {
    return nothing;
  }
  const x = (cursor % doc.size) * CELL + 2;
  const y = Math.floor(cursor / doc.size) * CELL + 2;
  const side = CELL - 4;
  return svg`<rect class="cursor" aria-hidden="true" rx="6" x=${x} y=${y} width=${side} height=${side}
    ></rect>`;
}

function underneath({doc, tints = true, labels}) {
  const {size} = doc;
  const drawing = drawingOf(doc);
  return svg`<g aria-hidden="true"><rect class="ground" width=${size * CELL} height=${size * CELL}></rect>
    ${tints ? drawing.tints.map(([tint, path]) => svg`<path class=${`t${tint}`} d=${path}></path>`) : nothing}
    ${drawing.loose ? svg`<path class="loose" d=${drawing.loose}></path>` : nothing}
    ${labels === 'coordinates' ? Array.from({length: size}, (_, i) => coordinates(i)) : nothing}</g>`;
}

function coordinates(i) {
  const middle = (i + 0.5) * CELL;
  return svg`<text class="coordinate" x=${middle} y="-9">${i + 1}</text>
    <text class="coordinate" x="-15" y=${middle + 6}>${i + 1}</text>`;
}

function lines(doc) {
  const {size} = doc;
  const drawing = drawingOf(doc);
  return svg`<g class="lines" aria-hidden="true"><path class="thin" d=${drawing.thin}></path>
    <path class="heavy" d=${drawing.heavy}></path>
    <rect class="frame" width=${size * CELL} height=${size * CELL} rx="3"></rect></g>`;
}

/**
 * Gives the focus to a cell of a grid on the page.
 *
 * @param {string} id the grid's
 * @param {number} cell 0..size²-1
 */
export function focusCell(id, cell) {
  document.getElementById(`${id}-${cell}`)?.focus({preventScroll: true});
}

/**
 * Returns whether a cell of a grid has the focus.
 *
 * @param {string} id the grid's
 * @returns {boolean} whether one has
 */
export function hasFocus(id) {
  return document.activeElement?.closest?.('svg.grid')?.id === id;
}
