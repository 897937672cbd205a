/**
 * The edits of the current play: digits, marks, colours, lines, undo and redo; and the message for each.
 *
 * @import {AppFace} from '../face.js'
 * @import {Mode} from '../model/keys.js'
 * @import {Play} from '../model/progress.js'
 */
import {awaitConstraints} from '../grid/constraints.js';
import {agreesWithSolution, isInside, isUnchecked, puzzleOfDoc, understoodOf} from '../model/doc.js';
import {conflicts, isEnd, isFilled} from '../model/houses.js';
import {hasColours} from '../model/keys.js';
import * as marking from '../model/marking.js';
import * as merging from '../model/merging.js';
import {celebrate, forgetEnd} from './end.js';
import {NO_LINE, lineAlong, lineOn} from './line.js';
import {moveTo, show} from './look.js';
import {dispatch, isClosed, state} from './now.js';
import * as progress from '../model/progress.js';
import {restrictionsOf} from '../model/restrictions.js';
import {move} from '../model/selection.js';
import {COLOUR_NAMES, cellName, cellNames, digitName, digitsText, letterName} from '../model/symbols.js';
import {joined} from '../model/typing.js';
import {timeText} from '../model/words.js';
import {seeing} from '../model/zoom.js';

/** The message if there is nothing left to do. */
export const SOLVED = 'The puzzle is solved.';

/** The message if the grid is full, and no one but the player can check it. */
export const FULL = 'The grid is full.';

/** The message if a full grid differs from the solution that the source states. */
const OTHER = 'The grid is full, but some digits are wrong.';

/** The message if no cell is selected. */
export const NO_CELL = 'No cell is selected.';

/** The message if only places next to a grid that is not square are selected. */
const OUTSIDE = 'There is no cell here.';

/**
 * Applies and announces an edit.
 *
 * @param {AppFace} app the shell
 * @param {Play} play the play after an edit
 * @param {string} text the message for the edit
 */
export function change(app, play, text) {
  if (play === app.play) {
    return;
  }
  const digits = progress.digitsOf(play);
  const full = isFilled(play.doc, digits);
  const isClean = full && conflicts(play.doc, digits).size === 0;
  const isStated = play.doc.left !== undefined && play.doc.solution !== undefined;
  // `conflicts.js` finds out whether a full grid satisfies the constraints.
  const solved =
    isEnd(play.doc, digits) &&
    (!play.doc.constraints || isStated || (play.finished && play.entered === app.play.entered));
  const isOver = solved && !play.finished;
  dispatch({type: 'closePath'});
  app.setPlay(solved === play.finished ? play : progress.passTime(play, play.elapsedMillis, solved));
  if (isOver) {
    finish(app);
  } else if (full && !solved && !isClean) {
    app.toast('The grid is full, but it has conflicts.');
  } else if (full && !solved && isStated) {
    app.toast(OTHER);
  } else if (text) {
    app.announce(text);
  }
}

/**
 * Returns a sentence with the time.
 *
 * @param {Play} play a finished play
 * @returns {string} a sentence
 */
export function solvedIn({doc, elapsedMillis}) {
  const time = timeText(elapsedMillis);
  return isUnchecked(doc) ? `Full in ${time}; the rules in words are yours to check.` : `Solved in ${time}.`;
}

/**
 * Ends the game, because the grid has turned out to obey the constraints, unless it is known to be no solution.
 *
 * @param {AppFace} app the shell
 */
export function solvedNow(app) {
  if (!agreesWithSolution(app.doc, progress.digitsOf(app.play))) {
    return;
  }
  app.setPlay(progress.passTime(app.play, app.play.elapsedMillis, true));
  finish(app);
}

/** @param {AppFace} app the shell */
async function finish(app) {
  const {doc} = app;
  const ending = solvedIn(app.play);
  dispatch({type: 'ending', text: ending});
  app.announce(isUnchecked(doc) ? ending : `${ending} Well done.`);
  celebrate(app);
  if (doc.left) {
    return;
  }
  try {
    const {verdict} = await app.api.post('solve', {puzzle: understoodOf(puzzleOfDoc(doc))});
    /** @type {Partial<Record<typeof verdict, string>>} */
    const words = {
      unique: ' It is the only solution.',
      several: ' The puzzle also has other solutions.',
    };
    const more = words[verdict];
    if (state.doc === doc && state.ending === ending && app.play.finished && more) {
      dispatch({type: 'ending', text: state.ending + more});
    }
  } catch {
    // The digits are a solution even if the check of its uniqueness does not finish.
  }
}

/**
 * Writes a digit or a colour.
 *
 * @param {AppFace} app the shell
 * @param {number} digit a digit or colour, from 1 upwards
 * @param {Mode} mode the mode in which it was entered
 * @param {Play} [play] the play to change: the current one, or the one before the first digit of a number
 */
export function write(app, digit, mode, play = app.play) {
  if (isClosed(app)) {
    return;
  }
  const why = refusal(app, digit, mode, play);
  if (why) {
    app.toast(why);
    return;
  }
  const cells = play.selection;
  if (mode === 'line') {
    dispatch({type: 'penColour', colour: digit});
    app.announce(`Lines in ${COLOUR_NAMES[digit]}`);
    return;
  }
  const name = digitName(digit, play.doc, app.setting('numbers'));
  switch (mode) {
    case 'corner':
      change(app, marking.toggleCorner(play, cells, digit), said(app, `corner mark ${name}`));
      break;
    case 'centre':
      change(app, marking.toggleCentre(play, cells, digit), said(app, `centre mark ${name}`));
      break;
    case 'colour': {
      const after = marking.toggleColour(play, cells, digit);
      const isThere = cells.every((cell) => after.colours[cell].includes(digit));
      change(app, after, said(app, `colour ${COLOUR_NAMES[digit]}${isThere ? '' : ' removed'}`));
      break;
    }
    case 'letter': {
      const after = marking.toggleLetter(play, cells, digit);
      const isThere = cells.every((cell) => after.letters[cell].includes(digit));
      change(app, after, said(app, `letter ${letterName(digit)}${isThere ? '' : ' removed'}`));
      break;
    }
    case 'digit': {
      const after = marking.enter(play, cells, digit, {clean: app.setting('clean')});
      change(app, after, said(app, name) + conflictText(app, after));
    }
  }
}

/**
 * @param {AppFace} app the shell
 * @param {number} digit
 * @param {Mode} mode
 * @param {Play} play
 * @returns {string} why it cannot be written into any selected cell; '' if it can
 */
function refusal(app, digit, mode, {doc, selection, entered}) {
  const isColour = hasColours(mode);
  if (mode === 'letter') {
    return selection.length === 0 ? NO_CELL : '';
  }
  if (digit > (isColour ? progress.COLOURS : doc.size)) {
    return isColour
      ? `Choose a colour from 1 to ${progress.COLOURS}.`
      : digitsText(doc, app.setting('numbers'));
  }
  if (mode === 'line') {
    return '';
  }
  if (selection.length === 0) {
    return NO_CELL;
  }
  if (selection.some((cell) => !isInside(doc, cell))) {
    return OUTSIDE;
  }
  const isOne = selection.length === 1;
  const name = cellName(doc.size, selection[0]);
  if (mode !== 'colour' && selection.every((cell) => doc.givens[cell] > 0)) {
    return isOne
      ? `${name} is a given and cannot be changed.`
      : 'The selected cells are givens and cannot be changed.';
  }
  const isMark = mode === 'corner' || mode === 'centre';
  return isMark && selection.every((cell) => doc.givens[cell] > 0 || entered[cell] > 0)
    ? `${isOne ? `${name} has a digit. Erase it` : 'The selected cells have digits. Erase them'} to write marks.`
    : '';
}

/**
 * Writes a typed digit. If digits above 9 are numbers, it may be the second digit of a number.
 *
 * @param {AppFace} app the shell
 * @param {number} digit a digit or colour; 0 is valid only as the second digit of a number, and otherwise erases
 * @param {Mode} mode the mode in which it was entered
 * @param {number} now in milliseconds
 */
export function type(app, digit, mode, now) {
  const before = app.play;
  const {typed} = state;
  const isNumber = app.setting('numbers') && !before.doc.symbols && !hasColours(mode);
  const both = isNumber ? joined(typed, digit, mode, before, now) : 0;
  if (typed && both > 0) {
    write(app, both, mode, progress.passTime(typed.before, before.elapsedMillis));
  } else if (digit === 0) {
    erase(app);
  } else {
    write(app, digit, mode);
  }
  const waits = isNumber && both === 0 && digit > 0 && app.play.undo !== before.undo;
  dispatch({type: 'typed', typed: waits ? {digit, mode, at: now, before, after: app.play} : null});
}

/**
 * @param {AppFace} app the shell
 * @param {string} what the change to the selected cells
 * @returns {string} the change with the cells
 */
function said({play}, what) {
  const {selection, doc} = play;
  const where = selection.length === 1 ? cellName(doc.size, selection[0]) : `${selection.length} cells`;
  return `${where}: ${what}`;
}

/**
 * @param {AppFace} app the shell
 * @param {Play} play the play after an edit
 * @returns {string} what to add if a selected cell is in conflict
 */
function conflictText(app, play) {
  const clash = app.setting('conflicts') && conflicts(play.doc, progress.digitsOf(play));
  return clash && play.selection.some((cell) => clash.has(cell)) ? ', conflict' : '';
}

/**
 * Erases the contents of the selected cells.
 *
 * @param {AppFace} app the shell
 */
export function erase(app) {
  const {selection} = app.play;
  if (isClosed(app)) {
    return;
  }
  if (selection.length === 0) {
    app.toast(NO_CELL);
  } else if (state.mode === 'line') {
    removed(app, marking.wipe(app.play, selection), 'lines removed');
  } else if (state.mode === 'letter' && selection.some((cell) => app.play.letters[cell].length > 0)) {
    removed(app, marking.eraseLetters(app.play, selection), 'letters removed');
  } else {
    removed(app, marking.erase(app.play, selection), 'erased');
  }
}

/**
 * @param {AppFace} app the shell
 * @param {Play} after the play after the edit
 * @param {string} what the change to the selected cells
 */
function removed(app, after, what) {
  if (after === app.play) {
    app.toast('There is nothing to erase here.');
  } else {
    change(app, after, said(app, what));
  }
}

/**
 * Undoes or redoes a change.
 *
 * @param {AppFace} app the shell
 * @param {'undo' | 'redo'} name the direction
 */
export function step(app, name) {
  if (!isClosed(app)) {
    const after = progress[name](app.play);
    if (after === app.play) {
      app.announce(`Nothing to ${name}.`);
    } else {
      const cells = after.selection === app.play.selection ? 'line' : cellsText(after);
      change(app, after, `${name}: ${cells}`);
      show(seeing(after.doc.size, state.zoom, [after.cursor]));
    }
  }
}

/**
 * @param {Play} play the play
 * @returns {string} the names of its selected cells
 */
function cellsText({selection, doc}) {
  return selection.length > 3 ? `${selection.length} cells` : cellNames(doc.size, selection).join(', ');
}

/**
 * Fills in all candidates, as soon as it is known which ones the constraints remove.
 *
 * @param {AppFace} app the shell
 */
export async function fill(app) {
  const {doc} = app;
  if (isClosed(app)) {
    return;
  }
  if (doc.constraints && !restrictionsOf(doc)) {
    const trouble = await awaitConstraints(doc, app.setting('numbers'));
    if (app.doc !== doc || isClosed(app)) {
      return;
    }
    if (trouble) {
      app.toast(`The candidates are unknown. ${trouble}`);
      return;
    }
  }
  change(app, marking.fillCandidates(app.play), 'Candidates filled in.');
}

/**
 * Draws with the keyboard from the focused cell to the next one, and moves the focus there.
 *
 * @param {AppFace} app the shell
 * @param {readonly [down: number, right: number]} by the direction
 */
export function lineTo(app, by) {
  if (!isClosed(app)) {
    const {play, text} = lineOn(app.play, by, state.penColour);
    if (text === NO_LINE) {
      app.announce(text);
    } else {
      change(app, play, text);
      moveTo(app, move(app.play, ...by));
    }
  }
}

/**
 * Draws with the keyboard along an edge of the focused cell.
 *
 * @param {AppFace} app the shell
 * @param {readonly [down: number, right: number]} by the edge
 */
export function lineAt(app, by) {
  if (!isClosed(app)) {
    const {play, text} = lineAlong(app.play, by, state.penColour);
    change(app, play, text);
  }
}

/**
 * Removes all entries. Undo restores them.
 *
 * @param {AppFace} app the shell
 */
export function startOver(app) {
  dispatch({type: 'startedOver'});
  forgetEnd();
  change(app, merging.restart(app.play), 'Started over. Undo restores everything.');
}
