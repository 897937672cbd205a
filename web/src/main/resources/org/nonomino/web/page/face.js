/**
 * The interface of the shell to the views, and of the views to the shell: types alone, so that no view imports the shell.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Doc} from './model/doc.js'
 * @import {Play} from './model/progress.js'
 * @import {SavedPlay} from './storage/saved-plays.js'
 *
 * @typedef {'info' | 'good' | 'error'} ToastKind
 *
 * @typedef {object} Settings
 * @property {boolean} conflicts whether conflicts are shown
 * @property {boolean} peers whether the houses of the selected cell are highlighted
 * @property {boolean} same whether the selected digit is highlighted everywhere, including marks
 * @property {boolean} fixed whether each centre mark has a fixed place
 * @property {boolean} numbers whether digits above 9 are shown and typed as numbers instead of letters
 * @property {boolean} clean whether entering a digit removes it from the marks of the cell's peers
 * @property {boolean} timer whether the time is shown
 * @property {boolean} tints whether regions are tinted
 * @property {boolean} ours whether constraints that the setter drew are drawn as in other puzzles
 * @property {boolean} letters whether letters and other characters are commands without Ctrl or Alt
 * @property {'text' | 'full' | 'notation'} words which explanation of a step is shown
 *
 * @typedef {object} PageState
 * @property {string} view the route of the current view
 * @property {Play} play the current play
 * @property {Settings} settings the player's settings
 * @property {'auto' | 'light' | 'dark'} theme the chosen theme
 * @property {boolean} offline whether the server cannot be reached
 * @property {boolean} full whether there is no room left to store progress
 *
 * @typedef {{type: 'view', view: string}
 *   | {type: 'play', play: Play}
 *   | {type: 'setting', name: keyof Settings, value: Settings[keyof Settings]}
 *   | {type: 'theme', theme: PageState['theme']}
 *   | {type: 'offline', isOffline: boolean}
 *   | {type: 'full', isFull: boolean}
 *   | {type: 'arrived'}} PageAction an event of the shell; `arrived` is something that is drawn but belongs to no store: a drawing of
 *     constraints, stored data of another window, a narrow window
 *
 * @typedef {object} AppFace the interface of the shell to views
 * @property {typeof import('./api/api.js')} api the interface to the server
 * @property {PageState} state the state of the web app
 * @property {Play} play the current play
 * @property {Doc} doc its puzzle
 * @property {(play: Play) => void} setPlay replaces the current play, draws it and stores it
 * @property {(docOrPlay: Doc | Play, view?: string) => boolean} open opens another puzzle, and goes to a view (default:
 *     `play`). A doc continues from its stored progress. A play with progress becomes one more step after the stored
 *     progress, so that undo restores that; then a message reports this, and the result is true
 * @property {(doc: Doc) => Promise<void>} edit opens a puzzle in the view Set, as a new draft
 * @property {(files: readonly File[]) => Promise<void>} openFiles opens the puzzles or the exported library in files
 * @property {(key: string) => void} drop deletes a puzzle; if it is the current one, the puzzle played before it is opened
 * @property {(play: Play) => boolean} add puts a puzzle into the library without opening it; false if there is no room
 * @property {() => void} keep stores the current play immediately
 * @property {() => void} keepUp reads progress stored by another window or from a file
 * @property {(action: PageAction) => void} dispatch changes the state of the shell
 * @property {() => void} draw draws immediately what is otherwise drawn before the next frame, so that new parts can be focused
 * @property {(id: string) => void} go goes to a view
 * @property {(text: string) => void} announce puts a message into the live region
 * @property {(text: string, kind?: ToastKind) => void} toast shows and announces a message
 * @property {(error: unknown) => void} fail shows an error unless it was aborted; the loss of the server is only
 *     announced, because a bar shows it until the server returns
 * @property {<K extends keyof Settings>(name: K) => Settings[K]} setting returns a setting
 * @property {<K extends keyof Settings>(name: K, value: Settings[K]) => void} set changes a setting, and stores it
 * @property {() => SavedPlay[]} saved lists the puzzles with stored progress
 * @property {() => void} help opens the list of keys
 *
 * @typedef {object} View a module that is a view
 * @property {string} id its route
 * @property {string} title its name in the header
 * @property {(state: PageState, app: AppFace) => TemplateResult} view draws everything below the header
 * @property {(app: AppFace) => TemplateResult} [bar] draws its title and buttons in the header of narrow windows
 * @property {(app: AppFace, from: string) => void} [enter] is called when the view opens, with the route of the view before
 * @property {(app: AppFace) => void} [leave] is called when the view closes
 * @property {(app: AppFace) => void} [refresh] rereads stored data after another window has changed it
 * @property {(doc: Doc, app: AppFace) => void} [edit] opens a puzzle as a new draft
 * @property {(event: KeyboardEvent, app: AppFace) => void} [keydown] handles the keys that nothing else handles
 */
export {};
