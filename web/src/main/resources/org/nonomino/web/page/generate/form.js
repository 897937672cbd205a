/**
 * The form of the view Generate, with cards for the puzzle, the layout, the rules and the clues.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {GenerateState} from './state.js'
 * @import {NamedLayout} from '../api/api.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 * @import {Choices} from '../parts/choices.js'
 *
 * @typedef {(more: Partial<Choices>) => void} Change changes some of the settings
 */
import {html, nothing} from '../lib/lit-html.js';
import {newDoc} from '../model/doc.js';
import {grid} from '../grid/grid.js';
import {catalogOf, pictures, randomFields, randomTrouble, sizeField} from '../parts/layouts.js';
import {choice, failure, options} from '../parts/parts.js';
import {draft} from '../set/view.js';
import {MAX_SIZE} from '../model/symbols.js';
import {SYMMETRIES} from '../model/symmetries.js';
import {MAX_RATED, WHOLE_GRID, existsOn, hasNoRegions} from '../parts/choices.js';
import {LEVELS, placedFields} from '../parts/placed-fields.js';

/** @type {readonly (readonly [Choices['kind'], string])[]} */
const KINDS = Object.freeze([
  ['random', 'Jigsaw'],
  ['catalog', 'Catalog'],
  ['none', 'None'],
  ['painted', 'From Set'],
]);
/** @type {readonly (readonly [Choices['clues'], string])[]} */
const CLUES = Object.freeze([
  ['pleasant', 'automatic'],
  ['number', 'exact number'],
  ['minimal', 'no redundant clues'],
]);

/**
 * Completes settings with the first layout of the catalog if none was chosen. The catalog may still be loading.
 *
 * @param {Choices} choices the settings
 * @param {AppFace} app the shell
 * @returns {Choices} the same object, or a copy with a layout
 */
export function withLayout(choices, app) {
  const [first] =
    choices.kind === 'catalog' && choices.regions === '' ? catalogOf(choices.size, app).layouts : [];
  return first ? {...choices, name: first.name, regions: first.regions} : choices;
}

/**
 * Draws the cards of the form.
 *
 * @param {GenerateState} state the state of the view
 * @param {AppFace} app the shell
 * @param {Change} change changes some of the settings
 * @returns {TemplateResult} the cards
 */
export function formCards({choices, problem}, app, change) {
  const blame = (/** @type {string} */ field) =>
    failure(`generate-${field}-trouble`, problem?.field === field ? problem : null);
  /** @type {(field: 'many' | 'number' | 'seed' | 'symbols', words: string, most: number, hint?: string) => TemplateResult} */
  const typed = (field, words, most, hint) => {
    const isWrong = problem?.field === field;
    return html`<label class="field">${words} <input id=${`generate-${field}`} type="text" inputmode=${field === 'symbols' ? 'text' : 'numeric'}
      maxlength=${most} placeholder=${hint ?? nothing} autocomplete="off" aria-invalid=${isWrong ? 'true' : 'false'}
      aria-describedby=${isWrong ? `generate-${field}-trouble` : nothing} .value=${choices[field]}
      @input=${(/** @type {FieldEvent} */ event) => change({[field]: event.target.value})}></label>`;
  };
  /** @type {(field: 'difficulty' | 'clues' | 'symmetry', words: string, all: readonly (readonly [string, string])[], can?: boolean) => TemplateResult} */
  const chosen = (field, words, all, can = true) => html`<label class="field">${words}
    <select id=${`generate-${field}`} ?disabled=${!can}
      @change=${(/** @type {SelectEvent} */ event) => change({[field]: event.target.value})}
      >${options(all, can ? choices[field] : '')}</select></label>`;
  const size = choices.kind === 'painted' ? draft().size : choices.size;
  const isRated = size <= MAX_RATED;
  return html`<section class="card" aria-labelledby="generate-puzzle-title">
      <h2 id="generate-puzzle-title">Puzzle</h2>
      <div class="fields">${chosen('difficulty', 'Difficulty', LEVELS, isRated)}${typed('many', 'How many', 3)}
        ${typed('symbols', 'Symbols', MAX_SIZE, `1-${size}, 0-${size - 1} or a word`)}</div>
      ${blame('many')}${blame('symbols')}
      ${
        isRated
          ? nothing
          : html`<p class="quiet">Difficulty can be chosen up to ${MAX_RATED} × ${MAX_RATED}.</p>`
      }
    </section>
    <section class="card" aria-labelledby="generate-layout-title">
      <h2 id="generate-layout-title">Layout</h2>
      ${choice('Kind of layout', KINDS, choices.kind, (kind) => change({kind}))}
      ${layoutFields(choices, app, change)}
      ${choices.kind === 'random' && randomTrouble(choices.size, choices.random) ? nothing : blame('layout')}
    </section>
    <section class="card" aria-labelledby="generate-rules-title">
      <h2 id="generate-rules-title">Rules</h2>
      ${wholeGrid(choices, size, change)}
      ${placedFields('generate', choices, size, (more) =>
        change(
          hasNoRegions(more.placed ?? []) && !hasNoRegions(choices.placed) ? {...more, kind: 'none'} : more,
        ),
      )}
      ${blame('rules')}
    </section>
    <section class="card" aria-labelledby="generate-clues-title">
      <h2 id="generate-clues-title">Clues</h2>
      <div class="fields">
        ${chosen('clues', 'Number', CLUES)}
        ${choices.clues === 'number' ? typed('number', 'Exactly', 4) : nothing}
        ${chosen('symmetry', 'Clue symmetry', SYMMETRIES)}
        ${typed('seed', 'Seed', 20, 'any')}</div>
      ${blame('number')}${blame('seed')}
    </section>`;
}

/**
 * @param {Choices} choices
 * @param {AppFace} app
 * @param {Change} change
 * @returns {TemplateResult}
 */
function layoutFields(choices, app, change) {
  if (choices.kind === 'painted') {
    const painted = draft();
    return html`<div class="painted">${grid({
      id: 'generate-painted',
      doc: newDoc({size: painted.size, regions: painted.regions}),
      still: true,
      ariaLabel: `The regions of your draft, ${painted.size} by ${painted.size}`,
    })}
      <p>The regions of the draft open in Set. <a id="generate-layout" href="#set">Change them</a></p></div>`;
  }
  const {size, random} = choices;
  return html`<div class="fields">${sizeField('generate-layout', size, MAX_SIZE, (chosen) =>
    change({size: chosen, name: '', regions: ''}),
  )}</div>
    ${
      choices.kind === 'none'
        ? nothing
        : choices.kind === 'random'
          ? randomFields({
              size,
              random,
              id: 'generate-random',
              seeded: false,
              change: (changed) => change({random: changed}),
            })
          : pictures(
              {
                size,
                chosen: withLayout(choices, app).regions,
                id: 'generate-layout',
                choose: (/** @type {NamedLayout} */ {name, regions}) => {
                  change({name, regions});
                  app.announce(`Layout ${name}`);
                },
              },
              app,
            )
    }`;
}

/**
 * @param {Choices} choices
 * @param {number} size
 * @param {Change} change
 * @returns {TemplateResult}
 */
function wholeGrid({whole}, size, change) {
  return html`<div class="fields" role="group" aria-labelledby="generate-rules-title">${WHOLE_GRID.map(
    ([name, words]) => html`<label class="choice"><input id=${`generate-${name}`} type="checkbox"
      .checked=${whole.includes(name) && existsOn(name, size)} ?disabled=${!existsOn(name, size)}
      @change=${(/** @type {Event & {target: HTMLInputElement}} */ {target}) =>
        change({
          whole: target.checked ? [...whole, name] : whole.filter((each) => each !== name),
        })}> ${words}</label>`,
  )}</div>`;
}
