/**
 * The draft that is open in the view Set: it is one of the drafts of `drafts.js`, kept with each change and with what can be
 * undone; as long as the page lives more can be undone than is kept. Where another window or a file changes the draft that is
 * open here, this one follows, and undo goes back.
 *
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {History} from './painting.js'
 * @import {Draft} from './saved-drafts.js'
 */
import * as drafts from './drafts.js';
import * as painting from './painting.js';
import {ask} from './set-live.js';
import {ROUTE, dispatch, draft, firstOpened, moveTo, page, state, useIn} from './set-now.js';
import {isOther} from './set-state.js';
import {newTasks} from './set-tasks.js';

/** The draft that is open, as it was kept last. */
export let opened = firstOpened;

/** How the other drafts came about. @type {Map<string, History>} */
const histories = new Map();

/** The drafts that were deleted while the page lives, the latest last. @type {readonly Draft[]} */
export let deleted = [];

/** What the view asks for one at a time. */
export const tasking = newTasks({
  page: () => page,
  draft,
  random: () => state.random,
  dispatch,
  change,
  moveTo,
});

/** Keeps the draft that is open. */
function keep() {
  const {past, future} = state.history;
  opened = {...opened, doc: draft(), savedAt: Date.now(), past, future};
  drafts.rememberOpen(opened.id);
  if (!drafts.keepDraft(opened)) {
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
  useIn(app);
  const known = drafts.keptDrafts().find((each) => drafts.sameDraft(each.doc, doc));
  openDraft(known ?? drafts.newlyDrafted(doc));
  keep();
  app.go(ROUTE);
  app.announce(`${drafts.draftName(doc)} is open. Your other drafts are under Drafts.`);
}

/** @param {Draft} next the draft to go on with; the one before stays as it is, with its history */
function openDraft(next) {
  histories.set(opened.id, state.history);
  tasking.cancel();
  opened = next;
  drafts.rememberOpen(next.id);
  const history = histories.get(next.id) ?? drafts.historyOf(next);
  dispatch({type: 'open', history});
  followKept();
  if (page.state.view === ROUTE) {
    ask();
  }
  page.update();
}

/**
 * Opens another draft, and says so.
 *
 * @param {Draft} next the draft that a person has chosen
 */
export function chooseDraft(next) {
  openDraft(next);
  page.announce(`${drafts.draftName(draft())} is open`);
}

/**
 * Deletes a draft, until that is undone.
 *
 * @param {Draft} gone the draft to delete; where it is open the latest of the others opens
 */
export function deleteDraft(gone) {
  drafts.forgetDraft(gone.id);
  if (gone.id === opened.id) {
    openDraft(drafts.keptDrafts()[0] ?? drafts.blankDraft(draft().size));
  }
  deleted = [...deleted, gone];
  page.announce(`${drafts.draftName(gone.doc)} deleted`);
  page.updateNow();
  document.getElementById('set-undelete')?.focus();
}

/**
 * Takes back what was deleted last.
 *
 * @param {Draft} back the draft that was deleted last
 */
export function undelete(back) {
  deleted = deleted.filter((other) => other !== back);
  drafts.keepDraft(back);
  chooseDraft(back);
  keep();
}

/**
 * Opens a draft, and lets its title be typed.
 *
 * @param {Draft} next the draft whose title is to be typed
 */
export function renameDraft(next) {
  if (next.id !== opened.id) {
    openDraft(next);
    page.updateNow();
  }
  /** @type {?HTMLInputElement} */ (document.getElementById('set-title'))?.select();
}

/** Takes over what another window or a file has made of the draft that is open here. */
export function followKept() {
  const kept = drafts.keptDraft(opened.id);
  if (kept && !drafts.sameDraft(kept.doc, draft())) {
    opened = kept;
    const comesFromHere = drafts.hasBeen(kept, draft());
    takeOver(comesFromHere ? drafts.historyOf(kept) : painting.advance(state.history, kept.doc));
  }
}

addEventListener('storage', ({key}) => {
  if (key === drafts.draftKey(opened.id)) {
    followKept();
  }
  page?.update();
});
addEventListener('pageshow', ({persisted}) => persisted && followKept());

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
    if (page?.state.view === ROUTE) {
      ask();
    }
  }
  page?.update();
}

/**
 * Takes over a change of the draft.
 *
 * @param {Doc} next the changed draft
 * @param {boolean} [together] whether it belongs to the change before
 */
export function change(next, together = false) {
  follow(painting.advance(state.history, next, together));
}

/**
 * Undoes or redoes a change.
 *
 * @param {'undo' | 'redo'} name which way
 */
export function step(name) {
  const next = painting[name](state.history);
  if (next === state.history) {
    page.announce(`Nothing to ${name}`);
  }
  follow(next);
}
