import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessOffline } from './unless-offline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = new Promise<Response>(() => {});
const after = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), milliseconds));

test('a slow response is awaited as long as the site is reachable', async () => {
  const reach = vi.fn(async () => true);
  const answer = unlessOffline(after(60_000), reach);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await answer).text()).toBe('late');
  expect(reach.mock.calls.length).toBeGreaterThan(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('a connection without any traffic counts as offline', async () => {
  const answer = unlessOffline(silent, async () => false);
  const failed = expect(answer).rejects.toThrow('can’t be reached');
  await vi.advanceTimersByTimeAsync(8_000);
  await failed;
});

test('a prompt response needs no check, and a failure is reported immediately', async () => {
  const reach = vi.fn(async () => true);
  expect(await unlessOffline(Promise.resolve(new Response('a')), reach)).toBeInstanceOf(Response);
  await expect(unlessOffline(Promise.reject(new TypeError('Failed to fetch')), reach)).rejects.toThrow(
    'Failed',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reach).not.toHaveBeenCalled();
});
