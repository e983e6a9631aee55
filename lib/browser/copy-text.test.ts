import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text';

afterEach(() => vi.unstubAllGlobals());

/** What reached the clipboard, and how. */
function fakeClipboard({ hasItems = true, isAllowed = true } = {}) {
  const copied: string[] = [];
  const check = () => {
    if (!isAllowed) throw new DOMException('No', 'NotAllowedError');
  };
  class Item {
    constructor(readonly types: Record<string, Promise<Blob>>) {}
  }
  const clipboard = {
    writeText: async (text: string) => {
      check();
      copied.push(text);
    },
    write: async ([item]: Item[]) => {
      check();
      copied.push(`later: ${await (await item?.types['text/plain'])?.text()}`);
    },
  };
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('window', hasItems ? { ClipboardItem: Item } : {});
  vi.stubGlobal('ClipboardItem', Item);
  return copied;
}

test('a text is copied at once, and a pending one through a promise, during the click', async () => {
  const copied = fakeClipboard();
  expect(await copyText({}, 'a')).toBe(true);
  expect(await copyText({}, Promise.resolve('b'))).toBe(true);
  expect(copied).toEqual(['a', 'later: b']);
});

test('a browser that can’t copy a pending text waits for it', async () => {
  const copied = fakeClipboard({ hasItems: false });
  expect(await copyText({}, Promise.resolve('b'))).toBe(true);
  expect(copied).toEqual(['b']);
});

test('a copy that the page loader started gets its text, once', async () => {
  const copied = fakeClipboard();
  const texts: Blob[] = [];
  const clicked = { finish: (text: Blob) => texts.push(text), copied: Promise.resolve() };
  expect(await copyText(clicked, 'a')).toBe(true);
  expect(await texts[0]?.text()).toBe('a');
  expect(copied).toEqual([]);
  expect(await copyText(clicked, 'again')).toBe(true);
  expect(copied).toEqual(['again']);
});

test('a copy that fails returns false', async () => {
  fakeClipboard({ isAllowed: false });
  expect(await copyText({}, 'a')).toBe(false);
  expect(await copyText({}, Promise.reject(new Error('not found')))).toBe(false);
  const refused = { finish: () => undefined, copied: Promise.resolve(new Error('No')) };
  expect(await copyText(refused, 'a')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText({}, 'a')).toBe(false);
});
