/**
 * The view Set, for painting regions and entering givens. A live line shows the number of solutions. Its
 * state is described in `set-state.js` and held by `set-now.js`. `set-open.js` holds the current draft, edited by
 * `set-painting.js` and `set-keys.js`. The live line is `set-live.js`; the cards are drawn by `set-cards.js`; tasks
 * are in `set-tasks.js`, the solution count and true candidates in `set-candidates.js`.
 *
 * The current draft is one of the drafts of `drafts.js`. It does not become the current puzzle until "Play it". Other views
 * open their puzzles here with `edit`, as a new draft.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState} from './app.js'
 * @import {Highlight} from './grid.js'
 * @import {SetState, Shown} from './set-state.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {candidatesOf, candidatesTemplate} from './candidates-drawing.js';
import {newDoc} from './doc.js';
import * as drafts from './drafts.js';
import {grid} from './grid.js';
import {retryCatalogs} from './layouts.js';
import * as painting from './painting.js';
import {action, choice, waits} from './parts.js';
import {candidateControls} from './set-candidates.js';
import {
  digitPad,
  givensMore,
  liveTemplate,
  nameFields,
  palette,
  paletteMore,
  starts,
  tasks,
} from './set-cards.js';
import {draftsCard} from './set-drafts.js';
import {ask, chooseCounting, conflictsNow, isHatched, lineNow, stopAsking} from './set-live.js';
import {GRID, ROUTE, dispatch, draft, page, state, useIn} from './set-now.js';
import {
  change,
  chooseDraft,
  deleted,
  deleteDraft,
  edit,
  followKept,
  opened,
  renameDraft,
  step,
  tasking,
  undelete,
} from './set-open.js';
import {choosePaint, give, pointer} from './set-painting.js';
import {candidatesWords} from './true-candidates.js';

/** @type {readonly (readonly [SetState['mode'], string])[]} */
const MODES = Object.freeze([
  ['regions', 'Regions'],
  ['givens', 'Givens'],
]);

/** The route of the view. */
export const id = ROUTE;

/** Its name in the header. */
export const title = 'Set';

export {keydown} from './set-keys.js';
export {draft} from './set-now.js';
export {edit} from './set-open.js';

/**
 * Requests the live line when the view is opened.
 *
 * @param {AppFace} app the shell
 */
export function enter(app) {
  useIn(app);
  retryCatalogs();
  followKept();
  ask();
}

/**
 * Reloads the stored drafts, because a file may have changed the current draft.
 *
 * @param {AppFace} app the shell
 */
export function refresh(app) {
  useIn(app);
  followKept();
}

/** Cancels all requests when the view is closed. */
export function leave() {
  stopAsking();
  tasking.cancel();
}

/**
 * Draws the view.
 *
 * @param {PageState} pageState the state of the web app
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(pageState, app) {
  useIn(app);
  const now = draft();
  const {past, future} = state.history;
  const line = lineNow();
  return html`<div class="workbench">
    <section class="easel" aria-labelledby="set-heading">
      <h1 id="set-heading" class="unseen">Set a puzzle</h1>
      ${board()}
    </section>
    <div class="side">
      <section class="card tools-of-set" aria-label="Tools">
        <div class="row">
          ${choice('What to set', MODES, state.mode, (mode) => {
            dispatch({type: 'mode', mode});
            app.update();
          })}
          ${action('Undo', () => step('undo'), app, {why: past.length === 0 ? 'Nothing to undo' : ''})}
          ${action('Redo', () => step('redo'), app, {why: future.length === 0 ? 'Nothing to redo' : ''})}
        </div>
        ${state.mode === 'regions' ? palette(state, choosePaint) : digitPad(now, give)}
      </section>
      <div class="rest">
      ${liveTemplate(line, state, show)}
      ${waits(
        pageState,
        'You can keep painting, entering givens and playing. Checks, ratings and random layouts have to wait.',
      )}
      <section class="card" aria-label="More tools">
        ${
          state.mode === 'regions'
            ? paletteMore(app, state, choosePaint, change)
            : [givensMore(app, now, change), candidateControls(state, line.kind, chooseCounting)]
        }
      </section>
      ${draftsCard({...opened, doc: now}, deleted.at(-1) ?? null, {
        open: chooseDraft,
        begin: () => chooseDraft(drafts.blankDraft(now.size)),
        rename: renameDraft,
        remove: deleteDraft,
        undelete,
        shown: app.update.bind(app),
      })}
      ${tasks(app, line.kind, state, {
        filling: tasking.filling,
        clue: tasking.clue,
        reduce: tasking.reduce,
        rate: tasking.rate,
        cancel: tasking.cancel,
        play: () => app.open(draft()),
      })}
      ${starts(app, state, {
        change,
        setRandom: (random) => {
          dispatch({type: 'random', random});
          app.update();
        },
        makeRandom: tasking.random,
        edit: () => edit(app.doc, app),
      })}
      ${nameFields(now, change)}
      </div>
    </div>
  </div>`;
}

/** @returns {TemplateResult} the grid */
function board() {
  const now = draft();
  const {answer, shown, cursor, selection, mode, counts, areOld, counting} = state;
  const trues =
    mode === 'givens' && counting.shown && shown === 'draft' && counts && 'cap' in counts ? counts : null;
  const digits = shown === 'draft' ? undefined : answer?.[shown];
  /** @type {Map<number, Highlight>} */
  const marks = new Map();
  const wrong = painting.wrongCells(now);
  wrong.forEach((_, cell) => marks.set(cell, 'wrong'));
  if (isHatched()) {
    answer?.differing?.forEach((cell) => marks.set(cell, 'differ'));
  }
  return html`<div class="board">${grid({
    id: GRID,
    doc: now,
    digits: digits ? newDoc({size: now.size, givens: digits}).givens : now.givens,
    selection,
    cursor,
    highlights: marks,
    conflicts: conflictsNow(),
    labels: 'coordinates',
    regionNumbers: mode === 'regions',
    tints: 'fixed',
    over: trues ? candidatesTemplate(now, trues, areOld) : nothing,
    onPointer: pointer,
    onFocus: (cell) => {
      if (cell !== state.cursor) {
        dispatch({type: 'moveTo', cell, extend: false});
        page.update();
      }
    },
    ariaLabel:
      mode === 'regions'
        ? 'Painting regions: Space paints the cell, Shift with arrows keeps painting, digits choose the region'
        : 'Setting givens: type digits',
    describe: (cell) =>
      wrong.get(cell) ??
      (trues && !areOld && now.givens[cell] === 0
        ? candidatesWords(candidatesOf(now, trues)[cell], trues.cap)
        : ''),
  })}</div>`;
}

/** @param {Shown} shown the digits to show; chosen again, the draft is shown */
function show(shown) {
  dispatch({type: 'show', shown});
  page.announce(
    {
      draft: 'The givens are shown',
      solution: 'A solution is shown',
      otherSolution: 'The second solution is shown',
    }[state.shown],
  );
  page.update();
}
