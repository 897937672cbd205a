/**
 * The field for the symbols of the digits in the view Set.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Doc} from '../model/doc.js'
 * @import {FieldEvent} from '../parts/parts.js'
 * @import {Change} from './cards.js'
 *
 * @typedef {{draft: Doc, text: string, message: string}} Refused
 */
import {html, nothing} from '../lib/lit-html.js';
import {withSymbols} from '../model/symbol-change.js';
import {failure} from '../parts/parts.js';
import {newValue} from '../model/store.js';
import {digitsOfGrid} from '../model/symbols.js';

/** The symbols that were refused for a draft, with the reason. */
const refused = newValue(/** @type {?Refused} */ (null));

/**
 * Draws the field.
 *
 * @param {Doc} draft the current draft
 * @param {Change} change applies the changed draft
 * @returns {TemplateResult} a field, with a message if the symbols cannot be used
 */
export function symbolsField(draft, change) {
  const trouble = refused.state?.draft === draft ? refused.state : null;
  const keep = (/** @type {FieldEvent} */ {target}) => {
    const text = target.value;
    try {
      const next = withSymbols(draft, text);
      refused.dispatch(null);
      target.value = next.symbols ?? '';
      if (next.symbols !== draft.symbols) {
        change(next);
      }
    } catch (error) {
      refused.dispatch({draft, text, message: /** @type {Error} */ (error).message});
    }
  };
  return html`<label class="field wide">Symbols of the digits
      <input id="set-symbols" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
        placeholder=${`${digitsOfGrid({size: draft.size})}; or 0-${draft.size - 1}, or a word`}
        aria-invalid=${trouble ? 'true' : 'false'} aria-describedby=${trouble ? 'set-symbols-trouble' : nothing}
        .value=${trouble?.text ?? draft.symbols ?? ''} @change=${keep}></label>
    ${failure('set-symbols-trouble', trouble)}`;
}
