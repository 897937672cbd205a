/**
 * The view Set, for painting regions, entering givens and drawing constraints. A live line shows the number of solutions. Its
 * state is described in `state.js`, which calls the edits in `painting.js` and `desk-*.js`, and held by `now.js`. `keys.js` says which action
 * a key is, and `effects.js` carries out what actions do outside the state. `open.js` holds the drafts; the live line is `live.js`, tasks are
 * in `tasks.js`, the solution count and true candidates in `candidates.js`. The tools are drawn by `desk-panel.js`, the list
 * of constraints by `desk-list.js`, the other cards by `cards.js`.
 *
 * The current draft is one of the drafts of `drafts.js`. It does not become the current puzzle until "Play it". Other views
 * open their puzzles here with `edit`, as a new draft.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, PageState} from '../face.js'
 * @import {GridOptions, Highlight} from '../grid/grid.js'
 * @import {GridPointer} from '../grid/pointer.js'
 * @import {SetState, Shown} from './state.js'
 * @import {LiveLine} from './verdict.js'
 */
import {html, svg, nothing} from '../lib/lit-html.js';
import {guard} from '../lib/directives/guard.js';
import {candidatesOf, candidatesTemplate} from '../grid/candidates-drawing.js';
import {addDialog, openAdd} from './desk-add.js';
import {fileButton, fileDialogs, openDrafts, saveDraft} from './desk-file.js';
import {listTemplate} from './desk-list.js';
import {drawingsList, penOver} from './drawings-panel.js';
import {fogList, fogOver} from './fog-panel.js';
import {toolsTemplate} from './desk-panel.js';
import {deskOptions, deskOver, deskWords} from './desk-preview.js';
import {sheetTemplate} from './desk-sheet.js';
import {seenDigits} from '../model/fog.js';
import {draftName} from '../storage/drafts.js';
import {grid, hasFocus} from '../grid/grid.js';
import {newStore} from '../model/store.js';
import {letterOf} from '../model/keys.js';
import {retryCatalogs} from '../parts/layouts.js';
import {DARK, litState, shownPhrase} from '../model/lit.js';
import * as painting from '../model/painting.js';
import {hiddenAtFirst} from '../model/setter-fog.js';
import {digitsFrom} from '../model/symbols.js';
import {action, narrow, waits} from '../parts/parts.js';
import {candidateControls} from './candidates.js';
import {hintCard, liveTemplate, nameFields, starts, tasks} from './cards.js';
import {ADD, actionOf, isPassedOn} from './keys.js';
import './effects.js';
import './rule-live.js';
import {ask, chooseCounting, conflictsNow, isHatched, lineNow, stopAsking} from './live.js';
import {GRID, ROUTE, dispatch, draft, page, published, state, useIn} from './now.js';
import {edit, followKept} from './open.js';
import {tasking} from './tasks.js';
import {techniqueDialog} from '../parts/techniques.js';
import {candidatesWords} from '../model/true-candidates.js';
import {drawnWhy} from '../parts/reason.js';
import {reasonTemplate, whyOfLine} from './why.js';

/** The icons of undo and redo. */
const UNDO = 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3';
const REDO = 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3';

/** @type {ReadonlySet<number>} */
const NOTHING_HIDDEN = Object.freeze(new Set());

/** The highlighted phrase of the hint. */
const lit = newStore(litState, DARK);

/** @type {import('./cards.js').Change} */
const change = (doc, together) => dispatch({type: 'change', doc, together});

/** The route of the view. */
export const id = ROUTE;

/** Its name in the header. */
export const title = 'Set';

export {draft} from './now.js';
export {edit} from './open.js';

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
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key
 */
export function keydown(event) {
  const isControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isControl && letterOf(event) === 's') {
    event.preventDefault();
    saveDraft();
    return;
  }
  const before = state;
  const acting = actionOf(event, before, hasFocus(GRID) || document.activeElement === document.body);
  if (acting === ADD) {
    event.preventDefault();
    openAdd();
  } else if (acting) {
    dispatch(acting);
    if (!isPassedOn(acting, state !== before)) {
      event.preventDefault();
    }
  }
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
  const line = lineNow();
  return html`<div class="workbench setting">
    ${statusTemplate(app, line)}
    <section class="easel" aria-labelledby="set-heading">
      <h1 id="set-heading" class="unseen">Set a puzzle</h1>
      ${board()}
    </section>
    ${sheetTemplate(state.desk, toolsTemplate(app, state, {openAdd, change, testFog: tasking.fog}), panels(pageState, app, line))}
    ${addDialog(state)}${fileDialogs(app, revealTitle)}${techniqueDialog(app)}
  </div>`;
}

/**
 * Draws the part of the header that belongs to the view, in narrow windows.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the name of the draft (it opens the list of drafts), and the history
 */
export function bar(app) {
  useIn(app);
  const name = draftName(draft());
  return html`<button type="button" class="name" aria-haspopup="dialog" aria-label=${`Drafts; ${name} is open`}
      @click=${openDrafts}><span>${name}</span></button>
    <div class="history">${history(app)}</div>`;
}

/**
 * @param {AppFace} app
 * @param {LiveLine} line
 * @returns {TemplateResult} the live line, a button that plays the draft, and in wide windows its history; always in sight
 */
function statusTemplate(app, line) {
  return html`<div class="status">
    ${liveTemplate(line, state, show, whyOfLine(app, line, state, tasking.why))}
    <div class="row history">${narrow.matches ? nothing : history(app)}
      ${action('Play it', () => app.open(published()), app, {
        why: line.kind === 'form' ? 'The regions are not finished.' : '',
        kind: 'primary',
      })}</div>
  </div>`;
}

/**
 * @param {AppFace} app
 * @returns {TemplateResult} undo, redo and the File menu
 */
function history(app) {
  const {past, future} = state.history;
  return html`${action('Undo', () => dispatch({type: 'step', name: 'undo'}), app, {
    icon: UNDO,
    why: past.length === 0 ? 'Nothing to undo' : '',
  })}
  ${action('Redo', () => dispatch({type: 'step', name: 'redo'}), app, {
    icon: REDO,
    why: future.length === 0 ? 'Nothing to redo' : '',
  })}
  ${fileButton()}`;
}

/**
 * @param {PageState} pageState
 * @param {AppFace} app
 * @param {LiveLine} line
 * @returns {TemplateResult} the cards below the tools
 */
function panels(pageState, app, line) {
  const now = draft();
  return html`${waits(
    pageState,
    'You can keep painting, entering givens and playing. Checks, ratings and random layouts have to wait.',
  )}
    ${reasonTemplate(app, state, tasking.clue)}
    ${hintCard(app, state, {lit: lit.state, light: lit.dispatch}, () => dispatch({type: 'hint', hint: null}))}
    ${listTemplate(app, state)}${drawingsList(state)}${guard([now, state.desk.fog.cells], () => fogList(state))}
    ${tasks(
      app,
      line.kind,
      state,
      {
        ...tasking,
        hint: () => {
          lit.dispatch({type: 'dark'});
          tasking.hint();
        },
        keepNeedless: () => dispatch({type: 'needless', needless: null}),
        setFinish: (more) => dispatch({type: 'finish', more}),
      },
      candidateControls(state, line.kind, chooseCounting),
    )}
    ${starts(app, state, {
      change,
      setRandom: (random) => dispatch({type: 'random', random}),
      makeRandom: tasking.random,
      edit: () => edit(app.doc, app),
    })}
    ${nameFields(now, change)}`;
}

/** Opens the sheet, so that the field of the title is visible. */
function revealTitle() {
  dispatch({type: 'sheet', sheet: 'full'});
  page.draw();
}

/** @returns {TemplateResult} the grid */
function board() {
  const now = draft();
  const {answer, shown, cursor, selection, mode, counts, areOld, counting, desk} = state;
  const {why} = desk;
  const trues =
    !why && mode !== 'regions' && counting.shown && shown === 'draft' && counts && 'cap' in counts
      ? counts
      : null;
  const digits = shown === 'draft' ? undefined : answer?.[shown];
  const fog = desk.fog.isPreview ? hiddenAtFirst(now) : NOTHING_HIDDEN;
  const givens = seenDigits(now, now.givens, fog);
  /** @type {Map<number, Highlight>} */
  const marks = new Map();
  const wrong = painting.wrongCells(now);
  wrong.forEach((_, cell) => marks.set(cell, 'wrong'));
  if (isHatched() && !why) {
    answer?.differing?.forEach((cell) => marks.set(cell, 'differ'));
  }
  return html`<div class="board" @pointerdown=${usePointer} @keydown=${useKeys}>${grid({
    id: GRID,
    doc: now,
    digits: digits ? digitsFrom(digits, now, 'digits') : givens,
    givens,
    fog,
    selection,
    cursor,
    highlights: marks,
    conflicts: conflictsNow(),
    labels: 'coordinates',
    regionNumbers: mode === 'regions',
    // The colours of regions are strong only while they are painted.
    tints: mode === 'regions' ? 'fixed' : true,
    over: svg`${trues ? candidatesTemplate(now, trues, areOld) : nothing}${deskOver(state)}${penOver(state)}${fogOver(state)}`,
    step: desk.hint?.step ?? undefined,
    meant: desk.hint ? (shownPhrase(lit.state) ?? undefined) : undefined,
    onPointer: pointer,
    onFocus: (cell) => dispatch({type: 'focus', cell}),
    ariaLabel:
      mode === 'regions'
        ? 'Painting regions: Space paints the cell, Shift with arrows keeps painting, digits choose the region'
        : 'Setting givens: type digits',
    describe: (cell) =>
      wrong.get(cell) ??
      (trues && !areOld && now.givens[cell] === 0
        ? candidatesWords(now, candidatesOf(now, trues)[cell], trues.cap)
        : deskWords(state, cell)),
    ...deskOptions(state),
    ...(why && reasonOptions(why)),
  })}</div>`;
}

/**
 * @param {NonNullable<SetState['desk']['why']>} why
 * @returns {Partial<GridOptions>} the options of the grid that show it
 */
function reasonOptions(why) {
  const {candidates, digits, doc, highlights, step} = drawnWhy(why);
  return {candidates, digits, doc, highlights, step, selection: [], meant: undefined};
}

/** @param {PointerEvent & {currentTarget: HTMLElement}} event hides the mark of the cursor, because only keys move it */
function usePointer({currentTarget}) {
  currentTarget.classList.add('pointed');
}

/** @param {KeyboardEvent & {currentTarget: HTMLElement}} event shows the mark again, except for the digits of a number */
function useKeys({key, currentTarget}) {
  currentTarget.classList.toggle('pointed', /^\d$/.test(key) && currentTarget.classList.contains('pointed'));
}

/** @param {Shown} shown the digits to show; chosen again, the draft is shown */
function show(shown) {
  dispatch({type: 'show', shown});
}

/** @param {GridPointer} pointed the pointer action */
function pointer({event, ...point}) {
  const isMore = event.ctrlKey || event.metaKey || event.shiftKey;
  dispatch({type: 'pointer', pointed: {...point, isMore, isPicking: event.altKey}});
}
