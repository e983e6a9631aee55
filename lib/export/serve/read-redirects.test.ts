import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { readRedirects } from './read-redirects';

const read = (text: string) => readRedirects(path.join(temporaryFolder({ 'a.json': text }), 'a.json'));

test('the redirects of a build are read', () => {
  expect(read('[{ "from": "/a", "to": "/b" }]')).toEqual([{ from: '/a', to: '/b' }]);
});

test('a broken file is refused with the command that writes it again', () => {
  for (const text of ['[', '[{ "from": "/a" }]'])
    expect(() => read(text)).toThrow("can't be read. To write it again, run  npm run build");
});
