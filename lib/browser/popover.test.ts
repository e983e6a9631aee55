import { afterEach, expect, test, vi } from 'vitest';
import { closePopover, isPopoverOpen } from './popover';

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
