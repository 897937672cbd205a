/** Actions on the state of the view Set, and parts of that state, for the unit tests. */

/**
 * Returns the action of choosing a tool.
 *
 * @param {string} name the tool
 * @returns {object} the action
 */
export const tool = (name) => ({type: 'tool', tool: name});

/**
 * Returns a pointer action.
 *
 * @param {string} kind such as `down`
 * @param {number} cell the cell under the pointer
 * @param {number} x the column of the place in the grid, in cells
 * @param {number} y its row
 * @param {object} [more] other fields of the pointer action
 * @returns {object} the action
 */
export const point = (kind, cell, x, y, more = {}) => ({
  type: 'pointer',
  pointed: {type: kind, cell, row: Math.floor(y), column: Math.floor(x), x, y, isMore: false, ...more},
});

/**
 * Returns the constraints of a draft.
 *
 * @param {object} state the state
 * @returns {object[]} the constraints
 */
export const constraints = ({history: {draft}}) => draft.constraints ?? [];

/**
 * Returns what the latest action announced or showed.
 *
 * @param {object} state the state
 * @returns {string[]} the messages
 */
export const said = ({effects}) => effects.flatMap(({text}) => text ?? []);
