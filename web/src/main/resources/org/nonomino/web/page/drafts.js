/**
 * The drafts of the view Set, as `localStorage` keeps them: each under `nonomino.draft.<id>`, and under
 * `nonomino.drafting` the id of the one that was open last. All windows of the page share them.
 *
 * @import {ApiPuzzle} from './api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Draft
 * @property {string} id tells drafts apart
 * @property {Doc} doc what is being set
 * @property {number} savedAt when it was kept, in milliseconds since 1970
 */
import {docOfPuzzle, puzzleOfDoc} from './doc.js';
import {newDraft} from './painting.js';
import {store, stored, storedKeys, storedObject, unstore} from './storage.js';

const DRAFT_KEY = 'nonomino.draft.';
const OPEN_KEY = 'nonomino.drafting';
const USUAL_SIZE = 9;

/** Where the only draft was kept while there was one; it becomes one of them. */
const ONLY_KEY = 'nonomino.draft';

/**
 * Returns the name under which a draft is kept.
 *
 * @param {string} id the draft's
 * @returns {string} a key of `localStorage`
 */
export function draftKey(id) {
  return DRAFT_KEY + id;
}

/**
 * Makes an id that no draft has, of any window.
 *
 * @returns {string} a short text
 */
export function newDraftId() {
  const random = Math.floor(Math.random() * 36 ** 6);
  return Date.now().toString(36) + random.toString(36).padStart(6, '0');
}

/**
 * Lists the drafts that are kept.
 *
 * @returns {Draft[]} the latest first
 */
export function keptDrafts() {
  return storedKeys(DRAFT_KEY)
    .flatMap((id) => keptDraft(id) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/**
 * Reads a draft.
 *
 * @param {string} id the draft's
 * @returns {?Draft} the draft; null if none is kept under this id
 */
export function keptDraft(id) {
  try {
    const {puzzle, savedAt} = storedObject(draftKey(id));
    return {id, doc: docOfPuzzle(/** @type {ApiPuzzle} */ (puzzle)), savedAt: Number(savedAt) || 0};
  } catch {
    return null;
  }
}

/**
 * Keeps a draft.
 *
 * @param {string} id the draft's
 * @param {Doc} doc what is being set
 * @returns {boolean} whether there was room for it
 */
export function keepDraft(id, doc) {
  return keepDraftAs(id, doc, Date.now());
}

/**
 * Keeps a draft from elsewhere, such as a file.
 *
 * @param {string} id the draft's
 * @param {Doc} doc what is being set
 * @param {number} savedAt when it was kept, in milliseconds since 1970
 * @returns {boolean} whether there was room for it
 */
export function keepDraftAs(id, doc, savedAt) {
  return store(draftKey(id), JSON.stringify({savedAt, puzzle: puzzleOfDoc(doc)}));
}

/**
 * Forgets a draft.
 *
 * @param {string} id the draft's
 */
export function forgetDraft(id) {
  unstore(draftKey(id));
}

/**
 * Remembers which draft is open.
 *
 * @param {string} id the draft's
 */
export function rememberOpen(id) {
  store(OPEN_KEY, id);
}

/**
 * Returns the draft to begin with: the one that was open last, else the latest, else a new one.
 *
 * @returns {Draft} a draft; a new one is not kept yet
 */
export function firstDraft() {
  adoptOnly();
  return keptDraft(stored(OPEN_KEY) ?? '') ?? keptDrafts()[0] ?? blankDraft();
}

/**
 * A new draft on boxes, which is not kept yet.
 *
 * @param {number} [size] its size
 * @returns {Draft} the draft
 */
export function blankDraft(size = USUAL_SIZE) {
  return {id: newDraftId(), doc: newDraft(size), savedAt: 0};
}

function adoptOnly() {
  const only = stored(ONLY_KEY);
  if (only === null) {
    return;
  }
  try {
    if (!keepDraft(newDraftId(), docOfPuzzle(JSON.parse(only)))) {
      return;
    }
  } catch {
    // It never was a draft.
  }
  unstore(ONLY_KEY);
}

/**
 * Returns what a draft is called.
 *
 * @param {Doc} doc what is being set
 * @returns {string} its title, or its size in words
 */
export function draftName({title, size}) {
  return title || `Untitled ${size} × ${size}`;
}

/**
 * Returns whether two drafts say the same.
 *
 * @param {Doc} one a draft
 * @param {Doc} other another one
 * @returns {boolean} whether they do
 */
export function sameDraft(one, other) {
  return JSON.stringify(puzzleOfDoc(one)) === JSON.stringify(puzzleOfDoc(other));
}
