/**
 * The progress of all puzzles in `localStorage`, each under `nonomino.play.<key>` in the format of `saved.js`, with
 * the data for a list of puzzles. `nonomino.current` is the key of the current puzzle.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {Play} from '../model/progress.js'
 *
 * @typedef {object} SavedPlay
 * @property {string} key identifies the puzzle
 * @property {Play} play the progress
 * @property {number} savedAt the time of saving, in milliseconds since 1970; 0 if unknown
 * @property {number} share the filled part of the grid, 0..1
 * @property {number} elapsedMillis the time spent
 * @property {boolean} finished whether it was solved
 *
 * @typedef {{play: Play, savedAt: number}} Dated a play, and when it was saved
 */
import {readStored, takeBack} from './aside.js';
import {ownFields, textFrom, timeFrom} from '../model/checks.js';
import {clueCount, keyOf} from '../model/doc.js';
import {merged} from '../model/merging.js';
import {fromJson, mended, toJson} from './saved.js';
import {isProtected, store, stored, storedKeys, unstore} from './storage.js';

const PLAY_KEY = 'nonomino.play.';
const CURRENT_KEY = 'nonomino.current';

/**
 * Saves the progress of the current puzzle. If there is no room, the undo steps of other puzzles are dropped, starting with
 * the puzzle that has not been played for the longest time; their digits and marks stay.
 *
 * @param {Play} play the current play
 * @returns {boolean} whether there was room for it
 */
export function savePlay(play) {
  store(CURRENT_KEY, keyOf(play.doc));
  return keepPlay(play, Date.now());
}

/**
 * Saves progress from elsewhere, such as a file.
 *
 * @param {Play} play the play
 * @param {number} savedAt when it was last played, in milliseconds since 1970
 * @returns {boolean} whether there was room for it
 */
export function keepPlay(play, savedAt) {
  return storeMakingRoom(PLAY_KEY + keyOf(play.doc), textOf(play, savedAt));
}

/**
 * @param {Play} play
 * @param {number} savedAt
 * @returns {string}
 */
function textOf(play, savedAt) {
  const {elapsedMillis, finished} = play;
  return JSON.stringify({savedAt, share: shareOf(play), elapsedMillis, finished, play: toJson(play)});
}

/**
 * @param {Play} play
 * @returns {number} the filled part of the grid, 0..1
 */
function shareOf({doc, entered}) {
  const blanks = doc.givens.length - clueCount(doc);
  return blanks === 0 ? 1 : entered.filter((digit) => digit > 0).length / blanks;
}

/**
 * Stores a string. If there is no room, the undo steps of puzzles are dropped, starting with the puzzle that has not been played
 * for the longest time.
 *
 * @param {string} name the key
 * @param {string} text the value
 * @returns {boolean} whether there was room for it
 */
export function storeMakingRoom(name, text) {
  return (
    store(name, text) ||
    (!isProtected(name) &&
      savedPlays()
        .reverse()
        .some((saved) => PLAY_KEY + saved.key !== name && dropSteps(saved) && store(name, text)))
  );
}

/**
 * @param {SavedPlay} saved
 * @returns {boolean} whether room was gained
 */
function dropSteps({key, play, savedAt}) {
  return (
    play.undo.length + play.redo.length > 0 &&
    store(PLAY_KEY + key, textOf({...play, undo: [], redo: []}, savedAt))
  );
}

/**
 * Deletes the progress of a puzzle.
 *
 * @param {string} key the key of the puzzle
 */
export function forgetPlay(key) {
  unstore(PLAY_KEY + key);
}

/**
 * Returns the progress of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {?Play} the play; null if there is none
 */
export function savedPlay(doc) {
  return restored(keyOf(doc))?.play ?? null;
}

/**
 * Returns the stored text of the progress of a puzzle. It changes whenever the progress is saved.
 *
 * @param {Doc} doc the puzzle
 * @returns {?string} the text; null if there is none
 */
export function savedText(doc) {
  return stored(PLAY_KEY + keyOf(doc));
}

/**
 * Returns the progress of the last current puzzle.
 *
 * @returns {?Play} the play; null if there is none
 */
export function currentPlay() {
  const key = stored(CURRENT_KEY);
  return (key ? restored(key)?.play : null) ?? savedPlays()[0]?.play ?? null;
}

/**
 * Lists the puzzles with saved progress.
 *
 * @returns {SavedPlay[]} the latest first
 */
export function savedPlays() {
  const plays = storedKeys(PLAY_KEY).map((key) => restored(key));
  // A play stored under the key of another puzzle has its own key by now.
  const byKey = new Map(plays.flatMap((dated) => (dated ? [[keyOf(dated.play.doc), dated]] : [])));
  return [...byKey]
    .map(([key, {play, savedAt}]) => {
      const {elapsedMillis, finished} = play;
      return {key, play, savedAt, share: shareOf(play), elapsedMillis, finished};
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Restores progress that was set aside as unreadable and can be read now. */
export function takeBackPlays() {
  takeBack(PLAY_KEY, ({text}) => {
    try {
      return keepMerged(readPlay(text, fromJson));
    } catch {
      return false;
    }
  });
}

/**
 * Saves progress in addition to the stored progress of the same puzzle.
 *
 * @param {Dated} dated a play
 * @returns {boolean} whether there was room for it
 */
function keepMerged(dated) {
  const here = restored(keyOf(dated.play.doc));
  const both = here ? merged(here, dated) : dated;
  return both === here || keepPlay(both.play, both.savedAt);
}

/**
 * @param {string} key
 * @returns {?Dated}
 */
function restored(key) {
  const name = PLAY_KEY + key;
  const dated = readStored(name, (text) => readPlay(text, fromJson), rest);
  if (!dated) {
    return null;
  }
  const own = keyOf(dated.play.doc);
  return own === key ? dated : moved(name, dated);
}

/**
 * Recovers the undamaged parts of progress that was set aside.
 *
 * @param {string} text
 * @returns {?Dated} a play without its damaged parts; null if nothing can be recovered
 */
function rest(text) {
  try {
    const dated = readPlay(text, mended);
    if (savedText(dated.play.doc) === null) {
      keepPlay(dated.play, dated.savedAt);
    }
    return dated;
  } catch {
    return null;
  }
}

/**
 * Moves a play stored under a wrong key to its own key.
 *
 * @param {string} name the wrong key
 * @param {Dated} dated the play
 * @returns {Dated} the play as stored now
 */
function moved(name, dated) {
  const text = stored(name);
  unstore(name);
  if (keepMerged(dated)) {
    return restored(keyOf(dated.play.doc)) ?? dated;
  }
  if (text !== null) {
    store(name, text);
  }
  return dated;
}

/**
 * @param {string} text
 * @param {(text: string) => Play} read
 * @returns {Dated}
 * @throws {Error} if it is not the text of a play
 */
function readPlay(text, read) {
  const {play, savedAt} = ownFields(JSON.parse(text));
  return {play: read(textFrom(play)), savedAt: timeFrom(savedAt)};
}
