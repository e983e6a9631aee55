import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError } from '@/lib/markup/problem';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { forgetPageServer, requestPage, servePages } from './page-server';

// The file with the port is relative to the current folder.
const repository = process.cwd();
const folder = temporaryFolder();
const problem = { file: 'content/a.mdx', line: 3, column: 1, level: 'error', rule: 'syntax' } as const;

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(repository);
});

test('a request does not wait forever', async () => {
  forgetPageServer();
  await expect(requestPage('/documents', 50)).rejects.toThrow("hasn't answered for 0.05 s");
});

test('a request does not wait forever for a server that accepts it and never answers', async () => {
  await servePages(() => new Promise(() => {}));
  await expect(requestPage('/documents', 50)).rejects.toThrow("hasn't answered for 0.05 s");
});

test('a request waits for the server, and gets its answers and its content errors', async () => {
  writeFiles('.generated', { 'page-server-port': '1' });
  forgetPageServer();
  const early = requestPage('/documents/concepts/fees & gas');
  await servePages(async (path) => {
    if (path === '/documents/broken') throw new ContentError([{ ...problem, what: 'W.', fix: 'M.' }]);
    if (path === '/documents/crash') throw new Error('A fault of ours.');
    return { path };
  });
  expect(await early).toEqual({ path: '/documents/concepts/fees & gas' });
  const error = await requestPage('/documents/broken').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toMatchObject({ problems: [{ ...problem, what: 'W.', fix: 'M.' }] });
  await expect(requestPage('/documents/crash')).rejects.toThrow('A fault of ours.');
});
