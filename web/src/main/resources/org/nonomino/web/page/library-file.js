/**
 * All progress as one file: `{"nonomino":"library","version":1,"puzzles":[…],"drafts":[…],"aside":[…]}`, where a puzzle is
 * `{"savedAt":…,"play":…,"rating":…}` with what `saved.js` writes, a draft `{"id":…}` with what `saved-drafts.js` writes, and
 * what was set aside `{"name":…,"text":…}`.
 *
 * Reading it in loses nothing of what is here: if the file has a later state of a puzzle, that one is taken, and the one
 * that was here is one undo away (`merged`); drafts are `takeInDraft`.
 *
 * @import {Aside} from './aside.js'
 * @import {Play} from './progress.js'
 * @import {KnownRating} from './ratings.js'
 * @import {Draft} from './saved-drafts.js'
 *
 * @typedef {object} FilePuzzle
 * @property {Play} play a puzzle and how far its player has come
 * @property {number} savedAt when it was played last, in milliseconds since 1970
 * @property {?KnownRating} rating how hard it is, if that is known
 *
 * @typedef {object} LibraryFile
 * @property {FilePuzzle[]} puzzles
 * @property {Draft[]} drafts
 * @property {Aside[]} asides what was set aside
 * @property {number} unread how many could not be read
 */
import {ownFields, textFrom, timeFrom} from './checks.js';
import {withinLimits} from './limits.js';
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
 * @param {readonly Aside[]} [asides] what was set aside
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
 * @param {string} text what is in it
 * @returns {?LibraryFile} what it holds; null if it is something else
 * @throws {RangeError} if a later version of the page wrote it
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
    throw new RangeError('This file was exported by a newer version of Nonomino. Update this one first.');
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
 * @throws {Error} if it is not one
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
 * @throws {Error} if it is not one
 */
function draftOf({id, ...tree}) {
  const draft = draftFrom(textFrom(id), tree);
  return {...draft, doc: withinLimits(draft.doc)};
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {Aside}
 * @throws {Error} if it is not one
 */
function asideOf({name, text}) {
  return {name: textFrom(name), text: textFrom(text)};
}
