/**
 * The keys of the view Set: which action a key is. They choose tools, move the cursor, paint regions, enter givens, collect the cells
 * of constraints and type their numbers, undo and redo.
 *
 * @import {FogKey} from './fog.js'
 * @import {PenKey} from './pen-state.js'
 * @import {SetAction, SetState} from './state.js'
 */
import {
  arrowOf,
  controlCommand,
  digitOfKey,
  letterOf,
  movedBy,
  toolOfKey,
  typedDigit,
} from '../model/keys.js';

/** The key that opens the list of all kinds, which is no action. */
export const ADD = 'add';

/** The actions of keys that belong to the browser if they change nothing. @type {ReadonlySet<SetAction['type']>} */
const PASSED_ON = new Set(/** @type {const} */ (['number', 'escape', 'erase', 'sign', 'penKey', 'fog']));

/**
 * Returns whether a key belongs to the browser.
 *
 * @param {SetAction} action the action of the key
 * @param {boolean} isChanged whether it has changed the state
 * @returns {boolean} whether it does
 */
export function isPassedOn({type}, isChanged) {
  return !isChanged && PASSED_ON.has(type);
}

/**
 * Returns the action of a key.
 *
 * @param {KeyboardEvent} event the key
 * @param {SetState} state the state
 * @param {boolean} onGrid whether the grid has the focus, or nothing has
 * @returns {?SetAction | typeof ADD} the action; null if the view does not handle the key
 */
export function actionOf(event, state, onGrid) {
  if (event.ctrlKey || event.metaKey) {
    return actionOfControl(event, state);
  }
  if (event.altKey) {
    const tool = toolOfKey(event);
    return tool === null || tool === ADD ? tool : {type: 'tool', tool, isFocusing: true};
  }
  if (onGrid && letterOf(event) === '/') {
    return ADD;
  }
  if (state.mode === 'drawings') {
    return actionOfPen(event, onGrid);
  }
  if (state.mode === 'fog') {
    return actionOfFog(event, state, onGrid);
  }
  const {draft} = state.history;
  const {size} = draft;
  const isDesk = state.mode === 'constraints';
  // Regions have the keys from 1 and numbers have figures, whatever the digits are.
  const digit = typedDigit(event, state.mode === 'givens' ? draft : {size});
  const number = isDesk ? numberOf(event, digit) : -1;
  const isDigit = isDesk ? number >= 0 : digit > 0;
  const moved = onGrid && !isDigit ? movedBy(event.key, state.cursor, size) : -1;
  if (moved >= 0) {
    return {type: 'arrow', cell: moved, isExtending: event.shiftKey};
  }
  return isDesk ? actionOnDesk(event, state, number, onGrid) : actionOnCells(event.key, state, digit, onGrid);
}

/** The keys of the pen. @type {Readonly<Record<string, PenKey>>} */
const PEN_KEYS = Object.freeze({
  ' ': 'space',
  Enter: 'enter',
  Escape: 'escape',
  Delete: 'erase',
  Backspace: 'back',
});

/**
 * @param {KeyboardEvent} event
 * @param {boolean} onGrid
 * @returns {?SetAction}
 */
function actionOfPen({key, shiftKey}, onGrid) {
  if (!onGrid) {
    return null;
  }
  const arrow = arrowOf(key);
  if (arrow) {
    const [rows, columns] = arrow;
    return {type: 'penMove', rows, columns, isExtending: shiftKey};
  }
  return Object.hasOwn(PEN_KEYS, key) ? {type: 'penKey', key: PEN_KEYS[key]} : null;
}

/** The keys of the tool for fog. @type {Readonly<Record<string, FogKey>>} */
const FOG_KEYS = Object.freeze({
  ' ': 'space',
  Enter: 'enter',
  Escape: 'escape',
  Delete: 'erase',
  Backspace: 'erase',
});

/**
 * @param {KeyboardEvent} event
 * @param {SetState} state
 * @param {boolean} onGrid
 * @returns {?SetAction}
 */
function actionOfFog({key, shiftKey}, {cursor, history}, onGrid) {
  if (!onGrid) {
    return null;
  }
  const cell = movedBy(key, cursor, history.draft.size);
  if (cell >= 0) {
    return {type: 'fog', act: {name: 'move', cell, isExtending: shiftKey}};
  }
  return Object.hasOwn(FOG_KEYS, key) ? {type: 'fog', act: {name: 'key', key: FOG_KEYS[key]}} : null;
}

/**
 * @param {KeyboardEvent} event a key with Ctrl
 * @param {SetState} state
 * @returns {?SetAction}
 */
function actionOfControl(event, {mode}) {
  const command = controlCommand(event);
  if (command === 'all' && mode === 'givens') {
    return {type: 'selectAll'};
  }
  return command === 'undo' || command === 'redo' ? {type: 'step', name: command} : null;
}

/**
 * @param {KeyboardEvent} event
 * @param {number} digit its digit in the grid, 0 for none
 * @returns {number} the digit of a key for numbers: 0..9, or a letter's digit on larger grids; −1 for none
 */
function numberOf(event, digit) {
  const pressed = digitOfKey(event);
  return pressed >= 0 || digit === 0 ? pressed : digit;
}

/**
 * @param {KeyboardEvent} event
 * @param {SetState} state
 * @param {number} number
 * @param {boolean} onGrid
 * @returns {?SetAction}
 */
function actionOnDesk(event, {desk}, number, onGrid) {
  const {key} = event;
  if (number >= 0 && (onGrid || desk.typing)) {
    return {type: 'number', digit: number};
  }
  switch (key) {
    case 'Escape':
      return {type: 'escape'};
    case 'Backspace':
    case 'Delete':
      return {type: 'erase', isBack: key === 'Backspace'};
    default:
  }
  if (!onGrid) {
    return null;
  }
  switch (key) {
    case 'Enter':
      return {type: 'enter'};
    case ' ':
      return {type: 'space'};
    default:
      return {type: 'sign', letter: letterOf(event)};
  }
}

/**
 * @param {string} key the key, as in `KeyboardEvent.key`
 * @param {SetState} state
 * @param {number} digit the digit of the key, 0 for none
 * @param {boolean} onGrid
 * @returns {?SetAction}
 */
function actionOnCells(key, {mode}, digit, onGrid) {
  const isErasing = key === 'Backspace' || key === 'Delete';
  if (mode === 'givens') {
    return digit > 0 || isErasing ? {type: 'given', digit} : null;
  }
  if (digit > 0) {
    return {type: 'brush', region: digit - 1};
  }
  if (onGrid && (key === ' ' || key === 'Enter')) {
    return {type: 'paint'};
  }
  return onGrid && isErasing ? {type: 'unpaint'} : null;
}
