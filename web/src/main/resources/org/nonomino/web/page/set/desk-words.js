/**
 * The words of the setter's desk: what a tool is for, and why the collected cells are no constraint.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Desk, Tool} from './desk-state.js'
 */
import {kindNamed} from '../model/constraint-kinds.js';
import {capital, counted} from '../model/words.js';

/** The announcements of the tools that are no kinds. @type {Readonly<Record<string, string>>} */
const TOOL_WORDS = Object.freeze({
  givens: 'Tool: givens. Type digits.',
  regions: 'Tool: regions. Paint cells.',
  select: 'Tool: select. Choose constraints in the grid.',
  draw: 'Tool: draw. Lines, circles and texts without a meaning.',
  fog: 'Tool: fog. Drag over the cells that are lit at first.',
});

/**
 * Returns the announcement of the chosen tool.
 *
 * @param {Desk} desk the desk
 * @returns {string} its name and how it is used
 */
export function toolWords(desk) {
  const kind = kindNamed(desk.tool);
  return kind ? `Tool: ${kind.words}. ${instruction(desk)}` : TOOL_WORDS[desk.tool];
}

/**
 * Returns how the current tool is used.
 *
 * @param {Desk} desk the desk
 * @returns {string} one or two sentences
 */
export function instruction({tool, pending, shaft, typing, rule}) {
  const kind = kindNamed(tool);
  if (typing) {
    return `Type the ${fieldWords(typing.constraint)}.`;
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
    case 'rule':
      return pending.length > 0
        ? `${counted(pending.length, 'cell')} collected. Enter makes the rule.`
        : rule.typed.where === 'cells'
          ? 'Drag over the cells in their order, or tap them one by one.'
          : 'Add the rule when it is finished.';
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
 * Returns why the collected cells are no constraint.
 *
 * @param {Tool} tool the tool
 * @param {readonly number[]} pending the cells
 * @param {number} size the size of the grid
 * @returns {string} a sentence
 */
export function refusal(tool, pending, size) {
  const kind = kindNamed(tool);
  if (kind?.shape === 'cells') {
    return `${capital(kind.words)}: at most ${counted(size, 'cell')}, not ${pending.length}.`;
  }
  return kind?.shape === 'arrow'
    ? 'The arrow needs a shaft: at least one cell next to the circle.'
    : `${capital(kind?.words ?? tool)}: at least ${counted(kind?.fewest ?? 2, 'cell')}.`;
}

/**
 * Returns the name of the number of a constraint.
 *
 * @param {ApiConstraint} constraint the constraint
 * @returns {string} such as `sum`
 */
export function fieldWords({kind}) {
  return kindNamed(kind)?.number?.words ?? 'number';
}
