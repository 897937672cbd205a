/**
 * The state of the view Library: the puzzles, their order, the filters, and the deleted puzzles. Plain values, and how actions
 * change them.
 *
 * @import {Play} from '../model/progress.js'
 * @import {KnownRating} from '../storage/ratings.js'
 *
 * @typedef {object} Item a puzzle of the library
 * @property {string} key the key of the puzzle
 * @property {Play} play the puzzle with its progress
 * @property {number} savedAt the time when it was last played, in milliseconds since 1970
 * @property {number} share the share of filled cells, 0..1
 * @property {Progress} progress the progress in a word
 * @property {'boxes' | 'jigsaw'} layout the kind of its regions
 * @property {?KnownRating} rating its rating; null while unknown
 *
 * @typedef {'new' | 'started' | 'solved'} Progress
 * @typedef {'recent' | 'level' | 'size' | 'time' | 'title'} Order
 *
 * @typedef {object} Filters the conditions for a puzzle to be shown; '' for none
 * @property {'' | Progress} progress
 * @property {string} size a number
 * @property {string} level a level, or `none` for puzzles without a level
 * @property {string} text words that must occur in the title, author, size, layout or level
 *
 * @typedef {object} LibraryState
 * @property {readonly Item[]} items all puzzles, the latest first
 * @property {Order} order
 * @property {Filters} filters
 * @property {readonly Item[]} deleted the deleted puzzles that can be restored, the latest last
 *
 * @typedef {{type: 'loaded', items: readonly Item[]}
 *   | {type: 'rated', key: string, rating: KnownRating}
 *   | {type: 'order', order: Order}
 *   | {type: 'filter', filters: Partial<Filters>}
 *   | {type: 'unfilter'}
 *   | {type: 'deleted', item: Item}
 *   | {type: 'undeleted'}} LibraryAction
 */
import {isUntouched} from '../model/merging.js';
import {LEVELS} from '../storage/ratings.js';
import {layoutOf} from '../model/houses.js';

/** @type {Readonly<Filters>} */
const NO_FILTERS = Object.freeze({progress: '', size: '', level: '', text: ''});

/**
 * Returns the initial state, before the puzzles are read.
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
 * Creates an item of the library.
 *
 * @param {{key: string, play: Play, savedAt: number, share: number}} saved the stored data of a puzzle
 * @param {?KnownRating} rating its rating; null if unknown
 * @returns {Item} the item
 */
export function itemOf({key, play, savedAt, share}, rating) {
  const progress = play.finished ? 'solved' : isUntouched(play) ? 'new' : 'started';
  return {key, play, savedAt, share, progress, layout: layoutOf(play.doc), rating};
}

/** The comparators of the orders. @type {Record<Order, (a: Item, b: Item) => number>} */
const ORDERS = {
  recent: (a, b) => b.savedAt - a.savedAt,
  level: (a, b) => hardness(a) - hardness(b),
  size: (a, b) => a.play.doc.size - b.play.doc.size,
  time: (a, b) => b.play.elapsedMillis - a.play.elapsedMillis,
  title: (a, b) => a.play.doc.title.localeCompare(b.play.doc.title, 'en', {numeric: true}),
};

/**
 * @param {Item} item
 * @returns {number} a sort key; infinite for puzzles without a level, so that they are last
 */
function hardness({rating}) {
  return rating?.level ? LEVELS.indexOf(rating.level) * 100 + rating.er : Infinity;
}

/**
 * Returns the puzzles that pass the filters.
 *
 * @param {LibraryState} state the state
 * @returns {Item[]} the puzzles in order; equal ones with the latest first
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
 * @returns {boolean} whether one is set
 */
export function isFiltered({filters}) {
  return Object.values(filters).some((value) => value !== '');
}
