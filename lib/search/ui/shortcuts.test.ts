import { expect, test } from 'vitest';
import { isSearchShortcut, isSlash } from './shortcuts';

const press = (key: string, ...modifiers: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => ({
  key,
  ctrlKey: modifiers.includes('ctrlKey'),
  metaKey: modifiers.includes('metaKey'),
  altKey: modifiers.includes('altKey'),
  shiftKey: modifiers.includes('shiftKey'),
});

test('Ctrl+K and ⌘K open the search, even with Caps Lock', () => {
  expect(isSearchShortcut(press('k', 'ctrlKey'))).toBe(true);
  expect(isSearchShortcut(press('K', 'metaKey'))).toBe(true);
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
