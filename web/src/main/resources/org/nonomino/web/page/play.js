/**
 * The view to play in: what keys, pointer and buttons do, and what it asks the server. What it shows is
 * `play-state.js`; its parts are drawn by `play-board.js`, `play-pad.js` and `play-hints.js`.
 *
 * While the path is shown the grid shows it, and the player's progress waits.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState} from './app.js'
 * @import {PathStep} from './api.js'
 * @import {Command, Mode} from './keys.js'
 * @import {LitAction} from './lit.js'
 * @import {Play} from './progress.js'
 * @import {PlayAction, PlayState, Question} from './play-state.js'
 * @import {GridPointer} from './pointer.js'
 * @import {Zoom} from './zoom.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {COLOUR_NAMES} from './colours.js';
import {clueCount, puzzleOfDoc} from './doc.js';
import {puzzleOf} from './exchange.js';
import {focusCell} from './grid.js';
import {conflicts, isFull, isSolved} from './houses.js';
import {MODES, commandOf, heldMode} from './keys.js';
import {begun, goneOn} from './pen.js';
import {GRID, boardTemplate} from './play-board.js';
import {deductionText, hintTemplate, hintTexts, nameOf, pathTemplate, reasonsOf} from './play-hints.js';
import {celebrate, closeEnd, endTemplate, forgetEnd} from './play-end.js';
import {lightText, nextLight} from './play-light.js';
import {NO_LINE, lineAlong, lineOn, strokeText} from './play-line.js';
import {MODE_TITLES, padTemplate} from './play-pad.js';
import {settingsTemplate} from './play-settings.js';
import {zoomTemplate} from './play-zoom.js';
import {closedWhy, isOpen, meaning, newPlayState, playState} from './play-state.js';
import * as progress from './progress.js';
import {openPuzzles, puzzlesDialog, titleOf} from './puzzles.js';
import {move, moveToEdge, select, similar} from './selection.js';
import {cellName, digitName} from './symbols.js';
import {techniqueDialog} from './techniques.js';
import {isWaiting, joined} from './typing.js';
import {timeText} from './words.js';
import {WHOLE, ZOOMED_FROM, ZOOM_STEP, seeing, zoomedBy} from './zoom.js';

/** The route of the view. */
export const id = 'play';

/** Its name in the header. */
export const title = 'Play';

const SECOND = 1000;
const SOLVED = 'The puzzle is solved.';
const NO_CELL = 'No cell is selected.';

let state = newPlayState();

/** @type {?AbortController} */
let asking = null;
let ticker = 0;
let ticked = 0;

/** Ends the listening for keys that are held. */
let ears = new AbortController();

/** @param {PlayAction} action what happened */
function dispatch(action) {
  state = playState(state, action);
}

/**
 * Begins the view: the time runs.
 *
 * @param {AppFace} app the shell
 */
export function enter(app) {
  ticked = performance.now();
  ticker = setInterval(() => tick(app), SECOND);
  ears = new AbortController();
  for (const what of /** @type {const} */ (['keydown', 'keyup', 'pointerdown'])) {
    addEventListener(what, (event) => hold(app, heldBy(event)), {capture: true, signal: ears.signal});
  }
  addEventListener('blur', () => hold(app, null), {signal: ears.signal});
}

/**
 * @param {KeyboardEvent | PointerEvent} event what a person does
 * @returns {?Mode} what digits mean by the keys that are held for it; null while a dialog is open or a field has the focus
 */
function heldBy(event) {
  const mode = heldMode(event);
  const isElsewhere = () =>
    document.querySelector('dialog[open]') ?? document.activeElement?.matches('textarea, select, input');
  return mode && !isElsewhere() ? mode : null;
}

/**
 * Shows on the pad what digits mean while a key is held.
 *
 * @param {AppFace} app the shell
 * @param {?Mode} mode what they mean, null without such a key
 */
function hold(app, mode) {
  if (state.held !== mode) {
    dispatch({type: 'hold', mode});
    app.update();
  }
}

/**
 * Ends the view: the clock stops.
 *
 * @param {AppFace} app the shell
 */
export function leave(app) {
  tick(app);
  clearInterval(ticker);
  ears.abort();
  dispatch({type: 'hold', mode: null});
  cancel();
}

/** @param {AppFace} app the shell */
function tick(app) {
  const now = performance.now();
  const passed = Math.min(now - ticked, 5 * SECOND);
  ticked = now;
  if (isOpen(state) && !app.play.finished && !document.hidden) {
    app.state.play = progress.passTime(app.play, app.play.elapsedMillis + passed);
    if (app.setting('timer')) {
      app.update();
    }
  }
}

/** @param {Play} play the play in hand, which may be another one by now */
function follow(play) {
  if (state.doc !== play.doc) {
    cancel();
  }
  dispatch({type: 'follow', play});
}

function cancel() {
  asking?.abort();
  asking = null;
  dispatch({type: 'answered'});
}

// ------------------------------------------------------------------------------------------ edits

/**
 * @param {AppFace} app the shell
 * @param {Play} play the play after an edit
 * @param {string} text what is said of the edit
 */
function change(app, play, text) {
  if (play === app.play) {
    return;
  }
  const digits = progress.digitsOf(play);
  const full = isFull(digits);
  const solved = full && conflicts(play.doc, digits).size === 0;
  const isOver = solved && !play.finished;
  dispatch({type: 'closePath'});
  app.setPlay(solved === play.finished ? play : progress.passTime(play, play.elapsedMillis, solved));
  if (isOver) {
    finish(app);
  } else if (full && !solved) {
    app.toast('The grid is full, but it has conflicts.');
  } else if (text) {
    app.announce(text);
  }
}

/**
 * @param {Play} play a play that is over
 * @returns {string} a sentence
 */
function solvedIn({elapsedMillis}) {
  return `Solved in ${timeText(elapsedMillis)}.`;
}

/** @param {AppFace} app the shell */
async function finish(app) {
  const {doc} = app;
  const ending = solvedIn(app.play);
  dispatch({type: 'ending', text: ending});
  app.announce(`${ending} Well done.`);
  celebrate(app);
  app.update();
  try {
    const {verdict} = await app.api.post('solve', {puzzle: puzzleOfDoc(doc)});
    const more = {
      unique: ' It is the only solution.',
      several: ' The puzzle also has other solutions.',
      none: '',
      limit: '',
    }[verdict];
    if (state.doc === doc && state.ending === ending && app.play.finished && more) {
      dispatch({type: 'ending', text: state.ending + more});
      app.update();
    }
  } catch {
    // a solution is one by itself; whether it is the only one can stay open
  }
}

/**
 * Says why the play cannot be changed, if so.
 *
 * @param {AppFace} app the shell
 * @returns {boolean} whether it cannot
 */
function isClosed(app) {
  const why = closedWhy(state);
  if (why) {
    app.announce(why);
  }
  return why !== '';
}

/**
 * @param {AppFace} app the shell
 * @param {number} digit a digit or colour from 1 on
 * @param {Mode} mode what it means
 * @param {Play} [play] the play to write in: the one in hand, or that before the first digit of a number
 */
function write(app, digit, mode, play = app.play) {
  const isColour = mode === 'colour' || mode === 'line';
  if (digit > (isColour ? progress.COLOURS : play.doc.size) || isClosed(app)) {
    return;
  }
  const cells = play.selection;
  if (mode === 'line') {
    dispatch({type: 'penColour', colour: digit});
    app.announce(`Lines in ${COLOUR_NAMES[digit]}`);
    app.update();
    return;
  }
  if (cells.length === 0) {
    app.announce(NO_CELL);
    return;
  }
  const name = nameOfDigit(app, digit);
  switch (mode) {
    case 'corner':
      change(app, progress.toggleCorner(play, cells, digit), said(app, `corner mark ${name}`));
      break;
    case 'centre':
      change(app, progress.toggleCentre(play, cells, digit), said(app, `centre mark ${name}`));
      break;
    case 'colour': {
      const after = progress.toggleColour(play, cells, digit);
      const isThere = cells.every((cell) => after.colours[cell].includes(digit));
      change(app, after, said(app, `colour ${COLOUR_NAMES[digit]}${isThere ? '' : ' removed'}`));
      break;
    }
    case 'digit': {
      const after = progress.enter(play, cells, digit, {clean: app.setting('clean')});
      change(app, after, said(app, name) + conflictText(app, after));
    }
  }
}

/**
 * @param {AppFace} app the shell
 * @param {number} digit 1..size
 * @returns {string} what it is called
 */
function nameOfDigit(app, digit) {
  return digitName(digit, app.setting('numbers'));
}

/**
 * Writes a digit that was typed. Where digits above 9 are numbers, it may be the second one of a number.
 *
 * @param {AppFace} app the shell
 * @param {number} digit a digit or colour; 0 as the second one of a number only, else it erases
 * @param {Mode} mode what it means
 * @param {number} now in milliseconds
 */
function type(app, digit, mode, now) {
  const before = app.play;
  const {typed} = state;
  const isNumber = app.setting('numbers') && mode !== 'colour' && mode !== 'line';
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
 * @param {string} what was done to the selected cells
 * @returns {string} that with the cells
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

/** @param {AppFace} app the shell */
function erase(app) {
  const {selection} = app.play;
  if (isClosed(app)) {
    return;
  }
  if (selection.length === 0) {
    app.announce(NO_CELL);
  } else if (state.mode === 'line') {
    change(app, progress.wipe(app.play, selection), said(app, 'lines removed'));
  } else {
    change(app, progress.erase(app.play, selection), said(app, 'erased'));
  }
}

/**
 * @param {AppFace} app the shell
 * @param {'undo' | 'redo'} name which way
 */
function step(app, name) {
  if (!isClosed(app)) {
    const after = progress[name](app.play);
    if (after === app.play) {
      app.announce(`Nothing to ${name}.`);
    } else {
      const cells = after.selection === app.play.selection ? 'line' : cellsText(after);
      change(app, after, `${name}: ${cells}`);
      show(app, seeing(after.doc.size, state.zoom, [after.cursor]));
    }
  }
}

/**
 * @param {Play} play the play
 * @returns {string} its selected cells
 */
function cellsText({selection, doc}) {
  return selection.length > 3
    ? `${selection.length} cells`
    : selection.map((cell) => cellName(doc.size, cell)).join(', ');
}

/** @param {AppFace} app the shell */
function fill(app) {
  if (!isClosed(app)) {
    change(app, progress.fillCandidates(app.play), 'Candidates filled in.');
  }
}

/**
 * @param {AppFace} app the shell
 * @param {Mode} mode what digits mean from now on
 */
function setMode(app, mode) {
  dispatch({type: 'mode', mode});
  app.announce(`Mode: ${MODE_TITLES[mode]}`);
  app.update();
}

/** @param {AppFace} app the shell */
function pause(app) {
  tick(app);
  dispatch({type: 'pause', finished: app.play.finished});
  app.announce(state.paused ? 'Paused.' : 'Resumed.');
  app.update();
}

/** @param {AppFace} app the shell */
function startOver(app) {
  dispatch({type: 'startedOver'});
  forgetEnd();
  change(app, progress.restart(app.play), 'Started over. Undo restores everything.');
}

// ------------------------------------------------------------------------------------- the server

/**
 * Asks the server, and gives up what was asked before.
 *
 * @template {Question} Q
 * @param {AppFace} app the shell
 * @param {Q} what the question, which is also its path
 * @param {object} body the request
 * @returns {Promise<?import('./api.js').Answers[Q]>} the answer; null if there is none, or none any more
 */
async function ask(app, what, body) {
  cancel();
  const mine = new AbortController();
  asking = mine;
  dispatch({type: 'asked', what});
  app.update();
  try {
    const answer = await app.api.post(what, body, {signal: mine.signal});
    return asking === mine ? answer : null;
  } catch (error) {
    app.fail(error);
    return null;
  } finally {
    if (asking === mine) {
      asking = null;
      dispatch({type: 'answered'});
    }
    app.update();
  }
}

/** @param {AppFace} app the shell */
async function hint(app) {
  if (state.busy === 'hint' || isClosed(app)) {
    return;
  }
  if (!state.hint) {
    const {play} = app;
    if (isSolved(play.doc, progress.digitsOf(play))) {
      app.announce(SOLVED);
      return;
    }
    const answer = await ask(app, 'hint', {puzzle: puzzleOf(play), level: 'full'});
    if (!answer || app.play.entered !== play.entered || app.play.centre !== play.centre) {
      return;
    }
    dispatch({type: 'hint', answer, play});
    if (answer.step) {
      app.setPlay(progress.withHint(app.play));
    }
  } else {
    dispatch({type: 'level', level: state.hint.level + 1});
  }
  sayHint(app);
}

/**
 * @param {AppFace} app the shell
 * @param {number} level how much of the hint is shown from now on
 */
function reveal(app, level) {
  dispatch({type: 'level', level});
  sayHint(app);
}

/** @param {AppFace} app the shell */
function sayHint(app) {
  if (state.hint) {
    const {answer, level} = state.hint;
    app.announce(hintTexts(app, state.hint).join(' '));
    if (answer.step && level > 0) {
      showStep(app, answer.step);
    }
  }
  app.updateNow();
  document.querySelector('.hints')?.scrollIntoView({block: 'nearest'});
}

/**
 * @param {AppFace} app the shell
 * @param {LitAction} action what is lit in the grid from now on
 */
function shine(app, action) {
  const before = state;
  dispatch({type: 'lit', action});
  if (state !== before) {
    app.update();
  }
}

/**
 * @param {AppFace} app the shell
 * @param {PointerEvent} event the pointer over the grid, or leaving it: marks the phrases that name the cell
 */
function pointAt(app, {target, type: kind}) {
  if (state.hint || state.path) {
    const cell =
      kind === 'pointerleave' || !(target instanceof Element)
        ? undefined
        : target.closest('[data-cell]')?.getAttribute('data-cell');
    shine(app, {type: 'cell', cell: Number(cell ?? -1)});
  }
}

/** @param {AppFace} app the shell */
function take(app) {
  const deductions = state.hint?.answer.step?.deductions;
  if (deductions && !isClosed(app)) {
    const cells = deductions.map(({cell}) => cell);
    const after = progress.takeStep(app.play, deductions, {clean: app.setting('clean')});
    const taken = after === app.play ? after : select(after, cells, cells[0]);
    dispatch({type: 'taken'});
    change(app, taken, `Applied: ${deductionText(app.doc, deductions, app.setting('numbers'))}`);
    app.update();
  }
}

/** @param {AppFace} app the shell */
async function check(app) {
  const {play} = app;
  if (isClosed(app)) {
    return;
  }
  const clash = conflicts(play.doc, progress.digitsOf(play));
  const answer = await ask(app, 'check', {puzzle: puzzleOf(play)});
  if (app.state.offline) {
    app.toast(clash.size > 0 ? `${clash.size} cells are in conflict.` : `No conflicts. ${app.api.lost}`);
  }
  if (!answer || app.play.entered !== play.entered) {
    return;
  }
  const wrong = answer.mistakes ?? [];
  dispatch({type: 'mistakes', cells: wrong, entered: play.entered});
  if (wrong.length > 0) {
    app.toast(
      wrong.length === 1
        ? 'One digit is wrong; it is crossed out.'
        : `${wrong.length} digits are wrong; they are crossed out.`,
    );
  } else if (clash.size > 0) {
    app.toast(`${clash.size} cells are in conflict.`);
  } else if (answer.verdict === 'none') {
    app.toast('This puzzle has no solution.');
  } else if (answer.verdict === 'several') {
    app.toast('No conflicts, but the puzzle has several solutions, so mistakes cannot be found.');
  } else if (answer.verdict === 'limit') {
    app.toast('No conflicts, but the solution was not found in time.');
  } else {
    app.toast('No mistakes so far.', 'good');
  }
}

/** @param {AppFace} app the shell */
async function path(app) {
  if (state.path) {
    dispatch({type: 'closePath'});
    app.update();
    return;
  }
  if (isClosed(app)) {
    return;
  }
  const {doc} = app;
  const answer = await ask(app, 'path', {puzzle: puzzleOfDoc(doc)});
  if (!answer || state.doc !== doc) {
    return;
  }
  if (!answer.steps?.length) {
    const why = {
      unique: '',
      none: 'This puzzle has no solution.',
      several: 'This puzzle has more than one solution, so it has no solution path.',
      limit: 'The path was not found in time.',
    }[answer.verdict];
    app.toast(why || 'No technique finds a first step.');
    return;
  }
  dispatch({type: 'path', answer});
  goTo(app, 0);
  showTop(document.querySelector('.path'));
}

/** @param {?Element} card what is scrolled into sight with its top, if not all of it is; below what sticks there */
function showTop(card) {
  const box = card?.getBoundingClientRect();
  if (
    card &&
    box &&
    (box.top < parseFloat(getComputedStyle(card).scrollMarginTop) || box.bottom > innerHeight)
  ) {
    card.scrollIntoView({block: 'start'});
  }
}

/**
 * @param {AppFace} app the shell
 * @param {number} index the step of the path to show, or as near as there is one
 */
function goTo(app, index) {
  dispatch({type: 'goTo', index});
  if (state.path) {
    const {answer, index: now} = state.path;
    const shown = answer.steps[now];
    const reasons = reasonsOf(app, shown).join(' ');
    showStep(app, shown);
    app.announce(`Step ${now + 1} of ${answer.steps.length}: ${nameOf(shown)} ${reasons}`);
    app.updateNow();
    showCurrent(document.querySelector('.steps'));
  }
}

/**
 * Brings into view what a step speaks of.
 *
 * @param {AppFace} app the shell
 * @param {PathStep} step the step
 */
function showStep(app, {deductions, candidates = []}) {
  const cells = [...deductions, ...candidates].map(({cell}) => cell);
  show(app, seeing(app.doc.size, state.zoom, cells));
}

/** @param {?Element} list the list of steps: its current one is scrolled into sight */
function showCurrent(list) {
  const item = list?.querySelector('[aria-current=step]')?.getBoundingClientRect();
  if (list && item) {
    const box = list.getBoundingClientRect();
    list.scrollTop += Math.min(0, item.top - box.top) + Math.max(0, item.bottom - box.bottom);
  }
}

// ---------------------------------------------------------------------------------- keys, pointer

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key going down
 * @param {AppFace} app the shell
 */
export function keydown(event, app) {
  const command = commandOf(event, app.doc.size, app.setting('letters'), app.setting('numbers'));
  if (command) {
    act(command, app, event);
    event.preventDefault();
  }
}

/**
 * @param {Command} command what to do
 * @param {AppFace} app the shell
 * @param {KeyboardEvent} event the key that says so
 */
function act(command, app, event) {
  const {play} = app;
  switch (command.name) {
    case 'move':
      if (state.path) {
        goTo(app, state.path.index + command.by[0] + command.by[1]);
      } else if (state.mode === 'line' && command.extend) {
        lineTo(app, command.by);
      } else if (!state.paused) {
        moveTo(app, move(play, ...command.by, command.extend));
      }
      break;
    case 'edge':
      if (state.path) {
        goTo(app, command.by[0] + command.by[1] < 0 ? 0 : state.path.answer.steps.length - 1);
      } else if (state.mode === 'line' && command.extend && event.key.startsWith('Arrow')) {
        lineAt(app, command.by);
      } else if (isOpen(state)) {
        moveTo(app, moveToEdge(play, ...command.by, command.extend));
      }
      break;
    case 'digit':
      type(app, command.digit, command.mode ?? state.mode, event.timeStamp);
      break;
    case 'erase':
      erase(app);
      break;
    case 'undo':
    case 'redo':
      step(app, command.name);
      break;
    case 'all':
      moveTo(app, select(play, play.doc.givens.keys(), play.cursor));
      break;
    case 'similar':
      if (isWaiting(state.typed, play, event.timeStamp)) {
        dispatch({type: 'typed', typed: null});
        break;
      }
      moveTo(app, select(play, similar(play, play.cursor), play.cursor));
      break;
    case 'mode': {
      const by = event.shiftKey ? MODES.length - 1 : 1;
      setMode(app, MODES[(MODES.indexOf(state.mode) + by) % MODES.length]);
      break;
    }
    case 'write':
      setMode(app, command.mode);
      break;
    case 'candidates':
      fill(app);
      break;
    case 'hint':
      hint(app);
      break;
    case 'take':
      take(app);
      break;
    case 'path':
      path(app);
      break;
    case 'next':
      if (state.path) {
        goTo(app, state.path.index + 1);
      }
      break;
    case 'check':
      check(app);
      break;
    case 'pause':
      pause(app);
      break;
    case 'say':
      sayCandidates(app);
      break;
    case 'several':
      several(app);
      break;
    case 'light':
      light(app, nextLight(play, state.light));
      break;
    case 'zoomIn':
      zoom(app, ZOOM_STEP);
      break;
    case 'zoomOut':
      zoom(app, 1 / ZOOM_STEP);
      break;
    case 'escape':
      escape(app);
  }
}

/** @param {AppFace} app the shell */
function escape(app) {
  if (state.busy) {
    cancel();
  } else if (!closeEnd(app)) {
    const isShown = state.path ?? state.hint ?? state.light;
    dispatch({type: 'closeAll'});
    if (!isShown) {
      app.setPlay(select(app.play, [app.play.cursor]));
    }
  }
  app.update();
}

/**
 * @param {AppFace} app the shell
 * @param {Play} play the play with the cursor elsewhere
 */
function moveTo(app, play) {
  app.setPlay(play);
  dispatch({type: 'zoom', zoom: seeing(play.doc.size, state.zoom, [play.cursor])});
  app.updateNow();
  focusCell(GRID, play.cursor);
}

/** @param {AppFace} app the shell */
function sayCandidates(app) {
  const {cursor, doc} = app.play;
  const digits = progress.visibleCandidates(app.play)[cursor];
  const name = cellName(doc.size, cursor);
  app.announce(
    digits.length > 0
      ? `${name}: candidates ${digits.map((digit) => nameOfDigit(app, digit)).join(' ')}.`
      : `${name} has no other candidates.`,
  );
}

/** @param {AppFace} app the shell */
function several(app) {
  dispatch({type: 'several'});
  app.announce(state.several ? 'Each tap adds or removes a cell.' : 'Each tap selects one cell.');
  app.update();
}

/**
 * @param {AppFace} app the shell
 * @param {?number} digit the digit to light up, or null
 */
function light(app, digit) {
  if (!isClosed(app)) {
    dispatch({type: 'light', digit});
    app.announce(lightText(app.play, digit, app.setting('numbers')));
    app.update();
  }
}

/**
 * @param {AppFace} app the shell
 * @param {number} factor how much larger to show the grid; 0 to show all of it
 */
function zoom(app, factor) {
  const {size} = app.doc;
  if (size < ZOOMED_FROM) {
    app.announce('The whole grid is shown.');
    return;
  }
  const nearer = zoomedBy(size, state.zoom, factor);
  show(app, factor === 0 ? WHOLE : factor > 1 ? seeing(size, nearer, [app.play.cursor]) : nearer);
  app.announce(`Zoom: ${Math.round(100 * state.zoom.scale)} %`);
}

/**
 * @param {AppFace} app the shell
 * @param {Zoom} to the part of the grid to show
 */
function show(app, to) {
  if (to !== state.zoom) {
    dispatch({type: 'zoom', zoom: to});
    app.update();
  }
}

/**
 * Draws with the keyboard from the cell with the focus to the next one, which gets it.
 *
 * @param {AppFace} app the shell
 * @param {readonly [down: number, right: number]} by which way
 */
function lineTo(app, by) {
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
 * Draws with the keyboard along an edge of the cell with the focus.
 *
 * @param {AppFace} app the shell
 * @param {readonly [down: number, right: number]} by which edge
 */
function lineAt(app, by) {
  if (!isClosed(app)) {
    const {play, text} = lineAlong(app.play, by, state.penColour);
    change(app, play, text);
  }
}

/**
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed what the pointer did
 */
function pointer(app, pointed) {
  if (state.path) {
    return;
  }
  if (state.mode === 'line') {
    penPointer(app, pointed);
  } else {
    selectPointer(app, pointed);
  }
}

/**
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed what the pointer did
 */
function selectPointer(app, {type: done, cell, event}) {
  const {play} = app;
  const {selection, cursor} = play;
  const more = state.several || event.ctrlKey || event.metaKey || event.shiftKey;
  const others = selection.filter((other) => other !== cell);
  const isChosen = selection.includes(cell);
  if (done === 'down') {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const again = isTouch && !more && isChosen && others.length === 0;
    const adding = !(more && isChosen && (state.several || others.length > 0));
    dispatch({type: 'press', adding, press: {selection, cursor, again}});
    const kept = more ? others : [];
    app.setPlay(select(play, adding ? [...kept, cell] : kept, cell));
    event.preventDefault();
    app.updateNow();
    focusCell(GRID, cell);
  } else if (done === 'move') {
    dispatch({type: 'dragged'});
    app.setPlay(select(play, state.adding ? [...others, cell] : others, cell));
  } else if (done === 'double') {
    const like = similar(play, cell);
    app.setPlay(select(play, more ? [...selection, ...like] : like, cell));
    app.announce(`${like.length} cells selected.`);
  } else {
    if (done === 'up' && state.press?.again) {
      app.setPlay(select(play, [], cell));
      app.announce(NO_CELL);
    } else if (done === 'cancel' && state.press) {
      app.setPlay(select(play, state.press.selection, state.press.cursor));
    }
    dispatch({type: 'released'});
  }
}

/**
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed what the pointer did
 */
function penPointer(app, {type: done, cell, x, y, event}) {
  const {play} = app;
  const {stroke} = state;
  const {size} = play.doc;
  if (done === 'down') {
    dispatch({type: 'stroke', stroke: begun(size, x, y)});
    event.preventDefault();
    app.setPlay(select(play, [cell], cell));
    app.updateNow();
    focusCell(GRID, cell);
  } else if (done === 'move' && stroke) {
    const longer = goneOn(size, stroke, x, y, {pen: play.pen, colour: state.penColour});
    dispatch({type: 'stroke', stroke: longer});
    if (longer !== stroke) {
      app.update();
    }
  } else if (done === 'up' && stroke) {
    dispatch({type: 'released'});
    const {stretches, colour} = stroke;
    change(app, progress.draw(play, stretches, colour), strokeText(colour, stretches.length));
    app.update();
  } else if (done === 'cancel') {
    dispatch({type: 'released'});
    app.update();
  }
}

/**
 * Takes back what the pointer has begun, as its finger moves the grid instead.
 *
 * @param {AppFace} app the shell
 */
function unpress(app) {
  if (state.press) {
    app.setPlay(select(app.play, state.press.selection, state.press.cursor));
  }
  dispatch({type: 'released'});
  app.update();
}

/**
 * @param {AppFace} app the shell
 * @param {number} cell the cell that has got the focus
 */
function focused(app, cell) {
  if (cell !== app.play.cursor) {
    app.setPlay(select(app.play, [cell]));
  }
}

// --------------------------------------------------------------------------------------- the view

/**
 * Draws the view.
 *
 * @param {PageState} _ the shell's
 * @param {AppFace} app the shell
 * @returns {TemplateResult} all below the header
 */
export function view(_, app) {
  follow(app.play);
  const {play, doc} = app;
  const digits = progress.digitsOf(play);
  const by = doc.author ? `, by ${doc.author}` : '';
  return html`<div class="play">
    <div class="heading">
      <div><h1>${titleOf(doc)}</h1>
        <p class="quiet">${doc.size}×${doc.size}, ${clueCount(doc)} clues${by}</p></div>
      ${app.setting('timer') ? timeTemplate(app) : nothing}
      <button @click=${() => openPuzzles(app)}>Puzzles…</button>
      ${state.paused ? nothing : zoomTemplate(app, state.zoom, (factor) => zoom(app, factor))}
    </div>
    <div class=${`stage ${stageOf(doc.size)}${play.finished ? ' finished' : ''}`}
      @pointerover=${(/** @type {PointerEvent} */ event) => pointAt(app, event)}
      @pointerleave=${(/** @type {PointerEvent} */ event) => pointAt(app, event)}>
      ${
        state.paused
          ? pausedTemplate(app)
          : boardTemplate(
              app,
              state,
              digits,
              {
                onPointer: (pointed) => pointer(app, pointed),
                onFocus: (cell) => focused(app, cell),
              },
              {
                size: doc.size,
                zoom: () => state.zoom,
                show: (to) => show(app, to),
                drags: () => state.zoom.scale > WHOLE.scale && !state.several && state.mode !== 'line',
                cancel: () => unpress(app),
              },
            )
      }</div>
    <div class="panel">
      ${state.path ? helpTemplate(app) : nothing}
      ${play.finished ? endTemplate(app, state.ending || solvedIn(play)) : nothing}
      ${padTemplate(app, state, digits, whys(app), {
        setMode: (mode) => setMode(app, mode),
        write: (digit) => write(app, digit, meaning(state)),
        step: (name) => step(app, name),
        erase: () => erase(app),
        fill: () => fill(app),
        check: () => check(app),
        several: () => several(app),
        light: (digit) => light(app, digit),
      })}
      ${state.path ? nothing : helpTemplate(app)}
      ${settingsTemplate(app, () => startOver(app))}
    </div>
    ${puzzlesDialog(app, () => focusCell(GRID, app.play.cursor))}
    ${techniqueDialog(app)}
  </div>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {{closed: string, solved: string}} why buttons do nothing now; '' where they do something
 */
function whys(app) {
  return {closed: closedWhy(state), solved: app.play.finished ? SOLVED : ''};
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the hints, or the path
 */
function helpTemplate(app) {
  const togglePath = () => path(app);
  return state.path
    ? pathTemplate(app, state.path, state.lit, {
        goTo: (index) => goTo(app, index),
        close: togglePath,
        light: (action) => shine(app, action),
      })
    : hintTemplate(app, state, whys(app), {
        hint: () => hint(app),
        reveal: (level) => reveal(app, level),
        take: () => take(app),
        path: togglePath,
        cancel,
        light: (action) => shine(app, action),
      });
}

/**
 * @param {number} size of the grid
 * @returns {string} the class of the room that it gets
 */
function stageOf(size) {
  return size <= 4 ? 'tiny' : size <= 6 ? 'small' : 'large';
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the clock
 */
function timeTemplate(app) {
  const {play} = app;
  const time = timeText(play.elapsedMillis);
  const icon = state.paused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';
  return html`<button
    class="time"
    ?disabled=${play.finished}
    aria-label=${`${state.paused ? 'Resume' : 'Pause'}, ${time}`}
    @click=${() => pause(app)}
  ><svg viewBox="0 0 24 24" aria-hidden="true"><path class="solid" d=${icon}></path></svg>
    <span>${time}</span></button>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} what covers the grid while the time stands still
 */
function pausedTemplate(app) {
  return html`<div class="paused"><p>Paused</p>
    <button class="primary" @click=${() => pause(app)}>Resume</button></div>`;
}
