/**
 * The bottom sheet of the setter's desk on phones: closed to the tools, open to the list, or over the whole view. It is not modal,
 * so the grid stays usable. In wide windows, its contents are a column next to the grid, and the handle is hidden.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Desk} from './desk-state.js'
 */
import {html} from '../lib/lit-html.js';
import {dispatch, state} from './now.js';

/** The heights in their order. @type {readonly Desk['sheet'][]} */
const HEIGHTS = Object.freeze(['peek', 'half', 'full']);

/** @type {Readonly<Record<Desk['sheet'], string>>} */
const LABELS = Object.freeze({
  peek: 'Show the constraints and checks',
  half: 'Show them over the whole view',
  full: 'Show only the tools',
});

/** The distance of a drag that changes the height by one, in pixels. */
const DRAGGED = 40;

/** The start of the drag of the handle. @type {?{y: number, sheet: Desk['sheet'], isMoved: boolean}} */
let drag = null;

/** @param {Desk['sheet']} sheet the new height */
function openSheet(sheet) {
  dispatch({type: 'sheet', sheet});
}

/**
 * Draws the sheet.
 *
 * @param {Desk} desk the desk
 * @param {TemplateResult} tools its part that is always visible
 * @param {TemplateResult} rest the other part
 * @returns {TemplateResult} a section
 */
export function sheetTemplate({sheet}, tools, rest) {
  return html`<div class=${`side sheet ${sheet}`} @keydown=${(/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape' && state.desk.sheet !== 'peek' && isShown()) {
      event.preventDefault();
      openSheet('peek');
      document.getElementById('set-sheet')?.focus();
    }
  }}>
    <button type="button" id="set-sheet" class="handle" aria-expanded=${sheet === 'peek' ? 'false' : 'true'}
      aria-controls="set-rest" aria-label=${LABELS[sheet]} @click=${next}
      @pointerdown=${begin} @pointermove=${move} @pointerup=${end} @pointercancel=${end}></button>
    ${tools}
    <div class="rest" id="set-rest">${rest}</div>
  </div>`;
}

/** @returns {boolean} whether the handle is shown */
function isShown() {
  return (document.getElementById('set-sheet')?.offsetHeight ?? 0) > 0;
}

/** Opens the sheet further, or closes it from its full height. A drag is no click. */
function next() {
  if (drag?.isMoved) {
    drag = null;
    return;
  }
  openSheet(HEIGHTS[(HEIGHTS.indexOf(state.desk.sheet) + 1) % HEIGHTS.length]);
}

/** @param {PointerEvent & {currentTarget: HTMLElement}} event */
function begin(event) {
  drag = {y: event.clientY, sheet: state.desk.sheet, isMoved: false};
  event.currentTarget.setPointerCapture(event.pointerId);
}

/** @param {PointerEvent} event */
function move({clientY, buttons}) {
  if (!drag || buttons === 0) {
    return;
  }
  const steps = Math.round((drag.y - clientY) / (2 * DRAGGED));
  const isFar = Math.abs(drag.y - clientY) >= DRAGGED;
  const index = HEIGHTS.indexOf(drag.sheet) + (steps === 0 && isFar ? Math.sign(drag.y - clientY) : steps);
  const sheet = HEIGHTS[Math.min(Math.max(index, 0), HEIGHTS.length - 1)];
  drag.isMoved ||= isFar;
  if (drag.isMoved && sheet !== state.desk.sheet) {
    openSheet(sheet);
  }
}

/** Ends the drag. The click that follows it in the same task is ignored. */
function end() {
  setTimeout(() => {
    drag = null;
  });
}
