/**
 * The pad of the tool for fog in the view Set, its marks over the grid, and the list of digits that light cells.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {SelectEvent} from '../parts/parts.js'
 * @import {SetFog, Trigger} from '../model/setter-fog.js'
 * @import {FogAct} from './fog.js'
 * @import {SetState} from './state.js'
 */
import {html, svg, nothing} from '../lib/lit-html.js';
import {outline, squares} from '../model/drawing.js';
import {cellsText, hiddenAtFirst, nearLit, setFogOf, triggerOf, triggerWords} from '../model/setter-fog.js';
import {counted} from '../model/words.js';
import {action, options} from '../parts/parts.js';
import {fogInstruction} from './fog.js';
import {dispatch} from './now.js';
import {listRow} from './pad-parts.js';

/** @type {readonly (readonly [string, string])[]} */
const NEEDED = Object.freeze([
  ['all', 'all of them are right'],
  ['any', 'one of them is right'],
]);

/** @param {FogAct} act */
function edit(act) {
  dispatch({type: 'fog', act});
}

/**
 * Draws the pad.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @param {() => void} test tests whether the draft can be solved under its fog
 * @returns {TemplateResult} the switch, the parts, the chosen digit and the test
 */
export function fogPad(app, state, test) {
  const {desk, history, busy, answer} = state;
  const {part, isPreview} = desk.fog;
  const fog = setFogOf(history.draft);
  const untested = history.draft.left
    ? 'Nonomino does not read all of the rules.'
    : answer?.verdict === 'unique'
      ? ''
      : 'This needs a puzzle with exactly one solution.';
  /** @type {(name: typeof part, words: string) => TemplateResult} */
  const choice = (name, words) =>
    html`<button type="button" aria-pressed=${name === part ? 'true' : 'false'}
      @click=${() => edit({name: 'part', part: name})}>${words}</button>`;
  return html`<div class="row"><label class="choice"><input type="checkbox" id="set-fog" .checked=${fog !== null}
      @change=${() => edit({name: 'switch', isOn: fog === null})}> This puzzle has fog</label></div>
    <div class="row forms" role="group" aria-label="Part of the fog">
      ${choice('lit', 'Lit at first')}${choice('trigger', 'What a digit lights')}</div>
    <p class="quiet tool-words">${fogInstruction(state)}</p>
    ${part === 'trigger' ? triggerFields(state, fog) : nothing}
    ${
      fog
        ? html`${
            fog.triggers.length === 0
              ? html`<p class="quiet">Each right digit lights the cells around it.</p>`
              : html`<div class="row"><label class="choice"><input type="checkbox" id="set-fog-around" .checked=${fog.isAround}
                  @change=${() => edit({name: 'around', isOn: !fog.isAround})}> Each right digit lights the cells around it</label></div>`
          }
          <div class="row"><button type="button" id="set-fog-preview" aria-pressed=${isPreview ? 'true' : 'false'}
              @click=${() => edit({name: 'preview', isOn: !isPreview})}>See it as at the start</button>
            ${action('Test under the fog', test, app, {why: busy ? 'Working …' : untested, busy: busy === 'fog'})}</div>
          ${untested ? html`<p class="quiet">Players see the fog only if there is exactly one solution.</p>` : nothing}
          ${resultTemplate(state)}`
        : nothing
    }`;
}

/**
 * @param {SetState} state
 * @returns {TemplateResult | typeof nothing} the result of the test, unless the draft was changed since
 */
function resultTemplate({desk, failed, history: {draft}}) {
  const {tested} = desk.fog;
  const words = failed?.message ?? (tested?.doc === draft ? tested.words : '');
  return words
    ? html`<p id="set-fog-result">${words}</p>
        ${failed ? nothing : html`<p class="quiet">The grid shows the cells that are lit at the end of the test.</p>`}`
    : nothing;
}

/**
 * @param {SetState} state
 * @param {?SetFog} fog
 * @returns {TemplateResult | typeof nothing} the fields of the chosen digits
 */
function triggerFields({desk: {fog: pen}, history: {draft}}, fog) {
  const {cells, any, isPicking} = pen;
  if (cells.length === 0) {
    return nothing;
  }
  const trigger = fog ? triggerOf(fog, cells) : undefined;
  return html`<div class="row">
    <span><b>${cellsText(draft.size, cells, any ? 'or' : 'and')}</b> ${
      trigger ? `(${counted(trigger.lights.length, 'cell')})` : nothing
    }</span>
    <button type="button" aria-pressed=${isPicking ? 'true' : 'false'} @click=${() => edit({name: 'pick'})}>Another digit, too</button>
    ${
      cells.length > 1
        ? html`<label class="field inline">If <select id="set-fog-any" @change=${(
            /** @type {SelectEvent} */ {target},
          ) =>
            edit({
              name: 'any',
              any: target.value === 'any',
            })}>${options(NEEDED, any ? 'any' : 'all')}</select></label>`
        : nothing
    }
    ${trigger ? html`<button type="button" @click=${() => edit({name: 'remove', trigger})}>Delete</button>` : nothing}
    <button type="button" @click=${() => edit({name: 'choose', trigger: null})}>✓ Done</button></div>`;
}

/**
 * Draws the marks of the tool over the grid: a veil over the cells in fog, and what the chosen digits light.
 *
 * @param {SetState} state the state to show
 * @returns {TemplateResult | typeof nothing} elements in units of the drawing
 */
export function fogOver({desk: {tool, fog: pen}, history: {draft}}) {
  const fog = setFogOf(draft);
  if (tool !== 'fog' || !fog || pen.isPreview) {
    return nothing;
  }
  const {size} = draft;
  const tested = pen.tested?.doc === draft ? pen.tested.dark : null;
  const lights = [...(triggerOf(fog, pen.cells)?.lights ?? []), ...nearLit(size, fog, pen.cells)];
  return svg`<g class="desk" aria-hidden="true"><path class="fog-veil" d=${squares(size, tested ?? hiddenAtFirst(draft))}></path>
    ${lights.length > 0 ? svg`<path class="fog-lights" d=${squares(size, lights)}></path><path class="fog-edge" d=${outline(size, new Set(lights), 3)}></path>` : nothing}</g>`;
}

/**
 * Draws the list of digits that light more than the cells around them.
 *
 * @param {SetState} state the state to show
 * @returns {TemplateResult | typeof nothing} a card; nothing without such digits
 */
export function fogList({desk: {fog: pen}, history: {draft}}) {
  const fog = setFogOf(draft);
  if (!fog || fog.triggers.length === 0) {
    return nothing;
  }
  const chosen = triggerOf(fog, pen.cells);
  return html`<section class="card constraint-list" aria-labelledby="set-fog-list">
    <h2 id="set-fog-list">Digits that light cells (${fog.triggers.length})</h2>
    <ul class="constraint-rows">${fog.triggers.map((trigger) =>
      listRow(triggerWords(draft.size, trigger), trigger === chosen, {
        toggle: () => toggle(trigger === chosen ? null : trigger),
        remove: () => edit({name: 'remove', trigger}),
      }),
    )}</ul></section>`;
}

/** @param {?Trigger} trigger the trigger to choose */
function toggle(trigger) {
  if (trigger) {
    dispatch({type: 'tool', tool: 'fog'});
  }
  edit({name: 'choose', trigger});
}
