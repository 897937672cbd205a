/**
 * What comes of two states of one puzzle: those of two windows, a file and this page, or the start and now. Pure
 * functions, as in `progress.js`.
 *
 * @import {Change, Marks, Play} from './progress.js'
 */
import {LAYERS, MAX_UNDO, commit, newPlay, sameMark} from './progress.js';

/**
 * Takes everything out that was entered, marked and coloured; this can be undone.
 *
 * @param {Play} play the play
 * @returns {Play} with one step more, the time and the hints at zero
 */
export function restart(play) {
  const blank = commit(play, changesTo(play, newPlay(play.doc)));
  return Object.freeze({...blank, elapsedMillis: 0, finished: false, hints: 0});
}

/**
 * Takes over what was made of the same puzzle elsewhere, in one step: undo brings back what was here.
 *
 * @param {Play} play the play here
 * @param {Play} other the play there
 * @returns {Play} with one step more; the same if there is no difference
 */
export function takeOver(play, other) {
  return commit(play, changesTo(play, other));
}

/**
 * Returns whether nothing was ever done to a puzzle.
 *
 * @param {Play} play the play
 * @returns {boolean} whether there is nothing to see, to undo or to redo
 */
export function isUntouched(play) {
  return play.undo.length === 0 && play.redo.length === 0 && takeOver(play, newPlay(play.doc)) === play;
}

/**
 * Goes on where another window has come further with the same puzzle, with the selection of this one.
 *
 * @param {Play} play the play here, which has not changed since
 * @param {Play} other what the other window has made of it
 * @returns {Play} what was entered there
 */
export function follow(play, other) {
  const {doc, selection, cursor} = play;
  const elapsedMillis = Math.max(play.elapsedMillis, other.elapsedMillis);
  const hints = Math.max(play.hints, other.hints);
  return Object.freeze({...other, doc, selection, cursor, elapsedMillis, hints});
}

/**
 * Keeps what two windows have made of the same puzzle: what is here stays, and undo leads to what is there, and
 * then to what was here before.
 *
 * @param {Play} play the play here
 * @param {Play} other the play there
 * @returns {Play} with two steps more; the one there if there is no difference
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
 * Brings together what two places have of the same puzzle.
 *
 * @param {{play: Play, savedAt: number}} here what is kept here
 * @param {{play: Play, savedAt: number}} there what the file has
 * @returns {{play: Play, savedAt: number}} what to keep; `here` itself if the file has nothing to add
 */
export function merged(here, there) {
  const isSame = takeOver(here.play, there.play) === here.play;
  if (isSame || isUntouched(there.play)) {
    return here;
  }
  if (isUntouched(here.play)) {
    return there;
  }
  return there.savedAt > here.savedAt ? {play: meet(there.play, here.play), savedAt: there.savedAt} : here;
}

/**
 * @param {Play} play
 * @param {Play} other of the same puzzle
 * @returns {Change[]} what leads from each value of all layers to the other's, also where they are the same
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
