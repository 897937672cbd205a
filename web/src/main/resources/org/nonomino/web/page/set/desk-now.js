/**
 * The setter's desk of the view Set: the only place that edits the constraints of the current draft. Its state is described in
 * `desk-state.js`. Each finished constraint is one step of the history.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Desk, Tool, Typing} from './desk-state.js'
 */
import {fitsCircle, keyOf, mirrored, mirroredPairs, squareFrom, withCage} from './constraint-edits.js';
import {
  cagesOf,
  cellsOf,
  kindNamed,
  made,
  numberOf,
  numberRange,
  placeOf,
  solvedNumber,
  withNumber,
  wordsOf,
} from '../model/constraint-kinds.js';
import {
  canFinish,
  continued,
  dropped,
  emptied,
  toggled,
  touches,
  withRecent,
  withTool,
} from './desk-state.js';
import {newDoc} from '../model/doc.js';
import {TOOLS_KEY, dispatch, draft, page, state} from './now.js';
import {change} from './open.js';
import {onlySolution} from './state.js';
import {store} from '../storage/storage.js';
import {cellName} from '../model/symbols.js';
import {capital, counted} from '../model/words.js';

/** The maximum number of digits of a quadruple. */
const MOST_IN_QUADRUPLE = 4;

/**
 * Returns the state of the desk.
 *
 * @returns {Desk} the state
 */
export function desk() {
  return state.desk;
}

/**
 * Changes the state of the desk, without redrawing.
 *
 * @param {Partial<Desk>} more the changed fields
 */
export function setDesk(more) {
  dispatch({type: 'desk', desk: {...state.desk, ...more}});
}

/** @returns {readonly ApiConstraint[]} the constraints of the draft */
export function constraintsNow() {
  return draft().constraints ?? [];
}

/**
 * Chooses a tool. A rule for the whole grid is added or removed at once, and the tool stays.
 *
 * @param {Tool} tool `givens`, `regions`, `select`, or the name of a kind
 */
export function chooseTool(tool) {
  endTyping();
  const kind = kindNamed(tool);
  if (kind?.shape === 'whole') {
    toggleWhole(tool);
    return;
  }
  dispatch({type: 'desk', desk: withTool(state.desk, tool)});
  page.announce(kind ? `Tool: ${kind.words}. ${instruction()}` : TOOL_WORDS[tool]);
  page.update();
}

/** @type {Readonly<Record<string, string>>} */
const TOOL_WORDS = Object.freeze({
  givens: 'Tool: givens. Type digits.',
  regions: 'Tool: regions. Paint cells.',
  select: 'Tool: select. Choose constraints in the grid.',
});

/**
 * Returns how the current tool is used.
 *
 * @returns {string} one or two sentences
 */
export function instruction() {
  const {tool, pending, shaft, typing} = state.desk;
  const kind = kindNamed(tool);
  if (typing) {
    const field = kindNamed(typing.constraint.kind)?.number;
    return `Type the ${field?.words ?? 'number'}.`;
  }
  switch (kind?.shape) {
    case 'cells':
      return pending.length > 0
        ? `${counted(pending.length, 'cell')} collected. Enter makes the ${kind.words}.`
        : 'Drag over the cells, or tap them one by one.';
    case 'path':
      return pending.length > 0
        ? 'Tap the next cell; tap the last cell again to finish the line.'
        : 'Drag along the line, or tap its cells in order.';
    case 'arrow':
      return pending.length > 0 && shaft.length === 0
        ? 'Now draw the shaft, beginning next to the circle.'
        : 'Drag from the circle along the shaft.';
    case 'pair':
      return tool === 'greater-than'
        ? 'Drag from the greater to the smaller cell, or tap the edge.'
        : 'Tap the edge between two cells. Tap again to change it.';
    case 'corner':
      return 'Tap a corner of four cells, then type the digits.';
    case 'cell':
      return 'Tap a cell, or paint over cells.';
    case 'outside':
      return tool === 'little-killer'
        ? 'Drag from outside the grid into it, then type the sum.'
        : 'Tap next to a row or column, then type the number.';
    case 'copies':
      return shaft.length > 0
        ? tool === 'clone'
          ? 'Drag the cells to the place of their copy.'
          : 'Drag over the cells of the next cage.'
        : tool === 'equal-cages'
          ? 'Drag over the first cells, or tap a cage to add one with its sum.'
          : 'Drag over the first cells.';
    default:
      return tool === 'select' ? 'Tap a constraint. Drag its end to change it.' : '';
  }
}

/**
 * Adds constraints to the draft, with their images under the chosen symmetry, as one step. Sums are taken from the solution if
 * it is known to be the only one. If the last constraint can have a number, the number can then be typed.
 *
 * @param {readonly ApiConstraint[]} constraints the constraints
 * @param {boolean} [together] whether they belong to the step before
 */
export function place(constraints, together = false) {
  const {size} = draft();
  if (constraints.length === 1 && meets(constraints[0])) {
    return;
  }
  const known = new Set(constraintsNow().map((each) => keyOf(each, size)));
  /** @param {ApiConstraint} each */
  const isNew = (each) => {
    const key = keyOf(each, size);
    return !known.has(key) && Boolean(known.add(key));
  };
  const own = constraints.map(withSolution).filter(isNew);
  const images = own
    .flatMap((each) => mirrored(each, size, state.desk.symmetry))
    .map(asImage)
    .filter(isNew);
  const first = own.at(0);
  if (!first) {
    page.announce('It is already there.');
    return;
  }
  changeList([...constraintsNow(), ...own, ...images], together);
  const kind = kindNamed(first.kind);
  const typing =
    kind?.number && own.length === 1
      ? {
          constraint: first,
          text: '',
          isPlaced: true,
          isFresh: true,
          // Under a symmetry, each image in the solution has its own number.
          images: kind.number.isOptional || onlySolution(state) ? [] : images,
        }
      : null;
  dispatch({
    type: 'desk',
    desk: {...withRecent(emptied(state.desk), first.kind), chosen: own, typing},
  });
  store(TOOLS_KEY, JSON.stringify(state.desk.recent));
  const prompt = typing && numberOf(first) === null ? ` Type its ${kind?.number?.words}.` : '';
  const copies = images.length > 0 ? ` ${counted(images.length, 'image')} placed symmetrically.` : '';
  page.announce(`${wordsOf(first, size)} made.${copies}${prompt}`);
  page.update();
}

/**
 * Chooses the constraint of the same kind in the same cells, so that its number can be typed, or gives it the new number.
 *
 * @param {ApiConstraint} constraint a new constraint
 * @returns {boolean} whether there is such a constraint
 */
function meets(constraint) {
  const {size} = draft();
  const bare = (/** @type {ApiConstraint} */ each) => keyOf(withNumber(each, null), size);
  const there =
    kindNamed(constraint.kind)?.number && constraintsNow().find((each) => bare(each) === bare(constraint));
  if (!there) {
    return false;
  }
  const number = numberOf(constraint);
  dispatch({type: 'desk', desk: emptied(state.desk)});
  if (number !== null && JSON.stringify(number) !== JSON.stringify(numberOf(there))) {
    replace(there, constraint);
    chooseOne(constraint);
  } else {
    chooseOne(there);
  }
  return true;
}

/**
 * @param {ApiConstraint} constraint
 * @returns {ApiConstraint} with the number of the only solution, unless it has a number
 */
function withSolution(constraint) {
  const solution = numberOf(constraint) === null ? onlySolution(state) : null;
  const number = solution && solvedNumber(constraint, draft().size, solution);
  return number === null ? constraint : withNumber(constraint, number);
}

/**
 * @param {ApiConstraint} image
 * @returns {ApiConstraint} an image of a constraint: a sum is taken from the solution, or left out if it may be
 */
function asImage(image) {
  const field = kindNamed(image.kind)?.number;
  const bare = withNumber(image, null);
  const solved = field ? withSolution(bare) : bare;
  if (field && numberOf(solved) !== null) {
    return solved;
  }
  return field?.isOptional && field.field === 'sum' ? bare : image;
}

/**
 * @param {readonly ApiConstraint[]} constraints
 * @param {boolean} [together]
 */
function changeList(constraints, together = false) {
  change(newDoc({...draft(), constraints}), together);
}

/**
 * Replaces a constraint of the draft.
 *
 * @param {ApiConstraint} old the constraint
 * @param {ApiConstraint} next its replacement
 * @param {boolean} [together] whether this belongs to the step before
 */
export function replace(old, next, together = false) {
  if (old !== next) {
    replaceAll(new Map([[old, next]]), together);
  }
}

/**
 * Replaces a constraint of the draft and its images under the chosen symmetry, as one step, and chooses the replacement.
 *
 * @param {ApiConstraint} old the constraint
 * @param {ApiConstraint} next its replacement
 */
export function replaceWithImages(old, next) {
  replaceAll(withImages(old, next), false);
  chooseOne(next);
}

/**
 * Removes a constraint of the draft and its images under the chosen symmetry, as one step.
 *
 * @param {ApiConstraint} constraint the constraint
 */
export function removeWithImages(constraint) {
  remove([...withImages(constraint, constraint).keys()]);
}

/**
 * @param {ApiConstraint} old
 * @param {ApiConstraint} next
 * @returns {Map<ApiConstraint, ApiConstraint>} the constraint and those of its images that are in the draft, with their
 *     replacements
 */
function withImages(old, next) {
  const {size} = draft();
  const changed = new Map([[old, next]]);
  for (const [before, after] of mirroredPairs(old, next, size, state.desk.symmetry)) {
    const there = constraintsNow().find((each) => keyOf(each, size) === keyOf(before, size));
    if (there && !changed.has(there)) {
      changed.set(there, after);
    }
  }
  return changed;
}

/**
 * @param {ReadonlyMap<ApiConstraint, ApiConstraint>} changed
 * @param {boolean} together
 */
function replaceAll(changed, together) {
  const {chosen, typing} = state.desk;
  /** @param {ApiConstraint} each */
  const now = (each) => changed.get(each) ?? each;
  changeList(constraintsNow().map(now), together);
  setDesk({
    chosen: chosen.map(now),
    typing: typing && {...typing, constraint: now(typing.constraint), images: typing.images.map(now)},
  });
  page.update();
}

/**
 * Removes constraints from the draft, as one step.
 *
 * @param {readonly ApiConstraint[]} list constraints of the draft
 * @param {boolean} [together] whether this belongs to the step before
 */
export function remove(list, together = false) {
  const gone = constraintsNow().filter((each) => list.includes(each));
  if (gone.length === 0) {
    return;
  }
  changeList(
    constraintsNow().filter((each) => !list.includes(each)),
    together,
  );
  const what = gone.length === 1 ? wordsOf(gone[0], draft().size) : counted(gone.length, 'constraint');
  page.announce(`Deleted: ${what}. Ctrl+Z restores ${gone.length === 1 ? 'it' : 'them'}.`);
  page.update();
}

/**
 * Adds a rule for the whole grid, or removes it. A kind with directions stands for all of them.
 *
 * @param {string} name the kind
 * @param {string} [direction] one direction
 */
export function toggleWhole(name, direction) {
  const there = wholeOf(name, direction);
  const kind = kindNamed(name);
  const wanted = (kind?.choices ?? [[null]])
    .map(([value]) => value)
    .filter((value) => direction === undefined || value === direction)
    .map((value) => made(name, draft().size, [], value));
  if (there.length > 0) {
    remove(there);
  } else {
    place(wanted);
  }
}

/**
 * Returns the constraints of a kind for the whole grid.
 *
 * @param {string} name the kind
 * @param {string} [direction] one direction
 * @returns {ApiConstraint[]} those in the draft
 */
export function wholeOf(name, direction) {
  return constraintsNow().filter(
    (each) => each.kind === name && (direction === undefined || each.direction === direction),
  );
}

/**
 * Chooses constraints.
 *
 * @param {readonly ApiConstraint[]} list constraints of the draft
 */
export function choose(list) {
  endTyping();
  setDesk({chosen: list, typing: null});
  if (list.length > 0) {
    const more = list.length > 1 ? ` and ${list.length - 1} more` : '';
    page.announce(`Chosen: ${wordsOf(list[0], draft().size)}${more}`);
  }
  page.update();
}

/**
 * Chooses one constraint.
 *
 * @param {ApiConstraint} constraint a constraint of the draft
 */
export function chooseOne(constraint) {
  choose([constraint]);
}

/**
 * Collects a cell for the current tool, or drops it.
 *
 * @param {number} cell the cell
 */
export function collect(cell) {
  endTyping();
  const {tool, pending, shaft, isShaft} = state.desk;
  const {size} = draft();
  const shape = kindNamed(tool)?.shape;
  if (shape === 'path') {
    const longer = continued(pending, cell, size);
    if (longer === pending) {
      page.announce(`${cellName(size, cell)} does not continue the line.`);
      return;
    }
    setDesk({pending: longer});
  } else if (shape === 'arrow' && isShaft) {
    const isFirst = shaft.length === 0 && pending.some((each) => touches(each, cell, size));
    if (!pending.includes(cell) && (isFirst || shaft.length > 0)) {
      setDesk({shaft: continued(shaft, cell, size)});
    }
  } else if (shape === 'arrow') {
    setDesk({pending: fitsCircle(pending, cell, size) ? [...pending, cell] : pending});
  } else if (shape === 'pair') {
    setDesk({pending: toggled(pending, cell).slice(-2)});
  } else if (shape !== undefined && shape !== 'whole' && shape !== 'outside') {
    setDesk({pending: toggled(pending, cell)});
  }
  const now = state.desk;
  const count = now.pending.length + (shape === 'arrow' ? now.shaft.length : 0);
  page.announce(`${counted(count, 'cell')} collected.`);
  page.update();
}

/**
 * Lights constraints in the grid, for a list.
 *
 * @param {?readonly ApiConstraint[]} list the constraints; null for none
 */
export function light(list) {
  setDesk({lit: list ?? []});
  page.update();
}

/**
 * Makes a constraint of the collected cells.
 *
 * @returns {boolean} whether there was anything to make
 */
export function finishPending() {
  const {tool, pending, shaft} = state.desk;
  const {size} = draft();
  const kind = kindNamed(tool);
  if (!kind || !canFinish(state.desk, size)) {
    const needed = kind && pending.length > 0 ? refusal(tool, pending, size) : '';
    if (needed) {
      page.toast(needed);
    }
    return false;
  }
  switch (kind.shape) {
    case 'arrow':
      place([made(tool, size, pending, null, shaft)]);
      break;
    case 'copies':
      finishCopies();
      break;
    case 'corner':
      expectNumber(made(tool, size, squareFrom(Math.min(...pending), size), null));
      break;
    case 'cell':
      if (kind.number) {
        expectNumber(made(tool, size, [pending[pending.length - 1]], null));
      } else {
        place(pending.map((cell) => made(tool, size, [cell])));
      }
      break;
    case 'cells':
      finishCells();
      break;
    default:
      place([made(tool, size, pending)]);
  }
  return true;
}

/** Creates a set of cells. */
function finishCells() {
  const {tool, pending} = state.desk;
  const {size} = draft();
  const constraint = made(tool, size, pending);
  const field = kindNamed(tool)?.number;
  if (field && !field.isOptional) {
    expectNumber(constraint);
  } else {
    place([constraint]);
  }
}

/** Stores the first set of copies, or makes the constraint of both sets. */
function finishCopies() {
  const {tool, pending, shaft} = state.desk;
  if (shaft.length === 0) {
    setDesk({shaft: pending, pending: []});
    page.announce(`${counted(pending.length, 'cell')} collected. ${instruction()}`);
    page.update();
  } else if (tool === 'clone' && pending.length !== shaft.length) {
    page.toast(`The copy needs ${counted(shaft.length, 'cell')}, not ${pending.length}.`);
  } else if (tool === 'clone' || !joinCages(shaft, pending)) {
    place([made(tool, draft().size, shaft, null, pending)]);
  }
}

/**
 * Adds a cage to the cages with equal sums that contain a cage, because all of them then have the same sum.
 *
 * @param {readonly number[]} cage the cage
 * @param {readonly number[]} added the new cage
 * @returns {boolean} whether there are such cages
 */
function joinCages(cage, added) {
  const {size} = draft();
  const there = equalCagesWith(
    (cells) => cells.length === cage.length && cells.every((cell) => cage.includes(cell)),
  );
  if (!there) {
    return false;
  }
  const next = withCage(there.constraint, added, size);
  dispatch({type: 'desk', desk: emptied(state.desk)});
  if (next === there.constraint) {
    page.announce('It is already there.');
  } else {
    replaceWithImages(there.constraint, next);
  }
  return true;
}

/**
 * Finds cages with equal sums.
 *
 * @param {(cells: readonly number[]) => boolean} isWanted whether a cage is wanted
 * @returns {?{constraint: ApiConstraint, cells: readonly number[]}} the first such cage with its constraint; null if there is none
 */
export function equalCagesWith(isWanted) {
  for (const constraint of constraintsNow()) {
    const cells = cagesOf(constraint, draft().size).find(isWanted);
    if (cells) {
      return {constraint, cells};
    }
  }
  return null;
}

/**
 * @param {Tool} tool
 * @param {readonly number[]} pending
 * @param {number} size
 * @returns {string} why the collected cells are no constraint
 */
function refusal(tool, pending, size) {
  const kind = kindNamed(tool);
  if (kind?.shape === 'cells') {
    return `${capital(kind.words)}: at most ${counted(size, 'cell')}, not ${pending.length}.`;
  }
  return kind?.shape === 'arrow'
    ? 'The arrow needs a shaft: at least one cell next to the circle.'
    : `${capital(kind?.words ?? tool)}: at least ${counted(kind?.fewest ?? 2, 'cell')}.`;
}

/**
 * Prepares a constraint that needs a number. It is placed as soon as the number is known.
 *
 * @param {ApiConstraint} constraint the constraint without its number
 */
export function expectNumber(constraint) {
  const solved = withSolution(constraint);
  if (numberOf(solved) !== null) {
    place([solved]);
    return;
  }
  const typing = {constraint, text: '', isPlaced: false, isFresh: false, images: []};
  setDesk({pending: [], shaft: [], isShaft: false, gesture: null, chosen: [], typing});
  page.announce(`${wordsOf(constraint, draft().size)}. Type its ${fieldWords(constraint)}.`);
  page.update();
}

/**
 * Chooses the constraint in the same place if there is one, so that its number can be typed, otherwise prepares a new one.
 *
 * @param {ApiConstraint} constraint the constraint without its number
 */
export function editOrExpect(constraint) {
  const there = constraintsNow().find((each) => isInPlaceOf(each, constraint));
  if (there) {
    chooseOne(there);
  } else {
    expectNumber(constraint);
  }
}

/**
 * @param {ApiConstraint} one
 * @param {ApiConstraint} other
 * @returns {boolean} whether they are of the same kind and in the same place
 */
function isInPlaceOf(one, other) {
  const {size} = draft();
  const bare = (/** @type {ApiConstraint} */ each) => JSON.stringify([placeOf(each), cellsOf(each, size)]);
  return one.kind === other.kind && bare(one) === bare(other);
}

/** @param {ApiConstraint} constraint */
function fieldWords({kind}) {
  return kindNamed(kind)?.number?.words ?? 'number';
}

/**
 * Handles a typed digit. It belongs to the number that is being typed, otherwise to the collected cells, otherwise to the chosen
 * constraint.
 *
 * @param {number} digit 0..n
 * @returns {boolean} whether it has an effect
 */
export function typeDigit(digit) {
  const typing = startedTyping();
  if (!typing) {
    return false;
  }
  typed(textAfter(typing, digit));
  return true;
}

/** @returns {?Typing} the number that is being typed, perhaps only from now on */
function startedTyping() {
  const {typing, pending, tool} = state.desk;
  if (!typing && pending.length > 0 && kindNamed(tool)?.number) {
    finishPending();
  }
  const {chosen} = state.desk;
  if (!state.desk.typing && chosen.length === 1 && kindNamed(chosen[0].kind)?.number) {
    setDesk({typing: {constraint: chosen[0], text: '', isPlaced: true, isFresh: false, images: []}});
  }
  return state.desk.typing;
}

/**
 * @param {Typing} typing
 * @param {number} digit
 * @returns {string} the typed text after the digit
 */
function textAfter({constraint, text}, digit) {
  if (!kindNamed(constraint.kind)?.number?.isList) {
    const next = `${text}${digit}`;
    return Number(next) > numberRange(constraint, draft().size).max ? String(digit) : String(Number(next));
  }
  const listed = text.split(' ').filter(Boolean).map(Number);
  if (constraint.kind === 'quadruple') {
    return [...listed, digit].slice(-MOST_IN_QUADRUPLE).join(' ');
  }
  const now = numberOf(constraint);
  const digits = text === '' && Array.isArray(now) ? now : listed;
  const rest = digits.filter((other) => other !== digit);
  return (rest.length < digits.length ? rest : [...rest, digit].sort((a, b) => a - b)).join(' ');
}

/** Removes the last typed digit, or the number. */
export function eraseTyped() {
  const {typing} = state.desk;
  if (typing) {
    const isList = kindNamed(typing.constraint.kind)?.number?.isList;
    typed(isList ? typing.text.split(' ').slice(0, -1).join(' ') : typing.text.slice(0, -1));
  }
}

/** @param {string} text the typed text; it becomes the number if it is valid */
function typed(text) {
  const {typing} = state.desk;
  if (!typing) {
    return;
  }
  const {constraint, isPlaced, isFresh, images} = typing;
  const {size} = draft();
  const number = numberFrom(constraint, text, size);
  setDesk({typing: {...typing, text}});
  if (number === undefined) {
    page.announce(text.split('').join(' '));
  } else if (isPlaced) {
    const changed = [constraint, ...images].map(
      (each) => /** @type {const} */ ([each, withNumber(each, number)]),
    );
    replaceAll(new Map(changed), isFresh);
    setDesk({typing: state.desk.typing && {...state.desk.typing, isFresh: true}});
    page.announce(wordsOf(changed[0][1], size));
  } else {
    place([withNumber(constraint, number)]);
    setDesk({typing: state.desk.typing && {...state.desk.typing, text}});
  }
  page.update();
}

/**
 * @param {ApiConstraint} constraint
 * @param {string} text
 * @param {number} size
 * @returns {number | number[] | null | undefined} the number; null if there is none, undefined if it is not valid
 */
function numberFrom(constraint, text, size) {
  const field = kindNamed(constraint.kind)?.number;
  const {min, max} = numberRange(constraint, size);
  const numbers = text.split(' ').filter(Boolean).map(Number);
  if (numbers.length === 0) {
    return field?.isOptional ? null : undefined;
  }
  if (numbers.some((number) => number < min || number > max)) {
    return undefined;
  }
  return field?.isList ? numbers : numbers[0];
}

/** Ends typing. A number that is not valid is refused in words. */
export function endTyping() {
  const {typing} = state.desk;
  if (!typing) {
    return;
  }
  const {constraint, text, isPlaced} = typing;
  const {size} = draft();
  setDesk({typing: null});
  if (text !== '' && numberFrom(constraint, text, size) === undefined) {
    const {min, max} = numberRange(constraint, size);
    page.toast(`${text} is not possible. The ${fieldWords(constraint)} can be ${min} to ${max}.`);
  } else if (!isPlaced) {
    page.announce(`Not placed, because it has no ${fieldWords(constraint)}.`);
  }
  page.update();
}

/**
 * Drops the typed number, then the collected cells, then the choice.
 *
 * @returns {boolean} whether there was anything to drop
 */
export function escape() {
  if (state.desk.typing) {
    endTyping();
    return true;
  }
  const less = dropped(state.desk);
  const isLess = less !== state.desk;
  dispatch({type: 'desk', desk: less});
  page.update();
  return isLess;
}

/** Drops the most recently collected cell. */
export function uncollect() {
  const {pending, shaft, tool} = state.desk;
  setDesk(
    tool === 'arrow' && shaft.length > 0 ? {shaft: shaft.slice(0, -1)} : {pending: pending.slice(0, -1)},
  );
  page.announce(`${counted(state.desk.pending.length + state.desk.shaft.length, 'cell')} collected.`);
  page.update();
}

/**
 * Chooses the symmetry of placed clues and constraints.
 *
 * @param {string} symmetry as in `symmetries.js`; '' for none
 */
export function chooseSymmetry(symmetry) {
  setDesk({symmetry: symmetry === 'none' ? '' : symmetry});
  page.update();
}
