import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { readRedirects } from './read-redirects';

const read = (text: string) => readRedirects(path.join(temporaryFolder({ 'a.json': text }), 'a.json'));

test('the redirects of a build are read', () => {
  expect(read('[{ "from": "/a", "to": "/b" }]')).toEqual([{ from: '/a', to: '/b' }]);
});

test('a broken file is refused with the command that writes it again', () => {
  expect(() => read('[')).toThrow("can't be read. To write it again, run  npm run build");
});
