/**
 * The wishes for a new puzzle, and the request that says so. Pure functions.
 *
 * Wishes are `{kind, size, name, regions, random, clues, number, symmetry, difficulty, seed}`: `kind` is
 * `catalog`, `random` or `painted`; `name` and `regions` are the layout of the catalog; `clues` is
 * `pleasant`, `number` or `minimal`, and `number` the text of how many; `difficulty` a level, or '' for any;
 * `seed` a text.
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
 * @property {string} seed as it was typed
 */
import {newRandom, randomTrouble, seedOf} from './layouts.js';
import {formTrouble, standardBoxes} from './painting.js';

/** The largest size for which a difficulty can be wished. */
export const MOST_RATED = 16;

/**
 * The default wishes: a puzzle on boxes of size 9.
 *
 * @returns {Wishes} wishes
 */
export function newWishes() {
  return {
    kind: 'catalog',
    size: 9,
    name: 'boxes-9',
    regions: standardBoxes(9),
    random: newRandom(),
    clues: 'pleasant',
    number: '24',
    symmetry: 'none',
    difficulty: '',
    seed: '',
  };
}

/**
 * Makes the request for wishes.
 *
 * @param {Wishes} wishes the wishes
 * @param {Doc} draft what is painted in the setter's view
 * @returns {{request?: object, trouble?: string, field?: string}} the body for `generate`, or why there is
 *     none and which field is to blame: `layout`, `number`, `seed`
 */
export function requestOf(wishes, draft) {
  const size = wishes.kind === 'painted' ? draft.size : wishes.size;
  const layout = layoutOf(wishes, draft);
  if (layout.trouble) {
    return {trouble: layout.trouble, field: 'layout'};
  }
  const clues = cluesOf(wishes, size);
  if (clues.trouble) {
    return {trouble: clues.trouble, field: 'number'};
  }
  const {seed, trouble} = seedOf(wishes.seed);
  if (trouble) {
    return {trouble, field: 'seed'};
  }
  return {
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
    const {wiggle, symmetry} = random;
    return {
      request: {regions: 'random', size, wiggle, ...(symmetry !== 'none' && {layoutSymmetry: symmetry})},
      trouble: randomTrouble(size, random),
    };
  }
  if (kind === 'painted') {
    const trouble = formTrouble(draft);
    return {
      request: {regions: draft.regions, size: draft.size},
      trouble: trouble && `The painted layout is not finished. ${trouble}`,
    };
  }
  return regions === ''
    ? {trouble: `No layout of size ${size} is chosen: choose or paint one.`}
    : {request: {regions, size}, trouble: ''};
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
  const wanted = /^\s*\d+\s*$/.test(number) ? Number(number) : NaN;
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
    ...(kind === 'random' ? ['less wiggle'] : []),
    ...(seed.trim() === '' ? [] : ['another seed']),
  ];
  return ways.length === 0
    ? `${why} Try again, or choose other regions.`
    : `${why} Try ${ways.join(', or ')}.`;
}
