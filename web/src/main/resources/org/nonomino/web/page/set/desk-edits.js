/**
 * The edits of the constraints of the draft on the setter's desk: placing, replacing, removing, choosing. Each is one step of the
 * history. Pure functions from state to state.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Written} from '../model/symbols.js'
 * @import {SetState} from './state.js'
 */
import {cellsOf, kindNamed, made, numberOf, placeOf, withNumber, wordsOf} from '../model/constraint-kinds.js';
import {numberRange, solvedNumber} from '../model/constraint-numbers.js';
import {counted} from '../model/words.js';
import {announced, constraintsOf, onlySolution, toasted, withConstraints, withDesk} from './changes.js';
import {keyOf, mirrored, mirroredPairs} from './constraint-edits.js';
import {emptied, withRecent} from './desk-state.js';
import {fieldWords} from './desk-words.js';

/**
 * Adds constraints to the draft, with their images under the chosen symmetry, as one step. Sums are taken from the solution if
 * it is known to be the only one. If the last constraint can have a number, the number can then be typed.
 *
 * @param {SetState} state the state
 * @param {readonly ApiConstraint[]} constraints the constraints
 * @param {boolean} [together] whether they belong to the step before
 * @returns {SetState} the new state
 */
export function placed(state, constraints, together = false) {
  const {size} = state.history.draft;
  const there = constraints.length === 1 ? sameButNumber(state, constraints[0]) : undefined;
  if (there) {
    return met(state, there, constraints[0]);
  }
  const known = new Set(constraintsOf(state).map((each) => keyOf(each, size)));
  /** @param {ApiConstraint} each */
  const isNew = (each) => {
    const key = keyOf(each, size);
    return !known.has(key) && Boolean(known.add(key));
  };
  const own = constraints.map((each) => withSolution(state, each)).filter(isNew);
  const images = own
    .flatMap((each) => mirrored(each, size, state.desk.symmetry))
    .map((image) => asImage(state, image))
    .filter(isNew);
  const first = own.at(0);
  if (!first) {
    return announced(state, 'It is already there.');
  }
  const after = withConstraints(state, [...constraintsOf(state), ...own, ...images], together);
  const number = kindNamed(first.kind)?.number;
  const typing =
    number && own.length === 1
      ? {
          constraint: first,
          text: '',
          isPlaced: true,
          isFresh: true,
          // Under a symmetry, each image in the solution has its own number.
          images: number.isOptional || onlySolution(after) ? [] : images,
        }
      : null;
  const prompt = typing && numberOf(first) === null ? ` Type its ${number?.words}.` : '';
  const copies = images.length > 0 ? ` ${counted(images.length, 'image')} placed symmetrically.` : '';
  return announced(
    withDesk(after, {...withRecent(emptied(after.desk), first.kind), chosen: own, typing}),
    `${wordsOf(first, size)} made.${copies}${prompt}`,
  );
}

/**
 * @param {SetState} state
 * @param {ApiConstraint} constraint
 * @returns {ApiConstraint | undefined} the constraint of the draft of the same kind in the same cells, if it can have a number
 */
function sameButNumber(state, constraint) {
  const {size} = state.history.draft;
  const bare = (/** @type {ApiConstraint} */ each) => keyOf(withNumber(each, null), size);
  return kindNamed(constraint.kind)?.number
    ? constraintsOf(state).find((each) => bare(each) === bare(constraint))
    : undefined;
}

/**
 * Chooses a constraint, so that its number can be typed, or gives it a new number.
 *
 * @param {SetState} state
 * @param {ApiConstraint} there
 * @param {ApiConstraint} constraint the same with another number, or without one
 * @returns {SetState}
 */
function met(state, there, constraint) {
  const number = numberOf(constraint);
  const empty = withDesk(state, emptied(state.desk));
  return number !== null && JSON.stringify(number) !== JSON.stringify(numberOf(there))
    ? chosenOne(replaced(empty, there, constraint), constraint)
    : chosenOne(empty, there);
}

/**
 * @param {SetState} state
 * @param {ApiConstraint} constraint
 * @returns {ApiConstraint} with the number of the only solution, unless it has a number
 */
function withSolution(state, constraint) {
  const solution = numberOf(constraint) === null ? onlySolution(state) : null;
  const number = solution && solvedNumber(constraint, state.history.draft, solution);
  return number === null ? constraint : withNumber(constraint, number);
}

/**
 * @param {SetState} state
 * @param {ApiConstraint} image
 * @returns {ApiConstraint} an image of a constraint: a sum is taken from the solution, or left out if it may be
 */
function asImage(state, image) {
  const field = kindNamed(image.kind)?.number;
  const bare = withNumber(image, null);
  const solved = field ? withSolution(state, bare) : bare;
  if (field && numberOf(solved) !== null) {
    return solved;
  }
  return field?.isOptional && field.field === 'sum' ? bare : image;
}

/**
 * Replaces a constraint of the draft.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} old the constraint
 * @param {ApiConstraint} next its replacement
 * @returns {SetState} the new state
 */
export function replaced(state, old, next) {
  return old === next ? state : replacedAll(state, new Map([[old, next]]), false);
}

/**
 * Replaces a constraint of the draft and its images under the chosen symmetry, as one step, and chooses the replacement.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} old the constraint
 * @param {ApiConstraint} next its replacement
 * @returns {SetState} the new state
 */
export function replacedWithImages(state, old, next) {
  return chosenOne(replacedAll(state, withImages(state, old, next), false), next);
}

/**
 * Removes a constraint of the draft and its images under the chosen symmetry, as one step.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} constraint the constraint
 * @returns {SetState} the new state
 */
export function removedWithImages(state, constraint) {
  return removed(state, [...withImages(state, constraint, constraint).keys()]);
}

/**
 * @param {SetState} state
 * @param {ApiConstraint} old
 * @param {ApiConstraint} next
 * @returns {Map<ApiConstraint, ApiConstraint>} the constraint and those of its images that are in the draft, with their
 *     replacements
 */
function withImages(state, old, next) {
  const {size} = state.history.draft;
  const pairs = new Map([[old, next]]);
  for (const [before, after] of mirroredPairs(old, next, size, state.desk.symmetry)) {
    const there = constraintsOf(state).find((each) => keyOf(each, size) === keyOf(before, size));
    if (there && !pairs.has(there)) {
      pairs.set(there, after);
    }
  }
  return pairs;
}

/**
 * Replaces constraints of the draft, as one step.
 *
 * @param {SetState} state the state
 * @param {ReadonlyMap<ApiConstraint, ApiConstraint>} pairs the constraints with their replacements
 * @param {boolean} together whether this belongs to the step before
 * @returns {SetState} the new state
 */
export function replacedAll(state, pairs, together) {
  const {desk} = state;
  /** @param {ApiConstraint} each */
  const now = (each) => pairs.get(each) ?? each;
  return withDesk(withConstraints(state, constraintsOf(state).map(now), together), {
    chosen: desk.chosen.map(now),
    typing: desk.typing && {
      ...desk.typing,
      constraint: now(desk.typing.constraint),
      images: desk.typing.images.map(now),
    },
  });
}

/**
 * Removes constraints from the draft, as one step.
 *
 * @param {SetState} state the state
 * @param {readonly ApiConstraint[]} list constraints of the draft
 * @param {boolean} [together] whether this belongs to the step before
 * @returns {SetState} the new state
 */
export function removed(state, list, together = false) {
  const gone = constraintsOf(state).filter((each) => list.includes(each));
  if (gone.length === 0) {
    return state;
  }
  const kept = constraintsOf(state).filter((each) => !list.includes(each));
  const what =
    gone.length === 1 ? wordsOf(gone[0], state.history.draft.size) : counted(gone.length, 'constraint');
  return announced(
    withConstraints(state, kept, together),
    `Deleted: ${what}. Ctrl+Z restores ${gone.length === 1 ? 'it' : 'them'}.`,
  );
}

/**
 * Adds a rule for the whole grid, or removes it. A kind with directions stands for all of them.
 *
 * @param {SetState} state the state
 * @param {string} name the kind
 * @param {string} [direction] one direction
 * @returns {SetState} the new state
 */
export function toggledWhole(state, name, direction) {
  const there = wholeOf(state, name, direction);
  const wanted = (kindNamed(name)?.choices ?? [[null]])
    .map(([value]) => value)
    .filter((value) => direction === undefined || value === direction)
    .map((value) => made(name, state.history.draft.size, [], value));
  return there.length > 0 ? removed(state, there) : placed(state, wanted);
}

/**
 * Returns the constraints of a kind for the whole grid.
 *
 * @param {SetState} state the state
 * @param {string} name the kind
 * @param {string} [direction] one direction
 * @returns {ApiConstraint[]} those in the draft
 */
export function wholeOf(state, name, direction) {
  return constraintsOf(state).filter(
    (each) => each.kind === name && (direction === undefined || each.direction === direction),
  );
}

/**
 * Chooses constraints.
 *
 * @param {SetState} state the state
 * @param {readonly ApiConstraint[]} list constraints of the draft
 * @returns {SetState} the new state
 */
export function chosen(state, list) {
  const next = withDesk(typingEnded(state), {chosen: list, typing: null});
  const more = list.length > 1 ? ` and ${list.length - 1} more` : '';
  return list.length === 0
    ? next
    : announced(next, `Chosen: ${wordsOf(list[0], next.history.draft.size)}${more}`);
}

/**
 * Chooses one constraint.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} constraint a constraint of the draft
 * @returns {SetState} the new state
 */
export function chosenOne(state, constraint) {
  return chosen(state, [constraint]);
}

/**
 * Prepares a constraint that needs a number. It is placed as soon as the number is known.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} constraint the constraint without its number
 * @returns {SetState} the new state
 */
export function expected(state, constraint) {
  const solved = withSolution(state, constraint);
  if (numberOf(solved) !== null) {
    return placed(state, [solved]);
  }
  const typing = {constraint, text: '', isPlaced: false, isFresh: false, images: []};
  return announced(
    withDesk(state, {pending: [], shaft: [], isShaft: false, gesture: null, chosen: [], typing}),
    `${wordsOf(constraint, state.history.draft.size)}. Type its ${fieldWords(constraint)}.`,
  );
}

/**
 * Chooses the constraint in the same place if there is one, so that its number can be typed, otherwise prepares a new one.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} constraint the constraint without its number
 * @returns {SetState} the new state
 */
export function chosenOrExpected(state, constraint) {
  const {size} = state.history.draft;
  const placeText = (/** @type {ApiConstraint} */ each) =>
    JSON.stringify([each.kind, placeOf(each), cellsOf(each, size)]);
  const there = constraintsOf(state).find((each) => placeText(each) === placeText(constraint));
  return there ? chosenOne(state, there) : expected(state, constraint);
}

/**
 * Returns the number that was typed for a constraint.
 *
 * @param {ApiConstraint} constraint the constraint
 * @param {string} text the typed text
 * @param {Written} doc the draft
 * @returns {number | number[] | null | undefined} the number; null if there is none, undefined if it is not valid
 */
export function numberFrom(constraint, text, doc) {
  const field = kindNamed(constraint.kind)?.number;
  const {min, max} = numberRange(constraint, doc);
  const numbers = text.split(' ').filter(Boolean).map(Number);
  if (numbers.length === 0) {
    return field?.isOptional ? null : undefined;
  }
  if (numbers.some((number) => number < min || number > max)) {
    return undefined;
  }
  return field?.isList ? numbers : numbers[0];
}

/**
 * Ends typing. A number that is not valid is refused in words.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state; the same object if no number is being typed
 */
export function typingEnded(state) {
  const {typing} = state.desk;
  if (!typing) {
    return state;
  }
  const {constraint, text, isPlaced} = typing;
  const {draft} = state.history;
  const next = withDesk(state, {typing: null});
  if (text !== '' && numberFrom(constraint, text, draft) === undefined) {
    const {min, max} = numberRange(constraint, draft);
    return toasted(next, `${text} is not possible. The ${fieldWords(constraint)} can be ${min} to ${max}.`);
  }
  return isPlaced ? next : announced(next, `Not placed, because it has no ${fieldWords(constraint)}.`);
}
