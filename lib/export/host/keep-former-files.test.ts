import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { keepFormerFiles } from './keep-former-files';

const folder = temporaryFolder();

const store = path.join(folder, 'store');
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Builds a site whose pages need one script, deploys it on a day in January, and returns the files in the deploy. */
function deploy(script: string, date: Date): { files: string[]; added: number; forgotten: number } {
  const site = path.join(folder, `out-${date.getTime()}`);
  for (const name of [`chunks/${script}.js`, `some-commit/of-${script}.js`]) {
    writeFiles(site, { [`_next/static/${name}`]: script });
    fs.utimesSync(path.join(site, '_next/static', name), date, date);
  }
  const result = keepFormerFiles(site, store, date);
  // A second run must not count the files that the first one added as part of this build.
  keepFormerFiles(site, store, date);
  return { files: fs.readdirSync(path.join(site, '_next/static/chunks')).sort(), ...result };
}

test('files of earlier builds are kept for thirty days after the last build that contained them', () => {
  expect(deploy('a', day(1))).toEqual({ files: ['a.js'], added: 0, forgotten: 0 });
  expect(deploy('b', day(2))).toEqual({ files: ['a.js', 'b.js'], added: 1, forgotten: 0 });
  expect(deploy('a', day(20))).toEqual({ files: ['a.js', 'b.js'], added: 1, forgotten: 0 });
  expect(deploy('c', day(40))).toEqual({ files: ['a.js', 'c.js'], added: 1, forgotten: 1 });
  expect(fs.readdirSync(path.join(store, '_next/static'))).toEqual(['chunks']);
});
