/**
 * The view in which puzzles are set: regions are painted, givens entered, and a live line says what follows.
 * What it holds is `set-state.js`; its cards are drawn by `set-cards.js`; what it asks for is `set-tasks.js`, the count
 * of solutions and true candidates `set-candidates.js`.
 *
 * What is being set is one of the drafts of `drafts.js`; it is not the puzzle in play, until "Play it". Other
 * views hand over theirs by `edit`, as a new draft. Each draft has a history of its own for as long as the page
 * lives. Where another window changes the draft that is open here, this one follows, and undo goes back.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {ApiPuzzle} from './api.js'
 * @import {AppFace, PageState} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {Draft} from './drafts.js'
 * @import {Highlight} from './grid.js'
 * @import {History} from './painting.js'
 * @import {GridPointer} from './pointer.js'
 * @import {Counting, SetAction, SetState, Shown} from './set-state.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {candidatesOf, candidatesTemplate} from './candidates-drawing.js';
import {newDoc, puzzleOfDoc} from './doc.js';
import * as drafts from './drafts.js';
import {focusCell, grid, hasFocus} from './grid.js';
import {conflicts} from './houses.js';
import {movedBy} from './keys.js';
import {latestOnly} from './latest.js';
import {retryCatalogs} from './layouts.js';
import * as painting from './painting.js';
import {action, choice, waits} from './parts.js';
import {
  candidateControls,
  currentCounts,
  keepCounting,
  keptCounting,
  solutionCounter,
} from './set-candidates.js';
import {digitPad, liveTemplate, nameFields, palette, starts, tasks} from './set-cards.js';
import {draftsCard} from './set-drafts.js';
import {isOther, newSetState, setState} from './set-state.js';
import {newTasks} from './set-tasks.js';
import {digitOf, regionOf} from './symbols.js';
import {candidatesWords} from './true-candidates.js';
import {liveLine} from './verdict.js';

/** The route of the view. */
export const id = 'set';

/** Its name in the header. */
export const title = 'Set';

const GRID = 'set-grid';
const ASK_AFTER = 30;
const STALE_AFTER = 300;

/** @type {readonly (readonly [SetState['mode'], string])[]} */
const MODES = Object.freeze([
  ['regions', 'Regions'],
  ['givens', 'Givens'],
]);

/** The draft that is open, as it was kept last. */
let opened = drafts.firstDraft();
let state = setState(newSetState(opened.doc), {type: 'counting', counting: keptCounting()});

/** How the other drafts came about. @type {Map<string, History>} */
const histories = new Map();

/** The draft that was deleted last, while that can be undone. @type {?Draft} */
let deleted = null;

/** @type {AppFace} */
let page;

const tasking = newTasks({
  page: () => page,
  draft,
  random: () => state.random,
  dispatch,
  change,
  moveTo,
});
let staleTimer = 0;

/** @param {SetAction} happened what happened */
function dispatch(happened) {
  state = setState(state, happened);
}

const live = latestOnly(
  (/** @type {ApiPuzzle} */ puzzle, signal) => page.api.post('check', {puzzle}, {signal}),
  ({answer, error}) => {
    if (error?.aborted) {
      return;
    }
    dispatch({type: 'answered', answer: answer ?? null, trouble: error ?? null});
    // How many solutions there are is said when it is known.
    if (answer?.verdict !== 'several' || !counter.asking()) {
      page.announce(error ? error.message : lineNow().text);
    }
    page.update();
  },
  ASK_AFTER,
);

const counter = solutionCounter(
  () => page.api,
  ASK_AFTER,
  (counts) => {
    dispatch({type: 'counted', counts});
    if (state.answer?.verdict === 'several') {
      page.announce(lineNow().text);
    }
    page.update();
  },
);

function keep() {
  opened = {...opened, doc: draft(), savedAt: Date.now()};
  drafts.rememberOpen(opened.id);
  if (!drafts.keepDraft(opened.id, opened.doc)) {
    page.toast(
      'This browser does not store data, so the draft will be lost when you close the page.',
      'error',
    );
  }
}

/**
 * Takes a puzzle to be set further as a new draft, and goes to this view. A draft that is the same already is
 * opened instead.
 *
 * @param {Doc} doc the puzzle
 * @param {AppFace} app the page
 */
export function edit(doc, app) {
  page = app;
  const known = drafts.keptDrafts().find((each) => drafts.sameDraft(each.doc, doc));
  openDraft(known ?? {id: drafts.newDraftId(), doc, savedAt: 0});
  keep();
  app.go(id);
  app.announce(`${drafts.draftName(doc)} is open. Your other drafts are under Drafts.`);
}

/** @param {Draft} next the draft to go on with; the one before stays as it is, with its history */
function openDraft(next) {
  histories.set(opened.id, state.history);
  tasking.cancel();
  opened = next;
  drafts.rememberOpen(next.id);
  const history = histories.get(next.id) ?? painting.newHistory(next.doc);
  dispatch({type: 'open', history});
  followWindows();
  if (page.state.view === id) {
    ask();
  }
  page.update();
}

/** @param {Draft} next the draft that a person has chosen */
function chooseDraft(next) {
  openDraft(next);
  page.announce(`${drafts.draftName(draft())} is open`);
}

/** @param {Draft} gone the draft to delete; where it is open the latest of the others opens */
function deleteDraft(gone) {
  drafts.forgetDraft(gone.id);
  if (gone.id === opened.id) {
    openDraft(drafts.keptDrafts()[0] ?? drafts.blankDraft(draft().size));
  }
  deleted = gone;
  page.announce(`${drafts.draftName(gone.doc)} deleted`);
  page.updateNow();
  document.getElementById('set-undelete')?.focus();
}

/** @param {Draft} back the draft that was deleted last */
function undelete(back) {
  deleted = null;
  drafts.keepDraft(back.id, back.doc);
  chooseDraft(back);
  keep();
}

/** @param {Draft} next the draft whose title is to be typed */
function renameDraft(next) {
  if (next.id !== opened.id) {
    openDraft(next);
    page.updateNow();
  }
  /** @type {?HTMLInputElement} */ (document.getElementById('set-title'))?.select();
}

/** Takes over what another window has made of the draft that is open here. */
function followWindows() {
  const kept = drafts.keptDraft(opened.id);
  if (kept && !drafts.sameDraft(kept.doc, draft())) {
    opened = kept;
    takeOver(painting.advance(state.history, kept.doc));
  }
}

addEventListener('storage', ({key}) => {
  if (key === drafts.draftKey(opened.id)) {
    followWindows();
  }
  page?.update();
});
addEventListener('pageshow', ({persisted}) => persisted && followWindows());

/**
 * What is being set.
 *
 * @returns {Doc} a draft: its regions may have any number of cells
 */
export function draft() {
  return state.history.draft;
}

/**
 * Asks for the live line when the view is gone to.
 *
 * @param {AppFace} app the page
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
  counter.stop();
  tasking.cancel();
}

/** Asks for the live line. What it said before stays for a moment, so that it does not flicker. */
function ask() {
  clearTimeout(staleTimer);
  const isWellFormed = painting.isWellFormed(draft());
  dispatch({type: 'asked', isWellFormed});
  if (isWellFormed) {
    const puzzle = puzzleOfDoc(draft());
    live.want(puzzle);
    counter.want({puzzle, counting: state.counting});
    staleTimer = setTimeout(() => {
      dispatch({type: 'stale', isAnswered: !live.asking()});
      page.update();
    }, STALE_AFTER);
  } else {
    live.stop();
    counter.stop();
  }
}

/** @param {Counting} counting what is to be found out of all solutions */
function chooseCounting(counting) {
  dispatch({type: 'counting', counting});
  keepCounting(counting);
  page.announce(counting.shown ? 'True candidates are shown' : 'True candidates are hidden');
  ask();
  page.update();
}

/** @param {History} next what is being set from now on */
function follow(next) {
  if (next === state.history) {
    return;
  }
  takeOver(next);
  keep();
  page.update();
}

/** @param {History} next what is being set from now on, which is kept already or will be */
function takeOver(next) {
  const before = draft();
  dispatch({type: 'follow', history: next});
  if (isOther(draft(), before)) {
    tasking.cancel();
    if (page?.state.view === id) {
      ask();
    }
  }
  page?.update();
}

/**
 * @param {Doc} next the changed draft
 * @param {boolean} [together] whether it belongs to the change before
 */
function change(next, together = false) {
  follow(painting.advance(state.history, next, together));
}

function lineNow() {
  return liveLine(draft(), state.answer, {
    conflicts: conflictsNow().size,
    error: state.trouble,
    counts: currentCounts(state),
    brush: state.brush,
    isHatched: isHatched(),
  });
}

/** @returns {Set<number>} the cells that are in conflict */
function conflictsNow() {
  const now = draft();
  return now.givens.some((digit) => digit > 0) ? conflicts(now, now.givens) : new Set();
}

// --------------------------------------------------------------------------------------- painting

/**
 * @param {number[]} cells what is painted
 * @param {boolean} together whether it belongs to the stroke
 */
function paintCells(cells, together) {
  const before = draft();
  change(painting.paint(before, cells, state.brush), together && state.stroke?.changed);
  if (draft() !== before) {
    dispatch({type: 'painted'});
  }
}

function finishRegion() {
  const {brush} = state;
  const next = painting.nextToPaint(draft(), brush);
  if (brush !== painting.NONE && next !== brush) {
    page.announce(`Region ${brush + 1} is full. Now painting region ${next + 1}.`);
    dispatch({type: 'brush', region: next});
  }
  page.update();
}

/** @param {number} region the region to paint, or `NONE` */
function choosePaint(region) {
  dispatch({type: 'brush', region});
  page.announce(
    region === painting.NONE ? 'Now removing cells from regions' : `Now painting ${regionWords(region)}`,
  );
  page.update();
}

/**
 * @param {number} region the region
 * @returns {string} it and how far it is painted
 */
function regionWords(region) {
  const report = painting.regionReports(draft())[region];
  const parts = [`region ${region + 1}`, `${report.count} of ${draft().size} cells`];
  if (report.trouble) {
    parts.push(report.trouble);
  }
  if (report.pieces > 1) {
    parts.push(`in ${report.pieces} pieces`);
  }
  return parts.join(', ');
}

/** @param {GridPointer} pointed what the pointer did */
function pointer(pointed) {
  if (state.mode === 'regions') {
    pointerPaints(pointed);
  } else {
    pointerSelects(pointed);
  }
}

/** @param {GridPointer} pointed what the pointer did */
function pointerPaints({type, cell, event}) {
  const {stroke} = state;
  if (type === 'down' && event.altKey) {
    choosePaint(regionOf(draft(), cell));
  } else if (type === 'down') {
    dispatch({type: 'press', cell});
    moveTo(cell, false);
    paintCells([cell], false);
  } else if (type === 'move' && stroke !== null) {
    paintCells(painting.cellsBetween(draft().size, stroke.last, cell), true);
    dispatch({type: 'drag', cell});
    moveTo(cell, false);
  } else if (stroke !== null && (type === 'up' || type === 'cancel')) {
    dispatch({type: 'release'});
    finishRegion();
  }
}

/** @param {GridPointer} pointed what the pointer did */
function pointerSelects({type, cell, event}) {
  if (type === 'down') {
    moveTo(cell, event.ctrlKey || event.metaKey || event.shiftKey);
  } else if (type === 'move') {
    moveTo(cell, true);
  }
}

/**
 * @param {number} cell the cell that gets the focus
 * @param {boolean} extend whether the selection grows by it
 */
function moveTo(cell, extend) {
  dispatch({type: 'moveTo', cell, extend});
  page.updateNow();
  focusCell(GRID, cell);
}

// ------------------------------------------------------------------------------------------- keys

/**
 * Takes a key.
 *
 * @param {KeyboardEvent} event the key
 * @param {AppFace} app the page
 */
export function keydown(event, app) {
  page = app;
  if (event.ctrlKey || event.metaKey) {
    const which = event.key.toLowerCase();
    if (which === 'z' || which === 'y') {
      event.preventDefault();
      step(which === 'y' || event.shiftKey ? 'redo' : 'undo');
    }
    return;
  }
  const onGrid = hasFocus(GRID) || document.activeElement === document.body;
  const moved = onGrid && !event.altKey ? movedBy(event.key, state.cursor, draft().size) : -1;
  if (moved >= 0) {
    event.preventDefault();
    moveTo(moved, event.shiftKey && state.mode === 'givens');
    if (event.shiftKey && state.mode === 'regions') {
      paintCells([moved], false);
      finishRegion();
    }
  } else if (!event.altKey && acts(event.key, onGrid)) {
    event.preventDefault();
  }
}

/**
 * @param {string} key as in `KeyboardEvent.key`
 * @param {boolean} onGrid whether the grid has the focus
 * @returns {boolean} whether it means something
 */
function acts(key, onGrid) {
  const digit = digitOf(key, draft().size);
  const erases = key === 'Backspace' || key === 'Delete';
  if (state.mode === 'givens') {
    if (digit > 0 || erases) {
      give(digit);
    }
    return digit > 0 || erases;
  }
  if (digit > 0) {
    choosePaint(digit - 1);
  } else if (onGrid && (key === ' ' || key === 'Enter')) {
    paintCells([state.cursor], false);
    finishRegion();
  } else if (onGrid && erases) {
    change(painting.paint(draft(), [state.cursor], painting.NONE));
  } else {
    return false;
  }
  return true;
}

/** @param {number} digit the given of the selected cells, 0 for none; the same one again takes it out */
function give(digit) {
  const {givens} = draft();
  const takesOut = digit > 0 && state.selection.every((cell) => givens[cell] === digit);
  change(painting.giveDigit(draft(), state.selection, takesOut ? 0 : digit));
}

/** @param {'undo' | 'redo'} name which way */
function step(name) {
  const next = painting[name](state.history);
  if (next === state.history) {
    page.announce(`Nothing to ${name}`);
  }
  follow(next);
}

// ---------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {PageState} pageState the page's state
 * @param {AppFace} app the page
 * @returns {TemplateResult} all below the header
 */
export function view(pageState, app) {
  page = app;
  const now = draft();
  const {past, future} = state.history;
  const line = lineNow();
  return html`<div class="workbench">
    <section class="easel" aria-labelledby="set-heading">
      <h1 id="set-heading" class="unseen">Set a puzzle</h1>
      ${board()}
      ${liveTemplate(line, state, show)}
    </section>
    <div class="side">
      ${waits(
        pageState,
        'You can keep painting, entering givens and playing. Checks, ratings and random layouts have to wait.',
      )}
      <section class="card" aria-label="Tools">
        <div class="row">
          ${choice('What to set', MODES, state.mode, (mode) => {
            dispatch({type: 'mode', mode});
            app.update();
          })}
          ${action('Undo', () => step('undo'), app, {why: past.length === 0 ? 'Nothing to undo' : ''})}
          ${action('Redo', () => step('redo'), app, {why: future.length === 0 ? 'Nothing to redo' : ''})}
        </div>
        ${
          state.mode === 'regions'
            ? palette(app, state, choosePaint, change)
            : [digitPad(app, now, give, change), candidateControls(state, line.kind, chooseCounting)]
        }
      </section>
      ${draftsCard({...opened, doc: now}, deleted, {
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
  </div>`;
}

/** @returns {boolean} whether the cells in which solutions differ are hatched: not where true candidates say so */
function isHatched() {
  const {answer, shown, mode, counting} = state;
  return (
    (draft().givens.some((digit) => digit > 0) || Boolean(shown !== 'draft' && answer?.[shown])) &&
    !(mode === 'givens' && counting.shown && shown === 'draft')
  );
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

/** @param {Shown} shown which digits to show, or not any more */
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
