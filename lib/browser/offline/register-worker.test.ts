import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker, workerHeaders } from './register-worker';

afterEach(() => vi.unstubAllGlobals());

const browser = (register: (script: string, options?: object) => Promise<void>) =>
  vi.stubGlobal('navigator', { serviceWorker: { register } });

test('the worker’s scope is the whole site', async () => {
  const register = vi.fn(async () => {});
  browser(register);
  await registerWorker('');
  await registerWorker('/docs');
  expect(register.mock.calls).toEqual([
    ['/sw.js', { scope: '/' }],
    ['/docs/sw.js', { scope: '/docs' }],
  ]);
  expect(workerHeaders('/docs')).toEqual({ 'Service-Worker-Allowed': '/docs' });
  expect(workerHeaders('')).toEqual({});
});

test('if the host does not send the header, the scope is the worker’s own folder', async () => {
  const register = vi.fn(async (_script: string, options?: object) => {
    if (options) throw new DOMException('Not in the scope', 'SecurityError');
  });
  browser(register);
  await registerWorker('/docs');
  expect(register).toHaveBeenLastCalledWith('/docs/sw.js');
});

test('a browser’s refusal is reported', async () => {
  browser(async () => {
    throw new DOMException('Private window', 'SecurityError');
  });
  await expect(registerWorker('')).rejects.toThrow('Private window');
});
