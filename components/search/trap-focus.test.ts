import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { trapFocus } from './trap-focus';

afterEach(() => vi.unstubAllGlobals());

test('Tab cycles through a dialog in browsers without checkVisibility', () => {
  const { document } = new Window();
  document.body.innerHTML = '<dialog open><a href="/a">a</a><button>b</button></dialog>';
  vi.stubGlobal('document', document);
  const dialog = document.querySelector('dialog') as unknown as Element;
  for (const element of dialog.querySelectorAll<HTMLElement>('*'))
    Object.assign(element, { checkVisibility: undefined, getClientRects: () => [{}] });
  const press = { key: 'Tab', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  document.querySelector('button')?.focus();
  trapFocus({ ...press, currentTarget: dialog, preventDefault: vi.fn() });
  expect(document.activeElement?.textContent).toBe('a');
});
