/**
 * The fields for the constraints to place: their kinds and numbers, the cages, and the reduction at the end.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {FieldEvent, SelectEvent} from './parts.js'
 * @import {Placement, Reduce} from './choices.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {options} from './parts.js';
import {FAMILIES, cageSizesOn, canBeAll} from './choices.js';

/** The difficulty levels, with the choice of any. @type {readonly (readonly [string, string])[]} */
export const LEVELS = Object.freeze([
  ['', 'any'],
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  ['fiendish', 'fiendish'],
  ['diabolical', 'diabolical'],
  ['extreme', 'extreme'],
]);

/** @type {readonly (readonly [string, string])[]} */
const CAGE_REGIONS = Object.freeze([
  ['across', 'across regions'],
  ['within', 'in one region each'],
]);

/** @type {readonly (readonly [Reduce, string])[]} */
const REDUCE = Object.freeze([
  ['givens', 'clues'],
  ['constraints', 'constraints'],
  ['all', 'clues, then constraints'],
]);

/**
 * Draws the fields.
 *
 * @param {string} id the beginning of the ids of the fields
 * @param {Placement} placement the chosen constraints
 * @param {number} size n
 * @param {(more: Partial<Placement>) => void} change changes some of the choices
 * @returns {TemplateResult} the fields
 */
export function placedFields(id, placement, size, change) {
  const {placed, reduce} = placement;
  const others = FAMILIES.filter(({family}) => placed.every((each) => each.family !== family));
  return html`<div class="fields">
    ${placed.map(({family, number}) => {
      const words = FAMILIES.find((each) => each.family === family)?.words ?? family;
      return html`<label class="field">${words} <span class="row"><input id=${`${id}-${family}`} type="text"
        maxlength="4" autocomplete="off" placeholder=${canBeAll(family) ? 'all' : nothing} .value=${number}
        @input=${(/** @type {FieldEvent} */ {target}) =>
          change({
            placed: placed.map((each) => (each.family === family ? {family, number: target.value} : each)),
          })}>
        <button type="button" aria-label=${`Remove ${words}`}
          @click=${() => change({placed: placed.filter((each) => each.family !== family)})}>×</button></span></label>`;
    })}
    ${placed.some(({family}) => family === 'cages' || family === 'kenken') ? cageFields(id, placement, size, change) : nothing}
    ${
      others.length === 0
        ? nothing
        : html`<label class="field">Cages, lines and dots <select id=${`${id}-add`}
      @change=${(/** @type {SelectEvent} */ {target}) => {
        const added = FAMILIES.find(({family}) => family === target.value);
        if (added) {
          change({placed: [...placed, {family: added.family, number: added.number}]});
        }
        target.value = '';
      }}>${options([['', 'add …'], ...others.map(({family, words}) => /** @type {[string, string]} */ ([family, words]))], '')}</select></label>`
    }
    ${
      placed.length === 0
        ? nothing
        : html`<label class="field">Remove what is not needed <select id=${`${id}-reduce`}
      @change=${(/** @type {SelectEvent} */ {target}) =>
        change({reduce: /** @type {Reduce} */ (target.value)})}>${options(REDUCE, reduce)}</select></label>`
    }</div>`;
}

/**
 * @param {string} id
 * @param {Placement} placement
 * @param {number} size
 * @param {(more: Partial<Placement>) => void} change
 * @returns {TemplateResult}
 */
function cageFields(id, {cageSizes, cageRegions}, size, change) {
  const [least, most] = cageSizesOn(size, cageSizes);
  const sizes = Array.from({length: Math.max(1, size - 1)}, (_, i) => String(i + 2));
  /** @type {(name: string, words: string, chosen: number, choose: (cells: number) => void) => TemplateResult} */
  const field = (
    name,
    words,
    chosen,
    choose,
  ) => html`<label class="field">${words} <select id=${`${id}-${name}`}
    @change=${(/** @type {SelectEvent} */ {target}) => choose(Number(target.value))}
    >${options(
      sizes.map((cells) => /** @type {[string, string]} */ ([cells, cells])),
      String(chosen),
    )}</select></label>`;
  return html`${field('cage-least', 'Cells of a cage, from', least, (cells) =>
    change({cageSizes: [cells, Math.max(cells, most)]}),
  )}${field('cage-most', 'to', most, (cells) => change({cageSizes: [Math.min(cells, least), cells]}))}
    <label class="field">Cages <select id=${`${id}-cage-regions`}
      @change=${(/** @type {SelectEvent} */ {target}) =>
        change({cageRegions: /** @type {Placement['cageRegions']} */ (target.value)})}
      >${options(CAGE_REGIONS, cageRegions)}</select></label>`;
}
