/**
 * The stored form of drafts, in the storage of the browser and in files:
 * `{"savedAt":…,"puzzle":…,"past":[…],"future":[…]}`. The arrays contain the changes that can be undone (`past`) and redone
 * (`future`), the nearest first, as many as there is room for. Each has only the fields that differ from the previous one, starting
 * with `puzzle`.
 *
 * @import {ApiConstraint, ApiPuzzle} from './api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Draft
 * @property {string} id identifies the draft
 * @property {Doc} doc the puzzle being set
 * @property {number} savedAt the time of the last change, in milliseconds since 1970; 0 if unknown
 * @property {readonly Doc[]} past the earlier drafts, the latest last
 * @property {readonly Doc[]} future the undone drafts, the latest last
 *
 * @typedef {object} WrittenDraft
 * @property {number} [v] the version, if the draft has constraints
 * @property {number} savedAt
 * @property {ApiPuzzle} puzzle
 * @property {Partial<ApiPuzzle>[]} past
 * @property {Partial<ApiPuzzle>[]} future
 */
import {isNumber, listOf, ownFields, textFrom, timeFrom} from './checks.js';
import {docOfPuzzle, puzzleOfDoc} from './doc.js';

/** The version of drafts with constraints, so that earlier versions of the web app do not open them without these. */
const WITH_CONSTRAINTS = 2;

/** @type {readonly ApiConstraint[]} */
const NO_CONSTRAINTS = Object.freeze([]);

/** The maximum number of characters for the changes in one direction; the nearest change is always included. */
const MAX_CHARACTERS = 20000;

/**
 * Writes a draft.
 *
 * @param {Omit<Draft, 'id'>} draft the draft
 * @returns {WrittenDraft} an object for JSON
 */
export function writtenDraft({doc, savedAt, past, future}) {
  const hasConstraints = [doc, ...past, ...future].some(({constraints}) => constraints);
  return {
    ...(hasConstraints && {v: WITH_CONSTRAINTS}),
    savedAt,
    puzzle: puzzleOfDoc(doc),
    past: changes(doc, past),
    future: changes(doc, future),
  };
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
    if (written.length > 0 && length > MAX_CHARACTERS) {
      break;
    }
    written.push(change);
    before = fields;
  }
  return written;
}

/**
 * @param {Doc} doc
 * @returns {Record<string, unknown>} all fields of its puzzle object, including empty fields
 */
function fieldsOf(doc) {
  return {
    ...puzzleOfDoc(doc),
    label: doc.title,
    author: doc.author,
    rules: doc.rules ?? '',
    constraints: doc.constraints ?? NO_CONSTRAINTS,
  };
}

/**
 * Reads a draft.
 *
 * @param {string} id identifies the draft
 * @param {unknown} tree the parsed JSON
 * @returns {Draft} the draft
 * @throws {Error} if it is invalid, or if a later version of the web app wrote it
 */
export function draftFrom(id, tree) {
  const {v, savedAt, puzzle, past, future} = ownFields(tree);
  if (v !== undefined && v !== WITH_CONSTRAINTS) {
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
 * Reads a draft without its past and future, because they are damaged.
 *
 * @param {string} id identifies the draft
 * @param {unknown} tree the parsed JSON
 * @returns {Draft} the draft
 * @throws {Error} if it is invalid
 */
export function mendedDraft(id, tree) {
  return draftFrom(id, {...ownFields(tree), past: [], future: []});
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {Doc}
 * @throws {RangeError} if it is not a puzzle object
 */
function docFrom({size, puzzle, regions, constraints, label, author, rules}) {
  return docOfPuzzle({
    size: isNumber(size) ? size : NaN,
    puzzle: textFrom(puzzle),
    regions: textFrom(regions),
    constraints: /** @type {ApiConstraint[] | undefined} */ (constraints),
    label: textFrom(label ?? ''),
    author: textFrom(author ?? ''),
    rules: textFrom(rules ?? ''),
  });
}

/**
 * @param {Record<string, unknown>} fields the fields of the draft
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
