import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { closePopover, isPopoverOpen } from './popover';
import { trapFocus } from './trap-focus';

afterEach(() => vi.unstubAllGlobals());

/** An element of a browser that throws for an unknown selector. */
function openWindow({ hasPopovers }: { hasPopovers: boolean }) {
  class FakeElement {
    matches(selector: string): boolean {
      if (hasPopovers) return true;
      throw new SyntaxError(`${selector} is not a valid selector`);
    }
    hidePopover = vi.fn();
  }
  if (hasPopovers) Object.assign(FakeElement.prototype, { popover: null });
  vi.stubGlobal('HTMLElement', FakeElement);
  return new FakeElement() as unknown as HTMLElement;
}

test('without support for popovers, none is open, and nothing throws', () => {
  const element = openWindow({ hasPopovers: false });
  expect(isPopoverOpen(element)).toBe(false);
  closePopover(element);
  expect(element.hidePopover).not.toHaveBeenCalled();
});

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
