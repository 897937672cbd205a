/**
 * The options for a new puzzle, and the request for them. Pure functions.
 *
 * @import {RandomChoices} from './layouts.js'
 * @import {Doc} from '../model/doc.js'
 *
 * @typedef {{family: string, number: string}} Placed constraints of a family of `FAMILIES`; the number is text, or `all`
 *
 * @typedef {'givens' | 'constraints' | 'all'} Reduce what is removed while the solution stays unique
 *
 * @typedef {object} Placement the constraints to place
 * @property {readonly Placed[]} placed their families and numbers
 * @property {readonly [number, number]} cageSizes the minimum and maximum number of cells of a cage
 * @property {'across' | 'within'} cageRegions whether cages may reach across regions
 * @property {Reduce} reduce what is removed afterwards
 *
 * @typedef {{difficulty: string} & Placement} FinishChoices the options for a finished draft: a level, or '' for any, and
 *     constraints to add
 *
 * @typedef {object} OwnChoices the options for a new puzzle, apart from constraints to place
 * @property {'catalog' | 'none' | 'random' | 'painted'} kind the source of the layout
 * @property {number} size 1..36
 * @property {string} name the name of the layout of the catalog
 * @property {string} regions its regions
 * @property {RandomChoices} random the options for a random layout
 * @property {'pleasant' | 'number' | 'minimal'} clues the requirement for the number of clues
 * @property {string} number the number of clues, as text
 * @property {string} symmetry the symmetry of the givens
 * @property {string} difficulty a level, or '' for any
 * @property {readonly string[]} whole the constraints of the whole grid, by the names of `WHOLE_GRID`
 * @property {string} many the number of puzzles, as text
 * @property {string} seed the seed, as text
 * @property {string} symbols the symbols of the digits, as text; '' for the usual ones
 *
 * @typedef {OwnChoices & Placement} Choices the options for a new puzzle
 */
import {newRandom, randomRequest, randomTrouble, seedOf} from './layouts.js';
import {formTrouble, isWellFormed, standardBoxes} from '../model/painting.js';
import {symbolsFrom} from '../model/symbols.js';

/** The largest size for which a difficulty can be requested. */
export const MAX_RATED = 16;

/** The maximum number of puzzles generated at once. */
export const MAX_MADE = 200;

/** The constraints of the whole grid, by their names for the API. @type {readonly (readonly [string, string])[]} */
export const WHOLE_GRID = Object.freeze([
  ['diagonals', 'Diagonals'],
  ['windoku', 'Windows'],
  ['disjoint-groups', 'Disjoint groups'],
  ['anti-knight', 'Anti-knight'],
  ['anti-king', 'Anti-king'],
  ['anti-taxicab', 'Anti-taxicab'],
  ['non-consecutive', 'Non-consecutive'],
  ['global-entropy', 'Global entropy'],
  ['dutch-flatmates', 'Dutch flatmates'],
]);

/**
 * The constraints to place, by their fields for the API, with the suggested number.
 *
 * @type {readonly {family: string, words: string, number: string}[]}
 */
export const FAMILIES = Object.freeze([
  {family: 'cages', words: 'Killer cages', number: 'all'},
  {family: 'thermometers', words: 'Thermometers', number: '4'},
  {family: 'arrows', words: 'Arrows', number: '4'},
  {family: 'dots', words: 'Dots', number: 'all'},
  {family: 'xv', words: 'X and V', number: 'all'},
  {family: 'whispers', words: 'Whispers lines', number: '3'},
  {family: 'renban', words: 'Renban lines', number: '4'},
  {family: 'palindromes', words: 'Palindromes', number: '3'},
  {family: 'regionSumLines', words: 'Region sum lines', number: '4'},
  {family: 'betweenLines', words: 'Between lines', number: '4'},
  {family: 'littleKillers', words: 'Little killers', number: '6'},
  {family: 'sandwiches', words: 'Sandwiches', number: 'all'},
  {family: 'quadruples', words: 'Quadruples', number: '6'},
  {family: 'oddEven', words: 'Odd and even cells', number: '9'},
  {family: 'inequalities', words: 'Greater-than signs', number: '10'},
  {family: 'kenken', words: 'KenKen', number: 'all'},
  {family: 'futoshiki', words: 'Futoshiki', number: 'all'},
]);

/**
 * Returns whether the number of a family can be `all`.
 *
 * @param {string} family its field for the API
 * @returns {boolean} true for cages that cover the grid, all true marks, and the sums of all rows and columns
 */
export function canBeAll(family) {
  return FAMILIES.some((each) => each.family === family && each.number === 'all');
}

/**
 * Returns whether constraints to place make a puzzle that usually has no regions.
 *
 * @param {readonly Placed[]} placed the constraints
 * @returns {boolean} true for KenKen and Futoshiki
 */
export function hasNoRegions(placed) {
  return placed.some(({family}) => family === 'kenken' || family === 'futoshiki');
}

/**
 * Returns whether a constraint of the whole grid exists on grids of a size.
 *
 * @param {string} name its name
 * @param {number} size n
 * @returns {boolean} false for windows on grids whose size is not the square of a whole number above 1
 */
export function existsOn(name, size) {
  return name !== 'windoku' || (size > 1 && Number.isInteger(Math.sqrt(size)));
}

/** The default numbers of cells of cages. @type {readonly [number, number]} */
const CAGE_SIZES = Object.freeze(/** @type {[number, number]} */ ([2, 5]));

/**
 * Returns numbers of cells of cages that are possible on grids of a size.
 *
 * @param {number} size n
 * @param {readonly [number, number]} wanted the minimum and the maximum
 * @returns {[number, number]} at most n, because no digit repeats
 */
export function cageSizesOn(size, [least, most]) {
  const limit = Math.max(2, size);
  return [Math.min(least, limit), Math.min(most, limit)];
}

/**
 * The default options for constraints to place. Nothing is placed.
 *
 * @returns {Placement} the options
 */
function newPlacement() {
  return {placed: [], cageSizes: CAGE_SIZES, cageRegions: 'across', reduce: 'givens'};
}

/**
 * The default options for finishing a draft. They allow any level and add only clues.
 *
 * @returns {FinishChoices} the options
 */
export function newFinish() {
  return {difficulty: '', ...newPlacement()};
}

/**
 * The default options, for a jigsaw of size 9.
 *
 * @returns {Choices} the options
 */
export function newChoices() {
  return {
    kind: 'random',
    size: 9,
    name: 'boxes-9',
    regions: standardBoxes(9),
    random: newRandom(),
    clues: 'pleasant',
    number: '24',
    symmetry: 'none',
    difficulty: '',
    whole: [],
    ...newPlacement(),
    many: '1',
    seed: '',
    symbols: '',
  };
}

/**
 * Creates the request for the options, the same for each of several puzzles.
 *
 * @param {Choices} choices the options
 * @param {Doc} draft the draft of the view Set
 * @returns {{request?: {seed?: number}, many: number, trouble?: string, field?: string}} the body for `generate` and
 *     the number of requests, or why there is none and which field is invalid: `many`, `layout`, `rules`, `number`,
 *     `seed`, `symbols`
 */
export function requestOf(choices, draft) {
  const size = choices.kind === 'painted' ? draft.size : choices.size;
  const many = wholeOf(choices.many);
  if (!(many >= 1 && many <= MAX_MADE)) {
    return {many: 0, trouble: `Give a number of puzzles from 1 to ${MAX_MADE}.`, field: 'many'};
  }
  const layout = layoutOf(choices, draft);
  if (layout.trouble) {
    return {many, trouble: layout.trouble, field: 'layout'};
  }
  const rules = rulesOf(choices, size);
  if (rules.trouble) {
    return {many, trouble: rules.trouble, field: 'rules'};
  }
  const clues = cluesOf(choices, size, Object.keys(rules.request).length > 0 ? 0 : size - 1);
  if (clues.trouble) {
    return {many, trouble: clues.trouble, field: 'number'};
  }
  const {seed, trouble} = seedOf(choices.seed);
  if (trouble) {
    return {many, trouble, field: 'seed'};
  }
  const other = otherSymbols(choices.symbols, size);
  if (other.trouble) {
    return {many, trouble: other.trouble, field: 'symbols'};
  }
  return {
    many,
    request: {
      ...layout.request,
      ...rules.request,
      ...clues.request,
      ...(choices.symmetry !== 'none' && {symmetry: choices.symmetry}),
      ...(choices.difficulty !== '' && size <= MAX_RATED && {difficulty: choices.difficulty}),
      ...(other.symbols && {symbols: other.symbols}),
      ...(seed !== undefined && {seed}),
    },
  };
}

/**
 * @param {string} text
 * @param {number} size
 * @returns {{symbols?: string, trouble?: string}} the symbols of the digits, or why they cannot be used
 */
function otherSymbols(text, size) {
  try {
    return {symbols: symbolsFrom(text, size)};
  } catch (error) {
    return {trouble: /** @type {Error} */ (error).message};
  }
}

/**
 * @param {Choices} choices
 * @param {Doc} draft
 * @returns {{request?: object, trouble: string}}
 */
function layoutOf({kind, size, regions, random}, draft) {
  if (kind === 'random') {
    return {
      request: {regions: 'random', size, ...randomRequest(random)},
      trouble: randomTrouble(size, random),
    };
  }
  if (kind === 'none') {
    return {request: {regions: 'none', size}, trouble: ''};
  }
  if (kind === 'painted') {
    const trouble = isWellFormed(draft) ? '' : formTrouble(draft);
    return {
      request: {regions: draft.regions, size: draft.size},
      trouble: trouble && `Your layout is not finished. ${trouble}`,
    };
  }
  return regions === ''
    ? {trouble: `No layout of size ${size} is chosen.`}
    : {request: {regions, size}, trouble: ''};
}

/**
 * @param {string} text
 * @returns {number}
 */
function wholeOf(text) {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
}

/**
 * @param {Choices} choices
 * @param {number} size
 * @returns {{request: object, trouble?: string}}
 */
function rulesOf(choices, size) {
  const constraints = choices.whole.filter((name) => existsOn(name, size));
  const {request, trouble} = placementOf(choices, size);
  return {request: {...(constraints.length > 0 && {constraints}), ...request}, trouble};
}

/**
 * @param {Placement} placement
 * @param {number} size
 * @returns {{request: object, trouble?: string}}
 */
function placementOf({placed, cageSizes, cageRegions, reduce}, size) {
  /** @type {Record<string, readonly number[] | string | number>} */
  const request = {};
  for (const {family, number} of placed) {
    const count = wholeOf(number);
    const isAll = canBeAll(family) && number.trim().toLowerCase() === 'all';
    if (!isAll && !(count >= 1)) {
      const words = FAMILIES.find((each) => each.family === family)?.words ?? family;
      return {
        request: {},
        trouble: `${words}: enter a whole number above 0${canBeAll(family) ? ', or all' : ''}.`,
      };
    }
    request[family] = isAll ? 'all' : count;
  }
  if ('cages' in request || 'kenken' in request) {
    const sizes = cageSizesOn(size, cageSizes);
    if (sizes.join() !== cageSizesOn(size, CAGE_SIZES).join()) {
      request.cageSize = sizes;
    }
    if (cageRegions !== 'across') {
      request.cageRegions = cageRegions;
    }
  }
  if (placed.length > 0 && reduce !== 'givens') {
    request.reduce = reduce;
  }
  return {request};
}

/**
 * @param {Choices} choices
 * @param {number} size
 * @param {number} least the minimum number of clues
 * @returns {{request?: object, trouble?: string}}
 */
function cluesOf({clues, number}, size, least) {
  if (clues === 'minimal') {
    return {request: {minimal: true}};
  }
  if (clues === 'pleasant') {
    return {request: {}};
  }
  const wanted = wholeOf(number);
  if (wanted >= least && wanted <= size * size) {
    return {request: {clues: wanted}};
  }
  const typed = number.trim();
  return {
    trouble:
      `${typed === '' ? 'No number of clues given' : `There cannot be ${typed} ${typed === '1' ? 'clue' : 'clues'}`}` +
      `. For ${size} × ${size}, enter a number from ${least} to ${size * size}.`,
  };
}

/**
 * Creates the request to finish a draft.
 *
 * @param {FinishChoices} choices the options
 * @param {number} size the size of the draft
 * @returns {{request: object, trouble?: string}} the fields for `generate` besides the draft, or why there are none
 */
export function finishOf(choices, size) {
  const {request, trouble} = placementOf(choices, size);
  const {difficulty} = choices;
  return {
    request: {...request, ...(difficulty !== '' && size <= MAX_RATED && {difficulty})},
    trouble,
  };
}

/** The codes of problems for which more time, or easier options, would have helped. */
const OUT_OF_TIME = Object.freeze([
  'no-clues-in-time',
  'no-difficulty-in-time',
  'no-filling-in-time',
  'no-layout-in-time',
  'no-minimal-in-time',
  'no-puzzle-in-time',
  'out-of-time',
]);

/**
 * Adds the options to change if no puzzle was found in time, because the web app cannot allow more time.
 *
 * @param {{message: string, code?: string}} error the problem
 * @param {Choices} choices the options
 * @param {Doc} draft the draft of the view Set
 * @returns {string} the message with a way out; the same object if time was not the problem
 */
export function withWayOut({message: why, code = ''}, choices, draft) {
  if (!OUT_OF_TIME.includes(code)) {
    return why;
  }
  const {kind, clues, symmetry, difficulty, whole, placed, seed} = choices;
  const size = kind === 'painted' ? draft.size : choices.size;
  const ways = [
    ...(size > MAX_RATED ? ['a smaller grid'] : []),
    ...(clues === 'number' ? ['more clues'] : []),
    ...(clues === 'minimal' ? ['an automatic number of clues'] : []),
    ...(symmetry === 'none' ? [] : ['no symmetry']),
    ...(difficulty === '' ? [] : ['another difficulty']),
    ...(whole.length + placed.length > 0 ? ['other rules'] : []),
    ...(kind === 'random' ? ['less irregular regions'] : []),
    ...(seed.trim() === '' ? [] : ['another seed']),
  ];
  return ways.length === 0
    ? `${why} Try again, or choose other regions.`
    : `${why} Try ${ways.join(', or ')}.`;
}

/**
 * Adds the options to change if a draft was not finished in time, because the web app cannot allow more time.
 *
 * @param {{message: string, code?: string}} error the problem
 * @param {FinishChoices} choices the options
 * @param {Doc} draft the draft
 * @returns {string} the message with a way out; the same object if time was not the problem
 */
export function withWayToFinish({message: why, code = ''}, {difficulty, placed}, draft) {
  if (!OUT_OF_TIME.includes(code)) {
    return why;
  }
  const ways = [
    ...(difficulty === '' ? [] : ['another difficulty']),
    ...(placed.length === 0 ? [] : ['other constraints']),
    ...(draft.constraints ? ['fewer constraints in the draft'] : []),
  ];
  return ways.length === 0
    ? `${why} Try again, or add clues or constraints yourself.`
    : `${why} Try ${ways.join(', or ')}.`;
}
