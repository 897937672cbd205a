/**
 * The messages for problems, in a player's words. Java reports a problem by a code and named values; `ProblemCode` lists
 * all codes. The sentences from Java are for programs and terminals, and appear in the web app only for custom rules.
 *
 * @typedef {Readonly<Record<string, string | number | string[] | undefined>>} Values
 * @typedef {(values: Values) => string} Words
 */
import {capital, counted} from '../model/words.js';

/** The message for a problem unknown to this version of the web app. */
const UNKNOWN = 'That did not work. Try again.';

/** The message if the web app and its server have different versions. */
const OUTDATED = 'The web app is out of date. Reload it, then try again.';

/** The codes of problems in which the line of a puzzle is named if the text has one puzzle per line. */
const OF_A_LINE = Object.freeze(
  new Set([
    'broken-json',
    'broken-link',
    'cell-count',
    'control-character',
    'empty-link',
    'extras',
    'link-with-id',
    'malformed',
    'partial-reading',
    'repeated-given',
    'unknown-link',
    'word-length',
  ]),
);

/** @type {(size: string | number | string[] | undefined) => string} */
const square = (size) => `${size} × ${size}`;

/** @type {(size: string | number | string[] | undefined) => string} */
const aSquare = (size) => `${[8, 11, 18].includes(Number(size)) ? 'an' : 'a'} ${square(size)}`;

/** @type {(count: string | number | string[] | undefined, one: string, many?: string) => string} */
const some = (count, one, many) => counted(Number(count), one, many);

/** @type {(list: string | number | string[] | undefined) => string} */
const listed = (list) => (Array.isArray(list) ? list.join(', ') : String(list));

/** The first words of the messages that a request does not support constraints, by the names of requests. @type {Readonly<Record<string, string>>} */
const UNSUPPORTING = Object.freeze({
  clue: 'The search for a clue does',
  reduce: 'The search for redundant clues does',
});

/** @type {Readonly<Record<string, Words>>} */
const TEXTS = {
  'no-puzzle': () => 'There is no puzzle in this text.',
  'not-text': () => 'This is not text. Choose a text file with a puzzle.',
  'control-character': ({character}) =>
    `There is an invisible character in the text (${character}). Remove it.`,
  'too-long': () => 'This is too long to be a puzzle.',
  malformed: () => 'This could not be read as a puzzle. Part of it may be missing, or there may be too much.',
  'broken-json': () => 'This JSON is incomplete or was changed. Copy all of it again.',
  'row-length': ({part, row, cells, size}) =>
    `Row ${row}${part === 'regions' ? ' of the regions' : ''} has ${some(cells, 'cell')}; every row needs ${size}.`,
  'uneven-rows': ({rows, least, most}) =>
    `The ${rows} rows have from ${least} to ${most} cells. All rows need the same number.`,
  'row-count': ({part, rows, size}) =>
    Number(rows) === 1
      ? 'There is only one row here. Paste all rows of the puzzle, or all its cells in one line.'
      : `${part === 'regions' ? 'The regions have' : 'There are'} ${rows} rows; ${aSquare(size)} puzzle needs ${size}.`,
  'cell-count': ({cells, size}) =>
    size === undefined
      ? `${some(cells, 'cell')} cannot make a square grid.`
      : `There ${Number(cells) === 1 ? 'is' : 'are'} ${some(cells, 'cell')}; ${aSquare(size)} puzzle needs ${Number(size) ** 2}.`,
  'word-length': ({characters, expected}) =>
    `There are ${some(characters, 'character')}, but ${expected} are needed.`,
  'too-large': ({limit}) => `This grid is too large. Puzzles go up to ${square(limit)}.`,
  'not-a-digit': ({symbol, cell}) =>
    `“${symbol}”${cell ? ` in ${cell}` : ''} is neither a digit nor an empty cell.`,
  'digit-too-high': ({symbol, cell, size}) => `${symbol} in ${cell} is too high for ${aSquare(size)} puzzle.`,
  'ambiguous-zero': ({cell, blank}) =>
    `0 in ${cell} may be a digit or an empty cell, as “${blank}” is. Use only one character for empty cells, and digits from 1.`,
  'repeated-given': ({digit, house, first, second}) =>
    `There are two ${digit}s in the same ${house}: ${first} and ${second}.`,
  'given-changed': ({digit, cell}) => `The given ${digit} in ${cell} cannot be changed.`,
  extras: ({extras}) =>
    `This puzzle may have rules that Nonomino does not support: ${listed(extras)}. Without them it is a different puzzle.`,
  'partial-reading': ({left}) =>
    `Nonomino does not understand this part of the puzzle: ${listed(left)}. Without it, it is a different puzzle.`,
  'unsupported-constraints': ({operation, constraints}) =>
    `${UNSUPPORTING[String(operation)] ?? 'This does'} not support all rules of this puzzle yet: ${listed(constraints)}.`,
  'several-puzzles': () => 'There is more than one puzzle in this text. Paste only one.',
  'too-many-puzzles': ({limit}) => `There are more than ${limit} puzzles in this text. Paste fewer.`,
};

/** @type {Readonly<Record<string, Words>>} */
const REGIONS = {
  'needs-regions': ({size}) => `The regions of this ${square(size)} puzzle are missing.`,
  'only-regions': () => 'There are only regions here. Put the digits of the puzzle above them.',
  'only-puzzle': () => 'There is a puzzle here, but no regions.',
  'label-count': ({labels, cells}) => `The regions have ${some(labels, 'cell')}, but the grid has ${cells}.`,
  'region-count': ({regions, size}) =>
    `There ${Number(regions) === 1 ? 'is' : 'are'} ${some(regions, 'region')}; ${aSquare(size)} puzzle needs ${size}.`,
  'region-size': ({region, cells, size}) =>
    Number(cells) > 1 && Number(cells) < Number(size)
      ? `Region “${region}” has ${some(cells, 'cell')}; every region needs ${size}.`
      : `Region “${region}” has ${some(cells, 'cell')}; a region has 2 to ${size}.`,
  'cell-in-two-regions': ({cell}) => `${cell} is in two regions.`,
  'border-gap': ({first, second}) => `The border between ${first} and ${second} has a gap.`,
  'sizes-differ': ({size, maskSize}) =>
    `The puzzle is ${square(size)}, but its regions are ${square(maskSize)}.`,
};

/** @type {Readonly<Record<string, Words>>} */
const LINKS = {
  'empty-link': () => 'There is no puzzle in this link. It may have been cut off. Copy all of it again.',
  'broken-link': () => 'This link is incomplete or was changed. Copy it again, to its last character.',
  'unknown-link': () =>
    'Nonomino cannot read links to this site. It reads its own, and those to SudokuPad and f-puzzles that contain the puzzle.',
  'link-with-id': () =>
    'This short link only names a puzzle, which is on the other site. Nonomino downloads nothing: open the link there, and copy the puzzle itself or a long link that contains it.',
};

/** @type {Readonly<Record<string, Words>>} */
const REQUESTS = {
  'bad-request': () => OUTDATED,
  'missing-field': ({field}) => (field === 'puzzle' ? 'There is no puzzle here.' : OUTDATED),
  'unknown-field': () => OUTDATED,
  'wrong-value': () => 'Something here is not in the form that a puzzle needs.',
  'out-of-range': ({least, most}) => `Enter a number from ${least} to ${most}.`,
  'unknown-choice': () => 'This choice is not available.',
  // What is wrong with a formula depends on all its signs, so the words are those of Java.
  'malformed-rule': ({problem = 'this is not a rule', advice = 'Correct it.'}) =>
    `${capital(String(problem))}. ${advice}`,
  'fields-conflict': () => 'These choices do not go together.',
  'cannot-write': () => 'This format cannot hold this puzzle.',
  'cannot-draw': () => 'This cannot be drawn.',
  'no-solution': () => 'This puzzle has no solution.',
  'already-unique': () => 'This puzzle already has exactly one solution.',
  'several-solutions': () =>
    'This puzzle has several solutions. Clues can be removed only from a puzzle with one solution.',
  undecided: () => 'There was not enough time to find out how many solutions this puzzle has.',
  'no-steps': ({limit}) => `Hints are available only up to ${square(limit)}.`,
  'no-fog': () => 'No cell of this puzzle is in fog at first.',
  'no-rating': ({limit}) => `Puzzles are rated only up to ${square(limit)}.`,
  'unknown-technique': () => 'There is no technique of this name.',
  'unknown-layout': ({layout}) => `There is no layout “${layout}”.`,
};

/** @type {Readonly<Record<string, Words>>} */
const MAKING = {
  'no-filling': () => 'These regions provably have no solution grid, so there is no puzzle on them.',
  'constraints-clash': ({constraints}) =>
    Array.isArray(constraints) && constraints.length > 1
      ? `No grid on these regions satisfies ${constraints.slice(0, -1).join(', ')} and ${constraints[constraints.length - 1]} together. Leave out one of them.`
      : `No grid on these regions satisfies ${listed(constraints)}. Leave it out, or choose other regions.`,
  'constraints-out-of-range': ({constraints, most}) =>
    `At most ${most} ${listed(constraints)} fit on this grid. Ask for fewer.`,
  'cages-too-large': ({size, most}) =>
    `So large cages would leave too many gaps on ${square(size)}. Begin with ${most} cells or fewer, or ask for a number of cages.`,
  'grid-too-small': ({constraints, least}) =>
    `There is no room for ${listed(constraints)} on this grid. They need at least ${square(least)}.`,
  'other-values': () =>
    'With these digits, some constraints of the puzzle would mean something else. Use letters, or cages and little killers only.',
  'no-filling-in-time': () => 'No solution grid on these regions was found in time. There may be none.',
  'no-layout-in-time': () => 'No random regions with a solution grid were found in time.',
  'no-difficulty-in-time': ({made}) =>
    `No puzzle of this difficulty was found (${some(made, 'puzzle was', 'puzzles were')} generated).`,
  'no-clues-in-time': ({clues, nearest}) =>
    clues === nearest
      ? `No minimal puzzle with ${some(clues, 'clue')} was found in time.`
      : `No puzzle with ${some(clues, 'clue')} was found in time; the nearest had ${nearest}.`,
  'no-minimal-in-time': () => 'No minimal puzzle was found in time.',
  'no-puzzle-in-time': () => 'No puzzle was found in time.',
  stopped: () => 'Stopped.',
  'clues-out-of-range': ({size, least, most}) =>
    `${capital(aSquare(size))} puzzle like this can have from ${least} to ${most} clues.`,
  'symmetry-excludes-clues': ({clues, nearest}) =>
    `This symmetry does not allow ${some(clues, 'clue')}. Try ${nearest}.`,
  'no-symmetry': () => 'No symmetry is possible here.',
  'too-few-empty-cells': () => 'With so few empty cells no puzzle is that hard. Ask for fewer clues.',
  'size-out-of-range': ({least, most}) => `Choose a size from ${least} to ${most}.`,
  'no-boxes': ({size}) => `There are no boxes of ${some(size, 'cell')}. Choose other regions.`,
  'layout-of-other-size': ({layoutSize, size}) =>
    `This layout is ${square(layoutSize)}, not ${square(size)}.`,
  'layout-symmetry-impossible': ({size}) => `Regions cannot have this symmetry at ${square(size)}.`,
  'impossible-wish': () => 'These choices do not go together. Change one of them.',
};

/** @type {Readonly<Record<string, Words>>} */
const SERVING = {
  'not-found': () => OUTDATED,
  'wrong-method': () => OUTDATED,
  'wrong-media-type': () => OUTDATED,
  'not-allowed': () => 'Requests from this address are not allowed. Open the web app at its usual address.',
  'request-too-large': () => 'This request is too large. Try again with less data.',
  'slow-request': () => 'The connection is too slow. Try again.',
  busy: ({seconds}) => `Busy at the moment. Try again${seconds ? ` in ${seconds} s` : ''}.`,
  'out-of-time': () => 'There was not enough time for this.',
  'out-of-memory': () => 'There is not enough memory for this at the moment. Try again later.',
  'picture-too-large': () => 'This picture would be too large.',
  abandoned: () => 'Cancelled.',
  'internal-error': () => 'Something went wrong that should not. Try again, or try something else.',
  stopping: () => 'The connection is closing. Try again later.',
};

const ALL = Object.freeze({...TEXTS, ...REGIONS, ...LINKS, ...REQUESTS, ...MAKING, ...SERVING});

/**
 * Returns whether a code has a message.
 *
 * @param {string} code the code of the problem
 * @returns {boolean} whether it has
 */
export function isKnown(code) {
  return Object.hasOwn(ALL, code);
}

/**
 * Returns the message for a problem.
 *
 * @param {string | undefined} code the code of the problem in Java
 * @param {Values} [values] the values for the sentence
 * @returns {string} one or two sentences
 */
export function sentenceOf(code, values = {}) {
  if (code === undefined || !isKnown(code)) {
    return UNKNOWN;
  }
  const words = ALL[/** @type {keyof typeof ALL} */ (code)](values);
  return values.line !== undefined && OF_A_LINE.has(code)
    ? `Line ${values.line} of the text: ${words}`
    : words;
}
