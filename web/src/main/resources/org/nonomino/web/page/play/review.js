/**
 * The card with the marks on the player's work: what is right, what is wrong, and which candidates are missing. The words come
 * from Java, as those of `check --work` do.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {PlayState} from './state.js'
 *
 * @typedef {object} ReviewActs the actions
 * @property {() => void} review marks the work
 * @property {(level: string) => void} setPupil sets the highest level of steps that the player should know
 */
import {html} from '../lib/lit-html.js';
import {keepFocus} from '../grid/grid.js';
import {action, options} from '../parts/parts.js';
import {GRID} from './board.js';
import {LEVELS} from '../storage/ratings.js';

/**
 * Draws the card.
 *
 * @param {AppFace} app the shell
 * @param {PlayState} state the state to show
 * @param {string} closed why the work cannot be marked; '' if it can
 * @param {ReviewActs} acts the actions
 * @returns {TemplateResult} a card
 */
export function reviewTemplate(app, {review, busy, pupil}, closed, acts) {
  const lacking = app.state.offline ? app.api.lost : '';
  return html`<section
    class="card review"
    aria-labelledby="review-title"
    @mousedown=${keepFocus(GRID, app.play.cursor)}
  >
    <h2 id="review-title">Your work</h2>
    ${
      review
        ? html`<div class="reason">${review.marking.sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`
        : html`<p class="quiet">Shows what is right or wrong in your digits and candidates, and which digits you could not know
            yet.</p>`
    }
    <div class="row">
      ${action('Mark my work', acts.review, app, {
        busy: busy === 'review',
        why: closed || lacking || (busy === 'review' ? 'Marking…' : ''),
      })}
      <label class="field inline words">with steps up to
        <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => acts.setPupil(event.target.value)}
          >${options(
            LEVELS.map((level) => /** @type {const} */ ([level, level])),
            pupil,
          )}</select></label>
    </div>
  </section>`;
}
