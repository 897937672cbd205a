/**
 * The state of the view Set as plain values, and the actions that change them. The current draft is the last draft of
 * a history; results are dropped when its regions or givens change. What an action says or focuses is an effect in the state.
 *
 * @import {ApiConstraint, ApiDrawing, CheckAnswer, HintAnswer} from '../api/api.js'
 * @import {FinishChoices} from '../parts/choices.js'
 * @import {GridPointer} from '../grid/pointer.js'
 * @import {Doc} from '../model/doc.js'
 * @import {RandomChoices} from '../parts/layouts.js'
 * @import {Counts} from './candidates.js'
 * @import {FormName, TypedRule} from '../model/rule-forms.js'
 * @import {History} from '../model/painting.js'
 * @import {Why} from '../model/reason.js'
 * @import {Desk, Needless, Tool} from './desk-state.js'
 * @import {FogAct} from './fog.js'
 * @import {Pen, PenKey} from './pen-state.js'
 * @import {CheckedRule, RuleAnswer} from './rule-state.js'
 *
 * @typedef {'regions' | 'givens' | 'constraints' | 'drawings' | 'fog'} SetMode the part of the draft that is being edited
 * @typedef {'draft' | 'solution' | 'otherSolution'} Shown which digits are on the grid
 * @typedef {'filling' | 'clue' | 'constraint' | 'needless' | 'hint' | 'rate' | 'random' | 'finish' | 'fog' | 'why'} Task a task for the server
 * @typedef {{message: string}} Failure an error message
 *
 * @typedef {object} Counting the counts that should be found
 * @property {boolean} shown whether true candidates are shown
 * @property {number} cap the maximum number of solutions counted for each
 *
 * @typedef {{draft: Doc, digits: Uint8Array}} Solved a draft and the n² digits of its only solution
 *
 * @typedef {object} SetState
 * @property {History} history the current draft and its history
 * @property {SetMode} mode the meaning of pointer and digits, determined by the tool of the desk
 * @property {Desk} desk the tools for constraints
 * @property {?Solved} solved the last draft that was found to have exactly one solution, or null
 * @property {number} brush the region to paint, or `NONE`
 * @property {number} cursor the focused cell
 * @property {readonly number[]} selection the cells that receive a given
 * @property {?{last: number, changed: boolean}} stroke the stroke of the brush: its current cell, and whether it has
 *     painted; null while no button is held
 * @property {Shown} shown which digits are on the grid
 * @property {?CheckAnswer} answer the answer for the live line, or null
 * @property {?(Error & {offline?: boolean})} trouble why there is no answer, or null
 * @property {Counting} counting the counts that should be found
 * @property {?Counts} counts the counts, or null
 * @property {boolean} areOld whether the counts belong to the previous draft, because there is no answer for the current one yet
 * @property {?readonly string[]} facts the result of a task
 * @property {?Failure} failed why a task failed
 * @property {?Task} busy the current task
 * @property {RandomChoices} random the options for a random layout
 * @property {FinishChoices} finish the options for the finished draft
 * @property {readonly Effect[]} effects the effects of the last action
 *
 * @typedef {{type: 'announce' | 'toast', text: string} | {type: 'focus', cell: number}} Effect what an action does outside the state
 *
 * @typedef {object} Pointed a pointer action as plain values
 * @property {GridPointer['type']} type the kind of action
 * @property {number} cell the cell; −1 outside the grid
 * @property {number} row its row, or −1 or n next to the grid
 * @property {number} column its column, or −1 or n next to the grid
 * @property {number} x the exact position, in cells from the left
 * @property {number} y in cells from the top
 * @property {boolean} isMore whether Shift, Ctrl or Meta is held
 * @property {boolean} isPicking whether Alt is held
 *
 * @typedef {{type: 'follow', history: History}
 *   | {type: 'open', history: History}
 *   | {type: 'change', doc: Doc, together?: boolean}
 *   | {type: 'step', name: 'undo' | 'redo'}
 *   | {type: 'focus', cell: number}
 *   | {type: 'moveTo', cell: number, extend: boolean}
 *   | {type: 'arrow', cell: number, isExtending: boolean}
 *   | {type: 'pointer', pointed: Pointed}
 *   | {type: 'selectAll'}
 *   | {type: 'given', digit: number}
 *   | {type: 'brush', region: number}
 *   | {type: 'paint'}
 *   | {type: 'unpaint'}
 *   | {type: 'tool', tool: Tool, isFocusing?: boolean}
 *   | {type: 'symmetry', symmetry: string}
 *   | {type: 'sheet', sheet: Desk['sheet']}
 *   | {type: 'search', query: string}
 *   | {type: 'number', digit: number}
 *   | {type: 'eraseDigit'}
 *   | {type: 'endTyping'}
 *   | {type: 'make'}
 *   | {type: 'enter'}
 *   | {type: 'space'}
 *   | {type: 'escape'}
 *   | {type: 'erase', isBack: boolean}
 *   | {type: 'sign', letter: string}
 *   | {type: 'place', constraints: readonly ApiConstraint[]}
 *   | {type: 'replace', old: ApiConstraint, next: ApiConstraint}
 *   | {type: 'remove', constraints: readonly ApiConstraint[]}
 *   | {type: 'toggleWhole', kind: string, direction?: string}
 *   | {type: 'choose', constraints: readonly ApiConstraint[]}
 *   | {type: 'light', constraints: readonly ApiConstraint[]}
 *   | {type: 'needless', needless: ?Needless}
 *   | {type: 'hint', hint: ?HintAnswer}
 *   | {type: 'why', why: ?Why}
 *   | {type: 'whyAt', at: number}
 *   | {type: 'penForm', form: Pen['form']}
 *   | {type: 'penSnap', snap: Pen['snap']}
 *   | {type: 'penStyle', style: Partial<Pen['style']>, together?: boolean}
 *   | {type: 'penMove', rows: number, columns: number, isExtending: boolean}
 *   | {type: 'penKey', key: PenKey}
 *   | {type: 'chooseDrawing', drawing: ?ApiDrawing}
 *   | {type: 'removeDrawings', drawings: readonly ApiDrawing[]}
 *   | {type: 'ruleTyped', rule: Partial<TypedRule>}
 *   | {type: 'ruleForm', form: FormName}
 *   | {type: 'recipe', id: string}
 *   | {type: 'rulePair', first: number, second: number}
 *   | {type: 'ruleChange'}
 *   | {type: 'ruleMove'}
 *   | {type: 'ruleChecked', checked: CheckedRule}
 *   | {type: 'ruleAnswered', answer: RuleAnswer}
 *   | {type: 'fog', act: FogAct}
 *   | {type: 'show', shown: Shown}
 *   | {type: 'asked'}
 *   | {type: 'answered', answer: ?CheckAnswer, trouble: ?(Error & {offline?: boolean})}
 *   | {type: 'counting', counting: Counting}
 *   | {type: 'counted', counts: ?Counts}
 *   | {type: 'stale', isAnswered: boolean}
 *   | {type: 'begun', task: Task}
 *   | {type: 'ended'}
 *   | {type: 'found', facts: readonly string[]}
 *   | {type: 'failed', failed: Failure}
 *   | {type: 'random', random: RandomChoices}
 *   | {type: 'finish', more: Partial<FinishChoices>}} SetAction
 */
import * as painting from '../model/painting.js';
import {wentTo} from '../model/reason.js';
import {digitsFrom} from '../model/symbols.js';
import {USUAL_CAP} from '../model/true-candidates.js';
import {kindNamed} from '../model/constraint-kinds.js';
import {newFinish} from '../parts/choices.js';
import {newRandom} from '../parts/layouts.js';
import {announced, asked, changed, focused, followed, movedTo, withDesk} from './changes.js';
import {finished} from './desk-collecting.js';
import {chosen, placed, removed, replaced, toggledWhole, typingEnded} from './desk-edits.js';
import {entered, erased, escaped, movedByKey, signed, spaced} from './desk-keys.js';
import {deskPointed} from './desk-pointer.js';
import {emptied, newDesk, withTool} from './desk-state.js';
import {digitErased, typed} from './desk-typing.js';
import {toolWords} from './desk-words.js';
import {
  drawingChosen,
  drawingsRemoved,
  formChosen,
  penKeyed,
  penMoved,
  penPointed,
  snapChosen,
  styleChosen,
} from './drawings.js';
import {fogActed, fogPointed} from './fog.js';
import {
  pairToggled,
  recipeChosen,
  ruleAnswered,
  ruleChanged,
  ruleChecked,
  ruleFollowed,
  ruleFormChosen,
  ruleMoving,
  ruleShown,
  ruleTyped,
} from './own-rules.js';
import {
  allSelected,
  brushChosen,
  cursorPainted,
  cursorUnpainted,
  given,
  givensPointed,
  regionsPointed,
} from './painting.js';

/** @type {readonly Effect[]} */
const NO_EFFECTS = Object.freeze([]);

/**
 * Creates the state for a draft.
 *
 * @param {Doc} draft the draft
 * @returns {SetState} the state
 */
export function newSetState(draft) {
  return {
    history: painting.newHistory(draft),
    mode: 'givens',
    desk: newDesk(),
    solved: null,
    brush: 0,
    cursor: 0,
    selection: [0],
    stroke: null,
    shown: 'draft',
    answer: null,
    trouble: null,
    counting: {shown: false, cap: USUAL_CAP},
    counts: null,
    areOld: false,
    facts: null,
    failed: null,
    busy: null,
    random: newRandom(),
    finish: newFinish(),
    effects: NO_EFFECTS,
  };
}

/**
 * Changes the state.
 *
 * @param {SetState} state the state before
 * @param {SetAction} action the event
 * @returns {SetState} the state after, with the effects of this action; the same object if nothing changes
 */
export function setState(state, action) {
  const before = state.effects.length > 0 ? {...state, effects: NO_EFFECTS} : state;
  const after = ruleFollowed(acted(before, action), before);
  return after === before ? state : after;
}

/**
 * @param {SetState} state
 * @param {SetAction} action
 * @returns {SetState}
 */
function acted(state, action) {
  switch (action.type) {
    case 'follow':
      return followed(state, action.history);
    case 'open':
      return opened(state, action.history);
    case 'change':
      return changed(state, action.doc, action.together);
    case 'step': {
      const history = painting[action.name](state.history);
      return history === state.history
        ? announced(state, `Nothing to ${action.name}`)
        : followed(state, history);
    }
    case 'focus':
      return state.cursor === action.cell ? state : movedTo(state, action.cell, false);
    case 'moveTo':
      return focused(movedTo(state, action.cell, action.extend));
    case 'arrow':
      return movedByKey(state, action.cell, action.isExtending);
    case 'pointer': {
      const point = {
        regions: regionsPointed,
        givens: givensPointed,
        constraints: deskPointed,
        drawings: penPointed,
        fog: fogPointed,
      }[state.mode];
      return point(state, action.pointed);
    }
    case 'selectAll':
      return allSelected(state);
    case 'given':
      return given(state, action.digit);
    case 'brush':
      return brushChosen(state, action.region);
    case 'paint':
      return cursorPainted(state);
    case 'unpaint':
      return cursorUnpainted(state);
    case 'tool': {
      const isOther = action.isFocusing && action.tool === 'fog' && state.desk.tool === 'fog';
      const next = isOther
        ? fogActed(state, {name: 'otherPart'})
        : toolChosen(typingEnded(state), action.tool);
      return action.isFocusing ? focused(movedTo(next, next.cursor, false)) : next;
    }
    case 'symmetry':
      return withDesk(state, {symmetry: action.symmetry === 'none' ? '' : action.symmetry});
    case 'sheet':
      return state.desk.sheet === action.sheet ? state : withDesk(state, {sheet: action.sheet});
    case 'search':
      return withDesk(state, {query: action.query});
    case 'number':
      return typed(state, action.digit);
    case 'eraseDigit':
      return digitErased(state);
    case 'endTyping':
      return typingEnded(state);
    case 'make':
      return finished(state);
    case 'enter':
      return entered(state);
    case 'space':
      return spaced(state);
    case 'escape':
      return escaped(state);
    case 'erase':
      return erased(state, action.isBack);
    case 'sign':
      return signed(state, action.letter);
    case 'place':
      return placed(state, action.constraints);
    case 'replace':
      return replaced(state, action.old, action.next);
    case 'remove':
      return removed(state, action.constraints);
    case 'toggleWhole':
      return toggledWhole(state, action.kind, action.direction);
    case 'choose':
      return chosen(ruleShown(state, action.constraints), action.constraints);
    case 'light':
      return withDesk(state, {lit: action.constraints});
    case 'needless':
      return withDesk(state, {needless: action.needless});
    case 'hint':
      return withDesk(state, {hint: action.hint});
    case 'why':
    case 'whyAt':
      return askedWhy(state, action);
    default:
      return drew(state, action);
  }
}

/**
 * @param {SetState} state
 * @param {Extract<SetAction, {type: 'why' | 'whyAt'}>} action
 * @returns {SetState} with a reason, in an open sheet; with another step of it; or without a reason
 */
function askedWhy(state, action) {
  const {why, sheet} = state.desk;
  if (action.type === 'whyAt') {
    return why ? withDesk(state, {why: wentTo(why, action.at)}) : state;
  }
  const isClosed = action.why && sheet === 'peek';
  return withDesk({...state, shown: 'draft'}, {why: action.why, sheet: isClosed ? 'half' : sheet});
}

/**
 * The actions of drawings and fog.
 *
 * @param {SetState} state
 * @param {SetAction} action
 * @returns {SetState}
 */
function drew(state, action) {
  switch (action.type) {
    case 'penForm':
      return formChosen(state, action.form);
    case 'penSnap':
      return snapChosen(state, action.snap);
    case 'penStyle':
      return styleChosen(state, action.style, action.together);
    case 'penMove':
      return penMoved(state, action.rows, action.columns, action.isExtending);
    case 'penKey':
      return penKeyed(state, action.key);
    case 'chooseDrawing':
      return drawingChosen(state, action.drawing);
    case 'removeDrawings':
      return drawingsRemoved(state, action.drawings);
    case 'fog':
      return fogActed(state, action.act);
    default:
      return ruled(state, action);
  }
}

/**
 * The actions of the tool for custom rules.
 *
 * @param {SetState} state
 * @param {SetAction} action
 * @returns {SetState}
 */
function ruled(state, action) {
  switch (action.type) {
    case 'ruleTyped':
      return ruleTyped(state, action.rule);
    case 'ruleForm':
      return ruleFormChosen(state, action.form);
    case 'recipe':
      return recipeChosen(state, action.id);
    case 'rulePair':
      return pairToggled(state, action.first, action.second);
    case 'ruleChange':
      return ruleChanged(state);
    case 'ruleMove':
      return ruleMoving(state);
    case 'ruleChecked':
      return ruleChecked(state, action.checked);
    case 'ruleAnswered':
      return ruleAnswered(state, action.answer);
    default:
      return told(state, action);
  }
}

/**
 * @param {SetState} state
 * @param {Tool} tool
 * @returns {SetState} with the tool; a rule for the whole grid is added or removed at once, and the tool stays
 */
function toolChosen(state, tool) {
  if (kindNamed(tool)?.shape === 'whole') {
    return toggledWhole(state, tool);
  }
  if (tool === 'weighted-sum') {
    return ruleFormChosen(toolChosen(state, 'rule'), 'sum');
  }
  const next = withDesk(state, withTool(state.desk, tool));
  return announced(next, toolWords(next.desk));
}

/**
 * @param {SetState} state
 * @param {History} history
 * @returns {SetState} with another draft
 */
function opened(state, history) {
  const {mode, random, finish, counting} = state;
  const desk = {...emptied(state.desk), chosen: [], lit: [], needless: null, hint: null, why: null};
  return {...newSetState(history.draft), history, mode, desk, random, finish, counting};
}

/**
 * The actions of answers and tasks.
 *
 * @param {SetState} state
 * @param {SetAction} action
 * @returns {SetState}
 */
function told(state, action) {
  switch (action.type) {
    case 'show': {
      const shown = state.shown === action.shown ? 'draft' : action.shown;
      return announced({...state, shown}, SHOWN_WORDS[shown]);
    }
    case 'asked':
      return asked(state);
    case 'answered':
      return {
        ...state,
        answer: action.answer,
        trouble: action.trouble,
        solved: solvedBy(state, action.answer),
      };
    case 'counting':
      return {...state, counting: action.counting, areOld: true};
    case 'counted':
      return {...state, counts: action.counts, areOld: false};
    case 'stale':
      return {
        ...state,
        answer: action.isAnswered ? state.answer : null,
        counts: state.areOld ? null : state.counts,
      };
    case 'begun':
      return {...state, busy: action.task, failed: null};
    case 'ended':
      return {...state, busy: null};
    case 'found':
      return announced({...state, facts: action.facts}, action.facts.join(' '));
    case 'failed':
      return announced({...state, failed: action.failed}, action.failed.message);
    case 'random':
      return {...state, random: action.random};
    case 'finish':
      return {...state, finish: {...state.finish, ...action.more}, failed: null};
    default:
      return state;
  }
}

/** The announcements of the digits on the grid. */
const SHOWN_WORDS = Object.freeze({
  draft: 'The givens are shown',
  solution: 'A solution is shown',
  otherSolution: 'Another solution is shown',
});

/**
 * @param {SetState} state
 * @param {?CheckAnswer} answer
 * @returns {?Solved} the solution of the current draft if it is unique, otherwise the last known solution
 */
function solvedBy({history: {draft}, solved}, answer) {
  return answer?.verdict === 'unique' && answer.solution
    ? {draft, digits: digitsFrom(answer.solution, draft, 'digits')}
    : solved;
}
