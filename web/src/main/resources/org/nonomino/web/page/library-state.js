/**
 * What the view Library holds: the puzzles, how they are sorted and filtered, and what was deleted. Plain values, and how
 * actions change them.
 *
 * @import {Play} from './progress.js'
 * @import {KnownRating} from './ratings.js'
 *
 * @typedef {object} Item a puzzle of the library
 * @property {string} key tells puzzles apart
 * @property {Play} play the puzzle and how far its player has come
 * @property {number} savedAt when it was played last, in milliseconds since 1970
 * @property {number} share how much of it is filled in, 0..1
 * @property {Progress} progress the same in a word
 * @property {'boxes' | 'jigsaw'} layout what its regions are
 * @property {?KnownRating} rating how hard it is; null while that is not known
 *
 * @typedef {'new' | 'started' | 'solved'} Progress
 * @typedef {'recent' | 'level' | 'size' | 'time' | 'title'} Order
 *
 * @typedef {object} Filters what is shown; '' for all
 * @property {'' | Progress} progress
 * @property {string} size a number
 * @property {string} level a level, or `none` for those without
 * @property {string} text words that its title, author, layout or level has
 *
 * @typedef {object} LibraryState
 * @property {readonly Item[]} items all puzzles, the latest first
 * @property {Order} order
 * @property {Filters} filters
 * @property {readonly Item[]} deleted what can be brought back, the latest last
 *
 * @typedef {{type: 'loaded', items: readonly Item[]}
 *   | {type: 'rated', key: string, rating: KnownRating}
 *   | {type: 'order', order: Order}
 *   | {type: 'filter', filters: Partial<Filters>}
 *   | {type: 'unfilter'}
 *   | {type: 'deleted', item: Item}
 *   | {type: 'undeleted'}} LibraryAction
 */
import {houses} from './houses.js';
import {isUntouched} from './merging.js';
import {LEVELS} from './ratings.js';

/** @type {Readonly<Filters>} */
const NO_FILTERS = Object.freeze({progress: '', size: '', level: '', text: ''});

/**
 * The state before the puzzles are read.
 *
 * @returns {LibraryState} the state
 */
export function newLibraryState() {
  return {items: [], order: 'recent', filters: NO_FILTERS, deleted: []};
}

/**
 * Changes the state.
 *
 * @param {LibraryState} state the state before
 * @param {LibraryAction} action what happened
 * @returns {LibraryState} the state after
 */
export function libraryState(state, action) {
  switch (action.type) {
    case 'loaded':
      return {...state, items: action.items};
    case 'rated':
      return {
        ...state,
        items: state.items.map((item) => (item.key === action.key ? {...item, rating: action.rating} : item)),
      };
    case 'order':
      return {...state, order: action.order};
    case 'filter':
      return {...state, filters: {...state.filters, ...action.filters}};
    case 'unfilter':
      return {...state, filters: NO_FILTERS};
    case 'deleted':
      return {
        ...state,
        items: state.items.filter(({key}) => key !== action.item.key),
        deleted: [...state.deleted, action.item],
      };
    case 'undeleted':
      return {...state, deleted: state.deleted.slice(0, -1)};
  }
}

/**
 * Makes an item of the library.
 *
 * @param {{key: string, play: Play, savedAt: number, share: number}} saved what is kept of a puzzle
 * @param {?KnownRating} rating how hard it is; null if that is not known
 * @returns {Item} the item
 */
export function itemOf({key, play, savedAt, share}, rating) {
  const progress = play.finished ? 'solved' : isUntouched(play) ? 'new' : 'started';
  return {key, play, savedAt, share, progress, layout: layoutOf(play), rating};
}

/**
 * Says what the regions of a puzzle are.
 *
 * @param {Pick<Play, 'doc'>} play the puzzle
 * @returns {'boxes' | 'jigsaw'} boxes if each region is a rectangle
 */
export function layoutOf({doc}) {
  /** @param {readonly number[]} cells */
  const isRectangle = (cells) => {
    const rows = new Set(cells.map((cell) => Math.floor(cell / doc.size)));
    const columns = new Set(cells.map((cell) => cell % doc.size));
    /** @param {ReadonlySet<number>} lines */
    const isDense = (lines) => Math.max(...lines) - Math.min(...lines) === lines.size - 1;
    return rows.size * columns.size === cells.length && isDense(rows) && isDense(columns);
  };
  return houses(doc).every(({kind, cells}) => kind !== 'region' || isRectangle(cells)) ? 'boxes' : 'jigsaw';
}

/** How items are put in order: negative where the first one comes first. @type {Record<Order, (a: Item, b: Item) => number>} */
const ORDERS = {
  recent: (a, b) => b.savedAt - a.savedAt,
  level: (a, b) => hardness(a) - hardness(b),
  size: (a, b) => a.play.doc.size - b.play.doc.size,
  time: (a, b) => b.play.elapsedMillis - a.play.elapsedMillis,
  title: (a, b) => a.play.doc.title.localeCompare(b.play.doc.title, 'en', {numeric: true}),
};

/**
 * @param {Item} item
 * @returns {number} puzzles without a level come last
 */
function hardness({rating}) {
  return rating?.level ? LEVELS.indexOf(rating.level) * 100 + rating.er : Infinity;
}

/**
 * Returns the puzzles that are shown.
 *
 * @param {LibraryState} state the state
 * @returns {Item[]} filtered and in order; among equals the latest first
 */
export function shownItems({items, order, filters}) {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  /** @param {Item} item */
  const isShown = (item) => {
    const {title, author, size} = item.play.doc;
    const level = item.rating?.level || 'none';
    const said = `${title} ${author} ${size}×${size} ${size}x${size} ${item.layout} ${level}`.toLowerCase();
    return (
      (filters.progress === '' || filters.progress === item.progress) &&
      (filters.size === '' || filters.size === String(size)) &&
      (filters.level === '' || filters.level === level) &&
      words.every((word) => said.includes(word))
    );
  };
  const compare = ORDERS[order];
  return items.filter(isShown).sort((a, b) => compare(a, b) || 0 || ORDERS.recent(a, b));
}

/**
 * Returns whether any filter is set.
 *
 * @param {LibraryState} state the state
 * @returns {boolean} whether not all puzzles are meant to be shown
 */
export function isFiltered({filters}) {
  return Object.values(filters).some((value) => value !== '');
}
