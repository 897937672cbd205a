/**
 * The view in which puzzles are set: regions are painted, givens entered, and a live line says what follows.
 *
 * What is being set is kept in `localStorage` under `nonomino.draft`; it is not the puzzle in play, until
 * "Play it". Other views hand over theirs by `edit`.
 */
import {html, nothing} from './lib/lit-html.js';
import {focusCell, grid, hasFocus} from './grid.js';
import {latestOnly} from './latest.js';
import {
  newRandom, pictures, randomFields, randomTrouble, retryCatalogs, seedOf, sizeField,
} from './layouts.js';
import {
  MAX_SIZE, cellName, conflicts, digitOf, docOfPuzzle, newDoc, puzzleOfDoc, regionOf, symbol,
} from './model.js';
import * as painting from './painting.js';
import {action, choice, counted, failure, movedBy, waits, wordsOf} from './parts.js';
import {liveLine} from './verdict.js';

/** The route of the view. */
export const id = 'set';

/** Its name in the header. */
export const title = 'Set';

const GRID = 'set-grid';
const KEPT = 'nonomino.draft';
const ASK_AFTER = 30;
const STALE_AFTER = 300;
const WORKING = 'Wait for the current task to finish.';
const UNFORMED = 'The regions are not finished.';
const MOST_RATED = 16;
/** Why no clue is added, by the kind of the live line. */
const NO_CLUE = Object.freeze({
  form: UNFORMED, unique: 'There is exactly one solution already.',
  none: 'There is no solution, and adding a clue cannot change that.',
  wait: 'The number of solutions is not known yet.',
});
const SIGNS = Object.freeze({unique: '✓', none: '✕', several: '≠', form: '…', wait: '…'});

let history = painting.newHistory(kept());
let mode = 'regions';
let brush = 0;
let cursor = 0;
let selection = [0];
let stroke = null;
let shown = 'draft';
let answer = null;
let trouble = null;
let facts = null;
let failed = null;
let busy = null;
let random = newRandom();
let page = null;
let staleTimer = 0;

const live = latestOnly(
  (puzzle, signal) => page.api.post('check', {puzzle}, {signal}),
  ({answer: checked, error}) => {
    if (error?.aborted) {
      return;
    }
    clearTimeout(staleTimer);
    answer = checked ?? null;
    trouble = error ?? null;
    page.announce(error ? error.message : lineNow().text);
    page.update();
  },
  ASK_AFTER,
);

function kept() {
  try {
    return docOfPuzzle(JSON.parse(localStorage.getItem(KEPT)));
  } catch {
    return painting.newDraft(9);
  }
}

function keep() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(puzzleOfDoc(history.draft)));
  } catch {
    page.toast('This browser does not store data: the draft is lost when the page is closed.', 'error');
  }
}

/**
 * Takes a puzzle to be set further, and goes to this view. It can be undone.
 *
 * @param {Doc} doc the puzzle
 * @param {object} app the page
 */
export function edit(doc, app) {
  page = app;
  follow(painting.advance(history, doc));
  app.go(id);
}

/**
 * What is being set.
 *
 * @returns {Doc} a draft: its regions may have any number of cells
 */
export function draft() {
  return history.draft;
}

/**
 * Asks for the live line when the view is gone to.
 *
 * @param {object} app the page
 */
export function enter(app) {
  page = app;
  retryCatalogs();
  ask();
}

/** Gives up what was asked for when the view is left. */
export function leave() {
  clearTimeout(staleTimer);
  live.stop();
  busy?.controller.abort();
}

/** Asks for the live line. What it said before stays for a moment, so that it does not flicker. */
function ask() {
  trouble = null;
  clearTimeout(staleTimer);
  if (painting.isWellFormed(history.draft)) {
    live.want(puzzleOfDoc(history.draft));
    staleTimer = setTimeout(forgetAnswer, STALE_AFTER);
  } else {
    live.stop();
    answer = null;
  }
}

function forgetAnswer() {
  answer = null;
  page.update();
}

function follow(next) {
  if (next === history) {
    return;
  }
  const before = history.draft;
  history = next;
  const {draft: now} = next;
  if (now.size !== before.size) {
    cursor = 0;
    selection = [0];
    brush = Math.min(brush, now.size - 1);
    answer = null;
  }
  keep();
  if (now.regions !== before.regions || now.givens !== before.givens) {
    busy?.controller.abort();
    facts = null;
    failed = null;
    shown = 'draft';
    ask();
  }
  page.update();
}

function change(next, together = false) {
  follow(painting.advance(history, next, together));
}

function lineNow() {
  return liveLine(history.draft, answer, {conflicts: conflictsNow().size, error: trouble});
}

function conflictsNow() {
  const {draft: now} = history;
  return now.givens.some((digit) => digit > 0) ? conflicts(now, now.givens) : new Set();
}

// ------------------------------------------------------------------------------------------------- painting

function paintCells(cells, together) {
  const before = history.draft;
  change(painting.paint(before, cells, brush), together && stroke?.changed);
  if (stroke !== null && history.draft !== before) {
    stroke.changed = true;
  }
}

function finishRegion() {
  const next = painting.nextToPaint(history.draft, brush);
  if (brush !== painting.NONE && next !== brush) {
    page.announce(`Region ${brush + 1} is full. Now painting region ${next + 1}.`);
    brush = next;
  }
  page.update();
}

function choosePaint(region) {
  brush = region;
  page.announce(region === painting.NONE ? 'Now removing cells from regions'
    : `Now painting ${regionWords(region)}`);
  page.update();
}

function regionWords(region) {
  const report = painting.regionReports(history.draft)[region];
  const parts = [`region ${region + 1}`, `${report.count} of ${history.draft.size} cells`];
  if (report.trouble) {
    parts.push(report.trouble);
  }
  if (report.pieces > 1) {
    parts.push(`in ${report.pieces} pieces`);
  }
  return parts.join(', ');
}

function pointer({type, cell, event}) {
  if (mode === 'regions') {
    pointerPaints(type, cell, event);
  } else {
    pointerSelects(type, cell, event);
  }
}

function pointerPaints(type, cell, event) {
  const {draft: now} = history;
  if (type === 'down' && event.altKey) {
    choosePaint(regionOf(now, cell));
  } else if (type === 'down') {
    stroke = {last: cell, changed: false};
    moveTo(cell, false);
    paintCells([cell], false);
  } else if (type === 'move' && stroke !== null) {
    paintCells(painting.cellsBetween(now.size, stroke.last, cell), true);
    stroke.last = cell;
    moveTo(cell, false);
  } else if (stroke !== null && (type === 'up' || type === 'cancel')) {
    stroke = null;
    finishRegion();
  }
}

function pointerSelects(type, cell, event) {
  if (type === 'down') {
    const more = event.ctrlKey || event.metaKey || event.shiftKey;
    moveTo(cell, more);
  } else if (type === 'move') {
    moveTo(cell, true);
  }
}

function moveTo(cell, extend) {
  cursor = cell;
  selection = extend ? [...new Set([...selection, cell])] : [cell];
  page.updateNow();
  focusCell(GRID, cell);
}

// ------------------------------------------------------------------------------------------------- keys

/**
 * Takes a key.
 *
 * @param {KeyboardEvent} event the key
 * @param {object} app the page
 */
export function keydown(event, app) {
  page = app;
  const {size} = history.draft;
  if (event.ctrlKey || event.metaKey) {
    const which = event.key.toLowerCase();
    if (which === 'z' || which === 'y') {
      event.preventDefault();
      step(which === 'y' || event.shiftKey ? painting.redo : painting.undo);
    }
    return;
  }
  const onGrid = hasFocus(GRID) || document.activeElement === document.body;
  const moved = onGrid && !event.altKey ? movedBy(event.key, cursor, size) : -1;
  if (moved >= 0) {
    event.preventDefault();
    moveTo(moved, event.shiftKey && mode === 'givens');
    if (event.shiftKey && mode === 'regions') {
      paintCells([moved], false);
      finishRegion();
    }
  } else if (!event.altKey && acts(event.key, onGrid)) {
    event.preventDefault();
  }
}

function acts(key, onGrid) {
  const digit = digitOf(key, history.draft.size);
  const erases = key === 'Backspace' || key === 'Delete';
  if (mode === 'givens') {
    if (digit > 0 || erases) {
      give(digit);
    }
    return digit > 0 || erases;
  }
  if (digit > 0) {
    choosePaint(digit - 1);
  } else if (onGrid && (key === ' ' || key === 'Enter')) {
    paintCells([cursor], false);
    finishRegion();
  } else if (onGrid && erases) {
    change(painting.paint(history.draft, [cursor], painting.NONE));
  } else {
    return false;
  }
  return true;
}

function give(digit) {
  const {draft: now} = history;
  const takesOut = digit > 0 && selection.every((cell) => now.givens[cell] === digit);
  change(painting.giveDigit(now, selection, takesOut ? 0 : digit));
}

function step(way) {
  const next = way(history);
  if (next === history) {
    page.announce(way === painting.undo ? 'Nothing to undo' : 'Nothing to redo');
  }
  follow(next);
}

// ------------------------------------------------------------------------------------------------- questions

async function run(name, path, body, take) {
  busy?.controller.abort();
  const mine = {name, controller: new AbortController()};
  busy = mine;
  failed = null;
  page.update();
  try {
    const got = await page.api.post(path, body, {signal: mine.controller.signal});
    if (busy === mine) {
      busy = null;
      take(got);
    }
  } catch (error) {
    if (busy === mine && !error.aborted) {
      failed = wordsOf(error, 'The server is unavailable: try again when it is back.');
      page.announce(failed.message);
    }
  } finally {
    if (busy === mine) {
      busy = null;
    }
    page.update();
  }
}

function tell(words) {
  facts = words;
  page.announce(words.join(' '));
}

function askFilling() {
  const {size, regions} = history.draft;
  run('filling', 'layouts/check', {size, regions}, ({filling}) => tell([{
    yes: 'These regions have solution grids.',
    no: 'These regions provably have no solution grid, so no puzzle is possible.',
  }[filling] ?? 'It could not be decided in time whether these regions have a solution grid.']));
}

function askClue() {
  run('clue', 'clue', {puzzle: puzzleOfDoc(history.draft)}, ({cell, digit, unique}) => {
    const name = cellName(history.draft.size, cell);
    moveTo(cell, false);
    change(painting.giveDigit(history.draft, [cell], digit));
    tell([`Added the clue ${symbol(digit)} at ${name}: `
      + (unique ? 'now there is exactly one solution.' : 'fewer solutions are left, but still more than one.')]);
  });
}

function askReduce() {
  run('reduce', 'reduce', {puzzle: puzzleOfDoc(history.draft)}, ({removed}) => {
    const {size} = history.draft;
    change(painting.giveDigit(history.draft, removed, 0));
    const names = removed.map((cell) => cellName(size, cell)).join(', ');
    tell([removed.length === 0 ? 'Every clue is needed: the puzzle is minimal.'
      : `Removed ${counted(removed.length, 'redundant clue')}: ${names}.`]);
  });
}

function askRate() {
  run('rate', 'rate', {puzzle: puzzleOfDoc(history.draft)}, (rated) => tell(ratingWords(rated)));
}

function ratingWords({verdict, rating, techniques}) {
  if (verdict !== 'unique') {
    return [verdict === 'limit' ? 'The rating was not finished in time.'
      : 'Only a puzzle with exactly one solution can be rated.'];
  }
  const {beyond, er, ep, ed, level} = rating;
  const used = techniques.map(({technique, rating: each, count}) => `${technique} (${each}) ×${count}`).join(', ');
  return [beyond ? 'Beyond all techniques: guessing is needed.'
    : `Level: ${level}. ER ${er} (hardest step), EP ${ep} (to the first digit), ED ${ed} (first step).`,
    ...(used ? [`Techniques: ${used}.`] : [])];
}

function playIt() {
  page.open(history.draft);
}

async function makeRandom() {
  const {size} = history.draft;
  const {seed, trouble: badSeed} = seedOf(random.seed);
  if (badSeed) {
    failed = {message: badSeed};
    page.announce(badSeed);
    page.update();
    return;
  }
  const {wiggle, symmetry} = random;
  const body = {size, wiggle, layoutSymmetry: symmetry, ...(seed !== undefined && {seed})};
  await run('random', 'layouts/random', body, (made) => {
    change(painting.withRegions(history.draft, made.regions));
    tell([`Random layout made with seed ${made.seed}.`]);
  });
}

// ------------------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {object} state the page's state
 * @param {object} app the page
 * @returns {TemplateResult} all below the header
 */
export function view(state, app) {
  page = app;
  const {draft: now} = history;
  const line = lineNow();
  return html`<div class="workbench">
    <section class="easel" aria-labelledby="set-title">
      <h1 id="set-title" class="unseen">Set a puzzle</h1>
      ${board(now)}
      ${liveTemplate(line)}
    </section>
    <div class="side">
      ${waits(state, 'You can keep painting, entering givens and playing;'
        + ' solution checks, random layouts and ratings need the server.')}
      <section class="card" aria-label="Tools">
        <div class="row">
          ${choice('What to set', [['regions', 'Regions'], ['givens', 'Givens']], mode, (chosen) => {
            mode = chosen;
            selection = [cursor];
            app.update();
          })}
          ${action('Undo', () => step(painting.undo), app,
            {why: history.past.length === 0 ? 'Nothing to undo' : ''})}
          ${action('Redo', () => step(painting.redo), app,
            {why: history.future.length === 0 ? 'Nothing to redo' : ''})}
        </div>
        ${mode === 'regions' ? palette(now) : pad(now)}
      </section>
      ${questions(line)}
      ${starts(now, app)}
      ${names(now)}
    </div>
  </div>`;
}

function board(now) {
  const {solution, otherSolution, differing} = answer ?? {};
  const digits = {solution, otherSolution}[shown];
  const marks = new Map();
  const wrong = painting.wrongCells(now);
  wrong.forEach((_, cell) => marks.set(cell, 'wrong'));
  if (now.givens.some((digit) => digit > 0) || digits) {
    differing?.forEach((cell) => marks.set(cell, 'differ'));
  }
  return html`<div class="board">${grid({
    id: GRID, doc: now, digits: digits ? newDoc({size: now.size, givens: digits}).givens : now.givens,
    selection, cursor, highlights: marks, conflicts: conflictsNow(),
    labels: mode === 'regions' ? 'regions' : 'none', onPointer: pointer,
    onFocus: (cell) => {
      if (cell !== cursor) {
        cursor = cell;
        selection = [cell];
        page.update();
      }
    },
    ariaLabel: mode === 'regions'
      ? 'Painting regions: Space paints the cell, Shift with arrows keeps painting, digits choose the region'
      : 'Setting givens: type digits',
    describe: (cell) => wrong.get(cell) ?? '',
  })}</div>`;
}

function liveTemplate({kind, text, more}) {
  const can = [['solution', 'a solution'], ['otherSolution', 'the second solution']]
    .filter(([name]) => answer?.[name]);
  return html`<div class=${`verdict ${kind}`}>
    <span class="sign" aria-hidden="true">${SIGNS[kind]}</span>
    <p><b>${text}</b> ${more}</p>
    ${can.length === 0 ? nothing : html`<div class="row">${can.map(([name, words]) => html`
      <button type="button" aria-pressed=${shown === name ? 'true' : 'false'} @click=${() => show(name)}
        >Show ${answer.otherSolution || name !== 'solution' ? words : 'the solution'}</button>`)}</div>`}
  </div>`;
}

function show(name) {
  shown = shown === name ? 'draft' : name;
  page.announce({draft: 'The givens are shown', solution: 'A solution is shown',
    otherSolution: 'The second solution is shown'}[shown]);
  page.update();
}

function palette(now) {
  const reports = painting.regionReports(now);
  return html`<div class="palette" role="group" aria-label="Region to paint">
    ${reports.map(({region, count, pieces, trouble: miscount}) => html`<button type="button"
      class=${`swatch ${miscount ? 'short' : pieces > 1 ? 'split' : 'done'}`}
      aria-pressed=${brush === region ? 'true' : 'false'}
      @click=${() => choosePaint(region)}><b><span class="unseen">Region </span>${region + 1}</b>
      <span>${count}/${now.size}</span>
      <small>${miscount || (pieces > 1 ? `${pieces} pieces` : '✓ done')}</small></button>`)}
    <button type="button" class="swatch erases" aria-pressed=${brush === painting.NONE ? 'true' : 'false'}
      @click=${() => choosePaint(painting.NONE)}>
      <b aria-hidden="true">⌫</b><small>no region</small></button></div>
    <div class="row">
      <button type="button" @click=${() => change(painting.unpainted(now))}>Clear regions</button>
      ${givensClearer(now)}</div>
    <p class="quiet">Drag to paint. Alt+click picks a region. When one is full, the next is
      taken.</p>`;
}

function givensClearer(now) {
  const none = now.givens.every((digit) => digit === 0);
  return action('Clear givens', clearGivens, page, {why: none ? 'There are no givens' : ''});
}

function clearGivens() {
  change(painting.giveDigit(history.draft, [...history.draft.givens.keys()], 0));
}

function pad(now) {
  const digits = Array.from({length: now.size}, (_, i) => i + 1);
  return html`<div class="keypad" role="group" aria-label="Digits">
    ${digits.map((digit) => html`<button type="button" aria-label=${`Give ${symbol(digit)}`}
      @click=${() => give(digit)}>${symbol(digit)}</button>`)}
    <button type="button" aria-label="Clear the cells" @click=${() => give(0)}>⌫</button></div>
    <div class="row">${givensClearer(now)}</div>`;
}

function questions({kind}) {
  const {size} = history.draft;
  const unformed = kind === 'form' ? UNFORMED : '';
  const notUnique = kind === 'unique' ? '' : unformed || 'This needs a puzzle with exactly one solution.';
  const notRated = size <= MOST_RATED ? '' : `Only puzzles up to ${MOST_RATED} × ${MOST_RATED} can be rated.`;
  const button = (name, words, act, why) => action(words, act, page,
    {why: busy ? WORKING : why, busy: busy?.name === name});
  return html`<section class="card" aria-labelledby="set-ask">
    <h2 id="set-ask">Check and improve</h2>
    <div class="asks">
      ${button('filling', 'Does this layout have a solution grid?', askFilling, unformed)}
      ${button('clue', 'Add a clue that makes it unique', askClue, NO_CLUE[kind] ?? '')}
      ${button('reduce', 'Remove redundant clues', askReduce, notUnique)}
      ${button('rate', 'Rate', askRate, notRated || notUnique)}
    </div>
    ${busy ? html`<div class="row"><span class="quiet">Working …</span>
      <button type="button" @click=${() => busy?.controller.abort()}>Cancel</button></div>` : nothing}
    ${facts ? html`<div class="facts">${facts.map((words) => html`<p>${words}</p>`)}</div>` : nothing}
    ${failure('set-failure', failed)}
    ${action('Play it', playIt, page, {why: unformed, kind: 'primary grow'})}
  </section>`;
}

function starts(now, app) {
  return html`<details class="card">
    <summary><h2>Start from a layout</h2></summary>
    <div class="row">
      ${sizeField('set-size', now.size, MAX_SIZE, (size) => {
        change(newDoc({...painting.newDraft(size), title: now.title, author: now.author}));
        app.announce(`Size ${size}`);
      })}
      <button type="button" @click=${() => change(app.doc)}>Use the puzzle in play</button>
    </div>
    <h3>Catalog</h3>
    ${pictures({size: now.size, chosen: now.regions, id: 'set-layout', choose: ({name, regions}) => {
      change(painting.withRegions(now, regions));
      app.announce(`Regions of ${name}`);
    }}, app)}
    <h3>Random</h3>
    ${randomFields({size: now.size, random, id: 'set-random', seeded: true, change: (wishes) => {
      random = wishes;
      app.update();
    }})}
    ${action('Make a random layout', makeRandom, app,
      {why: busy ? WORKING : randomTrouble(now.size, random), busy: busy?.name === 'random'})}
  </details>`;
}

function names(now) {
  const name = (field, words) => html`<label class="field wide">${words}
    <input id=${`set-${field}`} type="text" maxlength="200" autocomplete="off" .value=${now[field]}
      @change=${(event) => change(newDoc({...now, [field]: event.target.value.trim()}))}></label>`;
  return html`<section class="card" aria-labelledby="set-names"><h2 id="set-names">Title and author</h2>
    <div class="fields">${name('title', 'Title')}${name('author', 'Author')}</div></section>`;
}
