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
import {counted} from './words.js';
import {Walk, eventsFor, eventsPerSecond} from './trace.js';

/** The route of the view. */
export const id = 'watch';

/** Its name in the header. */
export const title = 'Watch';

const SIDES = Object.freeze(['Left', 'Right']);
const CALM_MILLIS = 1000;
const MANY = 100;
const VERDICTS = Object.freeze({
  unique: 'Finished: exactly one solution.',
  several: 'Finished: several solutions.',
  none: 'Finished: no solution.',
  limit: 'Stopped: the search took too long on the server.',
});

let solvers = null;
let solversFailed = null;
let chosen = ['backtrack', 'dlx'];
let cursors = [0, 0];
/** @type {(Walk | null)[]} */
const walks = [null, null];
let puzzle = null;
let speed = 40;
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
  running = false;
  cancelAnimationFrame(frame);
}

async function loadSolvers() {
  solversFailed = null;
  try {
    ({solvers} = await page.api.get('solvers'));
    const names = solvers.map(({name}) => name);
    chosen = chosen.map((name, side) => (names.includes(name) ? name : names[side % names.length]));
    reset();
  } catch (error) {
    solversFailed = wordsOf(error, 'The list of solvers needs the server.');
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
  running = false;
  cancelAnimationFrame(frame);
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
  page.announce(`${SIDES[side]}: ${name}`);
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
    const {count, rest: left} = eventsFor(speed, passed, rest);
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
  rest = 0;
  begin();
  page.announce('Running');
  page.update();
}

function stop() {
  running = false;
  cancelAnimationFrame(frame);
  page.announce(
    walking()
      .map((walk, side) => `${chosen[side]}: ${summary(walk)}`)
      .join('; '),
  );
  page.update();
}

function summary(walk) {
  const figures = `${counted(walk.steps, 'step')}, ${counted(walk.assignments, 'assignment')}, ${counted(
    walk.retractions,
    'retraction',
  )}`;
  return `${figures}. ${status(walk)}`;
}

function step(count) {
  running = false;
  cancelAnimationFrame(frame);
  advance(count);
  page.announce(
    walking()
      .map((walk, side) => `${chosen[side]}: ${lastStep(walk)}`)
      .join('; '),
  );
  page.update();
}

function lastStep(walk) {
  if (walk.cell < 0) {
    return status(walk) || 'nothing yet';
  }
  const {size} = puzzle;
  const where = `row ${Math.floor(walk.cell / size) + 1} column ${(walk.cell % size) + 1}`;
  return `step ${walk.steps}, ${walk.assigned ? 'assigned at' : 'removed at'} ${where}`;
}

function status(walk) {
  if (walk === null) {
    return '';
  }
  if (walk.error !== null) {
    return wordsOf(walk.error, 'The next steps need the server.').message;
  }
  if (walk.isOver) {
    return VERDICTS[walk.verdict] ?? 'Over.';
  }
  if (!walk.isReady) {
    return 'Waiting for the next steps …';
  }
  return walk.found > 0 ? `${counted(walk.found, 'solution')} found.` : '';
}

/**
 * Takes a key: S steps, R runs or stops, arrows move about in the grids.
 *
 * @param {KeyboardEvent} event the key
 * @param {AppFace} app the page
 */
export function keydown(event, app) {
  page = app;
  if (event.ctrlKey || event.metaKey || event.altKey || walks.includes(null)) {
    return;
  }
  const side = SIDES.findIndex((_, i) => hasFocus(`watch-${i}`));
  const moved = side < 0 ? -1 : movedBy(event.key, cursors[side], puzzle.size);
  if (moved >= 0) {
    event.preventDefault();
    moveCursor(side, moved);
    focusCell(`watch-${side}`, moved);
  } else if (walking().every((walk) => walk.isOver)) {
    return;
  } else if (event.key === 's') {
    step(1);
  } else if (event.key === 'r') {
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
    ? 'Both searches are finished: reset to watch them again.'
    : there
      ? ''
      : 'The list of solvers is not loaded yet.';
  const rate = Math.round(eventsPerSecond(speed));
  return html`<div class="watching">
    <h1 class="unseen">Watch two solvers search</h1>
    ${waits(state, 'You can watch the steps already loaded; further steps need the server.')}
    ${
      solversFailed
        ? html`<div class="card">${failure('watch-failure', solversFailed)}
      <button type="button" @click=${loadSolvers}>Try again</button></div>`
        : nothing
    }
    <section class="card controls" aria-label="Controls">
      <div class="row">
        ${action(running ? 'Stop' : 'Run', running ? stop : run, app, {why, kind: 'primary'})}
        ${action('Step', () => step(1), app, {why})}
        ${action(`${MANY} steps`, () => step(MANY), app, {why})}
        ${action(
          'Reset',
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
      ${
        calm.matches
          ? html`<p class="quiet">Because you prefer reduced motion, the grids change once a second.</p>`
          : nothing
      }
    </section>
    <div class="sides">${puzzle === null ? nothing : SIDES.map((name, side) => pane(name, side))}</div>
    <p class="quiet">The search goes on after the first solution, until a second one is found or there is
      none. This is the puzzle in play${puzzle?.title ? html`: <b>${puzzle.title}</b>` : nothing}.
      <a href="#generate">Generate another</a></p>
  </div>`;
}

function pane(name, side) {
  const walk = walks[side];
  const names = solvers?.map((solver) => solver.name) ?? [chosen[side]];
  const about = solvers?.find((solver) => solver.name === chosen[side])?.description ?? '';
  /** @type {ReadonlyMap<number, Highlight> | undefined} */
  const marks =
    walk !== null && walk.cell >= 0 && !walk.isOver
      ? new Map([[walk.cell, walk.assigned ? 'assign' : 'retract']])
      : undefined;
  const digits = walk === null ? puzzle.givens : walk.isOver && walk.solution ? walk.solution : walk.digits;
  return html`<section class="card pane" aria-label=${`${name} solver`}>
    <label class="field">${name} solver <select id=${`watch-solver-${side}`} ?disabled=${solvers === null}
      @change=${(event) => choose(side, event.target.value)}
      >${options(
        names.map((each) => [each, each]),
        chosen[side],
      )}</select></label>
    <p class="about">${about}</p>
    <div class="board">${grid({
      id: `watch-${side}`,
      doc: puzzle,
      digits,
      cursor: cursors[side],
      highlights: marks,
      ariaLabel: `Grid of the ${name.toLowerCase()} solver`,
      onFocus: (cell) => cell !== cursors[side] && moveCursor(side, cell),
    })}</div>
    <dl class="figures">
      <div><dt>Steps</dt><dd>${(walk?.steps ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Assignments</dt><dd><span class="assign" aria-hidden="true">+</span>
        ${(walk?.assignments ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Retractions</dt><dd><span class="retract" aria-hidden="true">−</span>
        ${(walk?.retractions ?? 0).toLocaleString('en')}</dd></div></dl>
    <p class="status">${status(walk)}${walk?.isOver && walk.solution ? ' The solution is shown.' : ''}</p>
  </section>`;
}
