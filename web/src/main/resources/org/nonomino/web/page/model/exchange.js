/**
 * Conversion of a play to and from puzzle objects of the API, and links that contain a whole puzzle.
 *
 * A link is the query of a hash route: `p` the givens, `r` the regions (left out for boxes), `y` the symbols of the digits (left out for the usual ones), `c` the constraints as JSON, `t`
 * the title, `a` the author, `w` the rules in words, `e` the entered digits, `m` the message, `q` the source, `u` its address, `s` the solution; and as JSON `l`
 * what is not understood, `d` the drawings, `f` the fog, `z` the rows and columns of a grid that is not square.
 *
 * @import {ApiConstraint, ApiDrawing, ApiFog, ApiPuzzle} from '../api/api.js'
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 */
import {boxRegions, docOfPuzzle, drawingsText, newDoc, puzzleOfDoc} from './doc.js';
import {
  LONGEST_LIST,
  TooLarge,
  checkConstraints,
  checkDrawings,
  checkTriggers,
  withinLimits,
} from './limits.js';
import {digitsOf, newPlay} from './progress.js';
import {cellName, cellOf, digitOf, digitText, digitsFrom, isMarks, regionOf} from './symbols.js';
import {counted, stopped} from './words.js';

/**
 * Returns a play as the API accepts it in `puzzle`, with the entered digits and the marks.
 *
 * @param {Play} play the play
 * @returns {ApiPuzzle} a puzzle object
 */
export function puzzleOf(play) {
  const grid = digitsOf(play);
  /** @param {'centre' | 'corner'} layer */
  const marks = (layer) =>
    Object.fromEntries(
      play[layer].flatMap((digits, cell) =>
        digits.length > 0 && grid[cell] === 0
          ? [[cellName(play.doc.size, cell), digitText(digits, play.doc)]]
          : [],
      ),
    );
  return {
    ...puzzleOfDoc(withinLimits(play.doc)),
    entered: digitText(grid, play.doc),
    centreMarks: marks('centre'),
    cornerMarks: marks('corner'),
  };
}

/**
 * Creates a play from a puzzle object of the API, with its entered digits and marks.
 *
 * @param {ApiPuzzle} puzzle as for `docOfPuzzle`, and perhaps `entered`, `centreMarks`, `cornerMarks`
 * @returns {Play} the play, without steps to undo
 * @throws {RangeError} if a field is invalid; the message names it
 */
export function playOfPuzzle(puzzle) {
  const doc = playable(docOfPuzzle(puzzle));
  const play = newPlay(doc);
  const grid = digitsFrom(puzzle.entered ?? '', doc, 'entered digits');
  /** @param {Record<string, string> | undefined} named */
  const marks = (named) => {
    const list = play.centre.slice();
    for (const [name, text] of Object.entries(named ?? {})) {
      const digits = Array.from(String(text), (character) => digitOf(character, doc));
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
 * Checks the regions, constraints and drawings of a puzzle from elsewhere, and shortens its texts if they are too long.
 *
 * @param {Doc} doc the puzzle
 * @returns {Doc} the same object unless something was shortened
 * @throws {RangeError} if the number of cells in a region is not the size of the grid although all is understood, or if the constraints, drawings or
 *     triggers are too many or too large
 */
function playable(doc) {
  const counts = new Array(doc.size).fill(0);
  doc.givens.forEach((_, cell) => counts[regionOf(doc, cell)]++);
  const wrong = counts.findIndex((count) => count !== doc.size);
  if (wrong >= 0 && !doc.left) {
    throw new RangeError(`region ${wrong + 1} has ${counted(counts[wrong], 'cell')} instead of ${doc.size}`);
  }
  checkConstraints(doc.constraints ?? [], doc.size);
  checkDrawings(doc.drawings ?? []);
  checkTriggers(doc.fog?.triggers ?? []);
  return withinLimits(doc);
}

/**
 * Writes a puzzle as the query of a hash route. After `#play?` it is a link that contains the whole puzzle.
 *
 * @param {Play} play the play
 * @param {{progress?: boolean}} [options] progress: whether to include the entered digits
 * @returns {string} a query without `?`
 */
export function toLink(play, {progress = false} = {}) {
  return puzzleQuery(play.doc, progress ? digitText(play.entered, play.doc) : '');
}

/**
 * Returns whether a link can contain the whole puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {boolean} whether its drawings are short enough
 */
export function fitsLink({drawings = []}) {
  return drawings.length === 0 || drawingsText(drawings).length <= LONGEST_LIST;
}

/**
 * Writes a puzzle in the format of `toLink`, without a play. Drawings that are too long are left out.
 *
 * @param {Doc} doc the puzzle
 * @param {string} [entered] the entered digits; '' for none
 * @returns {string} a query without `?`
 */
export function puzzleQuery(doc, entered = '') {
  const {
    title,
    author,
    rules = '',
    drawings,
    left,
    fog,
    message = '',
    source = '',
    url = '',
    solution = '',
    shape,
  } = withinLimits(doc);
  const query = new URLSearchParams({p: digitText(doc.givens, doc)});
  if (doc.regions !== boxRegions(doc.size)) {
    query.set('r', doc.regions);
  }
  for (const [key, text] of [
    ['y', doc.symbols ?? ''],
    ['c', doc.constraints ? JSON.stringify(doc.constraints) : ''],
    ['t', title],
    ['a', author],
    ['w', rules],
    ['e', entered],
    ['m', message],
    ['q', source],
    ['u', url],
    ['s', solution],
    ['l', left ? JSON.stringify(left) : ''],
    ['d', drawings && fitsLink(doc) ? drawingsText(drawings) : ''],
    ['f', fog ? JSON.stringify(fog) : ''],
    ['z', shape ? JSON.stringify(shape) : ''],
  ]) {
    if (text) {
      query.set(key, text);
    }
  }
  return query.toString();
}

/**
 * Explains why a link does not contain a puzzle.
 *
 * @param {unknown} error the error of `fromLink`
 * @returns {string} one or more sentences
 */
export function linkTrouble(error) {
  return `This link does not contain a puzzle: ${stopped(/** @type {Error} */ (error).message)}`;
}

/**
 * Reads a query in the format of `toLink`.
 *
 * @param {string} text a query without `?`
 * @returns {?Play} the play; null if the query contains no puzzle
 * @throws {RangeError} if a part is invalid; the message names it
 */
export function fromLink(text) {
  const query = new URLSearchParams(text);
  const givens = query.get('p');
  if (givens === null) {
    return null;
  }
  const size = Math.sqrt(givens.length);
  if (!Number.isInteger(size)) {
    throw new RangeError(`${givens.length} cells do not form a square grid`);
  }
  const doc = playable(
    newDoc({
      size,
      regions: query.get('r') ?? undefined,
      symbols: query.get('y') ?? undefined,
      constraints: /** @type {ApiConstraint[] | undefined} */ (listFrom(query.get('c'), 'constraints')),
      givens,
      title: query.get('t') ?? '',
      author: query.get('a') ?? '',
      rules: query.get('w') ?? '',
      drawings: /** @type {ApiDrawing[] | undefined} */ (listFrom(query.get('d'), 'drawings')),
      left: /** @type {string[] | undefined} */ (listFrom(query.get('l'), 'left rules')),
      fog: /** @type {ApiFog | undefined} */ (jsonFrom(query.get('f'), 'fog cells')),
      message: query.get('m') ?? '',
      source: query.get('q') ?? '',
      url: query.get('u') ?? '',
      solution: query.get('s') ?? '',
      shape: /** @type {number[] | undefined} */ (listFrom(query.get('z'), 'rows')),
    }),
  );
  const entered = digitsFrom(query.get('e') ?? '', doc, 'entered digits');
  return Object.freeze({
    ...newPlay(doc),
    entered: entered.map((digit, cell) => (doc.givens[cell] > 0 ? 0 : digit)),
  });
}

/** Lists in lists that no constraint and no drawing has. They could be nested too deeply to be examined. */
const NESTED = /\[\s*\[\s*\[\s*\[/;

/**
 * @param {?string} text JSON; null for nothing
 * @param {string} words what the list contains
 * @returns {unknown[] | undefined} the list
 * @throws {RangeError} if it is not a list, or too long
 */
function listFrom(text, words) {
  const list = jsonFrom(text, words);
  if (list !== undefined && !Array.isArray(list)) {
    throw new RangeError(`the ${words} of the link are incomplete or were changed`);
  }
  return list;
}

/**
 * @param {?string} text JSON; null for nothing
 * @param {string} words what it contains
 * @returns {unknown} the value; undefined for nothing
 * @throws {RangeError} if it is not JSON, or too long
 */
function jsonFrom(text, words) {
  if (text === null) {
    return undefined;
  }
  if (text.length > LONGEST_LIST) {
    const size = Math.ceil(text.length / 1024).toLocaleString('en');
    throw new TooLarge(`its ${words} have ${size} KiB, but at most ${LONGEST_LIST / 1024} KiB are read`);
  }
  const value = NESTED.test(text) ? null : parsed(text);
  if (value === null) {
    throw new RangeError(`the ${words} of the link are incomplete or were changed`);
  }
  return value;
}

/**
 * @param {string} text
 * @returns {unknown} null if it is not JSON
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
