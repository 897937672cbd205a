/**
 * The current draft of the view Set. It is one of the drafts of `drafts.js` and is saved after each change, with its undo
 * history; while the web app is open, more changes can be undone than are saved. If another window or a file changes the current
 * draft, it is updated here, and undo restores the previous state.
 *
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {History} from '../model/painting.js'
 * @import {Draft} from '../storage/saved-drafts.js'
 * @import {SetAction, SetState} from './state.js'
 */
import {drawMeanwhile} from '../grid/constraints.js';
import {inOurLook, newDoc} from '../model/doc.js';
import {advance} from '../model/painting.js';
import {newValue} from '../model/store.js';
import * as drafts from '../storage/drafts.js';
import {isOther} from './changes.js';
import {ask, request} from './live.js';
import {ROUTE, dispatch, draft, firstOpened, page, state, useIn} from './now.js';
import {tasking} from './tasks.js';

/** The current draft as it was last saved. */
export let opened = firstOpened;

/** The histories of the other drafts. @type {Map<string, History>} */
const histories = new Map();

/** The drafts deleted since the web app was opened, the latest last. */
export const deleted = newValue(/** @type {readonly Draft[]} */ ([]));

/**
 * Saves the current draft.
 *
 * @param {SetState} now the state
 */
function keep({history: {draft: doc, past, future}}) {
  opened = {...opened, doc, savedAt: Date.now(), past, future};
  drafts.rememberOpen(opened.id);
  if (!drafts.keepDraft(opened)) {
    page.toast(
      'This browser does not store data, so the draft will be lost when you close this tab.',
      'error',
    );
  }
}

/**
 * Opens a puzzle as a new draft in this view. If an identical draft exists, it is
 * opened instead.
 *
 * @param {Doc} doc the puzzle
 * @param {AppFace} app the shell
 */
export function edit(doc, app) {
  useIn(app);
  const asDraft = forEditing(doc);
  const known = drafts.keptDrafts().find((each) => drafts.sameDraft(each.doc, asDraft));
  openDraft(known ?? drafts.newlyDrafted(asDraft));
  keep(state);
  app.go(ROUTE);
  app.announce(`${drafts.draftName(doc)} is open. Your other drafts are in the File menu, under Open.`);
}

/**
 * @param {Doc} doc
 * @returns {Doc} the puzzle without what its changes would make wrong: the solution, and the drawings that show constraints,
 *     which are drawn from the constraints instead
 */
function forEditing(doc) {
  return newDoc({...inOurLook(doc), solution: '', shape: undefined});
}

/** @param {Draft} next the draft to open; the previous one keeps its state and history */
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
}

/**
 * Opens another draft, and announces it.
 *
 * @param {Draft} next the chosen draft
 */
export function chooseDraft(next) {
  openDraft(next);
  page.announce(`${drafts.draftName(draft())} is open`);
}

/**
 * Deletes a draft. This can be undone.
 *
 * @param {Draft} gone the draft to delete; if it is open, the latest of the other drafts is opened
 */
export function deleteDraft(gone) {
  drafts.forgetDraft(gone.id);
  if (gone.id === opened.id) {
    openDraft(drafts.keptDrafts()[0] ?? drafts.blankDraft(draft().size));
  }
  deleted.dispatch([...deleted.state, gone]);
  page.announce(`${drafts.draftName(gone.doc)} deleted`);
  page.draw();
  document.getElementById('set-undelete')?.focus();
}

/**
 * Restores the last deleted draft.
 *
 * @param {Draft} back the last deleted draft
 */
export function undelete(back) {
  deleted.dispatch(deleted.state.filter((other) => other !== back));
  drafts.keepDraft(back);
  chooseDraft(back);
  keep(state);
}

/**
 * Opens a draft and focuses its title.
 *
 * @param {Draft} next the draft to rename
 */
export function renameDraft(next) {
  if (next.id !== opened.id) {
    openDraft(next);
    page.draw();
  }
  /** @type {?HTMLInputElement} */ (document.getElementById('set-title'))?.select();
}

/** Adopts changes that another window or a file has made to the current draft. */
export function followKept() {
  const kept = drafts.keptDraft(opened.id);
  if (kept && !drafts.sameDraft(kept.doc, draft())) {
    opened = kept;
    const comesFromHere = drafts.hasBeen(kept, draft());
    dispatch({
      type: 'follow',
      history: comesFromHere ? drafts.historyOf(kept) : advance(state.history, kept.doc),
    });
  }
}

addEventListener('storage', ({key}) => {
  if (key === drafts.draftKey(opened.id)) {
    followKept();
  }
});
addEventListener('pageshow', ({persisted}) => persisted && followKept());

/**
 * Checks a changed draft, and saves it unless it has been read.
 *
 * @param {SetState} after the state after an action
 * @param {SetState} before the state before
 * @param {SetAction} action the action
 */
export function followHistory(after, before, action) {
  if (after.history === before.history || action.type === 'open') {
    return;
  }
  drawMeanwhile(after.history.draft, before.history.draft);
  if (isOther(after.history.draft, before.history.draft)) {
    tasking.cancel();
    if (page?.state.view === ROUTE) {
      request(after);
    }
  }
  if (action.type !== 'follow') {
    keep(after);
  }
}
