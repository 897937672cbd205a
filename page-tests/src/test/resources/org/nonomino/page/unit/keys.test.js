import {
  commandGroups,
  commandOf,
  controlCommand,
  heldMode,
  letterOf,
  movedBy,
  typedDigit,
} from '../page/model/keys.js';
import {same} from './check.js';

const key = (name, code, {numLock = false, ...modifiers} = {}) => ({
  key: name,
  code,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  getModifierState: (modifier) => modifier === 'NumLock' && numLock,
  ...modifiers,
});
const shift = {shiftKey: true};
const control = {ctrlKey: true};
const alt = {altKey: true};

export const tests = {
  'digits, with and without modifiers'() {
    same(commandOf(key('5', 'Digit5'), {size: 9}), {name: 'digit', digit: 5});
    same(commandOf(key('%', 'Digit5', shift), {size: 9}), {name: 'digit', digit: 5, mode: 'corner'});
    same(commandOf(key('5', 'Digit5', control), {size: 9}), {name: 'digit', digit: 5, mode: 'centre'});
    same(commandOf(key('5', 'Digit5', alt), {size: 9}), {name: 'digit', digit: 5, mode: 'colour'});
    same(commandOf(key('5', 'Numpad5'), {size: 9}), {name: 'digit', digit: 5});
    same(commandOf(key('5', 'Digit5'), {size: 4}), {name: 'digit', digit: 5});
    same(commandOf(key('0', 'Digit0'), {size: 9}), {name: 'erase'});
  },

  'digits that need Shift'() {
    same(commandOf(key('(', 'Digit5'), 9), {name: 'digit', digit: 5});
  },

  'letters are digits on large grids, otherwise commands'() {
    same(commandOf(key('c', 'KeyC'), {size: 16}), {name: 'digit', digit: 12});
    same(commandOf(key('C', 'KeyC', shift), {size: 16}), {name: 'digit', digit: 12, mode: 'corner'});
    same(commandOf(key('ç', 'KeyC', alt), {size: 16}), {name: 'write', mode: 'centre'});
    same(commandOf(key('h', 'KeyH'), {size: 16}), {name: 'hint'});
    same(commandOf(key('0', 'Digit0'), {size: 36}), {name: 'digit', digit: 36});
  },

  'a row of letters selects the mode'() {
    const modes = ['z', 'x', 'c', 'v', 'b', 'j'].map((name) =>
      commandOf(key(name, `Key${name.toUpperCase()}`), {size: 9}),
    );
    same(
      modes,
      ['digit', 'corner', 'centre', 'colour', 'line', 'letter'].map((mode) => ({name: 'write', mode})),
    );
    same(commandOf(key('u', 'KeyU'), {size: 9}), {name: 'undo'});
    same(commandOf(key('f', 'KeyF'), {size: 9}), {name: 'candidates'});
  },

  'letters are commands if digits are shown as numbers'() {
    same(commandOf(key('c', 'KeyC'), {size: 16}, true, true), {name: 'write', mode: 'centre'});
    same(commandOf(key('0', 'Digit0'), {size: 16}, true, true), {name: 'digit', digit: 0});
    same(commandOf(key('0', 'Digit0'), {size: 36}, true, true), {name: 'digit', digit: 0});
    same(commandOf(key(')', 'Digit0', shift), 16, true, true), {name: 'digit', digit: 0, mode: 'corner'});
    same(commandOf(key('7', 'Numpad7'), {size: 16}, true, true), {name: 'digit', digit: 7});
    const keys = commandGroups({size: 16}, true, true).flatMap(({commands}) =>
      commands.flatMap((one) => one.keys),
    );
    same([keys.includes('1–16'), keys.includes('C')], [true, true]);
  },

  'the list of keys is complete'() {
    const listed = commandGroups({size: 25}).flatMap(({commands}) => commands.flatMap(({keys}) => keys));
    for (const name of [
      'Shift+arrow',
      'Ctrl+Shift+arrow',
      'Alt+B',
      'Alt+S',
      'Alt+L',
      '+',
      '-',
      'Ctrl+wheel',
    ]) {
      same([name, listed.includes(name)], [name, true]);
    }
    const small = commandGroups({size: 9}).flatMap(({commands}) => commands.flatMap(({keys}) => keys));
    same([small.includes('B'), small.includes('+'), small.includes('Ctrl+wheel')], [true, false, false]);
  },

  'plus and minus zoom'() {
    same(commandOf(key('+', 'Equal', shift), {size: 25}), {name: 'zoomIn'});
    same(commandOf(key('-', 'Minus'), {size: 25}), {name: 'zoomOut'});
    same(commandOf(key('-', 'Minus'), {size: 25}, false), null);
    same(commandOf(key('-', 'Minus', alt), {size: 25}, false), {name: 'zoomOut'});
  },

  'held keys select the mode'() {
    const held = (modifiers) => heldMode(key('Shift', 'ShiftLeft', modifiers));
    same([held(shift), held(control), held(alt), held({})], ['corner', 'centre', 'colour', null]);
    same([held({metaKey: true}), held({...shift, ...control})], ['centre', 'colour']);
  },

  'single-letter keys can be switched off'() {
    same(commandOf(key('h', 'KeyH'), {size: 9}, false), null);
    same(commandOf(key('z', 'KeyZ'), {size: 9}, false), null);
    same(commandOf(key('h', 'KeyH', alt), {size: 9}, false), {name: 'hint'});
    same(commandOf(key('z', 'KeyZ', control), {size: 9}, false), {name: 'undo'});
    same(commandOf(key('c', 'KeyC'), {size: 16}, false), {name: 'digit', digit: 12});
    const play = commandGroups({size: 9}, false).filter(({title}) => title !== 'When watching');
    const keys = play.flatMap(({commands}) => commands.flatMap((command) => command.keys));
    same(
      keys.filter((name) => /^[A-Z?]$/.test(name)),
      [],
    );
  },

  moving() {
    same(commandOf(key('ArrowUp', 'ArrowUp'), {size: 9}), {name: 'move', by: [-1, 0], extend: false});
    same(commandOf(key('ArrowLeft', 'ArrowLeft', shift), {size: 9}), {
      name: 'move',
      by: [0, -1],
      extend: true,
    });
    same(commandOf(key('ArrowLeft', 'ArrowLeft', control), {size: 9}), {
      name: 'edge',
      by: [0, -1],
      extend: false,
    });
    same(commandOf(key('End', 'End'), {size: 9}), {name: 'edge', by: [0, 1], extend: false});
  },

  'undo and redo'() {
    same(commandOf(key('z', 'KeyZ', control), {size: 36}), {name: 'undo'});
    same(commandOf(key('Z', 'KeyZ', {...control, ...shift}), {size: 9}), {name: 'redo'});
    same(commandOf(key('y', 'KeyY', {metaKey: true}), {size: 9}), {name: 'redo'});
    same(commandOf(key('Backspace', 'Backspace'), {size: 9}), {name: 'erase'});
  },

  'Ctrl uses the printed letters of the keys'() {
    const meant = (...keys) =>
      keys.map(([name, code]) => commandOf(key(name, code, control), {size: 9})?.name ?? null);
    same(meant(['z', 'KeyY'], ['y', 'KeyZ'], ['a', 'KeyA']), ['undo', 'redo', 'all']);
    same(meant(['z', 'KeyW'], ['w', 'KeyZ'], ['a', 'KeyQ'], ['q', 'KeyA']), ['undo', null, 'all', null]);
    same(meant(['я', 'KeyZ'], ['н', 'KeyY'], ['ф', 'KeyA']), ['undo', 'redo', 'all']);
    same(commandOf(key('Z', 'KeyY', {...control, ...shift}), {size: 9}), {name: 'redo'});
    same(controlCommand(key('z', 'KeyY', control)), 'undo');
    same(controlCommand(key('toString', '', control)), null);
  },

  'Alt and single letters also use them'() {
    same(commandOf(key('z', 'KeyY', alt), {size: 9}), {name: 'write', mode: 'digit'});
    same(commandOf(key('y', 'KeyZ', alt), {size: 9}), {name: 'redo'});
    same(commandOf(key('р', 'KeyH'), {size: 9}), {name: 'hint'});
    same(letterOf({key: 'Dead', code: 'KeyN'}), 'n');
    same(letterOf({key: 'ß', code: 'Minus'}), 'ß');
    same(letterOf({key: '?', code: 'Minus'}), '?');
  },

  'Ctrl and Shift with a digit are a colour'() {
    for (const [name, code] of [
      ['%', 'Digit5'],
      ['5', 'Digit5'],
      ['5', 'Numpad5'],
    ]) {
      same(commandOf(key(name, code, {...control, ...shift}), {size: 9}), {
        name: 'digit',
        digit: 5,
        mode: 'colour',
      });
    }
  },

  'Shift on the numeric pad, which Windows hides, is a corner mark'() {
    const pad = (name, digit, modifiers) => commandOf(key(name, `Numpad${digit}`, modifiers), {size: 9});
    const numLock = {numLock: true};
    same(pad('ArrowUp', 8, numLock), {name: 'digit', digit: 8, mode: 'corner'});
    same(pad('Clear', 5, numLock), {name: 'digit', digit: 5, mode: 'corner'});
    same(pad('Home', 7, {...numLock, ...shift}), {name: 'digit', digit: 7, mode: 'corner'});
    same(pad('ArrowUp', 8, {...numLock, ...control}), {name: 'digit', digit: 8, mode: 'colour'});
    same(pad('ArrowUp', 8), {name: 'move', by: [-1, 0], extend: false});
    same(pad('ArrowUp', 8, shift), {name: 'move', by: [-1, 0], extend: true});
    same(pad('8', 8, numLock), {name: 'digit', digit: 8});
  },

  'digits are recognized by position if there are no other commands'() {
    same(
      [
        typedDigit(key('&', 'Digit1'), {size: 9}),
        typedDigit(key('1', 'Digit1', shift), {size: 9}),
        typedDigit(key('9', 'Digit9'), {size: 6}),
        typedDigit(key('c', 'KeyC'), {size: 16}),
        typedDigit(key('c', 'KeyC'), {size: 9}),
        typedDigit(key('0', 'Digit0'), {size: 36}),
        typedDigit(key('0', 'Digit0'), {size: 9}),
        typedDigit(key('ArrowUp', 'Numpad8'), {size: 9}),
      ],
      [1, 1, 9, 12, 0, 36, 0, 0],
    );
  },

  'keys of the browser are left alone'() {
    for (const event of [
      key('c', 'KeyC', control),
      key('F5', 'F5'),
      key('Tab', 'Tab'),
      key('r', 'KeyR', control),
      key('ArrowLeft', 'ArrowLeft', alt),
      key('w', 'KeyW'),
      key('Shift', 'ShiftLeft', shift),
    ]) {
      same(commandOf(event, {size: 9}), null);
    }
  },

  'the list contains no single letter that is a digit'() {
    const typing = commandGroups({size: 36}).filter(({title}) => title !== 'When watching');
    const keys = typing.flatMap(({commands}) => commands.flatMap((command) => command.keys));
    same(
      keys.filter((name) => /^[A-Z]$/.test(name)),
      [],
    );
    same(commandGroups({size: 9})[0].commands[0].keys, ['1–9']);
  },

  'keys move in a grid and around its edges'() {
    same(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x', 'toString'].map((name) =>
        movedBy(name, 0, 4),
      ),
      [12, 4, 3, 1, 0, 3, -1, -1],
    );
  },
};
