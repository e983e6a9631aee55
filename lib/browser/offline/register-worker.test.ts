import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker';

afterEach(() => vi.unstubAllGlobals());

const browser = (register: (script: string, options?: object) => Promise<void>, scope?: string) => {
  const getRegistration = async () => scope && { scope };
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } });
  vi.stubGlobal('location', { origin: 'https://docs.test' });
};

const host = (headers: Record<string, string>) => {
  const request = vi.fn(async () => new Response(null, { headers }));
  vi.stubGlobal('fetch', request);
  return request;
};

test('if the host does not send the header, the scope is the worker’s own folder, and nothing is refused', async () => {
  const register = vi.fn(async (_script: string, options: { scope?: string }) => {
    if (options.scope) throw new DOMException('Not in the scope', 'SecurityError');
  });
  browser(register as (script: string, options?: object) => Promise<void>);
  host({});
  await registerWorker('/docs');
  expect(register.mock.calls).toEqual([['/docs/sw.js', {}]]);
});

test('offline, a worker with the scope is registered again without a request', async () => {
  const register = vi.fn(async () => {});
  browser(register, 'https://docs.test/docs');
  const request = host({});
  await registerWorker('/docs');
  expect(register.mock.calls).toEqual([['/docs/sw.js', { scope: '/docs' }]]);
  expect(request).not.toHaveBeenCalled();
});

test('a browser’s refusal is reported', async () => {
  browser(async () => {
    throw new DOMException('Private window', 'SecurityError');
  });
  await expect(registerWorker('')).rejects.toThrow('Private window');
});
