/**
 * Fog as a setter edits it. A puzzle has triggers for all cells or for none: with triggers, other digits light nothing. A setter
 * instead decides whether each right digit lights the cells around it, and what certain digits light besides. Pure functions.
 *
 * @import {ApiFog} from '../api/api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Trigger digits that light cells
 * @property {readonly number[]} cells the cells whose digits must be right
 * @property {boolean} any whether one of them is enough
 * @property {readonly number[]} lights the cells that they light, without those around the only cell if all digits light these
 *
 * @typedef {object} SetFog
 * @property {ReadonlySet<number>} lit the cells that are lit at first
 * @property {boolean} isAround whether each right digit lights the cells around it
 * @property {readonly Trigger[]} triggers what else lights cells
 */
import {newDoc} from './doc.js';
import {cellsAround, cellsFrom} from './fog.js';
import {cellNames} from './symbols.js';

/** The maximum number of cells that a sentence names. */
const MAX_NAMED = 4;

/** The fog of puzzles as setters edit it. @type {WeakMap<Doc, SetFog>} */
const known = new WeakMap();

/**
 * Returns the fog of a puzzle as its setter edits it.
 *
 * @param {Doc} doc the puzzle
 * @returns {?SetFog} the fog; null without fog
 */
export function setFogOf(doc) {
  if (!doc.fog) {
    return null;
  }
  const fog = known.get(doc) ?? readFog(doc.fog, doc);
  known.set(doc, fog);
  return fog;
}

/**
 * @param {ApiFog} fog
 * @param {Doc} doc
 * @returns {SetFog}
 */
function readFog({lights, triggers = []}, {size, givens}) {
  const all = triggers.map((trigger) => ({
    cells: cellsFrom(size, trigger.cells),
    any: trigger.any ?? false,
    lights: cellsFrom(size, trigger.lights),
  }));
  /** @type {Map<number, Set<number>>} */
  const single = new Map();
  for (const {cells, lights: lit} of all.filter((each) => each.cells.length === 1)) {
    single.set(cells[0], new Set([...(single.get(cells[0]) ?? []), ...lit]));
  }
  const isAround =
    triggers.length === 0 ||
    [...givens.keys()].every(
      (cell) => givens[cell] > 0 || cellsAround(size, cell).every((near) => single.get(cell)?.has(near)),
    );
  const others = [...single].map(([cell, lit]) => ({
    cells: [cell],
    any: false,
    lights: isAround ? without(lit, cellsAround(size, cell)) : [...lit],
  }));
  return {
    lit: new Set(cellsFrom(size, lights)),
    isAround,
    triggers: [...others, ...all.filter((each) => each.cells.length > 1)].filter(
      ({lights: lit}) => lit.length > 0,
    ),
  };
}

/**
 * @param {Iterable<number>} cells
 * @param {readonly number[]} excluded
 * @returns {number[]} the cells that are not excluded
 */
function without(cells, excluded) {
  return [...cells].filter((cell) => !excluded.includes(cell));
}

/**
 * Changes the fog of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @param {?SetFog} fog the fog; null for none
 * @returns {Doc} the puzzle with this fog
 */
export function withSetFog(doc, fog) {
  return newDoc({...doc, fog: fog ? writtenFog(fog, doc.size) : undefined});
}

/**
 * @param {SetFog} fog
 * @param {number} size
 * @returns {ApiFog} with a trigger for each cell, unless all digits only light the cells around them
 */
function writtenFog({lit, isAround, triggers}, size) {
  const names = (/** @type {Iterable<number>} */ cells) =>
    cellNames(
      size,
      [...cells].sort((a, b) => a - b),
    );
  const single = new Map(
    triggers.filter(({cells}) => cells.length === 1).map((each) => [each.cells[0], each]),
  );
  const around =
    isAround && triggers.length > 0
      ? Array.from({length: size * size}, (_, cell) => ({
          cells: [cell],
          any: false,
          lights: [...cellsAround(size, cell), ...(single.get(cell)?.lights ?? [])],
        }))
      : [];
  const all = isAround ? [...around, ...triggers.filter(({cells}) => cells.length > 1)] : triggers;
  return {
    lights: names(lit),
    ...(all.length > 0 && {
      triggers: all.map(({cells, any, lights}) => ({
        cells: names(cells),
        ...(any && {any}),
        lights: names(lights),
      })),
    }),
  };
}

/**
 * Returns the cells that right digits light without a trigger.
 *
 * @param {number} size the size of the grid
 * @param {Pick<SetFog, 'isAround'>} fog the fog
 * @param {readonly number[]} cells the cells of the digits; several light nothing together
 * @returns {readonly number[]} the cells around the only one
 */
export function nearLit(size, {isAround}, cells) {
  return isAround && cells.length === 1 ? cellsAround(size, cells[0]) : [];
}

/**
 * Returns the cells that fog hides before a digit is entered.
 *
 * @param {Doc} doc the puzzle
 * @returns {ReadonlySet<number>} the cells; empty without fog
 */
export function hiddenAtFirst(doc) {
  const fog = setFogOf(doc);
  return new Set(fog ? [...doc.givens.keys()].filter((cell) => !fog.lit.has(cell)) : []);
}

/**
 * Returns a trigger with the same cells.
 *
 * @param {SetFog} fog the fog
 * @param {readonly number[]} cells the cells
 * @returns {Trigger | undefined} the trigger, if there is one
 */
export function triggerOf({triggers}, cells) {
  return triggers.find(
    (each) => each.cells.length === cells.length && each.cells.every((cell) => cells.includes(cell)),
  );
}

/**
 * Changes what cells light.
 *
 * @param {SetFog} fog the fog
 * @param {Trigger} trigger the trigger; without lights it is removed
 * @returns {SetFog} the fog with this trigger instead of that with the same cells
 */
export function withTrigger(fog, trigger) {
  const old = triggerOf(fog, trigger.cells);
  const isKept = trigger.lights.length > 0;
  const triggers = old
    ? fog.triggers.flatMap((each) => (each === old ? (isKept ? [trigger] : []) : [each]))
    : isKept
      ? [...fog.triggers, trigger]
      : fog.triggers;
  return {...fog, triggers};
}

/**
 * Names cells.
 *
 * @param {number} size the size of the grid
 * @param {readonly number[]} cells the cells
 * @param {string} [last] the word before the last of them
 * @returns {string} such as `r1c1, r1c2 and r1c3`, or `r1c1, r1c2, r1c3 and 5 more`
 */
export function cellsText(size, cells, last = 'and') {
  const names = cellNames(size, cells.slice(0, cells.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED));
  const rest = cells.length - names.length;
  const end = rest > 0 ? `${rest} more` : names.pop();
  return names.length === 0 ? (end ?? '') : `${names.join(', ')} ${last} ${end}`;
}

/**
 * Describes a trigger.
 *
 * @param {number} size the size of the grid
 * @param {Trigger} trigger the trigger
 * @returns {string} such as `r5c5 lights r1c1 and r1c2`
 */
export function triggerWords(size, {cells, any, lights}) {
  const who = cellsText(size, cells, any ? 'or' : 'and');
  const verb = cells.length === 1 || any ? 'lights' : 'together light';
  return `${who} ${verb} ${cellsText(size, lights)}`;
}

/**
 * Describes the fog of a cell.
 *
 * @param {Doc} doc the puzzle
 * @param {number} cell a cell
 * @returns {string} such as `in fog, lights r1c1 and r1c2`; '' without fog
 */
export function fogWords(doc, cell) {
  const fog = setFogOf(doc);
  if (!fog) {
    return '';
  }
  const lights = fog.triggers
    .filter(({cells}) => cells.includes(cell))
    .map(({cells, any, lights: lit}) => {
      const others = cells.filter((other) => other !== cell);
      const together =
        others.length === 0
          ? ''
          : `${any ? ', as' : ' together with'} ${cellsText(doc.size, others)}${any ? ' does' : ''}`;
      return `lights ${cellsText(doc.size, lit)}${together}`;
    });
  return [fog.lit.has(cell) ? 'lit at first' : 'in fog', ...lights].join(', ');
}
