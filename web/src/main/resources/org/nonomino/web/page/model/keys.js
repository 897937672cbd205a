/**
 * The keyboard commands of the view Play, and the displayed list of the keys of all views.
 *
 * On grids with more than nine digits, and in puzzles with letters for digits, letters are digits. In addition, single letters can be switched off, for speech input
 * and against accidental key presses. Each command with a letter therefore also works with Alt.
 *
 * Digits are recognised by the position of the key, so that Shift+1 is a corner mark on every keyboard. Letters are
 * recognised by their labels, so that Ctrl+Z is also undo on German and French keyboards.
 *
 * @import {Written} from './symbols.js'
 *
 * @typedef {'digit' | 'corner' | 'centre' | 'colour' | 'line' | 'letter'} Mode the effect of digits
 *
 * @typedef {'erase' | 'undo' | 'redo' | 'all' | 'similar' | 'mode' | 'candidates' | 'hint' | 'take' | 'path'
 *   | 'next' | 'check' | 'pause' | 'say' | 'several' | 'light' | 'sums' | 'zoomIn' | 'zoomOut' | 'escape'} CommandName a command without parameters
 *
 * @typedef {{name: 'digit', digit: number, mode?: Mode}
 *   | {name: 'write', mode: Mode}
 *   | {name: 'move' | 'edge', by: readonly [down: number, right: number], extend: boolean}
 *   | {name: CommandName}} Command a digit, with a mode if a modifier selects one; a change of the mode; a move by rows and
 *     columns, or to an end of a line; a command without parameters
 */
import {digitName, digitOf, digitOfFigure, hasNumbers} from './symbols.js';
import {ZOOMED_FROM} from './zoom.js';

/** The modes, in the order in which Space selects them. */
export const MODES = Object.freeze(
  /** @type {const} */ (['digit', 'corner', 'centre', 'colour', 'line', 'letter']),
);

/** @type {Readonly<Record<string, CommandName>>} */
const LETTERS = Object.freeze({
  h: 'hint',
  n: 'next',
  t: 'take',
  p: 'path',
  k: 'check',
  f: 'candidates',
  m: 'pause',
  u: 'undo',
  y: 'redo',
  i: 'say',
  s: 'several',
  l: 'light',
  g: 'sums',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
});
/** The letters that select a mode; on most keyboards they are adjacent. @type {Readonly<Record<string, Mode>>} */
const MODE_LETTERS = Object.freeze({
  z: 'digit',
  x: 'corner',
  c: 'centre',
  v: 'colour',
  b: 'line',
  j: 'letter',
});
/** @type {Readonly<Record<string, 'undo' | 'redo' | 'all'>>} */
const CONTROL = Object.freeze({z: 'undo', y: 'redo', a: 'all'});
/** @type {Readonly<Record<string, CommandName>>} */
const OTHERS = Object.freeze({
  Backspace: 'erase',
  Delete: 'erase',
  ' ': 'mode',
  Escape: 'escape',
  Enter: 'similar',
});
/** @type {Readonly<Record<string, readonly [down: number, right: number]>>} */
const ARROWS = Object.freeze({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

/** @type {Readonly<Record<string, readonly [down: number, right: number]>>} */
const EDGES = Object.freeze({Home: [0, -1], End: [0, 1], PageUp: [-1, 0], PageDown: [1, 0]});

/**
 * Returns the command of a key. The digits 1 to 9 are reported even on smaller grids, because they also select colours. If
 * digits are typed as numbers, 0 is reported also.
 *
 * @param {KeyboardEvent} event the pressed key
 * @param {Written} doc the puzzle; without its symbols if digits mean colours
 * @param {boolean} [letters] whether letters alone are commands; with Alt they always are
 * @param {boolean} [numbers] whether digits above 9 are typed as numbers instead of letters
 * @returns {?Command} the command; null if the key has none
 */
export function commandOf(event, doc, letters = true, numbers = false) {
  const areNumbers = numbers && !doc.symbols;
  const {key, altKey} = event;
  const shiftKey = hasShift(event);
  const control = event.ctrlKey || event.metaKey;
  const pressed = digitOfKey(event);
  if (pressed < 0 && Object.hasOwn(ARROWS, key) && !altKey) {
    return {name: control ? 'edge' : 'move', by: ARROWS[key], extend: shiftKey};
  }
  const edge = Object.hasOwn(EDGES, key) && EDGES[key];
  if (edge && !event.code.startsWith('Numpad')) {
    return {name: 'edge', by: edge, extend: shiftKey};
  }
  if (pressed >= 0) {
    const digit = pressed === 0 && areNumbers ? 0 : digitOfFigure(pressed, doc);
    return digitCommand(digit, {control, shiftKey, altKey, numbers: areNumbers});
  }
  if (Object.hasOwn(OTHERS, key) && !altKey) {
    return {name: OTHERS[key]};
  }
  if (control) {
    const name = controlCommand(event);
    return name && {name};
  }
  const letter = letterOf(event);
  const digit = altKey || (areNumbers && !/^\d$/.test(letter)) ? 0 : digitOf(letter, doc);
  if (digit > 0) {
    return digitCommand(digit, {control, shiftKey, altKey, numbers: areNumbers});
  }
  return altKey || letters ? letterCommand(letter) : null;
}

/**
 * Returns the letter or other character of a key.
 *
 * @param {Pick<KeyboardEvent, 'key' | 'code'>} event the key
 * @returns {string} the typed character in lower case; if it is not an ASCII character, as on Cyrillic keyboards or with
 *     Option on a Mac, the letter of that key on an English keyboard
 */
export function letterOf({key, code}) {
  const place = /^[ -~]$/.test(key) ? null : /^Key([A-Z])$/.exec(code);
  return (place ? place[1] : key).toLowerCase();
}

/**
 * Returns the digit of a key, even on keyboards that need Shift for digits.
 *
 * @param {KeyboardEvent} event the key
 * @returns {number} 0..9; -1 if the key has no digit, or if the numeric pad moves the cursor
 */
export function digitOfKey(event) {
  const place = /^(Digit|Numpad)(\d)$/.exec(event.code);
  const isDigit = place && (place[1] === 'Digit' || /^\d$/.test(event.key) || isShiftedPad(event));
  return isDigit ? Number(place[2]) : -1;
}

/**
 * Returns whether Shift is held. While Num Lock is on, Shift turns the digits of the numeric pad into arrows, and Windows
 * does not report Shift to the browser.
 *
 * @param {KeyboardEvent} event the key
 * @returns {boolean} whether Shift is held
 */
function hasShift(event) {
  return event.shiftKey || isShiftedPad(event);
}

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether Shift turns a digit of the numeric pad into a movement
 */
function isShiftedPad(event) {
  return /^Numpad\d$/.test(event.code) && !/^\d$/.test(event.key) && event.getModifierState('NumLock');
}

/**
 * @param {string} letter a letter in lower case
 * @returns {?Command} its command
 */
function letterCommand(letter) {
  if (Object.hasOwn(MODE_LETTERS, letter)) {
    return {name: 'write', mode: MODE_LETTERS[letter]};
  }
  return Object.hasOwn(LETTERS, letter) ? {name: LETTERS[letter]} : null;
}

/**
 * @param {number} digit 0 for none
 * @param {{control: boolean, shiftKey: boolean, altKey: boolean, numbers: boolean}} how the held modifiers, and whether
 *     digits above 9 are typed as numbers
 * @returns {?Command} the command
 */
function digitCommand(digit, {control, shiftKey, altKey, numbers}) {
  if (digit === 0 && !numbers) {
    return control || shiftKey || altKey ? null : {name: 'erase'};
  }
  const mode = heldMode({altKey, ctrlKey: control, metaKey: false, shiftKey});
  return mode ? {name: 'digit', digit, mode} : {name: 'digit', digit};
}

/**
 * Returns the mode of digits typed with modifiers.
 *
 * @param {{altKey: boolean, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean}} modifiers the held modifiers
 * @returns {?Mode} colours with Alt or with Ctrl and Shift, otherwise centre marks with Ctrl, otherwise corner marks with
 *     Shift; null without modifiers
 */
export function heldMode({altKey, ctrlKey, metaKey, shiftKey}) {
  const control = ctrlKey || metaKey;
  return altKey || (control && shiftKey) ? 'colour' : control ? 'centre' : shiftKey ? 'corner' : null;
}

/**
 * Returns whether digits select colours in a mode.
 *
 * @param {Mode} mode the mode
 * @returns {boolean} whether they do, for cells or lines
 */
export function hasColours(mode) {
  return mode === 'colour' || mode === 'line';
}

/**
 * Returns the list of commands for display.
 *
 * @param {Written} doc the puzzle
 * @param {boolean} [letters] whether letters alone are commands
 * @param {boolean} [numbers] whether digits above 9 are typed as numbers instead of letters
 * @returns {{title: string, commands: {keys: string[], text: string}[]}[]} groups of commands
 */
export function commandGroups(doc, letters = true, numbers = false) {
  const {size} = doc;
  const named = symbolKeys(doc);
  const areNumbers = hasNumbers(doc, numbers);
  const digits = areNumbers ? `1–${size}` : named;
  /** @param {string} letter */
  const isLetterTaken = (letter) => !areNumbers && digitOf(letter, doc) > 0;
  /** @param {string} key */
  const always = (key) => (letters ? [key, `Alt+${key}`] : [`Alt+${key}`]);
  /** @param {string} key */
  const letter = (key) => (letters && !isLetterTaken(key) ? [key, `Alt+${key}`] : [`Alt+${key}`]);
  return [
    {
      title: 'Write',
      commands: [
        {keys: [digits], text: 'enter a digit or mark, depending on the mode'},
        ...(areNumbers
          ? [{keys: ['1 0'], text: '10: type the second digit right away; Enter completes a number'}]
          : []),
        {keys: ['Shift+digit'], text: 'corner mark'},
        {keys: ['Ctrl+1–9'], text: 'centre mark (for letters, use the mode)'},
        {keys: ['Alt+1–9', 'Ctrl+Shift+1–9'], text: 'add or remove a colour'},
        {keys: ['Space'], text: 'next mode: digit, corner, centre, colour, line, letter'},
        {keys: letter('Z'), text: 'mode: digit'},
        {keys: letter('X'), text: 'mode: corner marks'},
        {keys: letter('C'), text: 'mode: centre marks'},
        {keys: letter('V'), text: 'mode: colour'},
        {keys: letter('B'), text: 'mode: line'},
        {keys: letter('J'), text: 'mode: letter; then A to Z write letters, and commands need Alt'},
        {keys: ['Backspace', 'Delete'], text: 'erase'},
        {keys: ['Ctrl+Z', ...letter('U')], text: 'undo'},
        {keys: ['Ctrl+Y', 'Ctrl+Shift+Z', ...letter('Y')], text: 'redo'},
        {keys: letter('F'), text: 'fill in the candidates, except those you removed; Erase brings them back'},
      ],
    },
    {
      title: 'Draw lines (mode: line)',
      commands: [
        {keys: ['Drag'], text: 'from cell to cell, or along edges from a corner; again to remove'},
        {keys: ['Shift+arrow'], text: 'line to the next cell; again to remove'},
        {keys: ['Ctrl+Shift+arrow'], text: 'line along that edge of the cell; again to remove'},
        {keys: ['1–9'], text: 'colour of the lines'},
        {keys: ['Backspace', 'Delete'], text: 'remove the lines of the selected cells'},
      ],
    },
    {
      title: 'Select',
      commands: [
        {keys: ['←', '→', '↑', '↓'], text: 'move; wraps at the edges'},
        {keys: ['Shift+arrow'], text: 'select more'},
        {keys: ['Ctrl+arrow', 'Home', 'End', 'PgUp', 'PgDn'], text: 'move to the end of the row or column'},
        {keys: ['Ctrl+A'], text: 'select all cells'},
        {keys: ['Enter'], text: 'select all cells like this one'},
        {keys: letter('S'), text: 'select several: each tap adds or removes a cell'},
        {keys: ['Escape'], text: 'select only this cell; close the hint'},
        {keys: ['Drag', 'Ctrl+click', 'Double click'], text: 'select with mouse or pen'},
      ],
    },
    {
      title: 'Help',
      commands: [
        {keys: letter('H'), text: 'hint; press again for more'},
        {keys: letter('T'), text: 'apply the hint'},
        {keys: letter('P'), text: 'show the whole solution path'},
        {keys: letter('N'), text: 'next step of the path'},
        {keys: ['←', '→', 'Home', 'End'], text: 'in the path: other steps, first and last step'},
        {keys: ['←', '→', 'Enter'], text: 'in an explanation: other phrases, keep one highlighted'},
        {keys: letter('K'), text: 'check for mistakes'},
        {keys: letter('I'), text: 'list the candidates of this cell'},
        {keys: letter('L'), text: 'highlight a digit; again for the next one'},
        {keys: letter('G'), text: 'sum of the selected cells, and combinations of the clues around them'},
        {keys: letter('M'), text: 'pause or resume'},
        ...(size < ZOOMED_FROM
          ? []
          : [
              {keys: [...always('+'), ...always('-')], text: 'zoom in, zoom out'},
              {keys: ['Ctrl+wheel', 'Two fingers'], text: 'zoom; the wheel moves the grid'},
            ]),
        {keys: ['Ctrl+V'], text: 'open a puzzle or link from the clipboard, anywhere'},
        ...(letters ? [{keys: ['?'], text: 'this list'}] : []),
      ],
    },
    {
      title: 'When setting',
      commands: [
        {keys: ['Space', 'Enter'], text: 'paint the cell'},
        {keys: ['Shift+arrow'], text: 'keep painting'},
        {keys: ['digit'], text: 'choose the region, or enter the clue'},
        {keys: ['Alt+click'], text: 'pick a region'},
        {
          keys: ['Alt+C', 'Alt+T', 'Alt+A', 'Alt+O', 'Alt+U'],
          text: 'tool: cage, thermometer, arrow, dots, own rule',
        },
        {
          keys: ['Alt+G', 'Alt+R', 'Alt+S', 'Alt+W', 'Alt+L'],
          text: 'tool: givens, regions, select, draw, fog',
        },
        {keys: ['Alt+L'], text: 'tool fog: lit cells; again for what digits light'},
        {keys: ['Alt+K', '/'], text: 'add a constraint: all kinds, with search'},
        {keys: ['Space', 'Shift+arrow'], text: 'collect cells for a constraint'},
        {keys: ['Enter'], text: 'make the constraint; then digits are its sum or number'},
        {keys: ['Space', 'Shift+arrow'], text: 'tool select: choose, and move an end or the edge of a cage'},
        {keys: ['Backspace', 'Delete'], text: 'remove the number, or the chosen constraint'},
        {keys: ['Escape'], text: 'drop the collected cells, or the choice'},
      ],
    },
    {
      title: 'When watching',
      commands: [
        {keys: always('R'), text: 'run or pause'},
        {keys: always('S'), text: 'one step'},
        {keys: always('B'), text: 'one step back'},
      ],
    },
  ];
}

/**
 * @param {Written} doc
 * @returns {string} the keys of its digits
 */
function symbolKeys(doc) {
  const {size, symbols = ''} = doc;
  const [first, last] = [digitName(1, doc), digitName(size, doc)];
  if (/^[A-Z]/.test(symbols)) {
    return [...symbols].join(', ');
  }
  const figures = [...'0123456789'].filter(
    (figure) => digitOf(figure, doc) > 0 && (symbols || figure !== '0'),
  );
  const letters = size > 35 ? 'A–Z, 0' : last === 'A' ? 'A' : `A–${last}`;
  return `${first}–${figures[figures.length - 1]}${/\d/.test(last) ? '' : `, ${letters}`}`;
}

/**
 * Returns the digit of a key if digits above 9 are letters.
 *
 * @param {KeyboardEvent} event the key, without Ctrl and Alt
 * @param {Written} doc the puzzle
 * @returns {number} a digit (for the keys 1 to 9, it may exceed the size), or 0 if the key has no digit
 */
export function typedDigit(event, doc) {
  const pressed = digitOfKey(event);
  return pressed >= 0 ? digitOfFigure(pressed, doc) : digitOf(letterOf(event), doc);
}

/** The tools of the view Set that Alt and a letter choose; `add` opens the list of all kinds. */
const TOOL_LETTERS = Object.freeze({
  c: 'cage',
  t: 'thermometer',
  a: 'arrow',
  o: 'white-dot',
  u: 'rule',
  g: 'givens',
  r: 'regions',
  s: 'select',
  w: 'draw',
  l: 'fog',
  k: 'add',
});

/**
 * Returns the tool of a key in the view Set.
 *
 * @param {KeyboardEvent} event the key, with Alt
 * @returns {?string} a tool, or `add` for the list of all kinds; null if the key has none
 */
export function toolOfKey(event) {
  const letter = letterOf(event);
  return Object.hasOwn(TOOL_LETTERS, letter)
    ? TOOL_LETTERS[/** @type {keyof typeof TOOL_LETTERS} */ (letter)]
    : null;
}

/**
 * Returns the command of a key with Ctrl. It is the same in every view with a grid.
 *
 * @param {KeyboardEvent} event the key, with Ctrl
 * @returns {?('undo' | 'redo' | 'all')} the command; null if the key has none
 */
export function controlCommand(event) {
  const letter = letterOf(event);
  const name = Object.hasOwn(CONTROL, letter) ? CONTROL[letter] : null;
  return name === 'undo' && event.shiftKey ? 'redo' : name;
}

/**
 * Returns the direction of an arrow key.
 *
 * @param {string} key as in `KeyboardEvent.key`
 * @returns {?readonly [number, number]} the rows and columns of a step; null for other keys
 */
export function arrowOf(key) {
  return Object.hasOwn(ARROWS, key) ? ARROWS[key] : null;
}

/**
 * Returns the cell to which a key moves. Arrows wrap around the edges; Home and End move to the ends of the row, Page Up and
 * Page Down to the ends of the column.
 *
 * @param {string} key as in `KeyboardEvent.key`
 * @param {number} cell the current cell, 0..n²-1
 * @param {number} size n
 * @returns {number} the new cell, or -1 if the key does not move
 */
export function movedBy(key, cell, size) {
  const row = Math.floor(cell / size);
  const column = cell % size;
  if (key === 'Home' || key === 'End') {
    return row * size + (key === 'Home' ? 0 : size - 1);
  }
  if (key === 'PageUp' || key === 'PageDown') {
    return (key === 'PageUp' ? 0 : size - 1) * size + column;
  }
  const arrow = arrowOf(key);
  return arrow === null ? -1 : ((row + arrow[0] + size) % size) * size + ((column + arrow[1] + size) % size);
}
