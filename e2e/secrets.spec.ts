import fs from 'node:fs';
import path from 'node:path';
import { decoys } from '@/lib/testing/e2e';
import { exportFolder, listFiles } from './exported-site';
import { expect, test } from './reader';

/** Folders that `npm run e2e` built with decoys instead of secrets in the environment. */
const builtWithDecoys = ['.cache/workbench', '.cache/hosted', '.cache/again'];

/** Returns the encodings in which a text may be in a file. */
const formsOf = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
  Buffer.from(text).toString('hex'),
];

/** Returns the files in a folder that contain one of the texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  const wanted = [...new Set(texts.flatMap(formsOf))].map((text) => Buffer.from(text));
  return listFiles(folder).filter((file) => {
    const bytes = fs.readFileSync(path.join(folder, file));
    return wanted.some((text) => bytes.includes(text));
  });
}

for (const folder of builtWithDecoys) {
  test(`${folder} contains no secrets from its build environment`, () => {
    test.skip(!fs.existsSync(folder) && !process.env.CI, `${folder} is only built if all tests run`);
    expect(listFiles(folder).length).toBeGreaterThan(20);
    expect(filesWith(folder, Object.values(decoys))).toEqual([]);
  });
}

test('the site contains no secrets from the environment of the tests', () => {
  const secrets = Object.entries(process.env).flatMap(([name, value = '']) =>
    /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/.test(name) &&
    !name.startsWith('NEXT_PUBLIC_') &&
    value.length >= 12
      ? [value]
      : [],
  );
  expect(filesWith(exportFolder, [...secrets, ...Object.values(decoys)])).toEqual([]);
});

test('a secret would be found in every encoding', () => {
  const folder = test.info().outputPath('secrets');
  fs.mkdirSync(folder, { recursive: true });
  const secret = Object.values(decoys)[0] ?? '';
  formsOf(secret).forEach((text, index) => {
    fs.writeFileSync(path.join(folder, `${index}.js`), `a("${text}")`);
  });
  expect(filesWith(folder, [secret])).toEqual(['0.js', '1.js', '2.js', '3.js']);
});
