/**
 * All progress as one file: `{"nonomino":"library","version":1,"puzzles":[…],"drafts":[…],"aside":[…]}`. A puzzle is
 * `{"savedAt":…,"play":…,"rating":…}`, with a play in the format of `saved.js`. A draft is `{"id":…}` with the fields of
 * `saved-drafts.js`. A record that was set aside is `{"name":…,"text":…}`.
 *
 * Importing a file loses no stored progress. If the file has a later state of a puzzle, that state is stored, and undo
 * restores the previous one (`merged`). `takeInDraft` handles drafts.
 *
 * @import {Aside} from './aside.js'
 * @import {Play} from '../model/progress.js'
 * @import {KnownRating} from './ratings.js'
 * @import {Draft} from './saved-drafts.js'
 *
 * @typedef {object} FilePuzzle
 * @property {Play} play a puzzle with its progress
 * @property {number} savedAt the time when it was last played, in milliseconds since 1970
 * @property {?KnownRating} rating its rating; null if unknown
 *
 * @typedef {object} LibraryFile
 * @property {FilePuzzle[]} puzzles
 * @property {Draft[]} drafts
 * @property {Aside[]} asides records that were set aside
 * @property {number} unread the number of records that could not be read
 */
import {ownFields, textFrom, timeFrom} from '../model/checks.js';
import {withinLimits} from '../model/limits.js';
import {ratingFrom} from './ratings.js';
import {fromJson, toJson} from './saved.js';
import {draftFrom, writtenDraft} from './saved-drafts.js';

const KIND = 'library';
const VERSION = 1;

/**
 * Writes the file.
 *
 * @param {FilePuzzle[]} puzzles all puzzles
 * @param {Draft[]} drafts all drafts
 * @param {readonly Aside[]} [asides] the records that were set aside
 * @returns {string} JSON
 */
export function writeLibrary(puzzles, drafts, asides = []) {
  return JSON.stringify({
    nonomino: KIND,
    version: VERSION,
    puzzles: puzzles.map(({play, savedAt, rating}) => ({savedAt, play: JSON.parse(toJson(play)), rating})),
    drafts: drafts.map((draft) => ({id: draft.id, ...writtenDraft(draft)})),
    ...(asides.length > 0 && {aside: asides.map(({name, text}) => ({name, text}))}),
  });
}

/**
 * Reads a file.
 *
 * @param {string} text the contents of the file
 * @returns {?LibraryFile} the library; null if the file is something else
 * @throws {RangeError} if a later version of the web app wrote it
 */
export function readLibrary(text) {
  let tree;
  try {
    tree = ownFields(JSON.parse(text));
  } catch {
    return null;
  }
  if (tree.nonomino !== KIND || !Array.isArray(tree.puzzles)) {
    return null;
  }
  if (tree.version !== VERSION) {
    throw new RangeError(
      'This file was exported by a newer version of Nonomino. Update Nonomino, then import it again.',
    );
  }
  let unread = 0;
  /** @type {<T>(list: unknown, read: (each: Record<string, unknown>) => T) => T[]} */
  const all = (list, read) =>
    [list ?? []].flat().flatMap((each) => {
      try {
        return [read(ownFields(each))];
      } catch {
        unread++;
        return [];
      }
    });
  const puzzles = all(tree.puzzles, puzzleOf);
  const drafts = all(tree.drafts, draftOf);
  const asides = all(tree.aside, asideOf);
  return {puzzles, drafts, asides, unread};
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {FilePuzzle}
 * @throws {Error} if the fields are invalid
 */
function puzzleOf({savedAt, play, rating}) {
  const read = fromJson(JSON.stringify(play));
  return {
    play: Object.freeze({...read, doc: withinLimits(read.doc)}),
    savedAt: timeFrom(savedAt),
    rating: ratingFrom(rating),
  };
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {Draft}
 * @throws {Error} if the fields are invalid
 */
function draftOf({id, ...tree}) {
  const draft = draftFrom(textFrom(id), tree);
  const [past, future] = [draft.past, draft.future].map((docs) => docs.map((doc) => withinLimits(doc)));
  return {...draft, doc: withinLimits(draft.doc), past, future};
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {Aside}
 * @throws {Error} if the fields are invalid
 */
function asideOf({name, text}) {
  return {name: textFrom(name), text: textFrom(text)};
}
