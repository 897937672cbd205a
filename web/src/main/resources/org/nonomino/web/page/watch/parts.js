/**
 * The parts of the view Watch, namely the controls and a side with its grid.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Highlight} from '../grid/grid.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 * @import {Walk} from '../model/trace.js'
 * @import {WatchAction, WatchState} from './state.js'
 *
 * @typedef {object} WatchActs the actions
 * @property {() => void} run starts running
 * @property {() => void} stop pauses
 * @property {() => void} back goes a step back
 * @property {(count: number) => void} step takes some steps
 * @property {(steps: number) => void} seek goes to the position after some steps
 * @property {() => void} goToDepth continues to the entered depth
 * @property {() => void} startOver goes back to the start
 * @property {(preset: string) => void} choosePuzzle opens a puzzle
 * @property {(side: number, name: string) => void} chooseStrategy selects a strategy
 * @property {(side: number, cell: number) => void} moveCursor moves the cursor of a grid
 * @property {(action: WatchAction) => void} change changes the state
 */
import {html, nothing} from '../lib/lit-html.js';
import {grid} from '../grid/grid.js';
import {candidates} from '../model/houses.js';
import {LONGEST, cut} from '../model/limits.js';
import {action, failure, options} from '../parts/parts.js';
import {eventsPerSecond} from '../model/trace.js';
import {PRESETS, presetNamed} from './presets.js';
import {PLAY} from './state.js';
import {SIDES, STRATEGIES, reasonOf, status, titleOf} from './words.js';
import {counted} from '../model/words.js';

const MANY = 100;
/** The number of steps per second above which reasons and candidates are hidden, because they would change too fast. */
const READABLE = 6;

/**
 * Draws the controls.
 *
 * @param {AppFace} app the shell
 * @param {WatchState} state the state to show
 * @param {?readonly Walk[]} walks both searches; null before the strategies have been loaded
 * @param {boolean} isCalm whether the player prefers reduced motion
 * @param {WatchActs} acts the actions
 * @returns {TemplateResult} a card
 */
export function controlsTemplate(app, state, walks, isCalm, acts) {
  const {running, speed, trouble} = state;
  const why =
    walks === null
      ? 'The list of strategies is not loaded yet.'
      : walks.every((walk) => walk.isOver)
        ? 'Both searches are finished. Start over, or step back.'
        : '';
  const furthest = Math.max(0, ...(walks ?? []).map((walk) => walk.furthest));
  const place = Math.max(0, ...(walks ?? []).map((walk) => walk.steps));
  const rate = Math.round(eventsPerSecond(speed));
  return html`<section class="card controls" aria-label="Controls">
    ${puzzleTemplate(app, state, acts)}
    <div class="row">
      ${action(running ? 'Pause' : 'Run', running ? acts.stop : acts.run, app, {why, kind: 'primary'})}
      ${action('Step back', acts.back, app, {why: place > 0 ? '' : 'This is the start.'})}
      ${action('Step', () => acts.step(1), app, {why})}
      ${action(`${MANY} steps`, () => acts.step(MANY), app, {why})}
      ${action('Start over', acts.startOver, app, {why: walks === null ? why : ''})}
    </div>
    <label class="field speed"><span>Speed
      <output>${counted(rate, 'step')} per second</output></span>
      <input id="watch-speed" type="range" min="0" max="100" .value=${String(speed)}
        aria-valuetext=${`${counted(rate, 'step')} per second`} @input=${(/** @type {FieldEvent} */ event) =>
          acts.change({type: 'speed', speed: event.target.valueAsNumber})}></label>
    <label class="field speed"><span>Timeline
      <output>step ${place.toLocaleString('en')}</output></span>
      <input id="watch-timeline" type="range" min="0" max=${furthest} .value=${String(place)}
        aria-valuetext=${`step ${place} of ${furthest} so far`}
        @input=${(/** @type {FieldEvent} */ event) => acts.seek(event.target.valueAsNumber)}></label>
    <form class="row" novalidate @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      if (walks !== null) {
        acts.goToDepth();
      }
    }}>
      <label class="field inline">Depth <input id="watch-depth" type="text" inputmode="numeric" maxlength="4"
        autocomplete="off" aria-describedby="watch-depth-about" aria-invalid=${trouble ? 'true' : 'false'}
        .value=${state.depth} @input=${(/** @type {FieldEvent} */ event) =>
          acts.change({type: 'depth', text: event.target.value})}></label>
      <button type="submit">Go to depth</button>
      <span id="watch-depth-about" class="unseen">the number of placed digits</span>
      <label class="choice"><input id="watch-candidates" type="checkbox" .checked=${state.candidates}
        @change=${(/** @type {FieldEvent} */ event) =>
          acts.change({type: 'candidates', shown: event.target.checked})}> Show candidates</label>
      ${failure('watch-depth-trouble', trouble ? {message: trouble} : null)}</form>
    ${
      isCalm
        ? html`<p class="quiet">You prefer reduced motion, so the grids change once per second.</p>`
        : nothing
    }
  </section>`;
}

/**
 * @param {AppFace} app
 * @param {WatchState} state
 * @param {WatchActs} acts
 * @returns {TemplateResult}
 */
function puzzleTemplate({doc}, {preset}, {choosePuzzle}) {
  return html`<label class="field inline">Puzzle <select id="watch-puzzle" aria-describedby="watch-about"
      @change=${(/** @type {SelectEvent} */ event) => choosePuzzle(event.target.value)}
      >${options(
        [
          [PLAY, `The current puzzle${doc.title ? `: ${cut(doc.title, LONGEST.title)}` : ''}`],
          ...PRESETS.map((each) => /** @type {const} */ ([each.name, each.doc.title])),
        ],
        preset,
      )}</select></label>
    <p id="watch-about" class="about">${presetNamed(preset)?.about ?? nothing}</p>`;
}

/**
 * Draws a side.
 *
 * @param {WatchState & {puzzle: Doc}} state the state to show
 * @param {number} side the index of the side
 * @param {?Walk} walk its search; null before the strategies have been loaded
 * @param {WatchActs} acts the actions
 * @returns {TemplateResult} a card
 */
export function paneTemplate(state, side, walk, {chooseStrategy, moveCursor}) {
  const {puzzle, solvers, chosen, cursors} = state;
  const name = SIDES[side];
  const strategy = chosen[side];
  const isRead = !state.running || eventsPerSecond(state.speed) < READABLE;
  const isInStep = walk !== null && walk.cell >= 0 && !walk.isOver;
  /** @type {ReadonlyMap<number, Highlight> | undefined} */
  const marks = isInStep ? new Map([[walk.cell, walk.assigned ? 'assign' : 'retract']]) : undefined;
  const digits = walk === null ? puzzle.givens : walk.isOver && walk.solution ? walk.solution : walk.digits;
  return html`<section class="card pane" aria-label=${`${name} strategy`}>
    <label class="field inline"><span>${name}<span class="wordy"> strategy</span></span> <select id=${`watch-solver-${side}`} ?disabled=${solvers === null}
      @change=${(/** @type {SelectEvent} */ event) => chooseStrategy(side, event.target.value)}
      >${options(
        (solvers ?? [strategy]).map((each) => /** @type {const} */ ([each, titleOf(each)])),
        strategy,
      )}</select></label>
    <p class="about">${STRATEGIES[strategy].about}</p>
    <div class="board">${grid({
      id: `watch-${side}`,
      doc: puzzle,
      digits,
      centre: state.candidates && isRead ? steadyCandidates(side, puzzle, digits) : undefined,
      cursor: cursors[side],
      highlights: marks,
      ariaLabel: `Grid of ${titleOf(strategy)}, ${name.toLowerCase()}`,
      onFocus: (cell) => cell !== cursors[side] && moveCursor(side, cell),
    })}</div>
    ${
      puzzle.constraints
        ? nothing
        : html`<p class="why">${isInStep && isRead ? reasonOf(strategy, puzzle, walk) : ''}</p>`
    }
    <dl class="figures">
      <div><dt>Steps</dt><dd>${(walk?.steps ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Placed</dt><dd><span class="assign" aria-hidden="true">+</span>
        ${(walk?.assignments ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Undone</dt><dd><span class="retract" aria-hidden="true">−</span>
        ${(walk?.retractions ?? 0).toLocaleString('en')}</dd></div>
      <div><dt>Depth</dt><dd>${walk?.depth ?? 0}</dd></div></dl>
    <p class="status">${walk === null ? '' : status(walk)}${
      walk?.isOver && walk.solution ? (walk.found > 1 ? ' The first one is shown.' : ' It is shown.') : ''
    }</p>
  </section>`;
}

/** The last shown candidates of each side; a cell whose candidates are unchanged is not drawn again. */
const before = SIDES.map(() => /** @type {(readonly number[])[]} */ ([]));

/**
 * @param {number} side
 * @param {Doc} puzzle
 * @param {ArrayLike<number>} digits
 * @returns {(readonly number[])[]}
 */
function steadyCandidates(side, puzzle, digits) {
  const now = candidates(puzzle, digits);
  before[side] = now.map((each, cell) => {
    const known = before[side][cell];
    return known?.length === each.length && each.every((digit, i) => digit === known[i]) ? known : each;
  });
  return before[side];
}
