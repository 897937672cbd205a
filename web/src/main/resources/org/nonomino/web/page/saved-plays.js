/**
 * The progress of all puzzles, as `localStorage` keeps it: each under `nonomino.play.<key>`, in the text of `saved.js`, with
 * what a list of them shows. `nonomino.current` is the key of the puzzle in hand.
 *
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} SavedPlay
 * @property {string} key tells puzzles apart
 * @property {Play} play how far its player has come
 * @property {number} savedAt when, in milliseconds since 1970; 0 if that is not known
 * @property {number} share how much of it is filled in, 0..1
 * @property {number} elapsedMillis the time spent
 * @property {boolean} finished whether it was solved
 *
 * @typedef {{play: Play, savedAt: number}} Dated a play, and when it was kept
 */
import {readStored, takeBack} from './aside.js';
import {ownFields, textFrom, timeFrom} from './checks.js';
import {clueCount, keyOf} from './doc.js';
import {merged} from './merging.js';
import {fromJson, mended, toJson} from './saved.js';
import {isProtected, store, stored, storedKeys, unstore} from './storage.js';

const PLAY_KEY = 'nonomino.play.';
const CURRENT_KEY = 'nonomino.current';

/**
 * Keeps the progress of the puzzle in hand. Where there is no room, the steps to undo of other puzzles go, of those
 * first that were not played for the longest time; what was entered in them stays.
 *
 * @param {Play} play the play in hand
 * @returns {boolean} whether there was room for it
 */
export function savePlay(play) {
  store(CURRENT_KEY, keyOf(play.doc));
  return keepPlay(play, Date.now());
}

/**
 * Keeps progress from elsewhere, such as a file.
 *
 * @param {Play} play the play
 * @param {number} savedAt when it was played last, in milliseconds since 1970
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
 * @returns {number} how much of it is filled in, 0..1
 */
function shareOf({doc, entered}) {
  const blanks = doc.givens.length - clueCount(doc);
  return blanks === 0 ? 1 : entered.filter((digit) => digit > 0).length / blanks;
}

/**
 * Keeps a text. Where there is no room, the steps to undo of puzzles go, of those first that were not played for the
 * longest time.
 *
 * @param {string} name the name of the text
 * @param {string} text the text
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
 * @returns {boolean} whether there is more room now
 */
function dropSteps({key, play, savedAt}) {
  return (
    play.undo.length + play.redo.length > 0 &&
    store(PLAY_KEY + key, textOf({...play, undo: [], redo: []}, savedAt))
  );
}

/**
 * Forgets the progress of a puzzle.
 *
 * @param {string} key the puzzle's
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
 * Returns the text in which the progress of a puzzle is kept: another one whenever it is kept.
 *
 * @param {Doc} doc the puzzle
 * @returns {?string} the text; null if there is none
 */
export function savedText(doc) {
  return stored(PLAY_KEY + keyOf(doc));
}

/**
 * Returns the progress of the puzzle that was in hand last.
 *
 * @returns {?Play} the play; null if there is none
 */
export function currentPlay() {
  const key = stored(CURRENT_KEY);
  return (key ? restored(key)?.play : null) ?? savedPlays()[0]?.play ?? null;
}

/**
 * Lists the puzzles whose progress is kept.
 *
 * @returns {SavedPlay[]} the latest first
 */
export function savedPlays() {
  const plays = storedKeys(PLAY_KEY).map((key) => restored(key));
  // A play that was kept under the key of another puzzle is under its own by now.
  const byKey = new Map(plays.flatMap((dated) => (dated ? [[keyOf(dated.play.doc), dated]] : [])));
  return [...byKey]
    .map(([key, {play, savedAt}]) => {
      const {elapsedMillis, finished} = play;
      return {key, play, savedAt, share: shareOf(play), elapsedMillis, finished};
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Takes back the progress that was set aside and can be read by now. */
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
 * Keeps progress beside what is kept of the same puzzle already.
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
  const text = stored(name);
  const dated = readStored(name, (written) => readPlay(written, fromJson)) ?? rest(text);
  if (!dated) {
    return null;
  }
  const own = keyOf(dated.play.doc);
  return own === key ? dated : moved(name, dated);
}

/**
 * Keeps what can be saved of a text that was set aside.
 *
 * @param {?string} text
 * @returns {?Dated} a play without what is damaged; null if there is none
 */
function rest(text) {
  try {
    const dated = readPlay(text ?? '', mended);
    if (savedText(dated.play.doc) === null) {
      keepPlay(dated.play, dated.savedAt);
    }
    return dated;
  } catch {
    return null;
  }
}

/**
 * Keeps a play under its own key that was kept under another one.
 *
 * @param {string} name where it was
 * @param {Dated} dated the play
 * @returns {Dated} what is kept now
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
