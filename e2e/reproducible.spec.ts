import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readExported } from './exported-site';
import { expect, test } from './reader';

test('two builds of the same commit in different folders are identical', () => {
  const again = '.cache/again';
  const stampOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : `no ${file}`);
  test.skip(
    stampOf(`${again}.stamp`) !== stampOf('.cache/out.stamp') && !process.env.CI,
    'There is no second build of these sources. Run  npm run e2e',
  );
  const files = listFiles();
  expect(listFiles(again)).toEqual(files);
  const differing = files.filter(
    (file) => !readExported(file).equals(fs.readFileSync(path.join(again, file))),
  );
  expect(differing).toEqual([]);
});
