/**
 * The text of the live line in the view Set.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {CheckAnswer} from '../api/api.js'
 * @import {Counts} from './candidates.js'
 *
 * @typedef {object} LiveLine
 * @property {'form' | 'wait' | 'none' | 'unique' | 'several'} kind its subject
 * @property {string} text a headline
 * @property {string} more further text
 */
import {counted, stopped} from '../model/words.js';
import {clueCount} from '../model/doc.js';
import {formTrouble, isUnpainted, isWellFormed} from '../model/painting.js';
import {countWords} from '../model/true-candidates.js';

/**
 * Describes a draft and the answer of the server.
 *
 * @param {Doc} draft the draft
 * @param {?CheckAnswer} answer the answer of `check`, or null while it is unknown
 * @param {object} local the local state
 * @param {number} local.conflicts the number of cells in conflict
 * @param {?Error & {offline?: boolean}} local.error why there is no answer
 * @param {?Counts} [local.counts] the solution count, or null while it is unknown
 * @param {number} [local.brush] the region being painted
 * @param {boolean} [local.isPainting] whether regions are being painted, so that they are unfinished while they do not cover the
 *     grid; otherwise, this may be intended
 * @param {boolean} [local.isHatched] whether the cells in which two solutions differ are hatched
 * @returns {LiveLine} the line
 */
export function liveLine(
  draft,
  answer,
  {conflicts, error, counts = null, brush = 0, isPainting = true, isHatched = true},
) {
  const clues = clueCount(draft);
  const unformed = formTrouble(draft);
  if (isUnpainted(draft)) {
    return {
      kind: 'form',
      text: `Drag on the grid to draw region ${Math.max(brush, 0) + 1}.`,
      more: 'Or start from a layout.',
    };
  }
  if (unformed && (isPainting || !isWellFormed(draft))) {
    return {kind: 'form', text: 'The regions are not finished.', more: unformed};
  }
  if (conflicts > 0) {
    return {
      kind: 'none',
      text: 'No solution.',
      more: `${counted(conflicts, 'cell is', 'cells are')} in conflict (underlined).`,
    };
  }
  if (error) {
    return error.offline
      ? {kind: 'wait', text: 'Not checked.', more: 'The check has to wait until the connection is back.'}
      : {kind: 'wait', text: 'Not checked.', more: error.message};
  }
  if (answer === null) {
    return {kind: 'wait', text: 'Checking …', more: counted(clues, 'clue')};
  }
  const line = verdictLine(answer, draft, counts, isHatched);
  const notes = [
    unformed && looseRegions(draft),
    draft.left && 'Nonomino does not read all of its rules.',
  ].filter(Boolean);
  return notes.length > 0 ? {...line, more: [stopped(line.more), ...notes].join(' ')} : line;
}

/**
 * @param {Doc} draft
 * @returns {string} a sentence about regions that do not tile the grid
 */
function looseRegions({size, regions}) {
  return regions.includes('.') ? 'Some cells have no region.' : `Some regions have fewer than ${size} cells.`;
}

/**
 * @param {CheckAnswer} answer
 * @param {Doc} draft
 * @param {?Counts} counts
 * @param {boolean} isHatched
 * @returns {LiveLine}
 */
function verdictLine({verdict, differing = []}, draft, counts, isHatched) {
  const clues = clueCount(draft);
  switch (verdict) {
    case 'unique':
      return {kind: 'unique', text: 'Exactly one solution.', more: counted(clues, 'clue')};
    case 'none':
      return {
        kind: 'none',
        text: 'No solution.',
        more: draft.constraints
          ? 'The clues and constraints contradict each other.'
          : clues === 0
            ? 'This layout cannot be filled.'
            : 'The clues contradict each other.',
      };
    case 'several':
      return {
        kind: 'several',
        text:
          counts && counts.solutions > 1
            ? `${counts.estimate?.words ?? countWords(counts)}.`
            : 'Several solutions.',
        more: [
          counts?.estimate?.certainty && `${counts.estimate.certainty}.`,
          clues === 0 && !draft.constraints
            ? 'There are no clues yet.'
            : `${counted(clues, 'clue')}${
                isHatched
                  ? `; two of the solutions differ in the ${counted(differing.length, 'hatched cell')}`
                  : ''
              }.`,
        ]
          .filter(Boolean)
          .join(' '),
      };
    default:
      return {
        kind: 'wait',
        text: 'The check took too long.',
        more: `${counted(clues, 'clue')}; with more clues the check is faster.`,
      };
  }
}
