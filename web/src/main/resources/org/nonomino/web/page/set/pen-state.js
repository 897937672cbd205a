/**
 * The state of the pen for drawings in the view Set.
 *
 * @import {ApiDrawing} from '../api/api.js'
 * @import {At, Form, Snap, Style} from '../model/setter-drawings.js'
 *
 * @typedef {object} Pen
 * @property {Form | 'choose'} form what is drawn; `choose` chooses drawings
 * @property {Style} style the look of the next drawing
 * @property {Snap} snap the places that are used
 * @property {readonly At[]} points the places of the unfinished line
 * @property {At} at the place of the keyboard
 * @property {?ApiDrawing} chosen the chosen drawing, by identity
 * @property {?PenDrag} drag the current drag
 *
 * @typedef {object} PenDrag
 * @property {boolean} isMoved whether it has reached another place
 * @property {At} from the place of the press
 * @property {At} last the current place
 *
 * @typedef {'space' | 'enter' | 'escape' | 'erase' | 'back'} PenKey
 */
import {COLOURS} from '../model/setter-drawings.js';

/**
 * Creates the pen.
 *
 * @returns {Pen} a pen for lines
 */
export function newPen() {
  const [colour] = COLOURS[6];
  return {
    form: 'line',
    style: {colour, width: 0.15, size: 0.8, isFilled: false, isAbove: false, text: ''},
    snap: 'near',
    points: [],
    at: [0.5, 0.5],
    chosen: null,
    drag: null,
  };
}
