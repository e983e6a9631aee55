import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLoadFailure, isWorthReloading } from './missing-chunk';

const part = '/docs/_next/static/chunks/0ab-c.js';
const lost = (path = part) => new Error(`Failed to load chunk ${path} from module 123`);

let answer: () => Promise<{ status: number }>;
const fetched: string[] = [];

/** Simulates how the current document was opened. */
function openBy(type: 'navigate' | 'reload'): void {
  class PerformanceNavigationTiming {
    type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  vi.stubGlobal('performance', { getEntriesByType: () => [new PerformanceNavigationTiming()] });
}

beforeEach(() => {
  answer = async () => ({ status: 404 });
  fetched.length = 0;
  openBy('navigate');
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a missing chunk is worth a reload, but not in a document that was already reloaded', async () => {
  expect(await isWorthReloading(lost())).toBe(true);
  expect(fetched).toEqual([part]);
  openBy('reload');
  expect(await isWorthReloading(lost())).toBe(false);
  expect(fetched).toEqual([part]);
});

test('a chunk that exists after all, a server error, or no connection is not worth a reload', async () => {
  for (const status of [200, 500, 503]) {
    answer = async () => ({ status });
    expect(await isWorthReloading(lost())).toBe(false);
  }
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await isWorthReloading(lost())).toBe(false);
});

test('other errors send no request', async () => {
  expect(await isWorthReloading(new Error(`${part} is not a function`))).toBe(false);
  expect(await isWorthReloading(new Error('Failed to load chunk'))).toBe(false);
  expect(fetched).toEqual([]);
});

test('a chunk that failed to load is distinguished from a crash', () => {
  const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isLoadFailure(chunk)).toBe(true);
  expect(isLoadFailure(new Error('Failed to load chunk /_next/static/chunks/a.js'))).toBe(true);
  expect(isLoadFailure(new Error('Cannot read properties of undefined'))).toBe(false);
});
