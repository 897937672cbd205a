/**
 * The view to play in: the grid, the ways to write, hints in three levels, and the whole path of a puzzle.
 *
 * A hint is asked for once, in full, and shown in three levels; it is dropped as soon as digits or marks
 * change. The path is that of the puzzle from its givens on; while it is shown the grid shows it, and the
 * player's progress waits.
 */
import {html, nothing} from './lib/lit-html.js';
import {COLOUR_NAMES, colourLetter, focusCell, grid} from './grid.js';
import {MODES, commandOf} from './keys.js';
import * as model from './model.js';
import {options} from './parts.js';
import {openPuzzles, puzzlesDialog, titleOf} from './puzzles.js';
import {techniqueDialog, techniqueLink} from './techniques.js';

/** The route of the view. */
export const id = 'play';

/** Its name in the header. */
export const title = 'Play';

const GRID = 'play-grid';
const SECOND = 1000;
const MODE_TITLES = Object.freeze({digit: 'Digit', corner: 'Corner', centre: 'Centre', colour: 'Colour'});
const LEVELS = Object.freeze(['Nudge', 'Technique', 'Full step']);
const SETTING_TEXTS = Object.freeze({
  conflicts: 'Show conflicts at once',
  peers: 'Highlight houses and same digits',
  clean: 'Remove marks when a digit is entered',
  tints: 'Tint the regions',
  timer: 'Show the time',
});

/** How much is said of a step: fields of a step, each with its words. */
const WORDS = Object.freeze([['text', 'short'], ['full', 'in full'], ['notation', 'as solvers write them']]);

const ui = {
  doc: null,
  mode: 'digit',
  paused: false,
  hint: null,
  path: null,
  busy: null,
  mistakes: new Map(),
  ending: '',
  adding: true,
  ticker: 0,
  ticked: 0,
};

/**
 * Begins the view: the time runs.
 *
 * @param {object} app the shell
 */
export function enter(app) {
  ui.ticked = performance.now();
  ui.ticker = setInterval(() => tick(app), SECOND);
}

/**
 * Ends the view: the clock stops.
 *
 * @param {object} app the shell
 */
export function leave(app) {
  tick(app);
  clearInterval(ui.ticker);
  cancel();
}

function tick(app) {
  const now = performance.now();
  const passed = Math.min(now - ui.ticked, 5 * SECOND);
  ui.ticked = now;
  if (!ui.paused && !ui.path && !app.play.finished && !document.hidden) {
    app.state.play = model.passTime(app.play, app.play.elapsedMillis + passed);
    if (app.setting('timer')) {
      app.update();
    }
  }
}

function refresh(app) {
  const {play} = app;
  if (ui.doc !== play.doc) {
    cancel();
    Object.assign(ui, {
      doc: play.doc,
      paused: false,
      hint: null,
      path: null,
      mistakes: new Map(),
      ending: '',
    });
  }
  if (ui.hint && (ui.hint.entered !== play.entered || ui.hint.centre !== play.centre)) {
    ui.hint = null;
  }
}

function cancel() {
  ui.busy?.controller.abort();
  ui.busy = null;
}

// ------------------------------------------------------------------------------------------ edits

function change(app, play, text) {
  if (play === app.play) {
    return;
  }
  const digits = model.digitsOf(play);
  const full = model.isFull(digits);
  const solved = full && model.conflicts(play.doc, digits).size === 0;
  const over = solved && !play.finished;
  ui.path = null;
  app.setPlay(over ? model.passTime(play, play.elapsedMillis, true) : play);
  if (over) {
    finish(app);
  } else if (full && !solved) {
    app.toast('The grid is full, but it has conflicts.');
  } else if (text) {
    app.announce(text);
  }
}

async function finish(app) {
  const {doc} = app;
  ui.ending = `Solved in ${model.timeText(app.play.elapsedMillis)}.`;
  app.announce(`${ui.ending} Well done.`);
  app.update();
  try {
    const {verdict} = await app.api.post('solve', {puzzle: model.puzzleOfDoc(doc)});
    const more = {unique: ' It is the only solution.', several: ' The puzzle also has other solutions.'}[
      verdict
    ];
    if (ui.doc === doc && ui.ending && more) {
      ui.ending += more;
      app.update();
    }
  } catch {
    // a solution is one by itself; whether it is the only one can stay open
  }
}

function write(app, digit, mode = ui.mode) {
  const {play} = app;
  if (ui.paused || ui.path || digit > (mode === 'colour' ? model.COLOURS : play.doc.size)) {
    return;
  }
  const cells = play.selection;
  const sign = mode === 'colour' ? colourLetter(digit) : model.symbol(digit);
  switch (mode) {
    case 'corner':
      change(app, model.toggleCorner(play, cells, digit), said(app, `corner mark ${sign}`));
      break;
    case 'centre':
      change(app, model.toggleCentre(play, cells, digit), said(app, `centre mark ${sign}`));
      break;
    case 'colour':
      change(app, model.setColour(play, cells, digit), said(app, `colour ${sign} ${COLOUR_NAMES[digit]}`));
      break;
    default: {
      const after = model.enter(play, cells, digit, {clean: app.setting('clean')});
      change(app, after, said(app, sign) + conflictText(app, after));
    }
  }
}

function said({play}, what) {
  const {selection, doc} = play;
  const where =
    selection.length === 1 ? model.cellName(doc.size, selection[0]) : `${selection.length} cells`;
  return `${where}: ${what}`;
}

function conflictText(app, play) {
  const clash = app.setting('conflicts') && model.conflicts(play.doc, model.digitsOf(play));
  return clash && play.selection.some((cell) => clash.has(cell)) ? ', conflict' : '';
}

function erase(app) {
  if (!ui.paused && !ui.path) {
    change(app, model.erase(app.play, app.play.selection), said(app, 'erased'));
  }
}

function step(app, how, text) {
  if (!ui.paused && !ui.path) {
    const after = how(app.play);
    if (after === app.play) {
      app.announce(`Nothing to ${text}.`);
    } else {
      change(app, after, `${text}: ${cellsText(after)}`);
    }
  }
}

function cellsText({selection, doc}) {
  return selection.length > 3
    ? `${selection.length} cells`
    : selection.map((cell) => model.cellName(doc.size, cell)).join(', ');
}

function setMode(app, mode) {
  ui.mode = mode;
  app.announce(`Mode: ${MODE_TITLES[mode]}`);
  app.update();
}

function pause(app) {
  tick(app);
  ui.paused = !ui.paused && !app.play.finished;
  app.announce(ui.paused ? 'Paused.' : 'Resumed.');
  app.update();
}

// ------------------------------------------------------------------------------------- the server

async function ask(app, what, path, body) {
  cancel();
  const busy = {what, controller: new AbortController()};
  ui.busy = busy;
  app.update();
  try {
    const answer = await app.api.post(path, body, {signal: busy.controller.signal});
    return ui.busy === busy ? answer : null;
  } catch (error) {
    app.fail(error);
    return null;
  } finally {
    if (ui.busy === busy) {
      ui.busy = null;
    }
    app.update();
  }
}

async function hint(app) {
  if (ui.paused || ui.path || ui.busy?.what === 'hint') {
    return;
  }
  if (!ui.hint) {
    const {play} = app;
    if (model.isSolved(play.doc, model.digitsOf(play))) {
      app.announce('The puzzle is solved.');
      return;
    }
    const answer = await ask(app, 'hint', 'hint', {puzzle: model.puzzleOf(play), level: 'full'});
    if (!answer || app.play.entered !== play.entered || app.play.centre !== play.centre) {
      return;
    }
    const {step} = answer;
    ui.hint = {answer, step, level: 0, entered: play.entered, centre: play.centre};
  } else if (ui.hint.step && ui.hint.level < LEVELS.length - 1) {
    ui.hint = {...ui.hint, level: ui.hint.level + 1};
  }
  app.announce(hintTexts(app).join(' '));
  app.update();
}

function reveal(app, level) {
  ui.hint = {...ui.hint, level};
  app.announce(hintTexts(app).join(' '));
  app.update();
}

function hintTexts(app) {
  const {answer, step, level} = ui.hint;
  if (!step) {
    return [answer.text];
  }
  return [step.nudge, level > 0 ? named(step) : '', ...(level > 1 ? reasons(app, step) : [])].filter(Boolean);
}

/** The paragraphs about a step, as long as the player wants them: `words` names a field of the step. */
function reasons(app, step) {
  return [step[app.setting('words')]].flat().filter(Boolean);
}

function wordsTemplate(app) {
  return html`<label class="field">Explanations
    <select @change=${(event) => app.set('words', event.target.value)}
      >${options(WORDS, app.setting('words'))}</select></label>`;
}

function nameTemplate(app, step) {
  return html`<p class="name">${named(step)} ${techniqueLink(app, step.kind, 'What is this?')}</p>`;
}

function named({technique, rating}) {
  return `${capital(technique)}${rating === undefined ? '' : ` (${rating})`}.`;
}

function capital(text = '') {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function take(app) {
  if (ui.hint?.step && !ui.paused && !ui.path) {
    const {deductions} = ui.hint.step;
    const cells = deductions.map(({cell}) => cell);
    const after = model.takeStep(app.play, deductions, {clean: app.setting('clean')});
    const taken = after === app.play ? after : model.select(after, cells, cells[0]);
    ui.hint = null;
    change(app, taken, `Applied: ${deductionText(app, deductions)}`);
    app.update();
  }
}

function deductionText({doc}, deductions) {
  const parts = deductions
    .slice(0, 6)
    .map(
      ({cell, digit, placement}) =>
        model.cellName(doc.size, cell) + (placement ? ' = ' : ' ≠ ') + model.symbol(digit),
    );
  return parts.join(', ') + (deductions.length > 6 ? ` and ${deductions.length - 6} more` : '');
}

async function check(app) {
  const {play} = app;
  if (ui.path) {
    return;
  }
  const clash = model.conflicts(play.doc, model.digitsOf(play));
  if (clash.size > 0 && app.state.offline) {
    app.toast(`${clash.size} cells are in conflict.`);
  }
  const answer = await ask(app, 'check', 'check', {puzzle: model.puzzleOf(play)});
  if (!answer || app.play.entered !== play.entered) {
    return;
  }
  const wrong = answer.mistakes ?? [];
  ui.mistakes = new Map(wrong.map((cell) => [cell, play.entered[cell]]));
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

// --------------------------------------------------------------------------------------- the path

async function path(app) {
  if (ui.path) {
    ui.path = null;
    app.update();
    return;
  }
  const {doc} = app;
  const answer = await ask(app, 'path', 'path', {puzzle: model.puzzleOfDoc(doc)});
  if (!answer || ui.doc !== doc) {
    return;
  }
  if (!answer.steps?.length) {
    app.toast(
      {
        none: 'This puzzle has no solution.',
        several: 'This puzzle has several solutions, so there is no solution path.',
        limit: 'The path was not found in time.',
      }[answer.verdict] ?? 'No technique finds a first step.',
    );
    return;
  }
  ui.hint = null;
  ui.path = {
    answer,
    boards: [{digits: doc.givens, candidates: model.candidates(doc, doc.givens)}],
    index: 0,
  };
  goTo(app, 0);
}

function goTo(app, index) {
  const {answer} = ui.path;
  ui.path = {...ui.path, index: Math.max(0, Math.min(index, answer.steps.length - 1))};
  const shown = answer.steps[ui.path.index];
  app.announce(`Step ${ui.path.index + 1} of ${answer.steps.length}: ${named(shown)} ${reasons(app, shown).join(' ')}`);
  app.updateNow();
  showCurrent(document.querySelector('.steps'));
}

function showCurrent(list) {
  const item = list.querySelector('[aria-current=step]').getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollTop += Math.min(0, item.top - box.top) + Math.max(0, item.bottom - box.bottom);
}

function boardAt(doc, {answer, boards}, index) {
  while (boards.length <= index) {
    const {digits, candidates} = boards.at(-1);
    const next = {digits: digits.slice(), candidates: candidates.slice()};
    const without = (cell, digit) => {
      next.candidates[cell] = next.candidates[cell].filter((other) => other !== digit);
    };
    for (const {cell, digit, placement} of answer.steps[boards.length - 1].deductions) {
      if (placement) {
        next.digits[cell] = digit;
        next.candidates[cell] = [];
        model.peers(doc, cell).forEach((peer) => without(peer, digit));
      } else {
        without(cell, digit);
      }
    }
    boards.push(next);
  }
  return boards[index];
}

// ---------------------------------------------------------------------------------- keys, pointer

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key going down
 * @param {object} app the shell
 */
export function keydown(event, app) {
  const command = commandOf(event, app.doc.size);
  if (command && act(command, app, event)) {
    event.preventDefault();
  }
}

function act(command, app, event) {
  const {play} = app;
  const {size} = play.doc;
  switch (command.name) {
    case 'move':
      if (ui.path) {
        goTo(app, ui.path.index + command.by[0] + command.by[1]);
      } else if (!ui.paused) {
        moveTo(app, model.move(play, ...command.by, command.extend));
      }
      return true;
    case 'edge':
      if (!ui.paused && !ui.path) {
        toEdge(app, command);
      }
      return true;
    case 'digit':
      write(app, command.digit, command.mode);
      return true;
    case 'erase':
      erase(app);
      return true;
    case 'undo':
      step(app, model.undo, 'undo');
      return true;
    case 'redo':
      step(app, model.redo, 'redo');
      return true;
    case 'all':
      moveTo(app, model.select(play, Array(size * size).keys(), play.cursor));
      return true;
    case 'similar':
      moveTo(app, model.select(play, model.similar(play, play.cursor), play.cursor));
      return true;
    case 'mode':
      setMode(app, MODES[(MODES.indexOf(ui.mode) + (event.shiftKey ? 3 : 1)) % 4]);
      return true;
    case 'candidates':
      fill(app);
      return true;
    case 'hint':
      hint(app);
      return true;
    case 'take':
      take(app);
      return true;
    case 'path':
      path(app);
      return true;
    case 'next':
      if (ui.path) {
        goTo(app, ui.path.index + 1);
      }
      return true;
    case 'check':
      check(app);
      return true;
    case 'pause':
      pause(app);
      return true;
    case 'say':
      say(app);
      return true;
    case 'escape':
      escape(app);
      return true;
    default:
      return false;
  }
}

function escape(app) {
  if (ui.busy) {
    cancel();
  } else if (ui.path || ui.hint) {
    ui.path = null;
    ui.hint = null;
  } else {
    ui.mistakes = new Map();
    app.setPlay(model.select(app.play, [app.play.cursor]));
  }
  app.update();
}

function toEdge(app, {by: [down, right], extend}) {
  const {play} = app;
  const {size} = play.doc;
  const row = Math.floor(play.cursor / size);
  const column = play.cursor % size;
  const far = (at, by) => (by === 0 ? 0 : by < 0 ? -at : size - 1 - at);
  let after = play;
  const count = Math.abs(far(row, down)) + Math.abs(far(column, right));
  for (let i = 0; i < count; i++) {
    after = model.move(after, down, right, extend);
  }
  moveTo(app, after);
}

function moveTo(app, play) {
  app.setPlay(play);
  app.updateNow();
  focusCell(GRID, play.cursor);
}

function fill(app) {
  if (!ui.paused && !ui.path) {
    change(app, model.fillCandidates(app.play), 'Candidates filled in.');
  }
}

function say(app) {
  const {cursor, doc} = app.play;
  const digits = model.visibleCandidates(app.play)[cursor];
  const name = model.cellName(doc.size, cursor);
  app.announce(
    digits.length > 0
      ? `${name}: candidates ${digits.map(model.symbol).join(' ')}.`
      : `${name} has no other candidates.`,
  );
}

function pointer(app, {type, cell, event}) {
  const {play} = app;
  if (ui.path) {
    return;
  }
  const more = event.ctrlKey || event.metaKey || event.shiftKey;
  if (type === 'down') {
    ui.adding = !(more && play.selection.includes(cell) && play.selection.length > 1);
    const kept = more ? play.selection.filter((other) => other !== cell) : [];
    app.setPlay(model.select(play, ui.adding ? [...kept, cell] : kept, cell));
    event.preventDefault();
    app.updateNow();
    focusCell(GRID, cell);
  } else if (type === 'move') {
    const kept = play.selection.filter((other) => other !== cell);
    app.setPlay(model.select(play, ui.adding ? [...kept, cell] : kept, cell));
  } else if (type === 'double') {
    const like = model.similar(play, cell);
    app.setPlay(model.select(play, more ? [...play.selection, ...like] : like, cell));
    app.announce(`${like.length} cells selected.`);
  }
}

// --------------------------------------------------------------------------------------- the view

/**
 * Draws the view.
 *
 * @param {object} state the shell's
 * @param {object} app the shell
 * @returns {TemplateResult} all below the header
 */
export function view(state, app) {
  refresh(app);
  const {play} = app;
  const {doc} = play;
  const digits = model.digitsOf(play);
  const by = doc.author ? `, by ${doc.author}` : '';
  const clues = doc.givens.reduce((count, digit) => count + (digit > 0 ? 1 : 0), 0);
  return html`<div class="play">
    <div class="heading">
      <div><h1>${titleOf(doc)}</h1>
        <p class="quiet">${doc.size}×${doc.size}, ${clues} clues${by}</p></div>
      ${app.setting('timer') ? timeTemplate(app) : nothing}
      <button @click=${() => openPuzzles(app)}>Puzzles…</button>
    </div>
    <div class=${`stage ${stageOf(doc.size)}${play.finished ? ' finished' : ''}`}>
      ${ui.paused ? pausedTemplate(app) : board(app, digits)}</div>
    <div class="panel">
      ${play.finished && ui.ending ? html`<p class="banner good"><b>✓ ${ui.ending}</b></p>` : nothing}
      ${padTemplate(app, digits)}
      ${ui.path ? pathTemplate(app) : hintTemplate(app)}
      <details class="card"><summary>Settings</summary>
        ${Object.keys(SETTING_TEXTS).map((name) => settingTemplate(app, name))}
        <p><button @click=${() => startOver(app)}>Start over</button></p>
      </details>
    </div>
    ${puzzlesDialog(app, () => focusCell(GRID, app.play.cursor))}
    ${techniqueDialog(app)}
  </div>`;
}

function stageOf(size) {
  return size <= 4 ? 'tiny' : size <= 6 ? 'small' : 'large';
}

function timeTemplate(app) {
  const {play} = app;
  const time = model.timeText(play.elapsedMillis);
  const icon = ui.paused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';
  return html`<button
    class="time"
    ?disabled=${play.finished}
    aria-label=${`${ui.paused ? 'Resume' : 'Pause'}, ${time}`}
    @click=${() => pause(app)}
  ><svg viewBox="0 0 24 24" aria-hidden="true"><path class="solid" d=${icon}></path></svg>
    <span>${time}</span></button>`;
}

function settingTemplate(app, name) {
  const changed = (event) => app.set(name, event.target.checked);
  return html`<label class="choice"
    ><input type="checkbox" .checked=${app.setting(name)} @change=${changed}> ${SETTING_TEXTS[name]}</label>`;
}

function startOver(app) {
  ui.ending = '';
  ui.mistakes = new Map();
  change(app, model.restart(app.play), 'Started over. Undo restores everything.');
}

function pausedTemplate(app) {
  return html`<div class="paused"><p>Paused</p>
    <button class="primary" @click=${() => pause(app)}>Resume</button></div>`;
}

function board(app, digits) {
  const {play} = app;
  const {doc} = play;
  const common = {
    id: GRID,
    doc,
    tints: app.setting('tints'),
    labels: 'coordinates',
    cursor: play.cursor,
    onPointer: (event) => pointer(app, event),
    onFocus: (cell) => focused(app, cell),
  };
  if (ui.path) {
    const {digits: placed, candidates} = boardAt(doc, ui.path, ui.path.index);
    return grid({
      ...common,
      digits: placed,
      candidates,
      step: ui.path.answer.steps[ui.path.index],
      ariaLabel: `Step ${ui.path.index + 1} of the path`,
    });
  }
  const step = ui.hint?.step;
  const full = step && ui.hint.level > 1;
  const drawn = full
    ? step
    : step && ui.hint.level === 1
      ? {houses: step.houses}
      : undefined;
  return grid({
    ...common,
    digits,
    centre: play.centre,
    corner: play.corner,
    colours: play.colours,
    selection: play.selection,
    conflicts: app.setting('conflicts') ? model.conflicts(doc, digits) : undefined,
    highlights: highlights(app, digits),
    step: drawn,
    candidates: drawn ? shownCandidates(play, step) : undefined,
    ariaLabel: `${doc.title || 'Puzzle'}, ${doc.size} by ${doc.size}`,
  });
}

/** What the player sees; where a mark is missing that the step speaks of, what the peers leave. */
function shownCandidates(play, {candidates = [], deductions = []}) {
  const shown = model.visibleCandidates(play);
  const left = model.candidates(play.doc, model.digitsOf(play));
  for (const {cell, digit} of [...candidates, ...deductions]) {
    if (!shown[cell].includes(digit)) {
      shown[cell] = left[cell];
    }
  }
  return shown;
}

function focused(app, cell) {
  if (cell !== app.play.cursor) {
    app.setPlay(model.select(app.play, [cell]));
  }
}

function highlights(app, digits) {
  const {play} = app;
  const kinds = new Map();
  if (app.setting('peers') && play.selection.length === 1 && !ui.hint) {
    model.peers(play.doc, play.cursor).forEach((cell) => kinds.set(cell, 'peer'));
    const digit = digits[play.cursor];
    digits.forEach((other, cell) => digit > 0 && other === digit && kinds.set(cell, 'same'));
  }
  ui.mistakes.forEach((digit, cell) => play.entered[cell] === digit && kinds.set(cell, 'wrong'));
  if (ui.hint?.answer.mistake) {
    kinds.set(ui.hint.answer.mistake.cell, 'wrong');
  }
  return kinds;
}

function padTemplate(app, digits) {
  const {size} = app.doc;
  const left = new Int16Array(size + 1).fill(size);
  digits.forEach((digit) => left[digit]--);
  const colours = ui.mode === 'colour';
  const keys = Array.from({length: colours ? model.COLOURS : size}, (_, i) => i + 1);
  const looks = `numbers ${columnsOf(keys.length)} as-${ui.mode}`;
  return html`<div class="pad">
    <div class="modes" role="group" aria-label="What digits mean">
      ${MODES.map((mode) => pressed(MODE_TITLES[mode], ui.mode === mode, () => setMode(app, mode)))}
    </div>
    <div class=${looks} role="group" aria-label=${MODE_TITLES[ui.mode]}>
      ${keys.map((key) => (colours ? swatch(app, key) : number(app, key, Math.max(0, left[key]))))}
    </div>
    <div class="actions">
      ${action(
        'Undo',
        'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
        () => step(app, model.undo, 'undo'),
        app.play.undo.length === 0,
      )}
      ${action(
        'Redo',
        'M15 7l5 5l-5 5M20 12H10a6 6 0 0 0-6 6',
        () => step(app, model.redo, 'redo'),
        app.play.redo.length === 0,
      )}
      ${action('Erase', 'M8 5h12v14H8l-5-7zM11 9l6 6M17 9l-6 6', () => erase(app))}
      ${action(
        'Marks',
        'M5 5h3M11 5h3M17 5h2M5 12h3M11 12h3M17 12h2M5 19h3M11 19h3M17 19h2',
        () => fill(app),
        false,
        'Marks: fill in the candidates',
      )}
      ${action('Check', 'M4 12l5 6L20 6', () => check(app))}
    </div>
  </div>`;
}

function columnsOf(count) {
  if (count > 9) {
    return count > 16 ? 'many' : 'some';
  }
  return [4, 7, 8].includes(count) ? 'few by4' : 'few';
}

function pressed(text, isPressed, click) {
  return html`<button aria-pressed=${isPressed ? 'true' : 'false'} @click=${click}>${text}</button>`;
}

function swatch(app, colour) {
  const letter = colourLetter(colour);
  const name = COLOUR_NAMES[colour];
  return html`<button class=${`swatch c${colour}`} title=${name} aria-label=${`Colour ${letter} ${name}`}
    @click=${() => write(app, colour)}>${letter}</button>`;
}

function number(app, digit, left) {
  return html`<button class=${left === 0 ? 'done' : ''} @click=${() => write(app, digit)}
    ><span><span class="unseen">${MODE_TITLES[ui.mode]} </span>${model.symbol(digit)}</span>
    <small>${left}<span class="unseen"> left</span></small></button>`;
}

function action(text, icon, click, disabled = false, label = text) {
  return html`<button aria-label=${label} title=${label} aria-disabled=${disabled} @click=${click}
    ><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon}></path></svg><span>${text}</span></button>`;
}

function busyTemplate() {
  return html`<p class="busy"><span class="dots" aria-hidden="true"></span> Thinking…
    <button class="link" @click=${cancel}>Cancel</button></p>`;
}

function hintTemplate(app) {
  const {hint: shown} = ui;
  const thinks = ui.busy && ui.busy.what !== 'check';
  return html`<section class="card hints" aria-labelledby="hint-title">
    <h2 id="hint-title">Hints</h2>
    ${thinks ? busyTemplate() : nothing}
    ${shown
      ? reasonTemplate(app)
      : html`<p class="quiet">A nudge first, then the technique, then the whole step.</p>`}
    <div class="row">
      ${shown?.step
        ? stepButtons(app)
        : html`<button class="primary" @click=${() => hint(app)}>Hint</button>`}
      <button @click=${() => path(app)}>Whole path</button>
    </div>
  </section>`;
}

function reasonTemplate(app) {
  const {level, step} = ui.hint;
  return html`${step
    ? html`<div class="modes" role="group" aria-label="How much the hint tells">
        ${LEVELS.map((text, i) => pressed(text, level === i, () => reveal(app, i)))}
      </div>`
    : nothing}
    <div class="reason">
      ${hintTexts(app).map((text, i) => (i === 1 ? nameTemplate(app, step) : html`<p>${text}</p>`))}
      ${step && level > 1 ? html`<p class="so">${deductionText(app, step.deductions)}</p>` : nothing}
    </div>
    ${step && level > 1 ? wordsTemplate(app) : nothing}`;
}

function stepButtons(app) {
  const isFull = ui.hint.level === LEVELS.length - 1;
  const more = html`<button class="primary" @click=${() => hint(app)}>Tell more</button>`;
  return html`${isFull ? nothing : more}
    <button class=${isFull ? 'primary' : ''} @click=${() => take(app)}>Take the step</button>`;
}

function pathTemplate(app) {
  const {answer, index} = ui.path;
  const {steps, rating} = answer;
  const shown = steps[index];
  const figures = `${rating.level}, ER ${rating.er ?? `${rating.erAtLeast}+`}`;
  const ends = rating.beyond ? 'After these steps no technique goes on.' : '';
  return html`<section class="card path" aria-labelledby="path-title">
    <h2 id="path-title">The path <span class="quiet">${figures}</span></h2>
    <div class="row">
      <button aria-disabled=${index === 0} @click=${() => goTo(app, index - 1)}>Back</button>
      <button class="primary" aria-disabled=${index === steps.length - 1} @click=${() => goTo(app, index + 1)}
        >Next</button>
      <span class="quiet">${index + 1} of ${steps.length}</span>
      <button class="end" @click=${() => path(app)}>Close</button>
    </div>
    <div class="reason">
      ${nameTemplate(app, shown)}
      ${reasons(app, shown).map((text) => html`<p>${text}</p>`)}
      <p class="so">${deductionText(app, shown.deductions)}</p>
    </div>
    ${wordsTemplate(app)}
    <ol class="steps" tabindex="0" aria-label="Steps">${steps.map((one, i) => stepItem(app, one, i))}</ol>
    ${ends ? html`<p class="quiet">${ends}</p>` : nothing}
    <p class="quiet">Your own progress waits.</p>
  </section>`;
}

function stepItem(app, {technique, deductions}, i) {
  const result = deductionText(app, deductions.slice(0, 2)) + (deductions.length > 2 ? ', …' : '');
  return html`<li><button aria-current=${i === ui.path.index ? 'step' : nothing} @click=${() => goTo(app, i)}
    ><span>${capital(technique)}</span><small>${result}</small></button></li>`;
}
