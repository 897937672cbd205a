/**
 * All progress as one file: `{"nonomino":"library","version":1,"puzzles":[…],"drafts":[…]}`, where a puzzle is
 * `{"savedAt":…,"play":…,"rating":…}` with what saved.js writes, and a draft `{"id":…,"savedAt":…,"puzzle":…}`.
 *
 * Reading it in loses nothing of what is here: if the file has a later state of a puzzle, that one is taken, and the one
 * that was here is one undo away.
 *
 * @import {ApiPuzzle} from './api.js'
 * @import {Draft} from './drafts.js'
 * @import {Play} from './progress.js'
 * @import {KnownRating} from './ratings.js'
 *
 * @typedef {object} FilePuzzle
 * @property {Play} play a puzzle and how far its player has come
 * @property {number} savedAt when it was played last, in milliseconds since 1970
 * @property {?KnownRating} rating how hard it is, if that is known
 *
 * @typedef {object} LibraryFile
 * @property {FilePuzzle[]} puzzles
 * @property {Draft[]} drafts
 * @property {number} unread how many could not be read
 *
 * @typedef {{savedAt?: unknown, play?: unknown, rating?: ?{level?: unknown, er?: unknown}}} WrittenPuzzle what should be a
 *     puzzle of a file
 * @typedef {{id?: unknown, savedAt?: unknown, puzzle: ApiPuzzle}} WrittenDraft what should be a draft of a file
 */
import {docOfPuzzle, puzzleOfDoc} from './doc.js';
import {isUntouched, meet, takeOver} from './merging.js';
import {ratingFrom} from './ratings.js';
import {fromJson, toJson} from './saved.js';

const KIND = 'library';
const VERSION = 1;

/**
 * Writes the file.
 *
 * @param {FilePuzzle[]} puzzles all puzzles
 * @param {Draft[]} drafts all drafts
 * @returns {string} JSON
 */
export function writeLibrary(puzzles, drafts) {
  return JSON.stringify({
    nonomino: KIND,
    version: VERSION,
    puzzles: puzzles.map(({play, savedAt, rating}) => ({savedAt, play: JSON.parse(toJson(play)), rating})),
    drafts: drafts.map(({id, doc, savedAt}) => ({id, savedAt, puzzle: puzzleOfDoc(doc)})),
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
  /** @type {?{nonomino?: unknown, version?: unknown, puzzles: WrittenPuzzle[], drafts?: WrittenDraft[]}} */
  let tree;
  try {
    tree = JSON.parse(text);
  } catch {
    return null;
  }
  if (tree?.nonomino !== KIND || !Array.isArray(tree.puzzles)) {
    return null;
  }
  if (tree.version !== VERSION) {
    throw new RangeError('This file was exported by a newer version of Nonomino. Update this one first.');
  }
  const puzzles = tree.puzzles.flatMap((each) => attempt(() => puzzleOf(each)));
  const drafts = [tree.drafts ?? []].flat();
  const readDrafts = drafts.flatMap((each) => attempt(() => draftOf(each)));
  return {
    puzzles,
    drafts: readDrafts,
    unread: tree.puzzles.length - puzzles.length + drafts.length - readDrafts.length,
  };
}

/**
 * @template T
 * @param {() => T} read
 * @returns {T[]} what was read, or nothing
 */
function attempt(read) {
  try {
    return [read()];
  } catch {
    return [];
  }
}

/**
 * @param {WrittenPuzzle} each
 * @returns {FilePuzzle}
 * @throws {Error} if it is not one
 */
function puzzleOf({savedAt, play, rating}) {
  return {
    play: fromJson(JSON.stringify(play)),
    savedAt: Number(savedAt) || 0,
    rating: ratingFrom(rating ?? {}),
  };
}

/**
 * @param {WrittenDraft} each
 * @returns {Draft}
 * @throws {Error} if it is not one
 */
function draftOf({id, savedAt, puzzle}) {
  return {id: String(id), doc: docOfPuzzle(puzzle), savedAt: Number(savedAt) || 0};
}

/**
 * Brings together what two places have of the same puzzle.
 *
 * @param {{play: Play, savedAt: number}} here what is kept here
 * @param {{play: Play, savedAt: number}} there what the file has
 * @returns {{play: Play, savedAt: number}} what to keep; `here` itself if the file has nothing to add
 */
export function merged(here, there) {
  const isSame = takeOver(here.play, there.play) === here.play;
  if (isSame || isUntouched(there.play)) {
    return here;
  }
  if (isUntouched(here.play)) {
    return there;
  }
  return there.savedAt > here.savedAt ? {play: meet(there.play, here.play), savedAt: there.savedAt} : here;
}
