import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWorthReloading } from './gone-part';

const part = '/docs/_next/static/chunks/0ab-c.js';
const lost = (path = part) => new Error(`Failed to load chunk ${path} from module 123`);

let answer: () => Promise<{ status: number }>;
const fetched: string[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  answer = async () => ({ status: 404 });
  fetched.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return answer();
  });
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a part that is gone is worth one reload, and another one its own', async () => {
  expect(await isWorthReloading(lost())).toBe(true);
  expect(await isWorthReloading(lost())).toBe(false);
  expect(await isWorthReloading(lost('/_next/static/chunks/other.css'))).toBe(true);
  expect(fetched).toEqual([part, part, '/_next/static/chunks/other.css']);
});

test('a part that is there after all, a server in trouble, and no connection are not', async () => {
  for (const status of [200, 500, 503]) {
    answer = async () => ({ status });
    expect(await isWorthReloading(lost())).toBe(false);
  }
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await isWorthReloading(lost())).toBe(false);
});

test('where nothing can be kept the page is not loaded anew, for nothing would end the circle', async () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
  expect(await isWorthReloading(lost())).toBe(false);
});

test('another error asks for nothing', async () => {
  expect(await isWorthReloading(new Error(`${part} is not a function`))).toBe(false);
  expect(await isWorthReloading(new Error('Failed to load chunk'))).toBe(false);
  expect(fetched).toEqual([]);
});
