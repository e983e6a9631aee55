import { expect, test } from 'vitest';
import { isComposed, isSearchShortcut, isSlash, moveSelection } from './keyboard';

const press = (key: string, ...modifiers: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => ({
  key,
  code: /^\w$/.test(key) ? `Key${key.toUpperCase()}` : 'Slash',
  ctrlKey: modifiers.includes('ctrlKey'),
  metaKey: modifiers.includes('metaKey'),
  altKey: modifiers.includes('altKey'),
  shiftKey: modifiers.includes('shiftKey'),
});

test('Ctrl+K and ⌘K open the search, even with Caps Lock', () => {
  expect(isSearchShortcut(press('k', 'ctrlKey'))).toBe(true);
  expect(isSearchShortcut(press('K', 'metaKey'))).toBe(true);
});

test.each(['л', 'κ', 'ל', 'ن'])('the key that types %s in the place of K opens the search', (key) => {
  expect(isSearchShortcut({ ...press(key, 'ctrlKey'), code: 'KeyK' })).toBe(true);
  expect(isSearchShortcut({ ...press(key, 'ctrlKey'), code: 'KeyJ' })).toBe(false);
});

test('on another Latin layout, such as Dvorak, only the key that types K opens the search', () => {
  expect(isSearchShortcut({ ...press('t', 'ctrlKey'), code: 'KeyK' })).toBe(false);
  expect(isSearchShortcut({ ...press('k', 'ctrlKey'), code: 'KeyV' })).toBe(true);
});

test('Enter belongs to the input method during a composition, and right after it in Safari', () => {
  expect(isComposed({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposed({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposed({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('other key combinations are left to the browser', () => {
  expect(isSearchShortcut(press('k'))).toBe(false);
  expect(isSearchShortcut(press('K', 'ctrlKey', 'shiftKey'))).toBe(false);
  expect(isSearchShortcut(press('k', 'ctrlKey', 'altKey'))).toBe(false);
});

test('a slash counts with or without Shift, but not with other modifiers', () => {
  expect(isSlash(press('/'))).toBe(true);
  expect(isSlash(press('/', 'shiftKey'))).toBe(true);
  expect(isSlash(press('/', 'ctrlKey'))).toBe(false);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s moves from position %i of three to %s', (key, current, next) => {
  expect(moveSelection(key, current, 3)).toBe(next);
});

test('in an empty list, no key moves the selection', () => {
  expect(moveSelection('ArrowDown', -1, 0)).toBeUndefined();
});
