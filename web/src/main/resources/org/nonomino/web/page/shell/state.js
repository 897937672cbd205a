/**
 * The state of the shell, and the actions that change it.
 *
 * @import {PageAction, PageState} from '../face.js'
 */

/**
 * Changes the state.
 *
 * @param {PageState} state the state before
 * @param {PageAction} action the event
 * @returns {PageState} the state after; the same object if nothing changes
 */
export function pageState(state, action) {
  switch (action.type) {
    case 'view':
      return state.view === action.view ? state : {...state, view: action.view};
    case 'play':
      return state.play === action.play ? state : {...state, play: action.play};
    case 'setting':
      return {...state, settings: {...state.settings, [action.name]: action.value}};
    case 'theme':
      return {...state, theme: action.theme};
    case 'offline':
      return state.offline === action.isOffline ? state : {...state, offline: action.isOffline};
    case 'full':
      return state.full === action.isFull ? state : {...state, full: action.isFull};
    case 'arrived':
      return {...state};
  }
}
