/**
 * Export of all progress to one file, and import from it.
 *
 * @import {AppFace} from '../face.js'
 * @import {LibraryFile} from '../storage/library-file.js'
 */
import {asides, putAside} from '../storage/aside.js';
import {keyOf} from '../model/doc.js';
import {saveFile} from './download.js';
import {keptDrafts, takeBackDrafts, takeInDraft} from '../storage/drafts.js';
import {readLibrary, writeLibrary} from '../storage/library-file.js';
import {merged} from '../model/merging.js';
import {keepRating, knownRating} from '../storage/ratings.js';
import {keepPlay, savedPlays, takeBackPlays} from '../storage/saved-plays.js';
import {counted} from '../model/words.js';

/**
 * Downloads a file with all puzzles, their progress, and all drafts.
 *
 * @param {AppFace} app the shell
 */
export function exportLibrary(app) {
  app.keep();
  const puzzles = savedPlays().map(({key, play, savedAt}) => ({play, savedAt, rating: knownRating(key)}));
  const drafts = keptDrafts();
  save(writeLibrary(puzzles, drafts, asides()), 'library');
  app.toast(`${counted(puzzles.length, 'puzzle')} exported.`, 'good');
}

/** Downloads a file with the records that are set aside. Importing the file restores them. */
export function exportAsides() {
  save(writeLibrary([], [], asides()), 'set-aside');
}

/**
 * @param {string} text
 * @param {string} name
 */
function save(text, name) {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob([text], {type: 'application/json'}), `nonomino-${name}-${day}.json`);
}

/**
 * Imports an exported file, and shows a message about the result.
 *
 * @param {string} text the contents of the file
 * @param {AppFace} app the shell
 * @returns {boolean} false, without a message, if it is not an exported file
 */
export function importLibrary(text, app) {
  let file;
  try {
    file = readLibrary(text);
  } catch (error) {
    app.toast(/** @type {Error} */ (error).message, 'error');
    return true;
  }
  if (file === null) {
    return false;
  }
  app.keep();
  const outcome = takeIn(file);
  app.keepUp();
  app.toast(...wordsOf(outcome, file));
  return true;
}

/**
 * @typedef {{added: number, updated: number, same: number, aside: number, unkept: number}} Outcome the numbers of records by result
 *
 * @param {LibraryFile} file
 * @returns {Outcome}
 */
function takeIn({puzzles, drafts, asides: others}) {
  const here = new Map(savedPlays().map((saved) => [saved.key, saved]));
  const outcome = {added: 0, updated: 0, same: 0, aside: 0, unkept: 0};
  /** @type {(what: 'added' | 'updated' | 'aside', isKept: boolean) => void} */
  const count = (what, isKept) => {
    outcome[isKept ? what : 'unkept']++;
  };
  for (const {play, savedAt, rating} of puzzles) {
    const key = keyOf(play.doc);
    const known = here.get(key);
    const result = known ? merged(known, {play, savedAt}) : {play, savedAt};
    if (result === known) {
      outcome.same++;
    } else {
      count(known ? 'updated' : 'added', keepPlay(result.play, result.savedAt));
    }
    if (rating) {
      keepRating(key, rating);
    }
  }
  for (const draft of drafts) {
    outcome[takeInDraft(draft)]++;
  }
  for (const aside of others) {
    count('aside', putAside(aside));
  }
  takeBackPlays();
  takeBackDrafts();
  return outcome;
}

/**
 * @param {Outcome} outcome
 * @param {LibraryFile} file
 * @returns {[text: string, kind: 'good' | 'error']}
 */
function wordsOf({added, updated, same, aside, unkept}, {unread}) {
  const parts = [
    [added, 'new'],
    [updated, 'updated'],
    [same, 'already here'],
    [aside, 'set aside'],
    [unread, 'could not be read'],
    [unkept, 'not stored because the browser storage is full'],
  ].flatMap(([number, words]) => (number ? `${number} ${words}` : []));
  return [
    parts.length === 0 ? 'This file contains nothing to import.' : `Imported: ${parts.join(', ')}.`,
    unread + unkept > 0 ? 'error' : 'good',
  ];
}
