/**
 * The constraints that the current grid of the view Play breaks, and whether it is solved. Java examines them, so the answer
 * arrives shortly after each change. Puzzles without constraints need no request.
 *
 * @import {ConflictsAnswer} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Play} from '../model/progress.js'
 *
 * @typedef {object} Examined
 * @property {Doc} doc the puzzle
 * @property {Uint8Array} digits the examined digits
 * @property {?ConflictsAnswer} answer null while it is awaited, or if there is none
 */
import * as api from '../api/api.js';
import {puzzleOfDoc, understoodOf} from '../model/doc.js';
import {hiddenCells} from '../model/fog.js';
import {isFull} from '../model/houses.js';
import {latestOnly} from '../model/latest.js';
import {digitsOf} from '../model/progress.js';
import {digitText} from '../model/symbols.js';
import {capital} from '../model/words.js';
import {newValue} from '../model/store.js';

const ASK_AFTER = 20;

/** The latest request. @type {?Examined} */
let asked = null;

/** The latest answer. */
const latest = newValue(/** @type {?Examined & {answer: ConflictsAnswer}} */ (null));

/** The shell and the action for a solved puzzle. @type {?{app: AppFace, solved: (app: AppFace) => void}} */
let watcher = null;

const asking = latestOnly(
  (/** @type {Examined} */ {doc, digits}, signal) =>
    api.post(
      'conflicts',
      {puzzle: {...understoodOf(puzzleOfDoc(doc)), entered: digitText(digits, doc)}},
      {signal},
    ),
  ({question, answer, error}) => {
    if (answer) {
      take({...question, answer});
    } else if (error && !error.aborted && watcher && isFull(question.digits)) {
      // Only the next change asks again: the same digits would get the same answer.
      watcher.app.toast(`The grid is full, but it could not be checked. ${error.message}`);
    }
  },
  ASK_AFTER,
);

api.onReach((isOffline) => {
  if (!isOffline) {
    asked = null;
  }
});

/**
 * Examines the current grid if it has changed.
 *
 * @param {AppFace} app the shell
 * @param {(app: AppFace) => void} solved is called when the grid turns out to be a solution
 */
export function watchConflicts(app, solved) {
  const {play} = app;
  watcher = {app, solved};
  if (!play.doc.constraints) {
    asking.stop();
    asked = null;
    return;
  }
  const digits = digitsOf(play);
  if (asked === null || asked.doc !== play.doc || !areEqual(asked.digits, digits)) {
    asked = {doc: play.doc, digits, answer: null};
    asking.want(asked);
  }
}

/** Stops examining when the view is closed. */
export function stopConflicts() {
  asking.stop();
  asked = null;
  watcher = null;
}

/**
 * @param {ArrayLike<number>} one
 * @param {ArrayLike<number>} other
 * @returns {boolean}
 */
function areEqual(one, other) {
  return one.length === other.length && Array.prototype.every.call(one, (digit, i) => digit === other[i]);
}

/** @param {Examined & {answer: ConflictsAnswer}} examined */
function take(examined) {
  const before = latest.state;
  const hidden = hiddenCells(examined.doc, examined.digits);
  const conflicts = examined.answer.conflicts.filter(({cells}) => !cells.some((cell) => hidden.has(cell)));
  latest.dispatch({...examined, answer: {...examined.answer, conflicts}});
  const app = watcher?.app;
  if (!app || app.doc !== examined.doc || !areEqual(digitsOf(app.play), examined.digits)) {
    return;
  }
  const {complete} = examined.answer;
  const isNow = isFull(examined.digits);
  if (complete && !app.play.finished) {
    watcher?.solved(app);
  } else if (isNow && !complete) {
    // Repeated digits have been reported already, without a request.
    if (conflicts.every(({constraint}) => constraint) && conflicts.length > 0) {
      app.toast(`The grid is full, but ${conflicts[0].words}.`);
    }
  } else if (app.setting('conflicts')) {
    const old = new Set(before?.answer.conflicts.map(({words}) => words));
    const added = conflicts.find(({words, constraint}) => constraint && !old.has(words));
    if (added) {
      app.announce(`Conflict: ${capital(added.words)}.`);
    }
  }
}

/**
 * Returns the cells with broken constraints, as far as they are known.
 *
 * @param {Play['doc']} doc the puzzle
 * @param {ArrayLike<number>} digits the current digits
 * @returns {Set<number>} the cells of each broken constraint whose digits have not changed since it was found
 */
export function brokenCells(doc, digits) {
  /** @type {Set<number>} */
  const cells = new Set();
  const known = latest.state;
  if (
    known &&
    known.doc.constraints === doc.constraints &&
    known.doc.size === doc.size &&
    known.doc.symbols === doc.symbols
  ) {
    const {digits: then, answer} = known;
    for (const conflict of answer.conflicts) {
      if (conflict.cells.every((cell) => digits[cell] === then[cell])) {
        conflict.cells.forEach((cell) => digits[cell] > 0 && cells.add(cell));
      }
    }
  }
  return cells;
}
