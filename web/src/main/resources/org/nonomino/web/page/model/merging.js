/**
 * Merges two states of one puzzle, from two windows, from a file and the library, or from the start and now. Pure
 * functions, as in `progress.js`.
 *
 * @import {Change, Marks, Play} from './progress.js'
 */
import {lookOf} from './doc.js';
import {LAYERS, MAX_UNDO, commit, newPlay, sameMark} from './progress.js';

/**
 * Removes all entered digits, marks and colours. This can be undone.
 *
 * @param {Play} play the play
 * @returns {Play} the play with one more step, with time and hints reset to zero
 */
export function restart(play) {
  const blank = commit(play, changesTo(play, newPlay(play.doc)));
  return Object.freeze({...blank, elapsedMillis: 0, finished: false, hints: 0});
}

/**
 * Adopts a state of the same puzzle from elsewhere in one step; undo restores the previous state.
 *
 * @param {Play} play the local play
 * @param {Play} other the other play
 * @returns {Play} the play with one more step; the same object if there is no difference
 */
export function takeOver(play, other) {
  return commit(play, changesTo(play, other));
}

/**
 * Returns whether a puzzle has never been changed.
 *
 * @param {Play} play the play
 * @returns {boolean} whether there is no progress and nothing to undo or redo
 */
export function isUntouched(play) {
  return play.undo.length === 0 && play.redo.length === 0 && takeOver(play, newPlay(play.doc)) === play;
}

/**
 * Continues from a window that has come further with the same puzzle; the selection of this window stays.
 *
 * @param {Play} play the local play, unchanged since then
 * @param {Play} other the play of the other window
 * @returns {Play} the play with the progress of the other window
 */
export function follow(play, other) {
  const {doc, selection, cursor} = play;
  const elapsedMillis = Math.max(play.elapsedMillis, other.elapsedMillis);
  const hints = Math.max(play.hints, other.hints);
  return Object.freeze({...other, doc, selection, cursor, elapsedMillis, hints});
}

/**
 * Keeps the progress of two windows on the same puzzle: the local state stays; undo leads to the state of the other
 * window, and then to the earlier local state.
 *
 * @param {Play} play the local play
 * @param {Play} other the other play
 * @returns {Play} the play with two more steps; the other play if there is no difference
 */
export function meet(play, other) {
  const back = changesTo(other, play).filter(([, , there, here]) => !sameMark(there, here));
  if (back.length === 0) {
    return follow(play, other);
  }
  /** @type {Change[]} */
  const away = back.map(([layer, cell, there, here]) => [layer, cell, here, there]);
  return Object.freeze({...play, undo: [...play.undo, away, back].slice(-MAX_UNDO), redo: []});
}

/**
 * Merges two saved states of the same puzzle.
 *
 * @param {{play: Play, savedAt: number}} here the state in the library
 * @param {{play: Play, savedAt: number}} there the state in the file
 * @returns {{play: Play, savedAt: number}} the state to keep; `here` itself if the file adds nothing
 */
export function merged(here, there) {
  const isSame = takeOver(here.play, there.play) === here.play;
  if (isSame || isUntouched(there.play)) {
    return withLook(here, there.play.doc);
  }
  if (isUntouched(here.play)) {
    return withLook(there, here.play.doc);
  }
  return withLook(later(here, there), there.play.doc);
}

/**
 * @param {{play: Play, savedAt: number}} here
 * @param {{play: Play, savedAt: number}} there
 */
function later(here, there) {
  return there.savedAt > here.savedAt ? {play: meet(there.play, here.play), savedAt: there.savedAt} : here;
}

/**
 * @param {{play: Play, savedAt: number}} state
 * @param {Play['doc']} other a description of the same puzzle
 * @returns {{play: Play, savedAt: number}} the state with the drawings and other parts that only the other has; itself if there are
 *     none
 */
function withLook(state, other) {
  const {doc} = state.play;
  const look = lookOf(other);
  return Object.keys(look).every((name) => name in doc)
    ? state
    : {...state, play: Object.freeze({...state.play, doc: Object.freeze({...doc, ...look, ...lookOf(doc)})})};
}

/**
 * @param {Play} play
 * @param {Play} other of the same puzzle
 * @returns {Change[]} the changes from each value of all layers to the other play's value, even if they are equal
 */
function changesTo(play, other) {
  return LAYERS.flatMap((name, layer) =>
    Array.from(
      /** @type {ArrayLike<number | Marks>} */ (play[name]),
      /**
       * @param value
       * @param cell
       * @returns {Change}
       */ (value, cell) => [layer, cell, value, other[name][cell]],
    ),
  );
}
