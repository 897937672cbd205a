/**
 * The state of the tool for fog in the view Set.
 *
 * @import {Doc} from '../model/doc.js'
 *
 * @typedef {object} FogPen
 * @property {'lit' | 'trigger'} part what is edited: the cells that are lit at first, or triggers
 * @property {readonly number[]} cells the cells of the chosen trigger
 * @property {boolean} any whether one of its digits is enough
 * @property {boolean} isPicking whether its cells are chosen, not those that it lights
 * @property {boolean} isPreview whether the grid is shown as at the start
 * @property {?FogStroke} stroke the current drag
 * @property {?FogTest} tested the last test of the fog
 *
 * @typedef {object} FogStroke
 * @property {number} last the current cell
 * @property {boolean} isAdding whether cells are lit
 * @property {boolean} hasChanged whether it has already made a step of the history
 *
 * @typedef {object} FogTest
 * @property {Doc} doc the tested draft
 * @property {ReadonlySet<number>} dark the cells that were in fog at the end
 * @property {string} words the result
 */

/**
 * Creates the state of the tool.
 *
 * @returns {FogPen} for the cells that are lit at first
 */
export function newFogPen() {
  return {part: 'lit', cells: [], any: false, isPicking: false, isPreview: false, stroke: null, tested: null};
}
