/**
 * The solution in links to other programs, so that these can check a full grid.
 *
 * @import {ApiPuzzle} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 */
import {puzzleOfDoc, understoodOf} from '../model/doc.js';
import {MAX_SIZE} from '../model/symbols.js';

/** The formats of these links, each with the largest size for which it can hold the solution. @type {Readonly<Partial<Record<string, number>>>} */
const LARGEST_WITH_SOLUTION = Object.freeze({
  'fpuzzles-link': MAX_SIZE,
  sudokupad: 9,
});

/** How long the solution is sought. A browser allows a copy only soon after the click. */
const PROOF_MILLIS = 2000;

/**
 * Returns the puzzle object for a format, with the solution if it belongs there and is proved to be the only one.
 *
 * @param {AppFace} app the shell
 * @param {string} format a format of the API
 * @param {Doc} doc the puzzle
 * @returns {Promise<ApiPuzzle>} the object
 */
export async function puzzleFor(app, format, doc) {
  const puzzle = puzzleOfDoc(doc);
  const isProvable = !(doc.left || doc.solution || doc.shape);
  if (!isProvable || doc.size > (LARGEST_WITH_SOLUTION[format] ?? 0)) {
    return puzzle;
  }
  try {
    const {verdict, solution} = await app.api.post('solve', {
      puzzle: understoodOf(puzzle),
      timeoutMillis: PROOF_MILLIS,
    });
    return verdict === 'unique' ? {...puzzle, solution} : puzzle;
  } catch {
    // A link without the solution is better than none.
    return puzzle;
  }
}
