/**
 * The reason why the constraints of a draft cannot be checked.
 *
 * @import {Doc} from '../model/doc.js'
 */
import {isKnownKind} from '../model/constraint-kinds.js';
import {checkConstraints, cut} from '../model/limits.js';
import {capital} from '../model/words.js';
import {unknownKinds} from '../parts/how-to-play.js';

/** The maximum length of the name of an unknown kind in the line. */
const LONGEST_NAME = 40;

/**
 * Returns the reason.
 *
 * @param {Doc} doc a draft, perhaps from the storage
 * @returns {?Error} the reason why its constraints cannot be checked; null if there is none
 */
export function refusalOf(doc) {
  const {constraints = [], size} = doc;
  try {
    checkConstraints(constraints, size);
  } catch (error) {
    return new Error(`${capital(/** @type {Error} */ (error).message)}.`);
  }
  const unknown = unknownKinds(doc, isKnownKind).map((kind) => cut(kind, LONGEST_NAME));
  return unknown.length === 0
    ? null
    : new Error(
        `This version of Nonomino does not support ${unknown.join(', ')}. Delete ${unknown.length === 1 ? 'it' : 'them'} in the list to check the rest.`,
      );
}
