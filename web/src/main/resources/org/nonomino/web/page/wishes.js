/**
 * The wishes for a new puzzle, and the request that says so. Pure functions.
 *
 * @import {RandomWishes} from './layouts.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Wishes
 * @property {'catalog' | 'random' | 'painted'} kind where the layout comes from
 * @property {number} size 1..36
 * @property {string} name of the layout of the catalog
 * @property {string} regions of the layout of the catalog
 * @property {RandomWishes} random the wishes for a random layout
 * @property {'pleasant' | 'number' | 'minimal'} clues how many
 * @property {string} number how many, as it was typed
 * @property {string} symmetry of the givens
 * @property {string} difficulty a level, or '' for any
 * @property {string} many how many puzzles, as it was typed
 * @property {string} seed as it was typed
 */
import {newRandom, randomRequest, randomTrouble, seedOf} from './layouts.js';
import {formTrouble, standardBoxes} from './painting.js';

/** The largest size for which a difficulty can be wished. */
export const MOST_RATED = 16;

/** The most puzzles that are made in one go. */
export const MOST_MADE = 200;

/**
 * The default wishes: a jigsaw of size 9.
 *
 * @returns {Wishes} wishes
 */
export function newWishes() {
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
    many: '1',
    seed: '',
  };
}

/**
 * Makes the request for wishes, which is the same for each of several puzzles.
 *
 * @param {Wishes} wishes the wishes
 * @param {Doc} draft what is painted in the setter's view
 * @returns {{request?: {seed?: number}, many: number, trouble?: string, field?: string}} the body for `generate` and
 *     how often to ask, or why there is none and which field is to blame: `many`, `layout`, `number`, `seed`
 */
export function requestOf(wishes, draft) {
  const size = wishes.kind === 'painted' ? draft.size : wishes.size;
  const many = wholeOf(wishes.many);
  if (!(many >= 1 && many <= MOST_MADE)) {
    return {many: 0, trouble: `Give a number of puzzles from 1 to ${MOST_MADE}.`, field: 'many'};
  }
  const layout = layoutOf(wishes, draft);
  if (layout.trouble) {
    return {many, trouble: layout.trouble, field: 'layout'};
  }
  const clues = cluesOf(wishes, size);
  if (clues.trouble) {
    return {many, trouble: clues.trouble, field: 'number'};
  }
  const {seed, trouble} = seedOf(wishes.seed);
  if (trouble) {
    return {many, trouble, field: 'seed'};
  }
  return {
    many,
    request: {
      ...layout.request,
      ...clues.request,
      ...(wishes.symmetry !== 'none' && {symmetry: wishes.symmetry}),
      ...(wishes.difficulty !== '' && size <= MOST_RATED && {difficulty: wishes.difficulty}),
      ...(seed !== undefined && {seed}),
    },
  };
}

/**
 * @param {Wishes} wishes
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
  if (kind === 'painted') {
    const trouble = formTrouble(draft);
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
 * @param {Wishes} wishes
 * @param {number} size
 * @returns {{request?: object, trouble?: string}}
 */
function cluesOf({clues, number}, size) {
  if (clues === 'minimal') {
    return {request: {minimal: true}};
  }
  if (clues === 'pleasant') {
    return {request: {}};
  }
  const wanted = wholeOf(number);
  if (wanted >= size - 1 && wanted <= size * size) {
    return {request: {clues: wanted}};
  }
  const typed = number.trim();
  return {
    trouble:
      `${typed === '' ? 'No number of clues given' : `There cannot be ${typed} clues`}` +
      `: for ${size} × ${size} give a number from ${size - 1} to ${size * size}.`,
  };
}

/** What is wrong where more time, or easier wishes, would have helped. */
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
 * Says what to change where no puzzle was found in the time there is: here nobody can allow more.
 *
 * @param {{message: string, code?: string}} error why there is none
 * @param {Wishes} wishes the wishes
 * @param {Doc} draft what is painted in the setter's view
 * @returns {string} the message with a way out; the same one where time is not to blame
 */
export function withWayOut({message: why, code = ''}, wishes, draft) {
  if (!OUT_OF_TIME.includes(code)) {
    return why;
  }
  const {kind, clues, symmetry, difficulty, seed} = wishes;
  const size = kind === 'painted' ? draft.size : wishes.size;
  const ways = [
    ...(size > MOST_RATED ? ['a smaller grid'] : []),
    ...(clues === 'number' ? ['more clues'] : []),
    ...(clues === 'minimal' ? ['an automatic number of clues'] : []),
    ...(symmetry === 'none' ? [] : ['no symmetry']),
    ...(difficulty === '' ? [] : ['another difficulty']),
    ...(kind === 'random' ? ['less irregular regions'] : []),
    ...(seed.trim() === '' ? [] : ['another seed']),
  ];
  return ways.length === 0
    ? `${why} Try again, or choose other regions.`
    : `${why} Try ${ways.join(', or ')}.`;
}
