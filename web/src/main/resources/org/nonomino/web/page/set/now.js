/**
 * The current state of the view Set: the only `SetState`, as described in `state.js`, and the
 * shell, because answers can arrive at any time. Code that reads `state` after
 * `dispatch` sees the new state.
 *
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 */
import {firstDraft, historyOf} from '../storage/drafts.js';
import {isOther} from './changes.js';
import {newDesk} from './desk-state.js';
import {keptCounting} from './candidates.js';
import {newSetState, setState} from './state.js';
import {newDoc} from '../model/doc.js';
import {newStore} from '../model/store.js';
import {digitText} from '../model/symbols.js';
import {stored} from '../storage/storage.js';

/** The route of the view. */
export const ROUTE = 'set';

/** The id of the grid. */
export const GRID = 'set-grid';

/** The key of the kinds of constraints used last, in the storage of the browser. */
export const TOOLS_KEY = 'nonomino.tools';

/** The initial draft. */
export const firstOpened = firstDraft();

/** The shell, once it has opened the view. @type {AppFace} */
export let page;

const store = newStore(
  setState,
  setState(
    {...newSetState(firstOpened.doc), history: historyOf(firstOpened), desk: newDesk(keptTools())},
    {type: 'counting', counting: keptCounting()},
  ),
);

/** The state; only `dispatch` changes it. */
export let {state} = store;

store.subscribe((after) => {
  state = after;
});

/** Changes the state; adds a subscriber. */
export const {dispatch, subscribe} = store;

/** @returns {string[]} the most recently used kinds (empty if they cannot be read) */
function keptTools() {
  try {
    const names = JSON.parse(stored(TOOLS_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Connects the view to the shell.
 *
 * @param {AppFace} app the shell
 */
export function useIn(app) {
  page = app;
}

/**
 * Returns the current draft.
 *
 * @returns {Doc} a draft: its regions may have any number of cells
 */
export function draft() {
  return state.history.draft;
}

/** Drafts with fog, each with its solution. @type {WeakMap<Doc, Doc>} */
const withSolutions = new WeakMap();

/**
 * Returns the current draft for players. Fog needs a solution, because it is lit by right digits.
 *
 * @returns {Doc} the draft, with its solution if it has fog and exactly one solution
 */
export function published() {
  const now = draft();
  const {solved} = state;
  if (!now.fog || !solved || isOther(now, solved.draft)) {
    return now;
  }
  const doc = withSolutions.get(now) ?? newDoc({...now, solution: digitText(solved.digits, now)});
  withSolutions.set(now, doc);
  return doc;
}
