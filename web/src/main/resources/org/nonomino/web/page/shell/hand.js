/**
 * The current puzzle. It is stored soon after each change, follows changes stored by other windows (`windows.js`), and can
 * be replaced by another puzzle without losing progress.
 *
 * @import {AppFace} from '../face.js'
 * @import {Play} from '../model/progress.js'
 */
import {keyOf, withTexts} from '../model/doc.js';
import {fromLink, toLink} from '../model/exchange.js';
import {isEnd} from '../model/houses.js';
import {isUntouched, takeOver} from '../model/merging.js';
import {digitsOf, newPlay, passTime} from '../model/progress.js';
import {
  currentPlay,
  forgetPlay,
  keepPlay,
  savedPlay,
  savedPlays,
  savePlay,
  takeBackPlays,
} from '../storage/saved-plays.js';
import {starters} from '../model/starters.js';
import {storeForWindow, storedForWindow} from '../storage/storage.js';
import * as windows from '../storage/windows.js';

const SAVE_AFTER = 400;

/** The storage key, for this window only, of the link to the current puzzle while that is not stored. */
const OFFERED_KEY = 'nonomino.offered';

/** The message if there is no room to store progress. */
export const FULL = 'The browser storage is full, so your progress is not being saved.';

let saveTimer = 0;

/** The current play as it was stored last. @type {?Play} */
let kept = null;

/** Plays that could not be stored, by key. They are lost when the window is closed. @type {Map<string, Play>} */
const unkept = new Map();

/**
 * The initial puzzle, or a puzzle from a link. It is not stored until the player has done something to it.
 *
 * @type {?Play}
 */
let offered = null;

/**
 * Opens the initial puzzle.
 *
 * @returns {Play} the previous current play of this window, otherwise the play stored last, otherwise a new play of the
 *     first starter puzzle
 */
export function firstPlay() {
  takeBackPlays();
  const linked = offeredBefore();
  const current = linked ? null : currentPlay();
  const play = linked ?? current ?? newPlay(starters()[0]);
  offered = current ? null : play;
  windows.inHand(play);
  return play;
}

/** @returns {?Play} the previous current play of this window if it was not stored; null if there is none */
function offeredBefore() {
  try {
    const play = fromLink(storedForWindow(OFFERED_KEY));
    return play && savedPlay(play.doc) ? null : play;
  } catch {
    return null;
  }
}

/**
 * Schedules the current play to be stored.
 *
 * @param {AppFace} app the shell
 */
export function saveSoon(app) {
  saveTimer ||= setTimeout(() => save(app), SAVE_AFTER);
}

/**
 * Stores the current play immediately.
 *
 * @param {AppFace} app the shell
 */
export function save(app) {
  clearTimeout(saveTimer);
  saveTimer = 0;
  catchUp(app);
  const isUnplayed = isOffered(app.play);
  storeForWindow(OFFERED_KEY, isUnplayed ? toLink(app.play, {progress: true}) : '');
  if (app.play === kept || isUnplayed) {
    return;
  }
  const isFull = !savePlay(app.play);
  if (isFull) {
    unkept.set(keyOf(app.doc), app.play);
  } else {
    unkept.delete(keyOf(app.doc));
    unkept.forEach((play, key) => keepPlay(play, Date.now()) && unkept.delete(key));
  }
  if (isFull !== app.state.full) {
    app.dispatch({type: 'full', isFull});
    app.announce(isFull ? FULL : 'Your progress is being saved again.');
  }
  kept = isFull ? null : app.play;
  windows.inHand(app.play);
}

/**
 * @param {Play} play
 * @returns {boolean} whether it is the offered play, unchanged except for the time and the selection
 */
function isOffered({doc, undo, redo, hints}) {
  return doc === offered?.doc && undo === offered.undo && redo === offered.redo && hints === offered.hints;
}

/**
 * Takes over progress of the current puzzle that another window has stored.
 *
 * @param {AppFace} app the shell
 */
export function catchUp(app) {
  const {play, met} = windows.caughtUp(app.play);
  app.dispatch({type: 'play', play});
  if (met) {
    saveSoon(app);
    app.toast('This puzzle was also changed in another window. Undo shows what was entered there.');
  }
}

/**
 * Makes another puzzle the current one. Its stored progress is not lost.
 *
 * @param {AppFace} app the shell
 * @param {Play} given the puzzle, perhaps with progress
 * @param {boolean} isLinked whether it comes from a link. Such a puzzle is not stored until it is played, and stored
 *     title, author and rules take precedence over those of the link
 * @returns {boolean} whether a message was shown
 */
export function take(app, given, isLinked) {
  save(app);
  const known = unkept.get(keyOf(given.doc)) ?? savedPlay(given.doc);
  if (!known) {
    hold(app, given, isLinked);
    return false;
  }
  const [first, second] = isLinked ? [known.doc, given.doc] : [given.doc, known.doc];
  const doc = withTexts(given.doc, first, second);
  const after = isUntouched(given) ? known : takeOver(known, given);
  // Whether constraints are satisfied is asked again once the grid is shown.
  const isOver = doc.constraints ? after === known && known.finished : isEnd(doc, digitsOf(after));
  hold(app, passTime({...after, doc}, after.elapsedMillis, isOver));
  if (after === known || isUntouched(known)) {
    return false;
  }
  app.toast('This puzzle came with different progress. Undo restores yours.');
  return true;
}

/**
 * @param {AppFace} app the shell
 * @param {Play} play the new current play
 * @param {boolean} [isUnplayed] whether it is stored only once the player has done something to it
 */
function hold(app, play, isUnplayed = false) {
  app.dispatch({type: 'play', play});
  windows.inHand(play);
  offered = isUnplayed ? play : null;
  save(app);
}

/**
 * Deletes a puzzle. If it is the current one, the puzzle played before it becomes the current one.
 *
 * @param {AppFace} app the shell
 * @param {string} key its key
 */
export function drop(app, key) {
  save(app);
  forgetPlay(key);
  unkept.delete(key);
  if (key === keyOf(app.doc)) {
    const [next] = savedPlays();
    const play = next?.play ?? newPlay(starters()[0]);
    hold(app, play, !next);
  }
}

/**
 * Puts a puzzle into the library without opening it.
 *
 * @param {Play} play the puzzle, perhaps with progress
 * @returns {boolean} false if there is no room for it
 */
export function add(play) {
  const known = savedPlay(play.doc);
  if (!known) {
    return keepPlay(play, Date.now());
  }
  const doc = withTexts(known.doc, known.doc, play.doc);
  return keepPlay(Object.freeze({...takeOver(known, play), doc}), Date.now());
}

/**
 * Returns whether closing the window loses progress.
 *
 * @returns {boolean} whether there was no room to store some progress
 */
export function hasUnkept() {
  return unkept.size > 0;
}
