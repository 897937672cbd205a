/**
 * The effects of keys in the view Set. They choose tools, move the cursor, paint regions, enter givens, collect the cells of
 * constraints and type their numbers, undo and redo.
 *
 * @import {AppFace} from '../face.js'
 */
import {cellsOf, kindNamed, made} from '../model/constraint-kinds.js';
import {
  chooseOne,
  chooseTool,
  collect,
  constraintsNow,
  desk,
  endTyping,
  eraseTyped,
  escape,
  finishPending,
  place,
  remove,
  replace,
  setDesk,
  typeDigit,
  uncollect,
} from './desk-now.js';
import {reshape} from './desk-selecting.js';
import {hasFocus} from '../grid/grid.js';
import {controlCommand, digitOfKey, letterOf, movedBy, toolOfKey, typedDigit} from '../model/keys.js';
import * as painting from '../model/painting.js';
import {GRID, draft, moveTo, page, state, useIn} from './now.js';
import {change, step} from './open.js';
import {choosePaint, finishRegion, give, paintCells, selectAll} from './painting.js';

/** Opens the list of all kinds, once the panels have set it. @type {() => void} */
let addOpener = () => {};

/**
 * Sets what the key for the list of all kinds does.
 *
 * @param {() => void} open opens the list
 */
export function onAdd(open) {
  addOpener = open;
}

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key
 * @param {AppFace} app the shell
 */
export function keydown(event, app) {
  useIn(app);
  if (event.ctrlKey || event.metaKey) {
    const command = controlCommand(event);
    if (command === 'all' && state.mode === 'givens') {
      event.preventDefault();
      selectAll();
    } else if (command === 'undo' || command === 'redo') {
      event.preventDefault();
      step(command);
    }
    return;
  }
  const onGrid = hasFocus(GRID) || document.activeElement === document.body;
  if (event.altKey) {
    chooseByKey(event);
    return;
  }
  if (onGrid && letterOf(event) === '/') {
    event.preventDefault();
    addOpener();
    return;
  }
  const digit = typedDigit(event, draft().size);
  const isDigit = state.mode === 'constraints' ? numberKey(event) >= 0 : digit > 0;
  const moved = onGrid && !isDigit ? movedBy(event.key, state.cursor, draft().size) : -1;
  if (moved >= 0) {
    event.preventDefault();
    move(moved, event.shiftKey);
  } else if (state.mode === 'constraints' ? actsOnDesk(event, onGrid) : acts(event.key, digit, onGrid)) {
    event.preventDefault();
  }
}

/** @param {KeyboardEvent} event a key with Alt */
function chooseByKey(event) {
  const tool = toolOfKey(event);
  if (tool === null) {
    return;
  }
  // Some browsers would open a menu.
  event.preventDefault();
  if (tool === 'add') {
    addOpener();
  } else {
    chooseTool(tool);
    moveTo(state.cursor, false);
  }
}

/**
 * @param {number} cell the new cursor
 * @param {boolean} isExtending whether Shift is held
 */
function move(cell, isExtending) {
  const {cursor, mode} = state;
  moveTo(cell, isExtending && mode === 'givens');
  if (!isExtending) {
    return;
  }
  if (mode === 'regions') {
    paintCells([cell], false);
    finishRegion();
  } else if (mode === 'constraints' && kindNamed(desk().tool)) {
    collectFrom(cursor, cell);
  } else if (mode === 'constraints') {
    reshape(cursor, cell);
  }
}

/**
 * Collects the cells of a step with Shift; the first step begins with the cell before.
 *
 * @param {number} from the cell before
 * @param {number} to the cell now
 */
function collectFrom(from, to) {
  const {pending, shaft, isShaft, tool} = desk();
  const isBeginning = (isShaft ? shaft : pending).length === 0 && !(isShaft && pending.includes(from));
  if (isBeginning) {
    collect(from);
  }
  // Cells of a set are only added, so that the cursor can move back over them.
  if (kindNamed(tool)?.shape === 'path' || isShaft || !desk().pending.includes(to)) {
    collect(to);
  }
}

/**
 * @param {KeyboardEvent} event
 * @returns {number} the digit of a key for numbers: 0..9, or a letter's digit on larger grids; −1 for none
 */
function numberKey(event) {
  const pressed = digitOfKey(event);
  const digit = pressed >= 0 ? pressed : typedDigit(event, draft().size);
  return pressed >= 0 || digit > 0 ? digit : -1;
}

/**
 * @param {KeyboardEvent} event
 * @param {boolean} onGrid whether the grid has the focus
 * @returns {boolean} whether the key has an effect
 */
function actsOnDesk(event, onGrid) {
  const {key} = event;
  const digit = numberKey(event);
  if (digit >= 0 && (onGrid || desk().typing)) {
    return typeDigit(digit);
  }
  if (key === 'Escape') {
    return escape();
  }
  if (key === 'Backspace' || key === 'Delete') {
    return erase(key);
  }
  if (!onGrid) {
    return false;
  }
  switch (key) {
    case 'Enter':
      return enters();
    case ' ':
      return spaces();
    default:
      return signs(letterOf(event));
  }
}

/**
 * @param {'Backspace' | 'Delete'} key
 * @returns {boolean} whether there was anything to remove
 */
function erase(key) {
  const {typing, chosen, pending} = desk();
  if (typing && key === 'Backspace' && (typing.text !== '' || !typing.isPlaced)) {
    eraseTyped();
  } else if (chosen.length > 0) {
    remove(chosen);
  } else if (pending.length > 0) {
    uncollect();
  } else {
    return false;
  }
  return true;
}

/** @returns {boolean} whether Enter has an effect */
function enters() {
  const {typing, tool, pending, shaft, isShaft} = desk();
  if (typing) {
    endTyping();
    return true;
  }
  if (tool === 'arrow' && !isShaft) {
    if (pending.length === 0) {
      collect(state.cursor);
    }
    setDesk({isShaft: true});
    page.announce('Now collect the shaft, then press Enter.');
    page.update();
    return true;
  }
  const shape = kindNamed(tool)?.shape;
  if (pending.length === 0 && shaft.length === 0 && (shape === 'cell' || shape === 'corner')) {
    collect(state.cursor);
  }
  if (shape === undefined) {
    return spaces();
  }
  finishPending();
  return true;
}

/** @returns {boolean} whether Space has an effect */
function spaces() {
  const {tool} = desk();
  const {size} = draft();
  const kind = kindNamed(tool);
  if (!kind) {
    chooseAtCursor();
    return true;
  }
  if (kind.shape !== 'cell' || kind.number) {
    collect(state.cursor);
    return true;
  }
  const there = constraintsNow().filter(
    (each) => each.kind === tool && cellsOf(each, size).includes(state.cursor),
  );
  if (there.length > 0) {
    remove(there);
  } else {
    place([made(tool, size, [state.cursor])]);
  }
  return true;
}

/** Chooses the next constraint at the cursor. */
function chooseAtCursor() {
  const here = constraintsNow().filter((each) => cellsOf(each, draft().size).includes(state.cursor));
  if (here.length === 0) {
    page.announce('No constraint in this cell.');
    return;
  }
  const at = here.indexOf(desk().chosen[0]);
  chooseOne(here[(at + 1) % here.length]);
}

/**
 * @param {string} letter
 * @returns {boolean} whether the letter is the new sign of the chosen XV sign
 */
function signs(letter) {
  const [chosen] = desk().chosen;
  const sign = letter.toUpperCase();
  if (chosen?.kind !== 'xv' || (sign !== 'X' && sign !== 'V')) {
    return false;
  }
  replace(chosen, {...chosen, sign});
  return true;
}

/**
 * @param {string} key the key, as in `KeyboardEvent.key`
 * @param {number} digit the digit of the key, 0 for none
 * @param {boolean} onGrid whether the grid has the focus
 * @returns {boolean} whether the key has an effect
 */
function acts(key, digit, onGrid) {
  const erases = key === 'Backspace' || key === 'Delete';
  if (state.mode === 'givens') {
    if (digit > 0 || erases) {
      give(digit);
    }
    return digit > 0 || erases;
  }
  if (digit > 0) {
    choosePaint(digit - 1);
  } else if (onGrid && (key === ' ' || key === 'Enter')) {
    paintCells([state.cursor], false);
    finishRegion();
  } else if (onGrid && erases) {
    change(painting.paint(draft(), [state.cursor], painting.NONE));
  } else {
    return false;
  }
  return true;
}
