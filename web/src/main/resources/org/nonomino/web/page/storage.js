/**
 * What the page keeps in `localStorage`: texts under their names, and the progress of the last puzzles, each under
 * `nonomino.play.<key>` with what a list of them shows. `nonomino.current` is the key of the puzzle in hand. Where
 * a browser stores nothing, nothing is kept, and nothing fails.
 *
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} SavedPlay
 * @property {string} key tells puzzles apart
 * @property {Doc} doc the puzzle
 * @property {number} savedAt when, in milliseconds since 1970
 * @property {number} share how much of it is filled in, 0..1
 * @property {number} elapsedMillis the time spent
 * @property {boolean} finished whether it was solved
 */
import {clueCount, keyOf} from './doc.js';
import {fromJson, toJson} from './saved.js';

const PLAYS_KEPT = 60;
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
 * @returns {Record<string, any>} the object; without fields if there is none
 */
export function storedObject(key) {
  try {
    return JSON.parse(stored(key) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

/**
 * Keeps the progress of the puzzle in hand. Where there is no room, the older half of the others goes.
 *
 * @param {Play} play the play in hand
 */
export function savePlay(play) {
  const {doc, elapsedMillis, finished} = play;
  const key = keyOf(doc);
  const blanks = doc.givens.length - clueCount(doc);
  const share = blanks === 0 ? 1 : play.entered.filter((digit) => digit > 0).length / blanks;
  store(CURRENT_KEY, key);
  const text = JSON.stringify({savedAt: Date.now(), share, elapsedMillis, finished, play: toJson(play)});
  if (!store(PLAY_KEY + key, text)) {
    forget(Math.floor(entries().length / 2));
    store(PLAY_KEY + key, text);
  }
}

/** Forgets all but the last sixty puzzles. */
export function forgetOldest() {
  forget(PLAYS_KEPT);
}

/** @param {number} kept how many stay */
function forget(kept) {
  for (const {key} of entries().slice(kept)) {
    unstore(PLAY_KEY + key);
  }
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
    return play ? [{key, doc: play.doc, savedAt, share, elapsedMillis, finished}] : [];
  });
}

/** @returns {Omit<SavedPlay, 'doc'>[]} what is kept, the latest first */
function entries() {
  return storedKeys(PLAY_KEY)
    .map((key) => ({.../** @type {Omit<SavedPlay, 'doc'>} */ (storedObject(PLAY_KEY + key)), key}))
    .sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
}

/**
 * @param {string} key
 * @returns {?Play}
 */
function restored(key) {
  try {
    return fromJson(storedObject(PLAY_KEY + key).play);
  } catch {
    return null;
  }
}
