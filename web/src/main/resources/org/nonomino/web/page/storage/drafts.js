/**
 * The drafts of the view Set in `localStorage`. Each is stored under `nonomino.draft.<id>`, and the id of the draft opened last under
 * `nonomino.drafting`. All windows of the web app share them.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {History} from '../model/painting.js'
 * @import {Draft} from './saved-drafts.js'
 */
import {readStored, takeBack} from './aside.js';
import {ownFields} from '../model/checks.js';
import {jsonText} from '../model/doc.js';
import {cut, LONGEST} from '../model/limits.js';
import {newDraft} from '../model/painting.js';
import {draftFrom, mendedDraft, writtenDraft} from './saved-drafts.js';
import {storeMakingRoom} from './saved-plays.js';
import {store, stored, storedKeys, unstore} from './storage.js';

const DRAFT_KEY = 'nonomino.draft.';
const OPEN_KEY = 'nonomino.drafting';
const USUAL_SIZE = 9;

/** A valid id of a draft from elsewhere. */
const ID = /^[\w-]{1,40}$/;

/** The storage key of earlier versions with only one draft. That draft is added to the others. */
const ONLY_KEY = 'nonomino.draft';

/**
 * Returns the storage key of a draft.
 *
 * @param {string} id the id of the draft
 * @returns {string} a key of `localStorage`
 */
export function draftKey(id) {
  return DRAFT_KEY + id;
}

/**
 * Creates an id that is unique across windows.
 *
 * @returns {string} a short string
 */
function newDraftId() {
  const random = Math.floor(Math.random() * 36 ** 6);
  return Date.now().toString(36) + random.toString(36).padStart(6, '0');
}

/**
 * Lists the stored drafts.
 *
 * @returns {Draft[]} the drafts, latest first
 */
export function keptDrafts() {
  return storedKeys(DRAFT_KEY)
    .flatMap((id) => keptDraft(id) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/**
 * Reads a stored draft. A damaged draft is set aside, and its readable parts become a draft again.
 *
 * @param {string} id the id of the draft
 * @returns {?Draft} the draft; null if none with this id can be read
 */
export function keptDraft(id) {
  return readStored(
    draftKey(id),
    (text) => draftFrom(id, JSON.parse(text)),
    (text) => rest(id, text),
  );
}

/**
 * Stores the readable parts of a draft that was set aside.
 *
 * @param {string} id
 * @param {string} text
 * @returns {?Draft} the draft; null if there is none
 */
function rest(id, text) {
  try {
    const draft = mendedDraft(id, JSON.parse(text));
    if (stored(draftKey(id)) === null) {
      keepDraft(draft);
    }
    return draft;
  } catch {
    return null;
  }
}

/**
 * Stores a draft.
 *
 * @param {Draft} draft the draft
 * @returns {boolean} whether there was room for it
 */
export function keepDraft(draft) {
  return storeMakingRoom(draftKey(draft.id), JSON.stringify(writtenDraft(draft)));
}

/**
 * Stores a draft from elsewhere, such as a file. If a stored draft has the same id and one of the two derives from the
 * other, the later draft is stored with the past of both. If neither derives from the other, both are stored.
 *
 * @param {Draft} draft the draft
 * @returns {'added' | 'updated' | 'same' | 'unkept'} the outcome; `unkept` if there was no room
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
 * Returns whether the history of a draft contains a given state.
 *
 * @param {Pick<Draft, 'doc' | 'past' | 'future'>} draft the draft
 * @param {Doc} other the state
 * @returns {boolean} whether the draft is in this state, or undo or redo leads to it
 */
export function hasBeen({doc, past, future}, other) {
  return [doc, ...past, ...future].some((each) => sameDraft(each, other));
}

/** Restores the drafts that were set aside and can now be read. */
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
 * Deletes a draft.
 *
 * @param {string} id the id of the draft
 */
export function forgetDraft(id) {
  unstore(draftKey(id));
}

/**
 * Stores the id of the open draft.
 *
 * @param {string} id the id of the draft
 */
export function rememberOpen(id) {
  store(OPEN_KEY, id);
}

/**
 * Returns the initial draft: the draft opened last, otherwise the latest draft, otherwise a new draft.
 *
 * @returns {Draft} the draft; a new one is not stored yet
 */
export function firstDraft() {
  takeBackDrafts();
  adoptOnly();
  return keptDraft(stored(OPEN_KEY) ?? '') ?? keptDrafts()[0] ?? blankDraft();
}

/**
 * Creates a draft with boxes, without storing it.
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
 * @returns {History} the stored states for undo and redo
 */
export function historyOf({doc, past, future}) {
  return {draft: doc, past, future};
}

/**
 * Creates a draft from a puzzle, without storing it.
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
 * Returns the displayed name of a draft.
 *
 * @param {Doc} doc the puzzle of the draft
 * @returns {string} its title, or `Untitled` with its size
 */
export function draftName({title, size}) {
  return cut(title, LONGEST.title) || `Untitled ${size} × ${size}`;
}

/**
 * Returns whether two drafts are equal in all parts that the API has.
 *
 * @param {Doc} one a draft
 * @param {Doc} other a second draft
 * @returns {boolean} whether they are equal
 */
export function sameDraft(one, other) {
  return jsonText(one) === jsonText(other);
}
