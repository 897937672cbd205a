/**
 * Editing fog in the view Set: which cells are lit at first, and which right digits light others. Each change is one step of the history;
 * a drag is one change. Pure functions from state to state.
 *
 * @import {SetFog, Trigger} from '../model/setter-fog.js'
 * @import {FogPen, FogTest} from './fog-state.js'
 * @import {Pointed, SetState} from './state.js'
 *
 * @typedef {'space' | 'enter' | 'escape' | 'erase'} FogKey
 *
 * @typedef {{name: 'switch', isOn: boolean}
 *   | {name: 'part', part: FogPen['part']}
 *   | {name: 'otherPart'}
 *   | {name: 'around', isOn: boolean}
 *   | {name: 'choose', trigger: ?Trigger}
 *   | {name: 'pick'}
 *   | {name: 'any', any: boolean}
 *   | {name: 'remove', trigger: Trigger}
 *   | {name: 'preview', isOn: boolean}
 *   | {name: 'move', cell: number, isExtending: boolean}
 *   | {name: 'key', key: FogKey}
 *   | {name: 'tested', tested: FogTest}} FogAct
 */
import {cellsBetween} from '../model/painting.js';
import {
  cellsText,
  fogWords,
  nearLit,
  setFogOf,
  triggerOf,
  triggerWords,
  withSetFog,
  withTrigger,
} from '../model/setter-fog.js';
import {cellName} from '../model/symbols.js';
import {counted} from '../model/words.js';
import {announced, changed, focused, movedTo, withDesk} from './changes.js';

/** Fog without lit cells. @type {SetFog} */
const DARK = Object.freeze({lit: Object.freeze(new Set()), isAround: true, triggers: []});

/**
 * Returns how the tool is used.
 *
 * @param {SetState} state the state
 * @returns {string} one or two sentences
 */
export function fogInstruction({desk: {fog: pen}, history: {draft}}) {
  const fog = setFogOf(draft);
  if (pen.part === 'lit') {
    return fog
      ? 'Drag over the cells that are lit at first. Drag again to put them back into the fog.'
      : 'Drag over the cells that are lit at first. All others will be in fog.';
  }
  if (pen.cells.length === 0) {
    return 'Tap the cell whose right digit lights other cells.';
  }
  return pen.isPicking
    ? 'Tap another cell whose digit is needed, or a chosen one to leave it out.'
    : `Drag over the cells that ${cellsText(draft.size, pen.cells, pen.any ? 'or' : 'and')} should light.`;
}

/**
 * Changes the fog.
 *
 * @param {SetState} state the state
 * @param {FogAct} act the action
 * @returns {SetState} the new state
 */
export function fogActed(state, act) {
  const {draft} = state.history;
  const {fog: pen} = state.desk;
  switch (act.name) {
    case 'switch':
      return announced(
        changed(withPen(state, {cells: [], isPreview: false}), withSetFog(draft, act.isOn ? DARK : null)),
        act.isOn ? 'All cells are in fog' : 'The fog is removed. Ctrl+Z restores it.',
      );
    case 'part':
      return said(withPen(state, {part: act.part, cells: [], isPicking: false}));
    case 'otherPart':
      return fogActed(state, {name: 'part', part: pen.part === 'lit' ? 'trigger' : 'lit'});
    case 'around':
      return aroundChosen(state, act.isOn);
    case 'choose':
      return said(
        withPen(state, {
          part: 'trigger',
          cells: act.trigger?.cells ?? [],
          any: act.trigger?.any ?? false,
          isPicking: false,
        }),
      );
    case 'pick':
      return said(withPen(state, {isPicking: !pen.isPicking}));
    case 'any':
      return anyChosen(state, act.any);
    case 'remove':
      return triggerRemoved(state, act.trigger);
    case 'preview':
      return announced(
        withPen(state, {isPreview: act.isOn}),
        act.isOn ? 'The grid is shown as at the start' : 'The whole grid is shown',
      );
    case 'move':
      return moved(state, act.cell, act.isExtending);
    case 'tested':
      return announced(withPen(state, {tested: act.tested}), act.tested.words);
    default:
      return keyed(state, act.key);
  }
}

/**
 * @param {SetState} state
 * @param {Partial<FogPen>} more
 * @returns {SetState}
 */
function withPen(state, more) {
  return withDesk(state, {fog: {...state.desk.fog, ...more}});
}

/**
 * @param {SetState} state
 * @returns {SetState} with the instruction announced
 */
function said(state) {
  return announced(state, fogInstruction(state));
}

/**
 * @param {SetState} state
 * @returns {SetFog} its fog, or the one that the next change begins with
 */
function fogNow({history: {draft}}) {
  return setFogOf(draft) ?? DARK;
}

/**
 * @param {SetState} state
 * @param {SetFog} fog
 * @param {boolean} [together]
 * @returns {SetState} with this fog, as a step of the history
 */
function withFog(state, fog, together = false) {
  return changed(state, withSetFog(state.history.draft, fog), together);
}

/**
 * @param {SetState} state
 * @param {boolean} isAround
 * @returns {SetState} in which digits light the cells around them, or do not
 */
function aroundChosen(state, isAround) {
  const {size} = state.history.draft;
  const fog = fogNow(state);
  const triggers = fog.triggers
    .map((trigger) => {
      const near = nearLit(size, {isAround}, trigger.cells);
      return {...trigger, lights: trigger.lights.filter((cell) => !near.includes(cell))};
    })
    .filter(({lights}) => lights.length > 0);
  return announced(
    withFog(state, {...fog, isAround, triggers}),
    isAround ? 'Each right digit lights the cells around it' : 'Digits light only what is listed',
  );
}

/**
 * @param {SetState} state
 * @param {boolean} any
 * @returns {SetState} in which one digit of the chosen trigger is enough, or all are needed
 */
function anyChosen(state, any) {
  const next = withPen(state, {any});
  const trigger = triggerOf(fogNow(next), next.desk.fog.cells);
  return said(trigger ? withFog(next, withTrigger(fogNow(next), {...trigger, any})) : next);
}

/**
 * @param {SetState} state
 * @param {Trigger} trigger
 * @returns {SetState} without the trigger
 */
function triggerRemoved(state, trigger) {
  const {size} = state.history.draft;
  return announced(
    withFog(withPen(state, {cells: []}), withTrigger(fogNow(state), {...trigger, lights: []})),
    `Deleted: ${triggerWords(size, trigger)}. Ctrl+Z restores it.`,
  );
}

/**
 * @param {SetState} state
 * @param {number} cell
 * @returns {boolean} whether the cell is lit at first, or by the chosen trigger
 */
function isLit(state, cell) {
  const {part, cells} = state.desk.fog;
  const fog = fogNow(state);
  return part === 'lit' ? fog.lit.has(cell) : (triggerOf(fog, cells)?.lights.includes(cell) ?? false);
}

/**
 * @param {SetState} state
 * @param {readonly number[]} cells
 * @param {boolean} isAdding
 * @param {boolean} together whether the cells belong to the step before
 * @returns {SetState} in which these cells are lit, or are no longer lit
 */
function painted(state, cells, isAdding, together) {
  const {part, cells: chosen, any} = state.desk.fog;
  const fog = fogNow(state);
  const near = part === 'trigger' ? nearLit(state.history.draft.size, fog, chosen) : [];
  const changing = cells.filter((cell) => isLit(state, cell) !== isAdding && !near.includes(cell));
  if (changing.length === 0) {
    return state;
  }
  const change = (/** @type {Iterable<number>} */ lit) =>
    isAdding ? [...lit, ...changing] : [...lit].filter((cell) => !changing.includes(cell));
  return withFog(
    state,
    part === 'lit'
      ? {...fog, lit: new Set(change(fog.lit))}
      : withTrigger(fog, {cells: chosen, any, lights: change(triggerOf(fog, chosen)?.lights ?? [])}),
    together,
  );
}

/**
 * Chooses a cell of a trigger, or leaves it out.
 *
 * @param {SetState} state
 * @param {number} cell
 * @param {boolean} isMore whether it is added to the chosen ones
 * @returns {SetState}
 */
function picked(state, cell, isMore) {
  const {cells, any, isPicking} = state.desk.fog;
  const next = cells.includes(cell)
    ? cells.filter((other) => other !== cell)
    : isMore || isPicking
      ? [...cells, cell]
      : [cell];
  const trigger = triggerOf(fogNow(state), next);
  return said(withPen(state, {cells: next, any: trigger?.any ?? any, isPicking: false}));
}

/**
 * @param {SetState} state
 * @param {boolean} isMore whether Shift is held
 * @returns {boolean} whether the next cell belongs to the trigger, not to what it lights
 */
function isPickingNow({desk: {fog: pen}}, isMore) {
  return pen.part === 'trigger' && (pen.isPicking || pen.cells.length === 0 || isMore);
}

/**
 * Handles a pointer action on the grid while the tool is fog.
 *
 * @param {SetState} state the state
 * @param {Pointed} pointed the pointer action
 * @returns {SetState} the new state
 */
export function fogPointed(state, {type, cell, isMore}) {
  const {stroke} = state.desk.fog;
  if (type === 'down') {
    const begun = focused(movedTo(state, cell, false));
    if (isPickingNow(begun, isMore)) {
      return picked(begun, cell, isMore);
    }
    const isAdding = !isLit(begun, cell);
    const next = painted(begun, [cell], isAdding, false);
    return withPen(next, {stroke: {last: cell, isAdding, hasChanged: next.history !== begun.history}});
  }
  if (!stroke || type === 'double') {
    return state;
  }
  if (type === 'move') {
    const {size} = state.history.draft;
    const next = painted(state, cellsBetween(size, stroke.last, cell), stroke.isAdding, stroke.hasChanged);
    const hasChanged = stroke.hasChanged || next.history !== state.history;
    return focused(movedTo(withPen(next, {stroke: {...stroke, last: cell, hasChanged}}), cell, false));
  }
  return announced(withPen(state, {stroke: null}), countWords(state));
}

/**
 * @param {SetState} state
 * @returns {string} what a drag has changed
 */
function countWords(state) {
  const {part, cells} = state.desk.fog;
  const {size} = state.history.draft;
  const fog = fogNow(state);
  const trigger = triggerOf(fog, cells);
  return part === 'lit'
    ? `${counted(fog.lit.size, 'cell is', 'cells are')} lit at first`
    : trigger
      ? triggerWords(size, trigger)
      : `${cellsText(size, cells)} lights nothing more`;
}

/**
 * @param {SetState} state
 * @param {number} cell
 * @param {boolean} isExtending whether Shift is held, so that cells are lit
 * @returns {SetState}
 */
function moved(state, cell, isExtending) {
  const next = focused(movedTo(state, cell, false));
  if (!isExtending || isPickingNow(next, false)) {
    return next;
  }
  const lit = painted(next, [state.cursor], true, false);
  return painted(lit, [cell], true, lit.history !== next.history);
}

/**
 * @param {SetState} state
 * @param {FogKey} key
 * @returns {SetState} the new state; the same object if the key changes nothing
 */
function keyed(state, key) {
  const {cursor, history} = state;
  const {cells, isPicking} = state.desk.fog;
  const {draft} = history;
  switch (key) {
    case 'escape':
    case 'enter':
      return cells.length > 0 ? said(withPen(state, {cells: [], isPicking: false})) : state;
    case 'erase': {
      const trigger = cells.length > 0 && !isPicking ? triggerOf(fogNow(state), cells) : undefined;
      return trigger ? triggerRemoved(state, trigger) : state;
    }
    default: {
      if (isPickingNow(state, false)) {
        return picked(state, cursor, false);
      }
      const next = painted(state, [cursor], !isLit(state, cursor), false);
      const name = cellName(draft.size, cursor);
      return announced(
        next,
        state.desk.fog.part === 'lit' ? `${name}: ${fogWords(next.history.draft, cursor)}` : countWords(next),
      );
    }
  }
}
