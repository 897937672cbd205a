/**
 * The view in which two solvers search side by side, every assignment and retraction drawn.
 *
 * The puzzle is the one in play. What is on the grids while it runs is drawn once a frame; with
 * `prefers-reduced-motion` once a second.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState} from './app.js'
 * @import {Highlight} from './grid.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {focusCell, grid, hasFocus} from './grid.js';
import {keyOf, puzzleOfDoc} from './doc.js';
import {movedBy} from './keys.js';
import {action, failure, options, waits, wordsOf} from './parts.js';
import {cellName, symbol} from './symbols.js';
import {counted} from './words.js';
import {Walk, eventsFor, eventsPerSecond} from './trace.js';
import {STRATEGIES, reasonOf} from './watch-words.js';

/** The route of the view. */
export const id = 'watch';

/** Its name in the header. */
export const title = 'Watch';

const SIDES = Object.freeze(['Left', 'Right']);
const CALM_MILLIS = 1000;
const MANY = 100;
/** About three steps a second. */
const SLOW = 10;
/** From so many steps a second on nobody reads why each is made. */
const READABLE = 6;
const MOST_TO_DEPTH = 100000;
const VERDICTS = Object.freeze({
  unique: 'Finished: there is exactly one solution.',
  several: 'Finished: there is more than one solution.',
  none: 'Finished: there is no solution.',
  limit: 'Stopped: the search took too long.',
});

/** @type {?string[]} */
let solvers = null;
/** The names of the strategies that show no steps. @type {string[]} */
let others = [];
let solversFailed = null;
let chosen = ['backtrack', 'dlx'];
let cursors = [0, 0];
/** @type {(Walk | null)[]} */
const walks = [null, null];
let puzzle = null;
let speed = SLOW;
let depth = '';
let depthTrouble = '';
let running = false;
let rest = 0;
let drawnAt = 0;
let frame = 0;
let page = null;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Begins with the puzzle in play when the view is gone to.
 *
 * @param {AppFace} app the page
 */
export function enter(app) {
  page = app;
  document.addEventListener('visibilitychange', seen);
  if (solvers === null) {
    loadSolvers();
  }
  if (puzzle === null || keyOf(puzzle) !== keyOf(app.doc)) {
    reset();
  }
}

/** Stops when the view is left. */
export function leave() {
  document.removeEventListener('visibilitychange', seen);
  halt();
}

async function loadSolvers() {
  solversFailed = null;
  try {
    const {solvers: all} = await page.api.get('solvers');
    /** @type {string[]} */
    const names = all.map(({name}) => name);
    solvers = names.filter((name) => Object.hasOwn(STRATEGIES, name));
    others = names.filter((name) => !Object.hasOwn(STRATEGIES, name));
    reset();
  } catch (error) {
    solversFailed = wordsOf(error, 'The list of strategies could not be loaded.');
  }
  page.update();
}

function seen() {
  cancelAnimationFrame(frame);
  if (running && !document.hidden) {
    begin();
  }
}

// ------------------------------------------------------------------------------------------------- the walks

function reset() {
  halt();
  puzzle = page.doc;
  cursors = [0, 0];
  SIDES.forEach((_, side) => restart(side));
  page.update();
}

function restart(side) {
  walks[side]?.stop();
  walks[side] = null;
  if (solvers !== null) {
    const asked = puzzleOfDoc(puzzle);
    const solver = chosen[side];
    const walk = new Walk(
      (from, limit, signal) => page.api.post('trace', {puzzle: asked, solver, from, limit}, {signal}),
      puzzle,
    );
    walks[side] = walk;
    drawWhenReady(walk);
  }
}

/** @returns {Walk[]} both walks; none before the solvers are known */
function walking() {
  return walks.filter((walk) => walk !== null);
}

/** @param {Walk} walk what is drawn when its next events are here */
function drawWhenReady(walk) {
  walk.ready().then(() => walks.includes(walk) && page.update());
}

function choose(side, name) {
  chosen = chosen.map((before, i) => (i === side ? name : before));
  reset();
  page.announce(`${SIDES[side]}: ${titleOf(name)}`);
}

/** @param {string} name of a strategy */
function titleOf(name) {
  return STRATEGIES[name].title;
}

function halt() {
  running = false;
  cancelAnimationFrame(frame);
}

/** @param {number} steps the place to go to, forth or back, on both sides */
async function seek(steps) {
  halt();
  page.update();
  await Promise.all(walking().map((walk) => walk.seek(steps)));
  page.update();
}

async function back() {
  halt();
  await Promise.all(walking().map((walk) => walk.seek(walk.steps - 1)));
  tellSteps();
}

async function goToDepth() {
  const wanted = Number(depth);
  const most = puzzle.givens.filter((digit) => digit === 0).length;
  if (!/^\s*\d+\s*$/.test(depth) || wanted > most) {
    depthTrouble = `Give a depth from 0 to ${most}.`;
    page.announce(depthTrouble);
    page.update();
    return;
  }
  depthTrouble = '';
  halt();
  page.update();
  const there = await Promise.all(walking().map((walk) => walk.seekDepth(wanted, MOST_TO_DEPTH)));
  const missed = chosen.filter((_, side) => !there[side]).map(titleOf);
  depthTrouble = missed.length > 0 ? `${missed.join(' and ')} did not come to depth ${wanted} again.` : '';
  tellSteps(depthTrouble);
}

/** @param {string} [more] what is said first */
function tellSteps(more = '') {
  const steps = walking().map((walk, side) => `${titleOf(chosen[side])}: ${lastStep(walk)}`);
  page.announce([...(more ? [more] : []), ...steps].join('; '));
  page.update();
}

function advance(count) {
  for (const walk of walking()) {
    if (walk.take(count) < count && !walk.isOver && walk.error === null) {
      drawWhenReady(walk);
    }
  }
}

function begin() {
  drawnAt = performance.now();
  frame = requestAnimationFrame(tick);
}

function tick(now) {
  const passed = now - drawnAt;
  if (!calm.matches || passed >= CALM_MILLIS) {
    drawnAt = now;
    const usual = calm.matches ? CALM_MILLIS + CALM_MILLIS / 2 : undefined;
    const {count, rest: left} = eventsFor(speed, passed, rest, usual);
    rest = left;
    advance(count);
    if (walking().every((walk) => walk.isOver || walk.error !== null)) {
      stop();
    }
    page.updateNow();
  }
  if (running) {
    frame = requestAnimationFrame(tick);
  }
}

function run() {
  walking().forEach((walk) => {
    if (walk.error !== null) {
      walk.retry();
      drawWhenReady(walk);
    }
  });
  running = true;
  depthTrouble = '';
  rest = 0;
  begin();
  page.announce('Running');
  page.update();
}

function stop() {
  halt();
  page.announce(
    walking()
      .map((walk, side) => `${titleOf(chosen[side])}: ${summary(walk)}`)
      .join('; '),
  );
  page.update();
}

function summary(walk) {
  const {steps, assignments, retractions} = walk;
  const figures = `${counted(steps, 'step')}: ${counted(assignments, 'digit')} placed, ${retractions.toLocaleString('en')} taken back`;
  return `${figures}. ${status(walk)}`;
}

function step(count) {
  halt();
  advance(count);
  tellSteps();
}

function lastStep(walk) {
  if (walk.cell < 0) {
    return status(walk) || 'nothing yet';
  }
  const where = cellName(puzzle.size, walk.cell);
  const what = walk.assigned ? 'placed in' : 'taken back from';
  return `step ${walk.steps}, ${symbol(walk.digit)} ${what} ${where}`;
}

function status(walk) {
  if (walk === null) {
    return '';
  }
  if (walk.error !== null) {
    return wordsOf(walk.error, 'The next steps could not be loaded.').message;
  }
  if (walk.isOver) {
    return VERDICTS[walk.verdict] ?? 'Finished.';
  }
  if (!walk.isReady) {
    return 'Loading the next steps …';
  }
  return walk.found > 0 ? `${counted(walk.found, 'solution')} found.` : '';
}

/**
 * Takes a key: S steps, B steps back, R runs or pauses, arrows move about in the grids.
 *
 * @param {KeyboardEvent} event the key
 * @param {AppFace} app the page
 */
export function keydown(event, app) {
  page = app;
  if (event.ctrlKey || event.metaKey || walks.includes(null)) {
    return;
  }
  const side = SIDES.findIndex((_, i) => hasFocus(`watch-${i}`));
  const moved = side < 0 ? -1 : movedBy(event.key, cursors[side], puzzle.size);
  if (moved >= 0) {
    event.preventDefault();
    moveCursor(side, moved);
    focusCell(`watch-${side}`, moved);
  } else if (event.altKey || app.setting('letters')) {
    letter(event.altKey ? event.code.replace('Key', '').toLowerCase() : event.key);
  }
}

/** @param {string} typed a letter */
function letter(typed) {
  if (typed === 'b') {
    back();
  } else if (walking().every((walk) => walk.isOver)) {
    return;
  } else if (typed === 's') {
    step(1);
  } else if (typed === 'r') {
    (running ? stop : run)();
  }
}

function moveCursor(side, cell) {
  cursors = cursors.map((before, i) => (i === side ? cell : before));
  page.updateNow();
}

// ------------------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {PageState} state the page's state
 * @param {AppFace} app the page
 * @returns {TemplateResult} all below the header
 */
export function view(state, app) {
  page = app;
  const there = puzzle !== null && !walks.includes(null);
  const over = there && walking().every((walk) => walk.isOver);
  const why = over
    ? 'Both searches are finished. Start over, or step back.'
    : there
      ? ''
      : 'The list of strategies is not loaded yet.';
  const shown = walking();
  const furthest = Math.max(0, ...shown.map((walk) => walk.furthest));
  const place = Math.max(0, ...shown.map((walk) => walk.steps));
  const begun = place > 0;
  const rate = Math.round(eventsPerSecond(speed));
  return html`<div class="watching">
    <h1 class="unseen">Watch two strategies search</h1>
    ${waits(state, 'You can watch the steps that are loaded already; the rest has to wait.')}
    ${
      solversFailed
        ? html`<div class="card">${failure('watch-failure', solversFailed)}
      <button type="button" @click=${loadSolvers}>Try again</button></div>`
        : nothing
    }
    <section class="card controls" aria-label="Controls">
      <div class="row">
        ${action(running ? 'Pause' : 'Run', running ? stop : run, app, {why, kind: 'primary'})}
        ${action('Step back', back, app, {why: begun ? '' : 'This is the start.'})}
        ${action('Step', () => step(1), app, {why})}
        ${action(`${MANY} steps`, () => step(MANY), app, {why})}
        ${action(
          'Start over',
          () => {
            reset();
            app.announce('Back at the start');
          },
          app,
          {why: there ? '' : why},
        )}
      </div>
      <label class="field speed"><span>Speed
        <output>${counted(rate, 'step')} a second</output></span>
        <input id="watch-speed" type="range" min="0" max="100" .value=${String(speed)}
          aria-valuetext=${`${counted(rate, 'step')} a second`} @input=${(event) => {
            speed = event.target.valueAsNumber;
            app.update();
          }}></label>
      <label class="field speed"><span>Timeline
        <output>step ${place.toLocaleString('en')}</output></span>
        <input id="watch-timeline" type="range" min="0" max=${furthest} .value=${String(place)}
          aria-valuetext=${`step ${place} of ${furthest} so far`}
          @input=${(event) => seek(event.target.valueAsNumber)}></label>
      <form class="row" novalidate @submit=${(event) => {
        event.preventDefault();
        if (there) {
          goToDepth();
        }
      }}>
        <label class="field inline">Depth <input id="watch-depth" type="text" inputmode="numeric" maxlength="4"
          autocomplete="off" aria-describedby="watch-depth-about" aria-invalid=${depthTrouble ? 'true' : 'false'}
          .value=${depth} @input=${(event) => {
            depth = event.target.value;
          }}></label>
        <button type="submit">Go to depth</button>
        <span id="watch-depth-about" class="quiet">how many digits are placed</span>
        ${failure('watch-depth-trouble', depthTrouble ? {message: depthTrouble} : null)}</form>
      ${
        calm.matches
          ? html`<p class="quiet">You prefer reduced motion, so the grids change once a second.</p>`
          : nothing
      }
    </section>
    <div class="sides">${puzzle === null ? nothing : SIDES.map((name, side) => pane(name, side))}</div>
    <p class="quiet">After the first solution the search goes on, to see whether there is a second one. This is
      the puzzle you are playing${puzzle?.title ? html`: <b>${puzzle.title}</b>` : nothing}.
      <a href="#generate">Generate another</a></p>
    ${
      others.length > 0
        ? html`<p class="quiet">Not shown: ${others.join(', ')}. They work on the whole grid at once and do not
      place one digit after the other, so there are no steps to watch.</p>`
        : nothing
    }
  </div>`;
}

function pane(name, side) {
  const walk = walks[side];
  const names = solvers ?? [chosen[side]];
  const why =
    walk !== null && walk.cell >= 0 && !walk.isOver && (!running || eventsPerSecond(speed) < READABLE)
      ? reasonOf(chosen[side], puzzle, walk)
      : '';
  /** @type {ReadonlyMap<number, Highlight> | undefined} */
  const marks =
    walk !== null && walk.cell >= 0 && !walk.isOver
      ? new Map([[walk.cell, walk.assigned ? 'assign' : 'retract']])
      : undefined;
  const digits = walk === null ? puzzle.givens : walk.isOver && walk.solution ? walk.solution : walk.digits;
  return html`<section class="card pane" aria-label=${`${name} strategy`}>
    <label class="field">${name} strategy <select id=${`watch-solver-${side}`} ?disabled=${solvers === null}
      @change=${(event) => choose(side, event.target.value)}
      >${options(
        names.map((each) => [each, titleOf(each)]),
        chosen[side],
      )}</select></label>
    <p class="about">${STRATEGIES[chosen[side]].about}</p>
    <div class="board">${grid({
      id: `watch-${side}`,
      doc: puzzle,
      digits,
      cursor: cursors[side],
      highlights: marks,
      ariaLabel: `Grid of ${titleOf(chosen[side])}, ${name.toLowerCase()}`,
      onFocus: (cell) => cell !== cursors[side] && moveCursor(side, cell),
    })}</div>
    <dl class="figures">
      <div><dt>Steps</dt><dd>${(walk?.steps ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Placed</dt><dd><span class="assign" aria-hidden="true">+</span>
        ${(walk?.assignments ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Taken back</dt><dd><span class="retract" aria-hidden="true">−</span>
        ${(walk?.retractions ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Depth</dt><dd>${walk?.depth ?? 0}</dd></div></dl>
    <p class="why">${why}</p>
    <p class="status">${status(walk)}${walk?.isOver && walk.solution ? ' The solution is shown.' : ''}</p>
  </section>`;
}
