/**
 * The drafts of the view Set, as `localStorage` keeps them: each under `nonomino.draft.<id>`, and under
 * `nonomino.drafting` the id of the one that was open last. All windows of the page share them.
 *
 * @import {Doc} from './doc.js'
 * @import {History} from './painting.js'
 * @import {Draft} from './saved-drafts.js'
 */
import {readStored, takeBack} from './aside.js';
import {ownFields} from './checks.js';
import {puzzleOfDoc} from './doc.js';
import {cut, LONGEST} from './limits.js';
import {newDraft} from './painting.js';
import {draftFrom, mendedDraft, writtenDraft} from './saved-drafts.js';
import {storeMakingRoom} from './saved-plays.js';
import {store, stored, storedKeys, unstore} from './storage.js';

const DRAFT_KEY = 'nonomino.draft.';
const OPEN_KEY = 'nonomino.drafting';
const USUAL_SIZE = 9;

/** What an id from elsewhere may be. */
const ID = /^[\w-]{1,40}$/;

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
 * Reads a draft. One that cannot be read is set aside, except for what can be saved of it.
 *
 * @param {string} id the draft's
 * @returns {?Draft} the draft; null if none is kept under this id
 */
export function keptDraft(id) {
  const text = stored(draftKey(id));
  return readStored(draftKey(id), (written) => draftFrom(id, JSON.parse(written))) ?? rest(id, text);
}

/**
 * Keeps what can be saved of a draft that was set aside.
 *
 * @param {string} id
 * @param {?string} text
 * @returns {?Draft} the draft; null if there is none
 */
function rest(id, text) {
  try {
    const draft = mendedDraft(id, JSON.parse(text ?? ''));
    if (stored(draftKey(id)) === null) {
      keepDraft(draft);
    }
    return draft;
  } catch {
    return null;
  }
}

/**
 * Keeps a draft.
 *
 * @param {Draft} draft the draft
 * @returns {boolean} whether there was room for it
 */
export function keepDraft(draft) {
  return storeMakingRoom(draftKey(draft.id), JSON.stringify(writtenDraft(draft)));
}

/**
 * Keeps a draft from elsewhere, such as a file. Where another one has its id, the one that was made from the other stays,
 * with the past of both; if neither was, both stay.
 *
 * @param {Draft} draft the draft
 * @returns {'added' | 'updated' | 'same' | 'unkept'} what became of it
 */
export function takeInDraft(draft) {
  const kept = keptDrafts();
  const here = kept.find(({id}) => id === draft.id);
  if ((here && hasBeen(here, draft.doc)) || kept.some(({doc}) => sameDraft(doc, draft.doc))) {
    return 'same';
  }
  if (here && hasBeen(draft, here.doc)) {
    const since = draft.past.findIndex((doc) => sameDraft(doc, here.doc));
    const past = since < 0 ? draft.past : [...here.past, ...draft.past.slice(since)];
    return keepDraft({...draft, past}) ? 'updated' : 'unkept';
  }
  const id = here || !ID.test(draft.id) ? newDraftId() : draft.id;
  return keepDraft({...draft, id}) ? 'added' : 'unkept';
}

/**
 * Returns whether a draft is, was or will be again as another one is now.
 *
 * @param {Pick<Draft, 'doc' | 'past' | 'future'>} draft the draft
 * @param {Doc} other the other one
 * @returns {boolean} whether undo or redo leads there
 */
export function hasBeen({doc, past, future}, other) {
  return [doc, ...past, ...future].some((each) => sameDraft(each, other));
}

/** Takes back the drafts that were set aside and can be read by now. */
export function takeBackDrafts() {
  takeBack(DRAFT_KEY, ({name, text}) => {
    try {
      return takeInDraft(draftFrom(name.slice(DRAFT_KEY.length), JSON.parse(text))) !== 'unkept';
    } catch {
      return false;
    }
  });
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
  takeBackDrafts();
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
  return newlyDrafted(newDraft(size));
}

/**
 * Returns the history of a draft.
 *
 * @param {Draft} draft the draft
 * @returns {History} what undo goes back along, as far as it is kept
 */
export function historyOf({doc, past, future}) {
  return {draft: doc, past, future};
}

/**
 * A new draft of a puzzle, which is not kept yet.
 *
 * @param {Doc} doc the puzzle
 * @returns {Draft} the draft
 */
export function newlyDrafted(doc) {
  return {id: newDraftId(), doc, savedAt: 0, past: [], future: []};
}

function adoptOnly() {
  const only = readStored(ONLY_KEY, (text) => draftFrom(newDraftId(), {puzzle: ownFields(JSON.parse(text))}));
  if (only && keepDraft({...only, savedAt: Date.now()})) {
    unstore(ONLY_KEY);
  }
}

/**
 * Returns what a draft is called.
 *
 * @param {Doc} doc what is being set
 * @returns {string} its title, or its size in words
 */
export function draftName({title, size}) {
  return cut(title, LONGEST.title) || `Untitled ${size} × ${size}`;
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
