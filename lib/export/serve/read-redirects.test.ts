import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { readRedirects } from './read-redirects';

const folder = temporaryFolder();
const file = path.join(folder, 'redirects.json');

const read = (text: string) => {
  fs.writeFileSync(file, text);
  return readRedirects(file);
};

test('the redirects of a build are read', () => {
  const redirects = [{ from: '/api', to: '/api/overview' }];
  expect(read(JSON.stringify(redirects))).toEqual(redirects);
});

test.each([
  ['[{ "from": "/api", "to": "//host" }]', '0.to: is not a path on the site'],
  ['[{ "from": "/api", "to": "/\\\\host" }]', '0.to: is not a path on the site'],
  ['[{ "from": "/api", "to": "https://host" }]', '0.to: is not a path on the site'],
  ['[{ "from": "/api" }]', '0.to: '],
  ['[{ "from": "/api", "to": "/a", "status": 302 }]', '0: '],
  ['{}', 'The file: '],
])('a file that contains %s is rejected with the location and the command that fixes it', (text, message) => {
  expect(() => read(text)).toThrow(`${file} isn't a valid list of redirects:\n  ${message}`);
  expect(() => read(text)).toThrow('To write it again, run  npm run build');
});

test('the error for a broken or missing file contains the command that writes it', () => {
  expect(() => read('[{')).toThrow(`${file} can't be read. To write it again, run  npm run build`);
  fs.rmSync(file);
  expect(() => readRedirects(file)).toThrow(`${file} can't be read. To write it again, run  npm run build`);
});
