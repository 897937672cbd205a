/**
 * The form in which drafts are written, in the storage of the browser and in files:
 * `{"savedAt":…,"puzzle":…,"past":[…],"future":[…]}`. The changes that can be undone (`past`) and done again (`future`) are
 * there, the nearest first, as far as there is room; each has only the fields that differ from the one before it, beginning
 * at `puzzle`.
 *
 * @import {ApiPuzzle} from './api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Draft
 * @property {string} id tells drafts apart
 * @property {Doc} doc what is being set
 * @property {number} savedAt when it was kept, in milliseconds since 1970; 0 if that is not known
 * @property {readonly Doc[]} past the drafts before, the latest last
 * @property {readonly Doc[]} future those that were undone, the latest last
 *
 * @typedef {object} WrittenDraft
 * @property {number} savedAt
 * @property {ApiPuzzle} puzzle
 * @property {Partial<ApiPuzzle>[]} past
 * @property {Partial<ApiPuzzle>[]} future
 */
import {isNumber, listOf, ownFields, textFrom, timeFrom} from './checks.js';
import {docOfPuzzle, puzzleOfDoc} from './doc.js';

/** How many characters the changes in one direction may take; the nearest one is always there. */
const MOST_CHARACTERS = 20000;

/**
 * Writes a draft.
 *
 * @param {Omit<Draft, 'id'>} draft the draft
 * @returns {WrittenDraft} a tree for JSON
 */
export function writtenDraft({doc, savedAt, past, future}) {
  return {savedAt, puzzle: puzzleOfDoc(doc), past: changes(doc, past), future: changes(doc, future)};
}

/**
 * @param {Doc} doc
 * @param {readonly Doc[]} docs the nearest last
 * @returns {Partial<ApiPuzzle>[]} the nearest first
 */
function changes(doc, docs) {
  const written = [];
  let before = fieldsOf(doc);
  let length = 0;
  for (const each of [...docs].reverse()) {
    const fields = fieldsOf(each);
    const change = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => value !== before[name]),
    );
    length += JSON.stringify(change).length;
    if (written.length > 0 && length > MOST_CHARACTERS) {
      break;
    }
    written.push(change);
    before = fields;
  }
  return written;
}

/**
 * @param {Doc} doc
 * @returns {Record<string, unknown>} all fields of its puzzle object, also those that are empty
 */
function fieldsOf(doc) {
  return {...puzzleOfDoc(doc), label: doc.title, author: doc.author, rules: doc.rules ?? ''};
}

/**
 * Reads a draft.
 *
 * @param {string} id tells drafts apart
 * @param {unknown} tree what should be a draft
 * @returns {Draft} the draft
 * @throws {Error} if it is not one, or if a later version of the app wrote it
 */
export function draftFrom(id, tree) {
  const {v, savedAt, puzzle, past, future} = ownFields(tree);
  if (v !== undefined) {
    throw new RangeError('not a draft of this version');
  }
  const fields = ownFields(puzzle);
  const doc = docFrom(fields);
  return {
    id,
    doc,
    savedAt: timeFrom(savedAt),
    past: docsFrom(fields, past ?? []),
    future: docsFrom(fields, future ?? []),
  };
}

/**
 * Reads a draft without its past and future, which are damaged.
 *
 * @param {string} id tells drafts apart
 * @param {unknown} tree what should be a draft
 * @returns {Draft} the draft
 * @throws {Error} if it is not one
 */
export function mendedDraft(id, tree) {
  return draftFrom(id, {...ownFields(tree), past: [], future: []});
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {Doc}
 * @throws {RangeError} if it is not a puzzle object
 */
function docFrom({size, puzzle, regions, label, author, rules}) {
  return docOfPuzzle({
    size: isNumber(size) ? size : NaN,
    puzzle: textFrom(puzzle),
    regions: textFrom(regions),
    label: textFrom(label ?? ''),
    author: textFrom(author ?? ''),
    rules: textFrom(rules ?? ''),
  });
}

/**
 * @param {Record<string, unknown>} fields those of the draft
 * @param {unknown} list the changes, the nearest first
 * @returns {Doc[]} the nearest last
 */
function docsFrom(fields, list) {
  let before = fields;
  return listOf(list, -1, (each) => typeof each === 'object')
    .map((each) => {
      before = {...before, ...ownFields(each)};
      return docFrom(before);
    })
    .reverse();
}
