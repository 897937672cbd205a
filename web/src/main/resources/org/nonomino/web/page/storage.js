/**
 * What the page keeps in `localStorage`: texts under their names, and the progress of all puzzles, each under
 * `nonomino.play.<key>` with what a list of them shows. `nonomino.current` is the key of the puzzle in hand. Where
 * a browser stores nothing, nothing is kept, and nothing fails.
 *
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} SavedPlay
 * @property {string} key tells puzzles apart
 * @property {Play} play how far its player has come
 * @property {number} savedAt when, in milliseconds since 1970
 * @property {number} share how much of it is filled in, 0..1
 * @property {number} elapsedMillis the time spent
 * @property {boolean} finished whether it was solved
 */
import {clueCount, keyOf} from './doc.js';
import {fromJson, toJson} from './saved.js';

const PLAY_KEY = 'nonomino.play.';
const CURRENT_KEY = 'nonomino.current';

/**
 * Reads a text.
 *
 * @param {string} key its name
 * @returns {?string} the text; null if there is none
 */
export function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text.
 *
 * @param {string} key its name
 * @param {string} text the text
 * @returns {boolean} whether there was room for it
 */
export function store(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Forgets a text.
 *
 * @param {string} key its name
 */
export function unstore(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored here.
  }
}

/**
 * Lists the names that begin in some way.
 *
 * @param {string} prefix how they begin
 * @returns {string[]} the rest of each name
 */
export function storedKeys(prefix) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/**
 * Reads an object that was kept as JSON.
 *
 * @param {string} key its name
 * @returns {Record<string, unknown>} the object; without fields if there is none
 */
export function storedObject(key) {
  try {
    return JSON.parse(stored(key) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

/**
 * Keeps the progress of the puzzle in hand. Where there is no room, the steps to undo of other puzzles go, of those
 * first that were not played for the longest time; what was entered in them stays.
 *
 * @param {Play} play the play in hand
 * @returns {boolean} whether there was room for it
 */
export function savePlay(play) {
  const key = keyOf(play.doc);
  store(CURRENT_KEY, key);
  return storeMakingRoom(PLAY_KEY + key, textOf(play, Date.now()));
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
  const {doc, elapsedMillis, finished} = play;
  const blanks = doc.givens.length - clueCount(doc);
  const share = blanks === 0 ? 1 : play.entered.filter((digit) => digit > 0).length / blanks;
  return JSON.stringify({savedAt, share, elapsedMillis, finished, play: toJson(play)});
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {boolean}
 */
function storeMakingRoom(name, text) {
  if (store(name, text)) {
    return true;
  }
  return entries()
    .reverse()
    .some(({key, savedAt}) => PLAY_KEY + key !== name && dropSteps(key, savedAt) && store(name, text));
}

/**
 * @param {string} key
 * @param {number} savedAt
 * @returns {boolean} whether there is more room now
 */
function dropSteps(key, savedAt) {
  const play = restored(key);
  return (
    play !== null &&
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
  return restored(keyOf(doc));
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
  return key ? restored(key) : null;
}

/**
 * Lists the puzzles whose progress is kept.
 *
 * @returns {SavedPlay[]} the latest first
 */
export function savedPlays() {
  return entries().flatMap(({key, savedAt, share, elapsedMillis, finished}) => {
    const play = restored(key);
    return play ? [{key, play, savedAt, share, elapsedMillis, finished}] : [];
  });
}

/** @returns {Omit<SavedPlay, 'play'>[]} what is kept, the latest first */
function entries() {
  return storedKeys(PLAY_KEY)
    .map((key) => ({.../** @type {Omit<SavedPlay, 'play'>} */ (storedObject(PLAY_KEY + key)), key}))
    .sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
}

/**
 * @param {string} key
 * @returns {?Play}
 */
function restored(key) {
  try {
    return fromJson(String(storedObject(PLAY_KEY + key).play));
  } catch {
    return null;
  }
}
