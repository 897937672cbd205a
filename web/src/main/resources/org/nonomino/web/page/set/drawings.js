/**
 * Drawing lines, arrows, circles, squares and texts without a meaning in the view Set: by pointer, by keys, and from the list. Each
 * change is one step of the history. Pure functions from state to state.
 *
 * @import {ApiDrawing} from '../api/api.js'
 * @import {At, Form, Style} from '../model/setter-drawings.js'
 * @import {Pen, PenDrag, PenKey} from './pen-state.js'
 * @import {Pointed, SetState} from './state.js'
 */
import {newDoc} from '../model/doc.js';
import {MOST_DRAWINGS} from '../model/limits.js';
import {
  FORMS,
  cellAt,
  drawingWords,
  drawingsAt,
  isPath,
  madePath,
  madeShape,
  moved,
  placeWords,
  restyled,
  snapped,
  styleOf,
  within,
} from '../model/setter-drawings.js';
import {announced, changed, focused, movedTo, toasted, withDesk} from './changes.js';

/** The usual look of each form. @type {Readonly<Record<Form, Partial<Style>>>} */
const USUAL = Object.freeze({
  line: {width: 0.15, isAbove: false},
  arrow: {width: 0.06, isAbove: false},
  circle: {width: 0.06, size: 0.8, isAbove: false},
  square: {width: 0.06, size: 0.8, isAbove: false},
  text: {size: 0.45, isAbove: true},
});

/**
 * Returns the chosen drawing.
 *
 * @param {SetState} state the state
 * @returns {?ApiDrawing} a drawing of the draft, or null
 */
export function chosenDrawing({desk, history}) {
  const {chosen} = desk.pen;
  return chosen && history.draft.drawings?.includes(chosen) ? chosen : null;
}

/**
 * Returns how the pen is used.
 *
 * @param {SetState} state the state
 * @returns {string} one or two sentences
 */
export function penWords({desk: {pen}}) {
  if (pen.form === 'choose') {
    return 'Tap a drawing to choose it, and drag it to move it.';
  }
  if (isPath(pen.form)) {
    return pen.points.length > 0
      ? 'Tap the next place; tap the last place again to finish.'
      : 'Drag along the cells, or tap one place after another.';
  }
  return pen.form === 'text' && !pen.style.text
    ? 'Type the text, then tap its place.'
    : 'Tap a cell, an edge or a corner, or next to the grid.';
}

/**
 * @param {SetState} state
 * @param {Partial<Pen>} more
 * @returns {SetState}
 */
function withPen(state, more) {
  return withDesk(state, {pen: {...state.desk.pen, ...more}});
}

/**
 * Chooses what the pen draws. An unfinished line is dropped.
 *
 * @param {SetState} state the state
 * @param {Pen['form']} form the form
 * @returns {SetState} the new state
 */
export function formChosen(state, form) {
  const {style, chosen} = state.desk.pen;
  const usual = form === 'choose' ? {} : USUAL[form];
  const next = withPen(state, {
    form,
    points: [],
    drag: null,
    style: {...style, ...usual},
    chosen: form === 'choose' ? chosen : null,
  });
  const [, name = 'Choose'] = FORMS.find(([each]) => each === form) ?? [];
  return announced(next, `${name}. ${penWords(next)}`);
}

/**
 * Chooses the places that the pen uses.
 *
 * @param {SetState} state the state
 * @param {Pen['snap']} snap the places
 * @returns {SetState} the new state
 */
export function snapChosen(state, snap) {
  return withPen(state, {snap});
}

/**
 * Changes the look of the next drawing, and of the chosen one.
 *
 * @param {SetState} state the state
 * @param {Partial<Style>} more the changed parts
 * @param {boolean} [together] whether the change belongs to the step before
 * @returns {SetState} the new state
 */
export function styleChosen(state, more, together = false) {
  const chosen = chosenDrawing(state);
  const next = withPen(state, {style: {...state.desk.pen.style, ...more}});
  return chosen ? replaced(next, chosen, restyled(chosen, more), together) : next;
}

/**
 * @param {SetState} state
 * @param {readonly ApiDrawing[]} drawings
 * @param {boolean} [together]
 * @returns {SetState} with these drawings, as a step of the history
 */
function withDrawings(state, drawings, together = false) {
  return changed(state, newDoc({...state.history.draft, drawings}), together);
}

/**
 * @param {SetState} state
 * @param {ApiDrawing} old
 * @param {ApiDrawing} next
 * @param {boolean} [together]
 * @returns {SetState} with the new drawing in place of the old one; it is chosen
 */
function replaced(state, old, next, together = false) {
  const {drawings = []} = state.history.draft;
  return JSON.stringify(old) === JSON.stringify(next)
    ? state
    : withPen(
        withDrawings(
          state,
          drawings.map((each) => (each === old ? next : each)),
          together,
        ),
        {chosen: next},
      );
}

/**
 * @param {SetState} state
 * @param {ApiDrawing} drawing
 * @returns {SetState} with a new drawing
 */
function added(state, drawing) {
  const {drawings = [], size} = state.history.draft;
  if (drawings.length >= MOST_DRAWINGS) {
    return toasted(state, `A puzzle can have at most ${MOST_DRAWINGS} drawings.`);
  }
  const all = [...drawings, drawing];
  const next = withPen(withDrawings(state, all), {points: [], drag: null});
  return announced(next, `${drawingWords(drawing, all, size)}.`);
}

/**
 * Removes drawings.
 *
 * @param {SetState} state the state
 * @param {readonly ApiDrawing[]} list drawings of the draft
 * @returns {SetState} the new state
 */
export function drawingsRemoved(state, list) {
  const {drawings = [], size} = state.history.draft;
  const gone = drawings.filter((each) => list.includes(each));
  if (gone.length === 0) {
    return state;
  }
  const kept = drawings.filter((each) => !list.includes(each));
  const what = gone.length === 1 ? drawingWords(gone[0], drawings, size) : `${gone.length} drawings`;
  return announced(
    withPen(withDrawings(state, kept), {chosen: null}),
    `Deleted: ${what}. Ctrl+Z restores ${gone.length === 1 ? 'it' : 'them'}.`,
  );
}

/**
 * Chooses a drawing, whose look the pen gets, so that it can be changed.
 *
 * @param {SetState} state the state
 * @param {?ApiDrawing} drawing a drawing of the draft; null for none
 * @returns {SetState} the new state
 */
export function drawingChosen(state, drawing) {
  const {drawings = [], size} = state.history.draft;
  if (!drawing) {
    return withPen(state, {chosen: null});
  }
  const style = {...state.desk.pen.style, ...styleOf(drawing)};
  const next = withPen(state, {form: 'choose', points: [], chosen: drawing, style});
  return announced(next, `Chosen: ${drawingWords(drawing, drawings, size)}`);
}

/**
 * Adds a place to the unfinished line. At its last place the line is finished; one place back, the last one is removed.
 *
 * @param {SetState} state
 * @param {At} at
 * @returns {SetState}
 */
function pointed(state, at) {
  const {points} = state.desk.pen;
  const isSame = (/** @type {At | undefined} */ other) => other?.[0] === at[0] && other[1] === at[1];
  if (isSame(points.at(-1))) {
    return points.length > 1 ? pathFinished(state) : state;
  }
  return withPen(state, {points: isSame(points.at(-2)) ? points.slice(0, -1) : [...points, at]});
}

/**
 * @param {SetState} state
 * @returns {SetState} with the line as a drawing
 */
function pathFinished(state) {
  const {form, points, style} = state.desk.pen;
  return points.length < 2 || form === 'choose'
    ? toasted(withPen(state, {drag: null}), 'A line needs at least two places.')
    : added(state, madePath(form, points, style));
}

/**
 * @param {SetState} state
 * @param {At} at
 * @returns {SetState} with a circle, a square or a text
 */
function shapePlaced(state, at) {
  const {form, style} = state.desk.pen;
  if (form === 'text' && !style.text.trim()) {
    return toasted(state, 'Type the text first, in the field “Text”.');
  }
  return form === 'choose' ? state : added(state, madeShape(form, at, style));
}

/**
 * Handles a pointer action on the grid while the tool is the pen.
 *
 * @param {SetState} state the state
 * @param {Pointed} action the pointer action
 * @returns {SetState} the new state
 */
export function penPointed(state, {type, x, y}) {
  const {pen} = state.desk;
  const {size} = state.history.draft;
  const snap = isPath(pen.form) && pen.snap === 'near' ? 'centre' : pen.snap;
  const {at, isReached} = snapped(y, x, snap, size);
  switch (type) {
    case 'down': {
      const cursor = focused(movedTo(state, cellAt(at, size), false));
      const begun = withPen(cursor, {at, drag: {isMoved: false, from: at, last: at}});
      return pen.form === 'choose' ? pressedToChoose(begun, x, y) : begun;
    }
    case 'move':
      return pen.drag && isReached ? dragged(state, pen.drag, at) : state;
    case 'up':
      return pen.drag ? lifted(withPen(state, {drag: null}), pen.drag, at) : state;
    case 'cancel':
      return withPen(state, {drag: null, points: []});
    default:
      return state;
  }
}

/**
 * Chooses the drawing at a point; pressed again, the next one below it.
 *
 * @param {SetState} state
 * @param {number} x
 * @param {number} y
 * @returns {SetState}
 */
function pressedToChoose(state, x, y) {
  const hits = drawingsAt(state.history.draft.drawings ?? [], y, x);
  const chosen = chosenDrawing(state);
  return chosen && hits.includes(chosen) ? state : drawingChosen(state, hits.at(0) ?? null);
}

/**
 * @param {SetState} state
 * @param {PenDrag} drag
 * @param {At} at
 * @returns {SetState}
 */
function dragged(state, {from, last, isMoved}, at) {
  const {form, points} = state.desk.pen;
  if (at[0] === last[0] && at[1] === last[1]) {
    return state;
  }
  const next = withPen(state, {at, drag: {from, last: at, isMoved: true}});
  if (!isPath(form)) {
    return next;
  }
  const begun = isMoved || points.length > 0 ? next : withPen(next, {points: [from]});
  const isBack = at.every((part, i) => part === begun.desk.pen.points.at(-1)?.[i]);
  return isBack ? begun : pointed(begun, at);
}

/**
 * @param {SetState} state
 * @param {PenDrag} drag
 * @param {At} at
 * @returns {SetState}
 */
function lifted(state, {from, last, isMoved}, at) {
  const {form} = state.desk.pen;
  if (form === 'choose') {
    const chosen = chosenDrawing(state);
    return isMoved && chosen ? shifted(state, last[0] - from[0], last[1] - from[1]) : state;
  }
  if (isPath(form)) {
    return isMoved ? pathFinished(state) : pointed(state, from);
  }
  return shapePlaced(state, isMoved ? last : at);
}

/**
 * @param {SetState} state
 * @param {number} rows
 * @param {number} columns
 * @returns {SetState} with the chosen drawing moved
 */
function shifted(state, rows, columns) {
  const chosen = chosenDrawing(state);
  if (!chosen) {
    return announced(state, 'No drawing is chosen.');
  }
  const next = replaced(state, chosen, moved(chosen, rows, columns));
  const {drawings = [], size} = next.history.draft;
  const now = chosenDrawing(next);
  return now ? announced(next, `Moved: ${drawingWords(now, drawings, size)}`) : next;
}

/**
 * Moves the place of the keyboard by an arrow key. With Shift, a line is continued, or the chosen drawing is moved.
 *
 * @param {SetState} state the state
 * @param {number} rows -1, 0 or 1
 * @param {number} columns -1, 0 or 1
 * @param {boolean} isExtending whether Shift is held
 * @returns {SetState} the new state
 */
export function penMoved(state, rows, columns, isExtending) {
  const {form, snap} = state.desk.pen;
  if (form === 'choose' && isExtending) {
    return shifted(state, rows / 2, columns / 2);
  }
  const {size} = state.history.draft;
  const from = placeNow(state);
  const isFine = snap !== 'centre' && !(isPath(form) && snap === 'near') && form !== 'choose';
  const step = isFine ? 0.5 : 1;
  const at = within([from[0] + rows * step, from[1] + columns * step], size);
  const next = focused(movedTo(withPen(state, {at}), cellAt(at, size), false));
  const extended = isExtending && isPath(form) ? pointed(beginning(next, from), at) : next;
  const isCell = at.every((part) => !Number.isInteger(part) && part > 0 && part < size);
  return isCell ? extended : announced(extended, placeWords(at, size));
}

/**
 * @param {SetState} state
 * @param {At} from
 * @returns {SetState} with a line that begins there, unless one has begun
 */
function beginning(state, from) {
  return state.desk.pen.points.length > 0 ? state : withPen(state, {points: [from]});
}

/**
 * Returns the place of the keyboard: the centre of the cell with the focus, unless the pen is at another place of it.
 *
 * @param {SetState} state the state
 * @returns {At} the place
 */
export function placeNow({desk: {pen}, cursor, history}) {
  const {size} = history.draft;
  return cellAt(pen.at, size) === cursor ? pen.at : [Math.floor(cursor / size) + 0.5, (cursor % size) + 0.5];
}

/**
 * Handles a key on the grid.
 *
 * @param {SetState} state the state
 * @param {PenKey} key the key
 * @returns {SetState} the new state; the same object if the key changes nothing
 */
export function penKeyed(state, key) {
  const {form, points} = state.desk.pen;
  const chosen = chosenDrawing(state);
  switch (key) {
    case 'escape':
      return points.length > 0
        ? withPen(state, {points: [], drag: null})
        : chosen
          ? withPen(state, {chosen: null})
          : state;
    case 'back':
    case 'erase':
      return points.length > 0
        ? withPen(state, {points: points.slice(0, -1)})
        : chosen
          ? drawingsRemoved(state, [chosen])
          : state;
    default:
      return form === 'choose'
        ? nextChosen(state)
        : isPath(form)
          ? key === 'enter' && points.length > 0
            ? pathFinished(state)
            : pointSaid(pointed(state, placeNow(state)))
          : shapePlaced(state, placeNow(state));
  }
}

/**
 * @param {SetState} state
 * @returns {SetState} with the number of places announced
 */
function pointSaid(state) {
  const {length} = state.desk.pen.points;
  return length === 0
    ? state
    : announced(state, `${length === 1 ? '1 place' : `${length} places`}. Enter finishes the line.`);
}

/**
 * @param {SetState} state
 * @returns {SetState} with the next drawing at the place of the keyboard chosen
 */
function nextChosen(state) {
  const here = drawingsAt(state.history.draft.drawings ?? [], ...placeNow(state));
  const chosen = chosenDrawing(state);
  const index = chosen ? here.indexOf(chosen) : -1;
  return here.length === 0
    ? announced(state, 'No drawing at this place.')
    : drawingChosen(state, here[(index + 1) % here.length]);
}
