/**
 * The view in which two solvers search side by side, with each assignment and retraction drawn.
 *
 * The puzzle is the current one, or one on which the strategies differ. While the searches run, the grids are drawn once
 * per frame, or once per second with `prefers-reduced-motion`. The state is described in `state.js`; the parts are drawn by
 * `parts.js`.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, PageState} from '../face.js'
 * @import {WatchActs} from './parts.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {chart} from './chart.js';
import {focusCell, hasFocus} from '../grid/grid.js';
import {keyOf, puzzleOfDoc, understoodOf} from '../model/doc.js';
import {isLoose} from '../model/tiling.js';
import {letterOf, movedBy} from '../model/keys.js';
import {failure, waits, wordsOf} from '../parts/parts.js';
import {Walk, eventsFor} from '../model/trace.js';
import {controlsTemplate, paneTemplate} from './parts.js';
import {presetNamed} from './presets.js';
import {PLAY, depthOf, mostDepth, newWatchState, watchState} from './state.js';
import {SIDES, STRATEGIES, lastStep, summary, titleOf} from './words.js';
import {newStore} from '../model/store.js';

/** The route of the view. */
export const id = 'watch';

/** Its name in the header. */
export const title = 'Watch';

const CALM_MILLIS = 1000;
const MAX_TO_DEPTH = 100000;

const store = newStore(watchState, newWatchState());
const {dispatch} = store;

/** The search of each side. @type {(Walk | null)[]} */
const walks = [null, null];
let drawnAt = 0;
let frame = 0;
/** @type {AppFace} */
let page;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Starts with the current puzzle when the view is opened, or continues with the preset.
 *
 * @param {AppFace} app the shell
 */
export function enter(app) {
  page = app;
  document.addEventListener('visibilitychange', seen);
  if (store.state.solvers === null) {
    loadSolvers();
  }
  if (
    store.state.puzzle === null ||
    (store.state.preset === PLAY && keyOf(store.state.puzzle) !== keyOf(app.doc))
  ) {
    begin(PLAY);
  }
}

/** Stops when the view is closed. */
export function leave() {
  document.removeEventListener('visibilitychange', seen);
  halt();
}

async function loadSolvers() {
  dispatch({type: 'failed', failure: null});
  try {
    const {solvers} = await page.api.get('solvers');
    dispatch({type: 'solvers', names: solvers.map(({name}) => name), shown: Object.keys(STRATEGIES)});
    begin(store.state.preset);
  } catch (error) {
    dispatch({type: 'failed', failure: wordsOf(error, 'The list of strategies could not be loaded.')});
  }
}

function seen() {
  cancelAnimationFrame(frame);
  if (store.state.running && !document.hidden) {
    animate();
  }
}

// ------------------------------------------------------------------------------------------------- the walks

/** @param {string} preset the puzzle whose search restarts on both sides */
function begin(preset) {
  halt();
  dispatch({type: 'puzzle', preset, puzzle: presetNamed(preset)?.doc ?? page.doc});
  SIDES.forEach((_, side) => restart(side));
}

/** @param {number} side the side whose search restarts */
function restart(side) {
  walks[side]?.stop();
  walks[side] = null;
  const {puzzle, solvers, chosen} = store.state;
  if (solvers !== null && puzzle !== null && !isLoose(puzzle)) {
    const asked = understoodOf(puzzleOfDoc(puzzle));
    const walk = new Walk(
      (from, limit, signal) =>
        page.api.post('trace', {puzzle: asked, solver: chosen[side], from, limit}, {signal}),
      puzzle,
    );
    walks[side] = walk;
    drawWhenReady(walk);
  }
}

/** @returns {Walk[]} both walks, or none before the strategies have been loaded */
function walking() {
  return walks.filter((walk) => walk !== null);
}

/** @param {Walk} walk the walk to draw once its next events are loaded */
function drawWhenReady(walk) {
  walk.ready().then(() => walks.includes(walk) && dispatch({type: 'walked'}));
}

function halt() {
  dispatch({type: 'halt'});
  cancelAnimationFrame(frame);
}

/** @param {number} steps the position to go to on both sides, forwards or backwards */
async function seek(steps) {
  halt();
  await Promise.all(walking().map((walk) => walk.seek(steps)));
  dispatch({type: 'walked'});
}

async function back() {
  halt();
  await Promise.all(walking().map((walk) => walk.seek(walk.steps - 1)));
  tellSteps();
}

/** @param {string} text why the depth is invalid */
function trouble(text) {
  dispatch({type: 'trouble', text});
}

async function goToDepth() {
  const wanted = depthOf(store.state);
  if (wanted === undefined) {
    trouble(`Give a depth from 0 to ${mostDepth(store.state)}.`);
    page.announce(store.state.trouble);
    return;
  }
  trouble('');
  halt();
  const there = await Promise.all(walking().map((walk) => walk.seekDepth(wanted, MAX_TO_DEPTH)));
  const missed = store.state.chosen.filter((_, side) => !there[side]).map(titleOf);
  trouble(missed.length > 0 ? `${missed.join(' and ')} did not reach depth ${wanted} again.` : '');
  tellSteps(store.state.trouble);
}

/** @param {string} [more] text to announce first */
function tellSteps(more = '') {
  const steps = walking().map(
    (walk, side) => `${titleOf(store.state.chosen[side])}: ${lastStep(walk, store.state.puzzle ?? page.doc)}`,
  );
  page.announce([...(more ? [more] : []), ...steps].join('; '));
  dispatch({type: 'walked'});
}

/** @param {number} count the number of steps to take, at most the loaded ones */
function advance(count) {
  for (const walk of walking()) {
    if (walk.take(count) < count && !walk.isOver && walk.error === null) {
      drawWhenReady(walk);
    }
  }
}

function animate() {
  drawnAt = performance.now();
  frame = requestAnimationFrame(tick);
}

/** @param {number} now in milliseconds */
function tick(now) {
  const passed = now - drawnAt;
  if (!calm.matches || passed >= CALM_MILLIS) {
    drawnAt = now;
    const usual = calm.matches ? CALM_MILLIS + CALM_MILLIS / 2 : undefined;
    const {count, rest} = eventsFor(store.state.speed, passed, store.state.rest, usual);
    dispatch({type: 'rest', rest});
    advance(count);
    if (walking().every((walk) => walk.isOver || walk.error !== null)) {
      stop();
    }
    page.draw();
  }
  if (store.state.running) {
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
  dispatch({type: 'run'});
  animate();
  page.announce('Running');
}

function stop() {
  halt();
  page.announce(
    walking()
      .map((walk, side) => `${titleOf(store.state.chosen[side])}: ${summary(walk)}`)
      .join('; '),
  );
  dispatch({type: 'walked'});
}

/** @param {number} count the number of steps to take */
function step(count) {
  halt();
  advance(count);
  tellSteps();
}

/**
 * Handles a key: S steps, B steps back, R runs or pauses, arrows move the cursor in the grids.
 *
 * @param {KeyboardEvent} event the key
 * @param {AppFace} app the shell
 */
export function keydown(event, app) {
  page = app;
  const {puzzle, cursors} = store.state;
  if (event.ctrlKey || event.metaKey || walks.includes(null) || puzzle === null) {
    return;
  }
  const side = SIDES.findIndex((_, i) => hasFocus(`watch-${i}`));
  const moved = side < 0 ? -1 : movedBy(event.key, cursors[side], puzzle.size);
  if (moved >= 0) {
    event.preventDefault();
    moveCursor(side, moved);
    focusCell(`watch-${side}`, moved);
  } else if (event.altKey || app.setting('letters')) {
    letter(letterOf(event));
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
    (store.state.running ? stop : run)();
  }
}

/**
 * @param {number} side the side of the grid
 * @param {number} cell the newly focused cell
 */
function moveCursor(side, cell) {
  dispatch({type: 'cursor', side, cell});
  page.draw();
}

// ------------------------------------------------------------------------------------------------- drawing

/** The actions of the view. @type {WatchActs} */
const ACTS = Object.freeze({
  run,
  stop,
  back,
  step,
  seek,
  goToDepth,
  moveCursor,
  startOver() {
    begin(store.state.preset);
    page.announce('Back at the start');
  },
  choosePuzzle(preset) {
    begin(preset);
    page.announce(presetNamed(preset)?.about ?? 'The puzzle you are playing');
  },
  chooseStrategy(side, name) {
    dispatch({type: 'choose', side, name});
    begin(store.state.preset);
    page.announce(`${SIDES[side]}: ${titleOf(name)}`);
  },
  change: dispatch,
});

/**
 * Draws the view.
 *
 * @param {PageState} pageState the state of the web app
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(pageState, app) {
  page = app;
  const {puzzle, others, chosen} = store.state;
  const shown = walking();
  return html`<div class="watching">
    <h1 class="unseen">Watch two strategies search</h1>
    ${waits(pageState, 'You can watch the steps that have been loaded. The rest has to wait.')}
    ${
      store.state.puzzle?.left
        ? html`<p class="failure" role="note">${isLoose(store.state.puzzle) ? 'No strategy can search this grid, because its regions are unusual.' : 'Nonomino does not read all rules of this puzzle, so the searches may find grids that break the others.'}</p>`
        : nothing
    }
    ${
      store.state.failure
        ? html`<div class="card">${failure('watch-failure', store.state.failure)}
      <button type="button" @click=${loadSolvers}>Try again</button></div>`
        : nothing
    }
    ${controlsTemplate(app, store.state, walks.includes(null) ? null : shown, calm.matches, ACTS)}
    <div class="sides">${
      puzzle === null
        ? nothing
        : SIDES.map((_, side) => paneTemplate({...store.state, puzzle}, side, walks[side], ACTS))
    }</div>
    <section class="card counts" aria-labelledby="watch-chart">
      <h2 id="watch-chart">Progress of the searches</h2>
      ${chart(
        shown.map((walk, side) => ({
          name: chosen[0] === chosen[1] ? `${SIDES[side]}, ${titleOf(chosen[side])}` : titleOf(chosen[side]),
          curve: walk.curve,
          now: {steps: walk.steps, depth: walk.depth, retractions: walk.retractions},
          furthest: walk.furthest,
          end: !walk.isOver ? '' : walk.verdict === 'limit' ? 'stopped' : 'finished',
        })),
        store.state.measure,
        mostDepth(store.state),
        (measure) => ACTS.change({type: 'measure', measure}),
      )}
    </section>
    <p class="quiet">After the first solution, the search continues in order to find a second one.
      <a href="#generate">Generate another puzzle</a></p>
    ${
      others.length > 0
        ? html`<p class="quiet">Not shown: ${others.join(', ')}. They work on the whole grid at once instead of
      placing digits one by one, so there are no steps to watch.</p>`
        : nothing
    }
  </div>`;
}
