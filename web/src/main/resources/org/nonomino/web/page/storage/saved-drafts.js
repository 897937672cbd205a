/**
 * The stored form of drafts, in the storage of the browser and in files:
 * `{"savedAt":…,"puzzle":…,"past":[…],"future":[…]}`. The arrays contain the changes that can be undone (`past`) and redone
 * (`future`), the nearest first, as many as there is room for. Each has only the fields that differ from the previous one, starting
 * with `puzzle`. A changed list of constraints is written as the differing part:
 * `"constraintsAt":2,"cut":1,"put":[…]` replaces one constraint after the first two. Drawings are written in the same way, with
 * `drawingsAt`, `drawingsCut` and `drawingsPut`.
 *
 * @import {ApiConstraint, ApiDrawing, ApiPuzzle} from '../api/api.js'
 * @import {Doc, Look} from '../model/doc.js'
 *
 * @typedef {object} Draft
 * @property {string} id identifies the draft
 * @property {Doc} doc the puzzle being set
 * @property {number} savedAt the time of the last change, in milliseconds since 1970; 0 if unknown
 * @property {readonly Doc[]} past the earlier drafts, the latest last
 * @property {readonly Doc[]} future the undone drafts, the latest last
 *
 * @typedef {object} WrittenDraft
 * @property {number} [v] the version, if the draft has constraints, drawings or other symbols
 * @property {number} savedAt
 * @property {ApiPuzzle} puzzle
 * @property {WrittenChange[]} past
 * @property {WrittenChange[]} future
 *
 * @typedef {object} ConstraintsChange
 * @property {number} constraintsAt the number of equal constraints at the beginning
 * @property {number} cut the number of removed constraints after these
 * @property {readonly ApiConstraint[]} put the constraints in their place
 *
 * @typedef {object} DrawingsChange
 * @property {number} drawingsAt the number of equal drawings at the beginning
 * @property {number} drawingsCut the number of removed drawings after these
 * @property {readonly ApiDrawing[]} drawingsPut the drawings in their place
 *
 * @typedef {Partial<ApiPuzzle> & Partial<ConstraintsChange> & Partial<DrawingsChange>} WrittenChange
 */
import {isNumber, isUpTo, listOf, ownFields, textFrom, timeFrom} from '../model/checks.js';
import {docOfPuzzle, lookOf, puzzleOfDoc} from '../model/doc.js';

/** The version of drafts with constraints, so that earlier versions of the web app do not open them without these. */
const WITH_CONSTRAINTS = 3;

/** The version of drafts with drawings, fog or something that is not understood. */
const WITH_DRAWINGS = 4;

/** The version of drafts with other symbols of digits. */
const WITH_SYMBOLS = 5;

/** The versions of drafts with constraints that can be read; version 2 has the whole list in each change. */
const READ = Object.freeze([2, WITH_CONSTRAINTS, WITH_DRAWINGS, WITH_SYMBOLS]);

/** @type {readonly never[]} */
const NOTHING = Object.freeze([]);

/** The fields of a change of a list: where it is, the number of removed elements, and the new ones. */
const CONSTRAINTS_CHANGE = Object.freeze(['constraintsAt', 'cut', 'put']);
const DRAWINGS_CHANGE = Object.freeze(['drawingsAt', 'drawingsCut', 'drawingsPut']);

/** The fields that a puzzle object has only if they are not empty. */
const EMPTY = Object.freeze({
  drawings: NOTHING,
  left: Object.freeze([]),
  fog: null,
  shape: null,
  symbols: '',
  message: '',
  source: '',
  url: '',
  solution: '',
});

/** The maximum number of characters for the changes in one direction; the nearest change is always included. */
const MAX_CHARACTERS = 20000;

/**
 * Writes a draft.
 *
 * @param {Omit<Draft, 'id'>} draft the draft
 * @returns {WrittenDraft} an object for JSON
 */
export function writtenDraft({doc, savedAt, past, future}) {
  const all = [doc, ...past, ...future];
  const hasConstraints = all.some(({constraints}) => constraints);
  const hasDrawings = all.some(({drawings, left, fog}) => drawings ?? left ?? fog);
  const hasSymbols = all.some(({symbols}) => symbols);
  return {
    ...(hasConstraints && {v: WITH_CONSTRAINTS}),
    ...(hasDrawings && {v: WITH_DRAWINGS}),
    ...(hasSymbols && {v: WITH_SYMBOLS}),
    savedAt,
    puzzle: puzzleOfDoc(doc),
    past: changes(doc, past),
    future: changes(doc, future),
  };
}

/**
 * @param {Doc} doc
 * @param {readonly Doc[]} docs the nearest last
 * @returns {WrittenChange[]} the nearest first
 */
function changes(doc, docs) {
  const written = [];
  let before = fieldsOf(doc);
  let length = 0;
  for (const each of [...docs].reverse()) {
    const fields = fieldsOf(each);
    const {constraints: had, drawings: drew, ...others} = before;
    const {constraints, drawings, ...now} = fields;
    const change = {
      ...Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== others[name])),
      ...listChange(had, constraints, CONSTRAINTS_CHANGE),
      ...listChange(drew, drawings, DRAWINGS_CHANGE),
    };
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
    ...EMPTY,
    ...puzzleOfDoc(doc),
    label: doc.title,
    author: doc.author,
    rules: doc.rules ?? '',
    constraints: doc.constraints ?? NOTHING,
  };
}

/**
 * @param {unknown} value
 * @returns {readonly unknown[]} a list; an empty list instead of none
 */
function listFrom(value) {
  return Array.isArray(value) ? value : NOTHING;
}

/**
 * @param {unknown} listBefore
 * @param {unknown} listAfter
 * @param {readonly string[]} names the names of the fields of the change
 * @returns {Record<string, unknown>} the differing part; nothing if the lists are equal
 */
function listChange(listBefore, listAfter, [atName, cutName, putName]) {
  const [before, after] = [listFrom(listBefore), listFrom(listAfter)];
  if (before === after) {
    return {};
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && areEqual(before[start], after[start])) {
    start++;
  }
  let end = 0;
  while (end < shorter - start && areEqual(before[before.length - 1 - end], after[after.length - 1 - end])) {
    end++;
  }
  const [cut, put] = [before.length - end - start, after.slice(start, after.length - end)];
  return cut === 0 && put.length === 0 ? {} : {[atName]: start, [cutName]: cut, [putName]: put};
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function areEqual(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
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
  if (v !== undefined && !(isNumber(v) && READ.includes(v))) {
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
function docFrom({size, puzzle, regions, symbols, constraints, label, author, rules, ...others}) {
  return docOfPuzzle({
    size: isNumber(size) ? size : NaN,
    puzzle: textFrom(puzzle),
    regions: textFrom(regions),
    symbols: textFrom(symbols ?? ''),
    constraints: /** @type {ApiConstraint[] | undefined} */ (constraints),
    label: textFrom(label ?? ''),
    author: textFrom(author ?? ''),
    rules: textFrom(rules ?? ''),
    ...lookOf(/** @type {Look} */ (others)),
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
      const {constraintsAt, cut, put, drawingsAt, drawingsCut, drawingsPut, ...changed} = ownFields(each);
      before = {
        ...before,
        ...changed,
        ...(constraintsAt !== undefined && {
          constraints: spliced(before.constraints, constraintsAt, cut, put),
        }),
        ...(drawingsAt !== undefined && {
          drawings: spliced(before.drawings, drawingsAt, drawingsCut, drawingsPut),
        }),
      };
      return docFrom(before);
    })
    .reverse();
}

/**
 * @param {unknown} list the list before
 * @param {unknown} at
 * @param {unknown} cut
 * @param {unknown} put
 * @returns {unknown[]} the list after
 * @throws {RangeError} if the change does not fit the list
 */
function spliced(list, at, cut, put) {
  const before = listFrom(list);
  if (!isUpTo(at, before.length) || !isUpTo(cut, before.length - at) || !Array.isArray(put)) {
    throw new RangeError('not a change of the list');
  }
  return [...before.slice(0, at), ...put, ...before.slice(at + cut)];
}
