/**
 * The puzzle in hand: it is kept soon after each change, follows what other windows keep of it (`windows.js`), and
 * another one is taken in its place without losing what its player has done.
 *
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 */
import {keyOf} from './doc.js';
import {isSolved} from './houses.js';
import {isUntouched, takeOver} from './merging.js';
import {digitsOf, newPlay, passTime} from './progress.js';
import {starters} from './starters.js';
import {currentPlay, forgetPlay, keepPlay, savedPlay, savedPlays, savePlay} from './storage.js';
import * as windows from './windows.js';

const SAVE_AFTER = 400;

/** What is said where there is no room to keep progress. */
export const FULL = 'The storage of this browser is full: your progress is not being saved.';

let saveTimer = 0;

/** The play that is kept, as it is kept. @type {?Play} */
let kept = null;

/** What there was no room for, by key: it is there as long as the page is. @type {Map<string, Play>} */
const unkept = new Map();

/** The puzzle that the page has begun with by itself, as nothing was kept. @type {?Doc} */
let offered = null;

/**
 * Takes in hand what the page begins with.
 *
 * @returns {Play} the play that was kept last, else a new one of the first puzzle
 */
export function firstPlay() {
  const current = currentPlay();
  const play = current ?? newPlay(starters()[0]);
  offered = current ? null : play.doc;
  windows.inHand(play);
  return play;
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
  // What the page begins with by itself is kept once something is done to it.
  if (app.play === kept || (app.doc === offered && isUntouched(app.play))) {
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
 * @param {boolean} isNamed whether the title that its player knows it by stays, even if it comes with another one
 * @returns {boolean} whether something was said of it
 */
export function take(app, given, isNamed) {
  save(app);
  const known = unkept.get(keyOf(given.doc)) ?? savedPlay(given.doc);
  if (!known) {
    hold(app, given);
    return false;
  }
  const [first, second] = isNamed ? [known.doc, given.doc] : [given.doc, known.doc];
  const {title, author, rules} = first;
  const doc = Object.freeze({
    ...given.doc,
    title: title || second.title,
    author: author || second.author,
    ...((rules ?? second.rules) && {rules: rules ?? second.rules}),
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
  offered = play.doc === offered ? offered : null;
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
    offered = next ? null : play.doc;
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
