/**
 * Choosing a layout: the catalog with its pictures, and the options of random ones, for Set and Generate.
 *
 * @import {ApiError, NamedLayout} from '../api/api.js'
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {FieldEvent, SelectEvent} from './parts.js'
 *
 * @typedef {{layouts: NamedLayout[], loading: boolean, error: ?Error & {offline?: boolean}}} Catalog
 * @typedef {{irregularity: number, style: string, symmetry: string, seed: string}} RandomChoices the options of a random layout
 */
import {html, nothing} from '../lib/lit-html.js';
import {guard} from '../lib/directives/guard.js';
import {grid} from '../grid/grid.js';
import {newDoc} from '../model/doc.js';
import {standardBoxes} from '../model/painting.js';
import {failure, options} from './parts.js';
import {LAYOUT_SYMMETRIES} from '../model/symmetries.js';
import {newValue} from '../model/store.js';

/** The minimum size of random layouts. */
const MIN_RANDOM = 3;

/** The maximum size of random layouts. */
const MAX_RANDOM = 16;

/**
 * The shapes of the regions of random layouts: names of the API, with labels.
 *
 * @type {readonly (readonly [string, string])[]}
 */
const STYLES = Object.freeze([
  ['any', 'any'],
  ['compact', 'compact'],
  ['flowing', 'long and winding'],
  ['symmetric', 'compact, symmetric'],
]);

/** The layouts of the catalog by size, as far as they are known. */
const catalogs = newValue(/** @type {ReadonlyMap<number, Catalog>} */ (new Map()));

/** @type {(size: number, catalog: Catalog) => void} */
const keepCatalog = (size, catalog) => catalogs.dispatch(new Map([...catalogs.state, [size, catalog]]));

/**
 * Returns the layouts of the catalog for a size, boxes first. They are requested when they are first needed.
 *
 * @param {number} size n
 * @param {AppFace} app the shell
 * @returns {Catalog} the layouts; only the boxes until the others are loaded
 */
export function catalogOf(size, app) {
  const known = catalogs.state.get(size);
  if (known) {
    return known;
  }
  const begun = {layouts: boxesOf(size), loading: true, error: null};
  keepCatalog(size, begun);
  load(size, app);
  return begun;
}

/**
 * @param {number} size
 * @param {AppFace} app the shell
 */
async function load(size, app) {
  const boxes = boxesOf(size);
  try {
    const {layouts} = await app.api.get('layouts', {size: String(size)});
    const others = layouts.filter(({regions}) => regions !== boxes[0]?.regions);
    keepCatalog(size, {layouts: [...boxes, ...others], loading: false, error: null});
  } catch (error) {
    keepCatalog(size, {layouts: boxes, loading: false, error: /** @type {ApiError} */ (error)});
  }
}

/** Drops the catalogs that failed to load, so that they are requested again. */
export function retryCatalogs() {
  if ([...catalogs.state.values()].some(({error}) => error)) {
    catalogs.dispatch(new Map([...catalogs.state].filter(([, {error}]) => !error)));
  }
}

/**
 * @param {number} size
 * @returns {NamedLayout[]} the standard boxes, if the size has any
 */
function boxesOf(size) {
  const regions = standardBoxes(size);
  return regions === '' ? [] : [{name: `boxes-${size}`, regions}];
}

/**
 * Draws the layouts of the catalog as pictures to choose from.
 *
 * @param {object} wanted the options
 * @param {number} wanted.size n
 * @param {string} wanted.chosen the regions of the chosen layout
 * @param {string} wanted.id the prefix of the ids of the pictures
 * @param {(layout: NamedLayout) => void} wanted.choose is called with the newly chosen layout
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the pictures
 */
export function pictures({size, chosen, id, choose}, app) {
  const {layouts, loading, error} = catalogOf(size, app);
  return html`<div class="pictures" role="group" aria-label=${`Layouts of size ${size}`} aria-busy=${loading}>
    ${layouts.map(
      (layout) => html`<button type="button" class="picture" aria-label=${layout.name}
      aria-pressed=${layout.regions === chosen ? 'true' : 'false'} @click=${() => choose(layout)}>
      ${guard([layout.regions], () => picture(newDoc({size, regions: layout.regions}), `${id}-${layout.name}`))}
      <span>${layout.name}</span></button>`,
    )}</div>
    ${
      layouts.length === 0 && !loading && !error
        ? html`<p class="quiet">The catalog has no layout of size ${size}: ${
            size >= MIN_RANDOM && size <= MAX_RANDOM ? 'use a random one, or paint one' : 'paint one'
          }.</p>`
        : nothing
    }
    ${failure(
      `${id}-failure`,
      error && {message: error.offline ? 'The rest of the catalog could not be loaded.' : error.message},
    )}`;
}

/**
 * Draws a small picture of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @param {string} id unique in the document
 * @returns {TemplateResult} the picture
 */
export function picture(doc, id) {
  return grid({id, doc, still: true, ariaLabel: 'picture'});
}

/**
 * Returns the default options of a random layout.
 *
 * @returns {RandomChoices} the options
 */
export function newRandom() {
  return {irregularity: 0.5, style: 'any', symmetry: 'none', seed: ''};
}

/**
 * Returns the fields of a request for a random layout.
 *
 * @param {RandomChoices} random the options
 * @returns {object} the fields
 */
export function randomRequest({irregularity, style, symmetry}) {
  return {
    irregularity,
    ...(style !== 'any' && {style}),
    ...(symmetry !== 'none' && {layoutSymmetry: symmetry}),
  };
}

/**
 * Returns why a random layout cannot be generated.
 *
 * @param {number} size n
 * @param {{symmetry: string}} random the options
 * @returns {string} the reason in a sentence; '' if it can be generated
 */
export function randomTrouble(size, {symmetry}) {
  if (size < MIN_RANDOM || size > MAX_RANDOM) {
    return `Random layouts have sizes from ${MIN_RANDOM} to ${MAX_RANDOM}. Choose another size.`;
  }
  return symmetry === 'rotate90' && size % 4 > 1
    ? `Size ${size} has no layout with quarter-turn symmetry; sizes 4, 5, 8, 9, 12, 13 and 16 do.`
    : '';
}

/**
 * Draws the fields for the options of a random layout.
 *
 * @param {object} wanted the parameters
 * @param {number} wanted.size n
 * @param {RandomChoices} wanted.random the options
 * @param {string} wanted.id the prefix of the ids of the fields
 * @param {boolean} wanted.seeded whether there is a field for the seed
 * @param {(random: RandomChoices) => void} wanted.change is called with the changed options
 * @returns {TemplateResult} the fields
 */
export function randomFields({size, random, id, seeded, change}) {
  /** @type {<F extends keyof RandomChoices>(field: F, value: RandomChoices[F]) => void} */
  const set = (field, value) => change({...random, [field]: value});
  const percent = Math.round(random.irregularity * 100);
  return html`<div class="fields">
    <label class="field wide"><span>Irregularity <output>${percent} %</output></span>
      <input id=${`${id}-irregularity`} type="range" min="0" max="100" step="5" .value=${String(percent)}
        aria-valuetext=${`${percent} percent, from nearly boxes to very irregular`}
        @input=${(/** @type {FieldEvent} */ event) => set('irregularity', event.target.valueAsNumber / 100)}>
      <span class="ends" aria-hidden="true"><span>nearly boxes</span><span>very irregular</span></span></label>
    <label class="field">Shapes
      <select id=${`${id}-style`} @change=${(/** @type {SelectEvent} */ event) => set('style', event.target.value)}
        >${options(STYLES, random.style)}</select></label>
    <label class="field">Layout symmetry
      <select id=${`${id}-symmetry`} @change=${(/** @type {SelectEvent} */ event) => set('symmetry', event.target.value)}
        >${options(LAYOUT_SYMMETRIES, random.symmetry)}</select></label>
    ${
      seeded
        ? html`<label class="field">Seed <input id=${`${id}-seed`} type="text" inputmode="numeric"
      maxlength="20" placeholder="any" autocomplete="off" .value=${random.seed}
      @input=${(/** @type {FieldEvent} */ event) => set('seed', event.target.value)}></label>`
        : nothing
    }</div>
    ${failure(`${id}-trouble`, randomTrouble(size, random) ? {message: randomTrouble(size, random)} : null)}`;
}

/**
 * Reads a seed.
 *
 * @param {string} text the typed text: an integer, or nothing
 * @returns {{seed?: number, trouble: string}} the seed, if there is one; `trouble` explains why the text is invalid, or is ''
 */
export function seedOf(text) {
  const trimmed = text.trim();
  if (trimmed === '') {
    return {trouble: ''};
  }
  const seed = Number(trimmed);
  return /^-?\d+$/.test(trimmed) && Number.isSafeInteger(seed)
    ? {seed, trouble: ''}
    : {trouble: `'${trimmed}' is not a valid seed: give an integer, or leave it empty.`};
}

/**
 * Draws the field for a size.
 *
 * @param {string} id unique in the document
 * @param {number} size n
 * @param {number} most the maximum size
 * @param {(size: number) => void} change is called with the newly chosen size
 * @returns {TemplateResult} the field
 */
export function sizeField(id, size, most, change) {
  /** @type {[string, string][]} */
  const sizes = Array.from({length: most}, (_, i) => [String(i + 1), `${i + 1} × ${i + 1}`]);
  return html`<label class="field">Size <select id=${id}
    @change=${(/** @type {SelectEvent} */ event) => change(Number(event.target.value))}
    >${options(sizes, String(size))}</select></label>`;
}
