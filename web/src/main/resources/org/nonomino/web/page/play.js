/**
 * The view to play in: what keys, pointer and buttons do, and what it asks the server. What it shows is
 * `play-state.js`; its parts are drawn by `play-board.js`, `play-pad.js` and `play-hints.js`.
 *
 * While the path is shown the grid shows it, and the player's progress waits.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState, Settings} from './app.js'
 * @import {Command, Mode} from './keys.js'
 * @import {Play} from './progress.js'
 * @import {PlayAction, PlayState, Question} from './play-state.js'
 * @import {GridPointer} from './pointer.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {COLOUR_NAMES} from './cells.js';
import {clueCount, puzzleOfDoc} from './doc.js';
import {puzzleOf} from './exchange.js';
import {focusCell} from './grid.js';
import {conflicts, isFull, isSolved} from './houses.js';
import {MODES, commandOf} from './keys.js';
import {GRID, boardTemplate} from './play-board.js';
import {deductionText, hintTemplate, hintTexts, nameOf, pathTemplate, reasonsOf} from './play-hints.js';
import {MODE_TITLES, padTemplate} from './play-pad.js';
import {closedWhy, isOpen, newPlayState, playState} from './play-state.js';
import * as progress from './progress.js';
import {openPuzzles, puzzlesDialog, titleOf} from './puzzles.js';
import {move, moveToEdge, select, similar} from './selection.js';
import {cellName, symbol} from './symbols.js';
import {techniqueDialog} from './techniques.js';
import {timeText} from './words.js';

/** The route of the view. */
export const id = 'play';

/** Its name in the header. */
export const title = 'Play';

const SECOND = 1000;
const SOLVED = 'The puzzle is solved.';
const SETTING_TEXTS = Object.freeze({
  conflicts: 'Show conflicts at once',
  peers: 'Highlight houses and same digits',
  clean: 'Remove marks when a digit is entered',
  tints: 'Tint the regions',
  timer: 'Show the time',
  letters: 'Single-letter keys',
});

let state = newPlayState();

/** @type {?AbortController} */
let asking = null;
let ticker = 0;
let ticked = 0;

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
}

/**
 * Ends the view: the clock stops.
 *
 * @param {AppFace} app the shell
 */
export function leave(app) {
  tick(app);
  clearInterval(ticker);
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
 * @param {Mode} [mode] what it means
 */
function write(app, digit, mode = state.mode) {
  const {play} = app;
  if (digit > (mode === 'colour' ? progress.COLOURS : play.doc.size) || isClosed(app)) {
    return;
  }
  const cells = play.selection;
  switch (mode) {
    case 'corner':
      change(app, progress.toggleCorner(play, cells, digit), said(app, `corner mark ${symbol(digit)}`));
      break;
    case 'centre':
      change(app, progress.toggleCentre(play, cells, digit), said(app, `centre mark ${symbol(digit)}`));
      break;
    case 'colour':
      change(app, progress.setColour(play, cells, digit), said(app, `colour ${COLOUR_NAMES[digit]}`));
      break;
    case 'digit': {
      const after = progress.enter(play, cells, digit, {clean: app.setting('clean')});
      change(app, after, said(app, symbol(digit)) + conflictText(app, after));
    }
  }
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
  if (!isClosed(app)) {
    change(app, progress.erase(app.play, app.play.selection), said(app, 'erased'));
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
      change(app, after, `${name}: ${cellsText(after)}`);
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
    app.announce(hintTexts(app, state.hint).join(' '));
  }
  app.update();
}

/** @param {AppFace} app the shell */
function take(app) {
  const deductions = state.hint?.answer.step?.deductions;
  if (deductions && !isClosed(app)) {
    const cells = deductions.map(({cell}) => cell);
    const after = progress.takeStep(app.play, deductions, {clean: app.setting('clean')});
    const taken = after === app.play ? after : select(after, cells, cells[0]);
    dispatch({type: 'taken'});
    change(app, taken, `Applied: ${deductionText(app.doc, deductions)}`);
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
    app.announce(`Step ${now + 1} of ${answer.steps.length}: ${nameOf(shown)} ${reasons}`);
    app.updateNow();
    showCurrent(document.querySelector('.steps'));
  }
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
  const command = commandOf(event, app.doc.size, app.setting('letters'));
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
      } else if (!state.paused) {
        moveTo(app, move(play, ...command.by, command.extend));
      }
      break;
    case 'edge':
      if (isOpen(state)) {
        moveTo(app, moveToEdge(play, ...command.by, command.extend));
      }
      break;
    case 'digit':
      write(app, command.digit, command.mode);
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
    case 'escape':
      escape(app);
  }
}

/** @param {AppFace} app the shell */
function escape(app) {
  if (state.busy) {
    cancel();
  } else {
    const isShown = state.path ?? state.hint;
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
      ? `${name}: candidates ${digits.map(symbol).join(' ')}.`
      : `${name} has no other candidates.`,
  );
}

/**
 * @param {AppFace} app the shell
 * @param {GridPointer} pointed what the pointer did
 */
function pointer(app, {type, cell, event}) {
  const {play} = app;
  if (state.path) {
    return;
  }
  const more = event.ctrlKey || event.metaKey || event.shiftKey;
  const others = play.selection.filter((other) => other !== cell);
  if (type === 'down') {
    dispatch({type: 'press', adding: !(more && play.selection.includes(cell) && others.length > 0)});
    const kept = more ? others : [];
    app.setPlay(select(play, state.adding ? [...kept, cell] : kept, cell));
    event.preventDefault();
    app.updateNow();
    focusCell(GRID, cell);
  } else if (type === 'move') {
    app.setPlay(select(play, state.adding ? [...others, cell] : others, cell));
  } else if (type === 'double') {
    const like = similar(play, cell);
    app.setPlay(select(play, more ? [...play.selection, ...like] : like, cell));
    app.announce(`${like.length} cells selected.`);
  }
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
    </div>
    <div class=${`stage ${stageOf(doc.size)}${play.finished ? ' finished' : ''}`}>
      ${
        state.paused
          ? pausedTemplate(app)
          : boardTemplate(app, state, digits, {
              onPointer: (pointed) => pointer(app, pointed),
              onFocus: (cell) => focused(app, cell),
            })
      }</div>
    <div class="panel">
      ${play.finished ? html`<p class="banner good"><b>✓ ${state.ending || solvedIn(play)}</b></p>` : nothing}
      ${padTemplate(app, state, digits, whys(app), {
        setMode: (mode) => setMode(app, mode),
        write: (digit) => write(app, digit),
        step: (name) => step(app, name),
        erase: () => erase(app),
        fill: () => fill(app),
        check: () => check(app),
      })}
      ${helpTemplate(app)}
      <details class="card"><summary>Settings</summary>
        ${Object.entries(SETTING_TEXTS).map(([name, text]) =>
          settingTemplate(app, /** @type {keyof typeof SETTING_TEXTS} */ (name), text),
        )}
        <p><button @click=${() => startOver(app)}>Start over</button></p>
      </details>
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
    ? pathTemplate(app, state.path, {goTo: (index) => goTo(app, index), close: togglePath})
    : hintTemplate(app, state, whys(app), {
        hint: () => hint(app),
        reveal: (level) => reveal(app, level),
        take: () => take(app),
        path: togglePath,
        cancel,
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
 * @param {keyof typeof SETTING_TEXTS} name the setting
 * @param {string} text its words
 * @returns {TemplateResult} a checkbox
 */
function settingTemplate(app, name, text) {
  /** @param {Event & {target: HTMLInputElement}} event */
  const changed = (event) => app.set(name, event.target.checked);
  return html`<label class="choice"
    ><input type="checkbox" .checked=${app.setting(name)} @change=${changed}> ${text}</label>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} what covers the grid while the time stands still
 */
function pausedTemplate(app) {
  return html`<div class="paused"><p>Paused</p>
    <button class="primary" @click=${() => pause(app)}>Resume</button></div>`;
}
