/**
 * The page's model: pure functions on values that are never changed in place.
 *
 * A `Doc` is a puzzle: `{size, regions, givens, title, author}` with `regions` a string of size² symbols
 * (0-9a-z; `.` where a cell has no region yet, which only the setter's view makes) and `givens` a Uint8Array
 * of size² digits, 0 for blank.
 *
 * A `Play` is a puzzle in progress: `{doc, entered, centre, corner, colours, undo, redo, selection,
 * cursor, elapsedMillis, finished}`. `entered` and `colours` are Uint8Arrays (0: none; colours 1 to 9),
 * `centre` and `corner` are arrays with an ascending array of digits for each cell. What did not change
 * keeps its identity, so a view may compare by `===`. `undo` and `redo` hold steps; a step is an array of
 * changes `[layer, cell, before, after]`, the layer an index into `LAYERS`. Selecting and passing time are
 * no steps.
 *
 * Every function that changes a play returns it unchanged (`===`) where there is nothing to change.
 *
 * The text of a saved play (`toJson`) is versioned: `{"v":1,…}`. A link (`toLink`) is the query of a hash
 * route: `p` the givens, `r` the regions (left out for boxes), `t` the title, `a` the author, `e` the
 * entered digits.
 */

/** The largest size of a grid. */
export const MAX_SIZE = 36;

/** How many steps can be undone. */
export const MAX_UNDO = 5000;

/** The number of colours that a cell may have, not counting none. */
export const COLOURS = 9;

/** The layers of a play that steps change, in the order of their index in a change. */
export const LAYERS = Object.freeze(['entered', 'centre', 'corner', 'colours']);

const ENTERED = 0;
const CENTRE = 1;
const CORNER = 2;
const COLOUR = 3;

const DIGIT_SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@';
const REGION_SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyz';
const NO_DIGITS = Object.freeze([]);
const MASKS_KEPT = 16;

/**
 * Returns the symbol of a digit: 1-9, A (10) to Z (35), @ (36); `.` for 0.
 *
 * @param {number} digit 0..36
 * @returns {string} one character
 * @throws {RangeError} if it is not a digit
 */
export function symbol(digit) {
  if (!Number.isInteger(digit) || digit < 0 || digit > MAX_SIZE) {
    throw new RangeError(`${digit} is not a digit`);
  }
  return DIGIT_SYMBOLS[digit];
}

/**
 * Returns the digit that a key or a character means on a grid of a size: letters in either case; where the
 * size is 36, `0` and `@` both mean 36.
 *
 * @param {string} key a character, as in `KeyboardEvent.key`
 * @param {number} size 1..36
 * @returns {number} 1..size, or 0 where it means none
 */
export function digitOf(key, size) {
  if (key.length !== 1 || key === '.') {
    return 0;
  }
  if (key === '0') {
    return size === MAX_SIZE ? MAX_SIZE : 0;
  }
  const digit = DIGIT_SYMBOLS.indexOf(key.toUpperCase());
  return digit > 0 && digit <= size ? digit : 0;
}

/**
 * Returns the symbol of a region.
 *
 * @param {number} region 0..35, or -1 for none
 * @returns {string} one character, `.` for none
 */
export function regionSymbol(region) {
  return region < 0 ? '.' : REGION_SYMBOLS[region];
}

/**
 * Returns the region of a cell, counted from 0; people call it by one more.
 *
 * @param {Doc} doc the puzzle
 * @param {number} cell 0..size²-1
 * @returns {number} 0..35, or -1 where the cell has none
 */
export function regionOf(doc, cell) {
  return REGION_SYMBOLS.indexOf(doc.regions[cell]);
}

/**
 * Names a cell to people.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @returns {string} such as `r1c2`
 */
export function cellName(size, cell) {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/**
 * Returns the cell of a name.
 *
 * @param {number} size the size of the grid
 * @param {string} name such as `r1c2`
 * @returns {number} 0..size²-1
 * @throws {RangeError} if it names no cell of the grid
 */
export function cellOf(size, name) {
  const match = /^r(\d{1,2})c(\d{1,2})$/.exec(name);
  const row = match ? Number(match[1]) : 0;
  const column = match ? Number(match[2]) : 0;
  if (row < 1 || row > size || column < 1 || column > size) {
    throw new RangeError(`'${name}' is not a cell of a ${size}×${size} grid`);
  }
  return (row - 1) * size + column - 1;
}

/**
 * Returns the regions of a grid of boxes: as near to squares as the size allows, wider than high.
 *
 * @param {number} size 1..36
 * @returns {string} size² symbols
 */
export function boxRegions(size) {
  let height = Math.floor(Math.sqrt(size));
  while (size % height !== 0) {
    height--;
  }
  const width = size / height;
  let regions = '';
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    regions += REGION_SYMBOLS[Math.floor(row / height) * height + Math.floor(column / width)];
  }
  return regions;
}

/**
 * Makes a puzzle.
 *
 * @param {object} fields what it is made of
 * @param {number} fields.size 1..36
 * @param {string} [fields.regions] size² symbols; boxes if left out
 * @param {string|ArrayLike<number>} [fields.givens] size² symbols or digits; none if left out
 * @param {string} [fields.title] its name
 * @param {string} [fields.author] who made it
 * @returns {Doc} the puzzle
 * @throws {RangeError} naming what does not fit
 */
export function newDoc({size, regions, givens, title = '', author = ''}) {
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE) {
    throw new RangeError(`the size of a grid is 1 to ${MAX_SIZE}, not ${size}`);
  }
  const mask = regions ?? boxRegions(size);
  if (typeof mask !== 'string' || mask.length !== size * size || /[^0-9a-z.]/.test(mask)) {
    throw new RangeError(`the regions of a grid of size ${size} are ${size * size} symbols 0-9 or a-z`);
  }
  return Object.freeze({
    size,
    regions: mask,
    givens: digitsFrom(givens ?? '', size, 'givens'),
    title: String(title),
    author: String(author),
  });
}

function digitsFrom(source, size, what) {
  const count = size * size;
  const digits = new Uint8Array(count);
  if (source.length === 0) {
    return digits;
  }
  if (source.length !== count) {
    throw new RangeError(`a grid of size ${size} has ${count} ${what}, not ${source.length}`);
  }
  for (let cell = 0; cell < count; cell++) {
    const text = typeof source === 'string';
    const digit = text
      ? source[cell] === '0'
        ? 0
        : DIGIT_SYMBOLS.indexOf(source[cell].toUpperCase())
      : source[cell];
    if (!Number.isInteger(digit) || digit < 0 || digit > size) {
      throw new RangeError(
        `'${source[cell]}' at ${cellName(size, cell)} is not a digit of a grid of size ${size}`,
      );
    }
    digits[cell] = digit;
  }
  return digits;
}

/**
 * Writes digits as symbols.
 *
 * @param {ArrayLike<number>} digits digits, 0 for blank
 * @returns {string} a character for each
 */
export function digitText(digits) {
  let text = '';
  for (let cell = 0; cell < digits.length; cell++) {
    text += DIGIT_SYMBOLS[digits[cell]];
  }
  return text;
}

/**
 * Begins to play a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {Play} without progress, the first blank cell selected
 */
export function newPlay(doc) {
  const count = doc.size * doc.size;
  const cursor = Math.max(0, doc.givens.indexOf(0));
  return Object.freeze({
    doc,
    entered: new Uint8Array(count),
    centre: new Array(count).fill(NO_DIGITS),
    corner: new Array(count).fill(NO_DIGITS),
    colours: new Uint8Array(count),
    undo: [],
    redo: [],
    selection: [cursor],
    cursor,
    elapsedMillis: 0,
    finished: false,
  });
}

/**
 * Returns the current grid: givens and entered digits.
 *
 * @param {Play} play the play
 * @returns {Uint8Array} size² digits, 0 for blank
 */
export function digitsOf(play) {
  const digits = Uint8Array.from(play.doc.givens);
  for (let cell = 0; cell < digits.length; cell++) {
    digits[cell] ||= play.entered[cell];
  }
  return digits;
}

// ------------------------------------------------------------------------------------- the layout

const masks = new Map();

function layoutOf({size, regions}) {
  const key = `${size}:${regions}`;
  let layout = masks.get(key);
  if (!layout) {
    layout = makeLayout(size, regions);
    masks.set(key, layout);
    if (masks.size > MASKS_KEPT) {
      masks.delete(masks.keys().next().value);
    }
  }
  return layout;
}

function makeLayout(size, regions) {
  const houseList = [];
  const line = (kind, index, cellAt) =>
    houseList.push({kind, index, cells: Array.from({length: size}, cellAt)});
  for (let row = 0; row < size; row++) {
    line('row', row, (_, i) => row * size + i);
  }
  for (let column = 0; column < size; column++) {
    line('column', column, (_, i) => i * size + column);
  }
  const byRegion = new Map();
  for (let cell = 0; cell < size * size; cell++) {
    const region = REGION_SYMBOLS.indexOf(regions[cell]);
    if (region >= 0) {
      byRegion.set(region, [...(byRegion.get(region) ?? []), cell]);
    }
  }
  for (const region of [...byRegion.keys()].sort((a, b) => a - b)) {
    houseList.push({kind: 'region', index: region, cells: byRegion.get(region)});
  }
  const peerSets = Array.from({length: size * size}, () => new Set());
  for (const {cells} of houseList) {
    for (const cell of cells) {
      cells.forEach((other) => peerSets[cell].add(other));
    }
  }
  const peerLists = peerSets.map((set, cell) => {
    set.delete(cell);
    return [...set].sort((a, b) => a - b);
  });
  return {houses: houseList, peers: peerLists};
}

/**
 * Returns the houses: rows, columns, then regions by their symbols.
 *
 * @param {Doc} doc the puzzle; only its size and regions matter
 * @returns {{kind: 'row'|'column'|'region', index: number, cells: number[]}[]} not to be changed
 */
export function houses(doc) {
  return layoutOf(doc).houses;
}

/**
 * Returns the cells that share a house with a cell.
 *
 * @param {Doc} doc the puzzle; only its size and regions matter
 * @param {number} cell 0..size²-1
 * @returns {number[]} ascending, without the cell; not to be changed
 */
export function peers(doc, cell) {
  return layoutOf(doc).peers[cell];
}

/**
 * Returns the pieces of a region: its cells in groups that hang together side by side.
 *
 * @param {Doc} doc the puzzle; only its size and regions matter
 * @param {number} region 0..35
 * @param {boolean} [torus] whether the first row is beside the last, and the first column too
 * @returns {number[][]} ascending cells of each piece; empty where no cell has the region
 */
export function pieces(doc, region, torus = false) {
  const {size} = doc;
  const left = new Set();
  for (let cell = 0; cell < size * size; cell++) {
    if (regionOf(doc, cell) === region) {
      left.add(cell);
    }
  }
  const found = [];
  for (const start of left) {
    const piece = [start];
    left.delete(start);
    for (const cell of piece) {
      for (const neighbour of neighbours(size, cell, torus)) {
        if (left.delete(neighbour)) {
          piece.push(neighbour);
        }
      }
    }
    found.push(piece.sort((a, b) => a - b));
  }
  return found;
}

/**
 * Returns the cells beside a cell: up, down, left, right.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @param {boolean} [torus] whether the edges of the grid meet
 * @returns {number[]} two to four cells, fewer on the smallest grids
 */
export function neighbours(size, cell, torus = false) {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const result = [];
  for (const [down, right] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]) {
    const r = torus ? (row + down + size) % size : row + down;
    const c = torus ? (column + right + size) % size : column + right;
    if (r >= 0 && r < size && c >= 0 && c < size) {
      result.push(r * size + c);
    }
  }
  return result;
}

/**
 * Finds the conflicts of a grid.
 *
 * @param {Doc} doc the puzzle; only its size and regions matter
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {Set<number>} the cells whose digit occurs twice in a house
 */
export function conflicts(doc, grid) {
  const cells = new Set();
  const seen = new Int16Array(doc.size + 1);
  for (const house of houses(doc)) {
    seen.fill(-1);
    for (const cell of house.cells) {
      const digit = grid[cell];
      if (digit > 0) {
        if (seen[digit] >= 0) {
          cells.add(seen[digit]).add(cell);
        }
        seen[digit] = cell;
      }
    }
  }
  return cells;
}

/**
 * Returns whether a grid has no blank.
 *
 * @param {ArrayLike<number>} grid digits, 0 for blank
 * @returns {boolean} whether each cell has a digit
 */
export function isFull(grid) {
  return Array.prototype.indexOf.call(grid, 0) < 0;
}

/**
 * Returns whether a grid is a solution: full and without conflict.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {boolean} whether it is
 */
export function isSolved(doc, grid) {
  return isFull(grid) && conflicts(doc, grid).size === 0;
}

/**
 * Returns the digits that each blank cell may have, as far as its peers say.
 *
 * @param {Doc} doc the puzzle; only its size and regions matter
 * @param {ArrayLike<number>} grid size² digits, 0 for blank
 * @returns {number[][]} ascending digits for each cell, none where the cell has a digit
 */
export function candidates(doc, grid) {
  const taken = new Uint8Array(doc.size + 1);
  return Array.from({length: doc.size * doc.size}, (_, cell) => {
    if (grid[cell] > 0) {
      return NO_DIGITS;
    }
    taken.fill(0);
    for (const peer of peers(doc, cell)) {
      taken[grid[peer]] = 1;
    }
    const digits = [];
    for (let digit = 1; digit <= doc.size; digit++) {
      if (!taken[digit]) {
        digits.push(digit);
      }
    }
    return digits;
  });
}

/**
 * Returns the candidates a person sees: the centre marks where a cell has some, else what its peers leave.
 *
 * @param {Play} play the play
 * @returns {number[][]} ascending digits for each cell, none where the cell has a digit
 */
export function visibleCandidates(play) {
  const grid = digitsOf(play);
  return candidates(play.doc, grid).map((digits, cell) =>
    grid[cell] === 0 && play.centre[cell].length > 0 ? play.centre[cell] : digits,
  );
}

/**
 * Gives each region a tint such that regions side by side differ, also across the edges of the grid.
 *
 * @param {Doc} doc the puzzle; only its size and regions matter
 * @returns {Map<number, number>} from region to tint, counted from 0; seldom more than five
 */
export function regionTints(doc) {
  const beside = new Map();
  for (let cell = 0; cell < doc.size * doc.size; cell++) {
    const region = regionOf(doc, cell);
    if (region >= 0) {
      const around = beside.get(region) ?? new Set();
      beside.set(region, around);
      neighbours(doc.size, cell, true).forEach((other) => around.add(regionOf(doc, other)));
    }
  }
  const tints = new Map();
  for (const [region, around] of beside) {
    const taken = new Set([...around].map((other) => tints.get(other)));
    let tint = 0;
    while (taken.has(tint)) {
      tint++;
    }
    tints.set(region, tint);
  }
  return tints;
}

// ------------------------------------------------------------------------------------------ steps

function commit(play, changes) {
  const real = changes.filter(([, , before, after]) => !sameMark(before, after));
  if (real.length === 0) {
    return play;
  }
  const undo = play.undo.length >= MAX_UNDO ? play.undo.slice(1 - MAX_UNDO) : play.undo.slice();
  undo.push(real);
  return Object.freeze({...play, ...applied(play, real, 3), undo, redo: []});
}

function sameMark(one, other) {
  return (
    one === other ||
    (Array.isArray(one) && one.length === other.length && one.every((digit, i) => digit === other[i]))
  );
}

function applied(play, changes, which) {
  const layers = {};
  for (const change of changes) {
    const name = LAYERS[change[0]];
    layers[name] ??= play[name].slice();
    layers[name][change[1]] = change[which];
  }
  return layers;
}

function withDigit(digits, digit) {
  return digits.includes(digit) ? digits : [...digits, digit].sort((a, b) => a - b);
}

function withoutDigit(digits, digit) {
  return digits.includes(digit) ? digits.filter((other) => other !== digit) : digits;
}

function editable(play, cells) {
  return cells.filter((cell) => play.doc.givens[cell] === 0);
}

function checkDigit(play, digit) {
  if (!Number.isInteger(digit) || digit < 1 || digit > play.doc.size) {
    throw new RangeError(`${digit} is not a digit of a grid of size ${play.doc.size}`);
  }
}

/**
 * Enters a digit into cells, except givens. Where all of them have it already, it is taken out.
 *
 * @param {Play} play the play
 * @param {number[]} cells where
 * @param {number} digit 1..size
 * @param {{clean?: boolean}} [options] clean: also take the digit out of the marks of the peers, in the same
 *     step
 * @returns {Play} with one step more
 * @throws {RangeError} if it is not a digit of the grid
 */
export function enter(play, cells, digit, {clean = false} = {}) {
  checkDigit(play, digit);
  const targets = editable(play, cells);
  const out = targets.length > 0 && targets.every((cell) => play.entered[cell] === digit);
  const changes = targets.map((cell) => [ENTERED, cell, play.entered[cell], out ? 0 : digit]);
  if (clean && !out) {
    changes.push(...cleaning(play, targets, digit));
  }
  return commit(play, changes);
}

function cleaning(play, cells, digit) {
  const around = new Set(cells.flatMap((cell) => peers(play.doc, cell)));
  const changes = [];
  for (const peer of around) {
    for (const layer of [CENTRE, CORNER]) {
      const marks = play[LAYERS[layer]][peer];
      changes.push([layer, peer, marks, withoutDigit(marks, digit)]);
    }
  }
  return changes;
}

function toggle(play, cells, digit, layer) {
  checkDigit(play, digit);
  const marks = play[LAYERS[layer]];
  const targets = editable(play, cells).filter((cell) => play.entered[cell] === 0);
  const out = targets.every((cell) => marks[cell].includes(digit));
  const change = out ? withoutDigit : withDigit;
  return commit(
    play,
    targets.map((cell) => [layer, cell, marks[cell], change(marks[cell], digit)]),
  );
}

/**
 * Toggles a centre mark in cells without a digit: taken out where all of them have it, else put into the
 * rest.
 *
 * @param {Play} play the play
 * @param {number[]} cells where
 * @param {number} digit 1..size
 * @returns {Play} with one step more
 * @throws {RangeError} if it is not a digit of the grid
 */
export function toggleCentre(play, cells, digit) {
  return toggle(play, cells, digit, CENTRE);
}

/**
 * Toggles a corner mark, as `toggleCentre` does a centre mark.
 *
 * @param {Play} play the play
 * @param {number[]} cells where
 * @param {number} digit 1..size
 * @returns {Play} with one step more
 * @throws {RangeError} if it is not a digit of the grid
 */
export function toggleCorner(play, cells, digit) {
  return toggle(play, cells, digit, CORNER);
}

/**
 * Colours cells, also givens. Where all of them have the colour already, it is taken away.
 *
 * @param {Play} play the play
 * @param {number[]} cells where
 * @param {number} colour 0 (none) to `COLOURS`
 * @returns {Play} with one step more
 * @throws {RangeError} if there is no such colour
 */
export function setColour(play, cells, colour) {
  if (!Number.isInteger(colour) || colour < 0 || colour > COLOURS) {
    throw new RangeError(`${colour} is not a colour`);
  }
  const out = cells.every((cell) => play.colours[cell] === colour);
  return commit(
    play,
    cells.map((cell) => [COLOUR, cell, play.colours[cell], out ? 0 : colour]),
  );
}

/**
 * Erases in cells what lies on top: their digits; where none has one, their marks; then their colours.
 *
 * @param {Play} play the play
 * @param {number[]} cells where
 * @returns {Play} with one step more
 */
export function erase(play, cells) {
  const erased = (layer, none) =>
    commit(
      play,
      cells.map((cell) => [layer, cell, play[LAYERS[layer]][cell], none]),
    );
  if (cells.some((cell) => play.entered[cell] > 0)) {
    return erased(ENTERED, 0);
  }
  if (cells.some((cell) => play.centre[cell].length > 0 || play.corner[cell].length > 0)) {
    return commit(
      play,
      cells.flatMap((cell) => [
        [CENTRE, cell, play.centre[cell], NO_DIGITS],
        [CORNER, cell, play.corner[cell], NO_DIGITS],
      ]),
    );
  }
  return erased(COLOUR, 0);
}

/**
 * Fills the centre marks of all blank cells with the digits that their peers leave.
 *
 * @param {Play} play the play
 * @returns {Play} with one step more
 */
export function fillCandidates(play) {
  const grid = digitsOf(play);
  const digits = candidates(play.doc, grid);
  const cells = [...digits.keys()].filter((cell) => grid[cell] === 0);
  return commit(
    play,
    cells.map((cell) => [CENTRE, cell, play.centre[cell], digits[cell]]),
  );
}

/**
 * Takes a step that was explained: enters its placements and takes its eliminations out of the marks. A cell
 * without centre marks gets first the digits that its peers leave; so does one whose centre marks lack a digit
 * that the step takes out, for then they are wrong, and whoever explained the step has passed them over.
 *
 * @param {Play} play the play
 * @param {{cell: number, digit: number, placement: boolean}[]} deductions what the step concludes
 * @param {{clean?: boolean}} [options] as `enter`
 * @returns {Play} with one step more
 */
export function takeStep(play, deductions, {clean = true} = {}) {
  const drafts = new Map();
  const edit = (layer, cell, edited) => {
    const key = layer * MAX_SIZE * MAX_SIZE + cell;
    const before = play[LAYERS[layer]][cell];
    const draft = drafts.get(key) ?? [layer, cell, before, before];
    draft[3] = edited(draft[3]);
    drafts.set(key, draft);
  };
  const open = deductions.filter(({cell}) => play.doc.givens[cell] === 0);
  for (const [cell, digits] of eliminations(open)) {
    const without = (marks) => marks.filter((digit) => !digits.has(digit));
    const areMeant = [...digits].every((digit) => play.centre[cell].includes(digit));
    const base = areMeant ? play.centre[cell] : candidates(play.doc, digitsOf(play))[cell];
    edit(CENTRE, cell, () => without(base));
    edit(CORNER, cell, without);
  }
  for (const {cell, digit} of open.filter(({placement}) => placement)) {
    edit(ENTERED, cell, () => digit);
    for (const [layer, peer] of clean ? cleaning(play, [cell], digit) : []) {
      edit(layer, peer, (marks) => withoutDigit(marks, digit));
    }
  }
  return commit(play, [...drafts.values()]);
}

function eliminations(deductions) {
  const byCell = new Map();
  for (const {cell, digit} of deductions.filter(({placement}) => !placement)) {
    byCell.set(cell, (byCell.get(cell) ?? new Set()).add(digit));
  }
  return byCell;
}

/**
 * Takes everything out that was entered, marked and coloured; this can be undone.
 *
 * @param {Play} play the play
 * @returns {Play} with one step more, the time at zero
 */
export function restart(play) {
  const changes = LAYERS.flatMap((name, layer) =>
    Array.from(play[name], (value, cell) => [layer, cell, value, Array.isArray(value) ? NO_DIGITS : 0]),
  );
  return Object.freeze({...commit(play, changes), elapsedMillis: 0, finished: false});
}

/**
 * Undoes the last step.
 *
 * @param {Play} play the play
 * @returns {Play} before it, its cells selected; the same where there is none
 */
export function undo(play) {
  if (play.undo.length === 0) {
    return play;
  }
  const step = play.undo.at(-1);
  return Object.freeze({
    ...play,
    ...applied(play, step, 2),
    ...stepSelection(step),
    undo: play.undo.slice(0, -1),
    redo: [...play.redo, step],
  });
}

/**
 * Does the last undone step again.
 *
 * @param {Play} play the play
 * @returns {Play} after it, its cells selected; the same where there is none
 */
export function redo(play) {
  if (play.redo.length === 0) {
    return play;
  }
  const step = play.redo.at(-1);
  return Object.freeze({
    ...play,
    ...applied(play, step, 3),
    ...stepSelection(step),
    undo: [...play.undo, step],
    redo: play.redo.slice(0, -1),
  });
}

function stepSelection(step) {
  const first = step[0][0];
  const cells = [...new Set(step.filter(([layer]) => layer === first).map(([, cell]) => cell))].sort(
    (a, b) => a - b,
  );
  return {selection: cells, cursor: cells[0]};
}

// -------------------------------------------------------------------------------------- selection

/**
 * Selects cells.
 *
 * @param {Play} play the play
 * @param {Iterable<number>} cells which
 * @param {number} [cursor] the cell that has the focus; the last of them if left out
 * @returns {Play} with the selection
 */
export function select(play, cells, cursor) {
  const selection = [...new Set(cells)];
  return Object.freeze({...play, selection, cursor: cursor ?? selection.at(-1) ?? play.cursor});
}

/**
 * Moves the cursor, around the edges of the grid.
 *
 * @param {Play} play the play
 * @param {number} down rows, may be negative
 * @param {number} right columns, may be negative
 * @param {boolean} [extend] whether the selection grows by the cell instead of moving to it
 * @returns {Play} with the selection
 */
export function move(play, down, right, extend = false) {
  const {size} = play.doc;
  const row = (Math.floor(play.cursor / size) + (down % size) + size) % size;
  const column = ((play.cursor % size) + (right % size) + size) % size;
  const cell = row * size + column;
  return select(play, extend ? [...play.selection, cell] : [cell], cell);
}

/**
 * Returns the cells that are like a cell: with the same digit, or, where it has none, with the same colour,
 * or else with the same centre marks.
 *
 * @param {Play} play the play
 * @param {number} cell 0..size²-1
 * @returns {number[]} ascending, with the cell itself
 */
export function similar(play, cell) {
  const grid = digitsOf(play);
  const all = [...grid.keys()];
  if (grid[cell] > 0) {
    return all.filter((other) => grid[other] === grid[cell]);
  }
  if (play.colours[cell] > 0) {
    return all.filter((other) => play.colours[other] === play.colours[cell]);
  }
  if (play.centre[cell].length > 0) {
    return all.filter((other) => grid[other] === 0 && sameMark(play.centre[other], play.centre[cell]));
  }
  return [cell];
}

/**
 * Lets time pass.
 *
 * @param {Play} play the play
 * @param {number} elapsedMillis the time since it began, 0 or more
 * @param {boolean} [finished] whether the play is over
 * @returns {Play} with the time
 */
export function passTime(play, elapsedMillis, finished = play.finished) {
  return Object.freeze({...play, elapsedMillis, finished});
}

// ------------------------------------------------------------------------------------------ texts

function isMarks(marks, size) {
  return (
    Array.isArray(marks) && marks.every((digit) => Number.isInteger(digit) && digit >= 1 && digit <= size)
  );
}

/**
 * Returns the key under which the progress of a puzzle is kept: the same for the same size, regions and
 * givens.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} a short text
 */
export function keyOf(doc) {
  const text = `${doc.size}:${doc.regions}:${digitText(doc.givens)}`;
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193);
    low = Math.imul(low + text.charCodeAt(i), 0x85ebca6b) ^ (high >>> 15);
  }
  return `${doc.size}-${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/**
 * Writes a play down with its undo steps.
 *
 * @param {Play} play the play
 * @returns {string} JSON
 */
export function toJson(play) {
  const {doc} = play;
  return JSON.stringify({
    v: 1,
    size: doc.size,
    regions: doc.regions,
    givens: digitText(doc.givens),
    title: doc.title,
    author: doc.author,
    entered: digitText(play.entered),
    centre: play.centre,
    corner: play.corner,
    colours: Array.from(play.colours),
    undo: play.undo,
    redo: play.redo,
    selection: play.selection,
    cursor: play.cursor,
    elapsedMillis: play.elapsedMillis,
    finished: play.finished,
  });
}

/**
 * Reads a play that `toJson` wrote.
 *
 * @param {string} text JSON
 * @returns {Play} the play
 * @throws {Error} if it is not such a text; then it is better forgotten
 */
export function fromJson(text) {
  const saved = JSON.parse(text);
  if (saved?.v !== 1) {
    throw new RangeError('not saved progress of this version');
  }
  const doc = newDoc(saved);
  const count = doc.size * doc.size;
  const isCell = (cell) => Number.isInteger(cell) && cell >= 0 && cell < count;
  const isColour = (colour) => Number.isInteger(colour) && colour >= 0 && colour <= COLOURS;
  const isDigit = (digit) => Number.isInteger(digit) && digit >= 0 && digit <= doc.size;
  const all = (array, length, test) => {
    if (!Array.isArray(array) || (length >= 0 && array.length !== length) || !array.every(test)) {
      throw new RangeError('not a play');
    }
    return array;
  };
  const marks = (digits) => isMarks(digits, doc.size);
  const tests = [isDigit, marks, marks, isColour];
  const isStep = (step) =>
    Array.isArray(step) &&
    step.length > 0 &&
    step.every(
      (change) =>
        Array.isArray(change) &&
        change.length === 4 &&
        tests[change[0]] &&
        isCell(change[1]) &&
        tests[change[0]](change[2]) &&
        tests[change[0]](change[3]),
    );
  const shared = (list) => list.map((digits) => (digits.length === 0 ? NO_DIGITS : digits));
  return Object.freeze({
    doc,
    entered: digitsFrom(saved.entered, doc.size, 'entered digits'),
    centre: shared(all(saved.centre, count, marks)),
    corner: shared(all(saved.corner, count, marks)),
    colours: Uint8Array.from(all(saved.colours, count, isColour)),
    undo: all(saved.undo, -1, isStep),
    redo: all(saved.redo, -1, isStep),
    selection: all(saved.selection, -1, isCell),
    cursor: isCell(saved.cursor) ? saved.cursor : 0,
    elapsedMillis: Number.isFinite(saved.elapsedMillis) ? Math.max(0, saved.elapsedMillis) : 0,
    finished: saved.finished === true,
  });
}

/**
 * Returns what the API takes as `puzzle` for a puzzle alone.
 *
 * @param {Doc} doc the puzzle
 * @returns {object} a puzzle object
 */
export function puzzleOfDoc(doc) {
  return {
    size: doc.size,
    puzzle: digitText(doc.givens),
    regions: doc.regions,
    ...(doc.title && {label: doc.title}),
    ...(doc.author && {author: doc.author}),
  };
}

/**
 * Returns what the API takes as `puzzle` for a play: with the entered digits and the marks.
 *
 * @param {Play} play the play
 * @returns {object} a puzzle object
 */
export function puzzleOf(play) {
  const grid = digitsOf(play);
  const marks = (layer) =>
    Object.fromEntries(
      play[layer]
        .map((digits, cell) => [cellName(play.doc.size, cell), digits.map(symbol).join(''), grid[cell]])
        .filter(([, digits, digit]) => digits !== '' && digit === 0),
    );
  return {
    ...puzzleOfDoc(play.doc),
    entered: digitText(grid),
    centreMarks: marks('centre'),
    cornerMarks: marks('corner'),
  };
}

/**
 * Makes a puzzle of a puzzle object of the API.
 *
 * @param {object} puzzle `size`, `puzzle`, and perhaps `regions`, `label`, `author`
 * @returns {Doc} the puzzle
 * @throws {RangeError} naming what does not fit
 */
export function docOfPuzzle(puzzle) {
  return newDoc({
    size: puzzle.size,
    regions: puzzle.regions ?? undefined,
    givens: puzzle.puzzle ?? '',
    title: puzzle.label ?? '',
    author: puzzle.author ?? '',
  });
}

/**
 * Makes a play of a puzzle object of the API, with its entered digits and marks.
 *
 * @param {object} puzzle as for `docOfPuzzle`, and perhaps `entered`, `centreMarks`, `cornerMarks`
 * @returns {Play} the play, without steps to undo
 * @throws {RangeError} naming what does not fit
 */
export function playOfPuzzle(puzzle) {
  const doc = docOfPuzzle(puzzle);
  const play = newPlay(doc);
  const grid = digitsFrom(puzzle.entered ?? '', doc.size, 'entered digits');
  const marks = (named) => {
    const list = play.centre.slice();
    for (const [name, text] of Object.entries(named ?? {})) {
      const digits = Array.from(String(text), (character) => digitOf(character, doc.size));
      if (!isMarks(digits, doc.size)) {
        throw new RangeError(`the marks of ${name} are not digits of a grid of size ${doc.size}`);
      }
      list[cellOf(doc.size, name)] = [...new Set(digits)].sort((a, b) => a - b);
    }
    return list;
  };
  return Object.freeze({
    ...play,
    entered: grid.map((digit, cell) => (doc.givens[cell] > 0 ? 0 : digit)),
    centre: marks(puzzle.centreMarks),
    corner: marks(puzzle.cornerMarks),
  });
}

/**
 * Writes a puzzle as the query of a hash route: `#play?` and this is a link that holds the whole puzzle.
 *
 * @param {Play} play the play
 * @param {{progress?: boolean}} [options] progress: with the entered digits
 * @returns {string} a query without `?`
 */
export function toLink(play, {progress = false} = {}) {
  const {doc} = play;
  const query = new URLSearchParams({p: digitText(doc.givens)});
  if (doc.regions !== boxRegions(doc.size)) {
    query.set('r', doc.regions);
  }
  for (const [key, text] of [
    ['t', doc.title],
    ['a', doc.author],
    ['e', progress ? digitText(play.entered) : ''],
  ]) {
    if (text) {
      query.set(key, text);
    }
  }
  return query.toString();
}

/**
 * Reads what `toLink` wrote.
 *
 * @param {string} text a query without `?`
 * @returns {?Play} the play; null where the query holds no puzzle
 * @throws {RangeError} naming what does not fit
 */
export function fromLink(text) {
  const query = new URLSearchParams(text);
  if (!query.has('p')) {
    return null;
  }
  const givens = query.get('p');
  const size = Math.sqrt(givens.length);
  if (!Number.isInteger(size)) {
    throw new RangeError(`${givens.length} cells do not make a square grid`);
  }
  const doc = newDoc({
    size,
    regions: query.get('r') ?? undefined,
    givens,
    title: query.get('t') ?? '',
    author: query.get('a') ?? '',
  });
  const entered = digitsFrom(query.get('e') ?? '', size, 'entered digits');
  return Object.freeze({
    ...newPlay(doc),
    entered: entered.map((digit, cell) => (doc.givens[cell] > 0 ? 0 : digit)),
  });
}

/**
 * Writes a time for people.
 *
 * @param {number} millis 0 or more
 * @returns {string} such as `4:05` or `1:02:03`
 */
export function timeText(millis) {
  const seconds = Math.floor(millis / 1000);
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
