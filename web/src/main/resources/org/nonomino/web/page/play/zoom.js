/**
 * The buttons that zoom a large grid in the view Play.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Zoom} from '../model/zoom.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {keepFocus} from '../grid/grid.js';
import {action} from '../parts/parts.js';
import {GRID} from './board.js';
import {WHOLE, ZOOMED_FROM, ZOOM_STEP} from '../model/zoom.js';

const ALL_SHOWN = 'The whole grid is shown.';
const ICONS = Object.freeze({
  closer: 'M5 12h14M12 5v14',
  further: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
});

/**
 * Draws the buttons.
 *
 * @param {AppFace} app the shell
 * @param {Zoom} zoom the visible part of the grid
 * @param {(factor: number) => void} act zooms by a factor; 0 shows the whole grid
 * @returns {TemplateResult | typeof nothing} a group of buttons; nothing for grids that are never zoomed
 */
export function zoomTemplate(app, zoom, act) {
  if (app.doc.size < ZOOMED_FROM) {
    return nothing;
  }
  const why = zoom.scale === WHOLE.scale ? ALL_SHOWN : '';
  return html`<div class="zoomer" role="group" aria-label="Zoom" @mousedown=${keepFocus(GRID, app.play.cursor)}>
    ${button(app, 'Zoom in (+)', ICONS.closer, () => act(ZOOM_STEP), '')}
    ${button(app, 'Zoom out (-)', ICONS.further, () => act(1 / ZOOM_STEP), why)}
    ${button(app, 'Show the whole grid', ICONS.whole, () => act(0), why)}</div>`;
}

/**
 * @param {AppFace} app
 * @param {string} label
 * @param {string} icon
 * @param {() => void} act
 * @param {string} why
 * @returns {TemplateResult}
 */
function button(app, label, icon, act, why) {
  const words = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon}></path></svg>`;
  return action(words, act, app, {kind: 'icon', label, title: label, why});
}
