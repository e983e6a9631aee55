import { expect, test, vi } from 'vitest';
import { isPage } from './click-target';

test('a click on a file or a short link loads it, and one on a page with a dot shows the page', () => {
  vi.stubGlobal('window', { location: { pathname: '/' } });
  const shown = [
    '/guides/lockup/v1.2/overview',
    '/reference/lockup/v4.0',
    '/reference/lockup/contract.SablierLockup',
    '/abi/lockup-v4.0/SablierLockup.ts',
    '/samples/lockup/Creator.sol',
    '/images/logo.svg',
    '/s/0x12345678',
    '/s/SablierLockup.withdraw',
  ].filter((path) => isPage(new URL(path, 'https://docs.test')));
  expect(shown).toEqual([
    '/guides/lockup/v1.2/overview',
    '/reference/lockup/v4.0',
    '/reference/lockup/contract.SablierLockup',
  ]);
});
