import os from 'node:os';
import { expect, test } from 'vitest';
import { ownHosts } from './own-hosts';

test('every address of this machine is listed as browsers write it in a URL, and its name', () => {
  const hosts = ownHosts();
  expect(hosts).toContain('127.0.0.1');
  expect(hosts).toContain(os.hostname().toLowerCase());
  for (const host of hosts) expect(new URL(`http://${host}/`).hostname).toBe(host);
});
