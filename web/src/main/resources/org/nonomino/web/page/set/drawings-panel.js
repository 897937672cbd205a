/**
 * The pad of the pen in the view Set, the marks of the pen over the grid, and the list of drawings.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiDrawing} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {FieldEvent} from '../parts/parts.js'
 * @import {Pen} from './pen-state.js'
 * @import {SetState} from './state.js'
 */
import {html, svg, nothing} from '../lib/lit-html.js';
import {CELL} from '../model/drawing.js';
import {COLOURS, FORMS, drawingWords, formOf, isPath, moved, placesOf} from '../model/setter-drawings.js';
import {newValue} from '../model/store.js';
import {action} from '../parts/parts.js';
import {dispatch} from './now.js';
import {chosenDrawing, penWords, placeNow} from './drawings.js';
import {inkButton, listRow, selectField} from './pad-parts.js';

/** The number of initially drawn rows of the list. */
const FIRST = 60;

/** The maximum length of a text. */
const LONGEST_TEXT = 40;

/** @type {readonly (readonly [string, string])[]} */
const WIDTHS = Object.freeze([
  ['0.03', 'hairline'],
  ['0.06', 'thin'],
  ['0.15', 'medium'],
  ['0.25', 'thick'],
  ['0.4', 'very thick'],
]);

/** @type {readonly (readonly [string, string])[]} */
const SIZES = Object.freeze([
  ['0.25', 'tiny'],
  ['0.45', 'small'],
  ['0.65', 'medium'],
  ['0.8', 'large'],
  ['1', 'a cell'],
]);

/** @type {readonly (readonly [string, string])[]} */
const SNAPS = Object.freeze([
  ['near', 'nearest'],
  ['centre', 'centres'],
  ['edge', 'edges'],
  ['corner', 'corners'],
]);

/** @type {readonly (readonly [string, string])[]} */
const LAYERS = Object.freeze([
  ['below', 'below digits'],
  ['above', 'above digits'],
]);

/** Whether all rows of the list are drawn. */
const whole = newValue(false);

/** Whether the last change of the field of the text can be continued in the same step. */
let isTyping = false;

/**
 * Draws the pad of the pen.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @returns {TemplateResult} the forms, colours, sizes and places
 */
export function penPad(app, state) {
  const {form, style, snap, points} = state.desk.pen;
  const chosen = chosenDrawing(state);
  const shown = chosen ? formOf(chosen) : form;
  /** @param {Partial<Pen['style']>} more */
  const set = (more) => dispatch({type: 'penStyle', style: more});
  /** @type {(id: string, words: string, choices: readonly (readonly [string, string])[], now: string, choose: (value: string) => void) => TemplateResult} */
  const field = (id, words, choices, now, choose) =>
    selectField(`set-pen-${id}`, words, withOwn(choices, now), now, choose);
  const isShape = shown === 'circle' || shown === 'square';
  return html`<div class="row forms" role="group" aria-label="Form">
      ${[...FORMS, /** @type {const} */ (['choose', 'Choose'])].map(
        ([name, words]) => html`<button type="button" aria-pressed=${name === form ? 'true' : 'false'}
          @click=${() => dispatch({type: 'penForm', form: name})}>${words}</button>`,
      )}</div>
    <p class="quiet tool-words">${penWords(state)}</p>
    <div class="row inks" role="group" aria-label="Colour">
      ${COLOURS.map(([colour, name]) => inkButton(name, colour, colour === style.colour, () => set({colour})))}
      <input type="color" id="set-pen-colour" class="ink" aria-label="Another colour" title="Another colour"
        .value=${style.colour} @change=${(/** @type {FieldEvent} */ {target}) => set({colour: target.value})}></div>
    ${
      shown === 'text'
        ? html`<label class="field wide">Text <input id="set-pen-text" type="text" maxlength=${LONGEST_TEXT} autocomplete="off"
            .value=${style.text} @focus=${() => {
              isTyping = false;
            }} @input=${(/** @type {FieldEvent} */ {target}) => {
              dispatch({type: 'penStyle', style: {text: target.value}, together: isTyping});
              isTyping = chosen !== null;
            }}></label>`
        : nothing
    }
    <div class="fields pen-fields">
      ${
        isPath(shown) || (isShape && !style.isFilled)
          ? field('width', 'Width', WIDTHS, String(style.width), (value) => set({width: Number(value)}))
          : nothing
      }
      ${
        isShape || shown === 'text'
          ? field('size', 'Size', SIZES, String(style.size), (value) => set({size: Number(value)}))
          : nothing
      }
      ${
        isShape
          ? field(
              'fill',
              'Look',
              [
                ['outline', 'outline'],
                ['filled', 'filled'],
              ],
              style.isFilled ? 'filled' : 'outline',
              (value) => set({isFilled: value === 'filled'}),
            )
          : nothing
      }
      ${field('layer', 'Layer', LAYERS, style.isAbove ? 'above' : 'below', (value) => set({isAbove: value === 'above'}))}
      ${
        form === 'choose'
          ? nothing
          : field('place', 'Places', SNAPS, snap, (value) =>
              dispatch({type: 'penSnap', snap: /** @type {Pen['snap']} */ (value)}),
            )
      }</div>
    <div class="row">${
      points.length > 0
        ? action('✓ Finish the line', () => dispatch({type: 'penKey', key: 'enter'}), app, {
            kind: 'primary',
            why: points.length > 1 ? '' : 'A line needs at least two places.',
          })
        : nothing
    }${
      chosen
        ? html`<button type="button" @click=${() => dispatch({type: 'removeDrawings', drawings: [chosen]})}>Delete</button>`
        : nothing
    }</div>`;
}

/**
 * @param {readonly (readonly [string, string])[]} choices
 * @param {string} now
 * @returns {readonly (readonly [string, string])[]} the choices, and the current one if it is none of them
 */
function withOwn(choices, now) {
  return choices.some(([value]) => value === now) ? choices : [...choices, [now, now]];
}

/**
 * Draws the marks of the pen over the grid.
 *
 * @param {SetState} state the state to show
 * @returns {TemplateResult | typeof nothing} elements in units of the drawing
 */
export function penOver(state) {
  const {tool, pen} = state.desk;
  if (tool !== 'draw') {
    return nothing;
  }
  const {points, style, drag, form} = pen;
  const chosen = chosenDrawing(state);
  const shift = drag?.isMoved && form === 'choose' ? drag : {from: [0, 0], last: [0, 0]};
  const [row, column] = placeNow(state);
  return svg`<g class="desk" aria-hidden="true">
    ${chosen ? chosenTemplate(moved(chosen, shift.last[0] - shift.from[0], shift.last[1] - shift.from[1])) : nothing}
    ${
      points.length > 0
        ? svg`<path class="pen-line" d=${through(points)} stroke=${style.colour} stroke-width=${style.width * CELL}></path>`
        : nothing
    }
    <path class="pen-place" d=${`M${column * CELL - 9} ${row * CELL}h18M${column * CELL} ${row * CELL - 9}v18`}></path></g>`;
}

/**
 * @param {readonly (readonly number[])[]} places
 * @returns {string} a path through places
 */
function through(places) {
  return places.map(([row, column], i) => `${i === 0 ? 'M' : 'L'}${column * CELL} ${row * CELL}`).join('');
}

/**
 * @param {ApiDrawing} drawing
 * @returns {TemplateResult}
 */
function chosenTemplate(drawing) {
  const {centre, width = 0, height = 0, textSize = 0} = drawing;
  if (!centre) {
    return svg`<path class="chosen-constraint through" d=${through(placesOf(drawing))}></path>`;
  }
  const [down, right] = [height, width].map((length) => Math.max(length, textSize, 0.4) * CELL + 8);
  return svg`<rect class="chosen-constraint" x=${centre[1] * CELL - right / 2} y=${centre[0] * CELL - down / 2} width=${right}
    height=${down} rx="6"></rect>`;
}

/**
 * Draws the list of drawings.
 *
 * @param {SetState} state the state to show
 * @returns {TemplateResult | typeof nothing} a card; nothing without drawings
 */
export function drawingsList(state) {
  const {drawings = [], size} = state.history.draft;
  const chosen = chosenDrawing(state);
  if (drawings.length === 0) {
    return nothing;
  }
  const shown = whole.state ? drawings : drawings.slice(0, FIRST);
  return html`<section class="card constraint-list" aria-labelledby="set-drawings">
    <div class="row"><h2 id="set-drawings">Drawings (${drawings.length})</h2>
      <button type="button" class="link end" @click=${() => dispatch({type: 'removeDrawings', drawings})}>Delete all</button></div>
    <ul class="constraint-rows">${shown.map((drawing) =>
      listRow(drawingWords(drawing, drawings, size), drawing === chosen, {
        toggle: () => toggle(drawing === chosen ? null : drawing),
        remove: () => dispatch({type: 'removeDrawings', drawings: [drawing]}),
      }),
    )}</ul>
    ${
      shown.length < drawings.length
        ? html`<button type="button" @click=${() => whole.dispatch(true)}>Show all ${drawings.length}</button>`
        : nothing
    }</section>`;
}

/** @param {?ApiDrawing} drawing the drawing to choose with the pen */
function toggle(drawing) {
  if (drawing) {
    dispatch({type: 'tool', tool: 'draw'});
  }
  dispatch({type: 'chooseDrawing', drawing});
}
