/**
 * The puzzle in hand: it is kept soon after each change, follows what other windows keep of it (`windows.js`), and
 * another one is taken in its place without losing what its player has done.
 *
 * @import {AppFace} from './app.js'
 * @import {Play} from './progress.js'
 */
import {keyOf} from './doc.js';
import {fromLink, toLink} from './exchange.js';
import {isSolved} from './houses.js';
import {isUntouched, takeOver} from './merging.js';
import {digitsOf, newPlay, passTime} from './progress.js';
import {
  currentPlay,
  forgetPlay,
  keepPlay,
  savedPlay,
  savedPlays,
  savePlay,
  takeBackPlays,
} from './saved-plays.js';
import {starters} from './starters.js';
import {storeForWindow, storedForWindow} from './storage.js';
import * as windows from './windows.js';

const SAVE_AFTER = 400;

/** The link to the puzzle in hand, as long as that is not kept. */
const OFFERED_KEY = 'nonomino.offered';

/** What is said where there is no room to keep progress. */
export const FULL = 'The storage of this browser is full: your progress is not being saved.';

let saveTimer = 0;

/** The play that is kept, as it is kept. @type {?Play} */
let kept = null;

/** What there was no room for, by key: it is there as long as the page is. @type {Map<string, Play>} */
const unkept = new Map();

/**
 * The puzzle that the page has begun with by itself, or that a link has brought: it is kept once something is done to it.
 *
 * @type {?Play}
 */
let offered = null;

/**
 * Takes in hand what the page begins with.
 *
 * @returns {Play} the puzzle that this window had in hand, else the play that was kept last, else a new one of the first
 *     puzzle
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

/** @returns {?Play} the puzzle that this window had in hand without keeping it; null if there is none */
function offeredBefore() {
  try {
    const play = fromLink(storedForWindow(OFFERED_KEY));
    return play && savedPlay(play.doc) ? null : play;
  } catch {
    return null;
  }
}

/**
 * Keeps the play in hand before long.
 *
 * @param {AppFace} app the shell
 */
export function saveSoon(app) {
  saveTimer ||= setTimeout(() => save(app), SAVE_AFTER);
}

/**
 * Keeps the play in hand at once.
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
    app.state.full = isFull;
    app.announce(isFull ? FULL : 'Your progress is being saved again.');
    app.update();
  }
  kept = isFull ? null : app.play;
  windows.inHand(app.play);
}

/**
 * @param {Play} play
 * @returns {boolean} whether it is as it was offered, but for the time and the selection
 */
function isOffered({doc, undo, redo, hints}) {
  return doc === offered?.doc && undo === offered.undo && redo === offered.redo && hints === offered.hints;
}

/**
 * Takes over what another window has kept of the puzzle in hand.
 *
 * @param {AppFace} app the shell
 */
export function catchUp(app) {
  const {play, met} = windows.caughtUp(app.play);
  if (play !== app.play) {
    app.state.play = play;
    app.update();
  }
  if (met) {
    saveSoon(app);
    app.toast('This puzzle was changed in another window, too: undo shows what was entered there.');
  }
}

/**
 * Takes another puzzle in hand. What its player has done so far stays.
 *
 * @param {AppFace} app the shell
 * @param {Play} given the puzzle, perhaps with progress
 * @param {boolean} isLinked whether a link brings it: then it is kept once it is played, and the title and author
 *     that its player knows it by stay, even if it comes with others
 * @returns {boolean} whether something was said of it
 */
export function take(app, given, isLinked) {
  save(app);
  const known = unkept.get(keyOf(given.doc)) ?? savedPlay(given.doc);
  if (!known) {
    offered = isLinked ? given : null;
    hold(app, given);
    return false;
  }
  const [first, second] = isLinked ? [known.doc, given.doc] : [given.doc, known.doc];
  const rules = first.rules ?? second.rules;
  const doc = Object.freeze({
    ...given.doc,
    title: first.title || second.title,
    author: first.author || second.author,
    ...(rules && {rules}),
  });
  const after = isUntouched(given) ? known : takeOver(known, given);
  const isOver = isSolved(doc, digitsOf(after));
  hold(app, passTime({...after, doc}, after.elapsedMillis, isOver));
  if (after === known || isUntouched(known)) {
    return false;
  }
  app.toast('This came with other progress than yours. Undo brings yours back.');
  return true;
}

/**
 * @param {AppFace} app the shell
 * @param {Play} play what is in hand from now on
 */
function hold(app, play) {
  app.state.play = play;
  windows.inHand(play);
  offered = play.doc === offered?.doc ? offered : null;
  save(app);
}

/**
 * Forgets a puzzle. Where it is in hand, the one played before it comes in its place.
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
    offered = next ? null : play;
    hold(app, play);
    app.update();
  }
}

/**
 * Puts a puzzle into the library without opening it.
 *
 * @param {Play} play the puzzle, perhaps with progress
 * @returns {boolean} whether there is room for it
 */
export function add(play) {
  const known = savedPlay(play.doc);
  return keepPlay(known ? takeOver(known, play) : play, Date.now());
}

/**
 * Returns whether there is progress that is lost with the page.
 *
 * @returns {boolean} whether there was no room to keep it
 */
export function hasUnkept() {
  return unkept.size > 0;
}
