// The steps after Next, on what the installed version really exports: `npm run record:export` recorded it.
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import next from '@/node_modules/next/package.json';
import { finishExport } from './finish-export';
import recorded from './recorded-export.json';

const folder = temporaryFolder();
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const pages = ['guides/first.html', 'guides/second.html', 'index.html', '404.html'];
const original: Record<string, string> = recorded.files;

beforeAll(() => {
  for (const [file, text] of Object.entries(original)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  finishExport(folder, []);
});

test('the recording is of the version of Next that is installed: run  npm run record:export', () => {
  expect(recorded.next).toBe(next.version);
});

describe.each(pages)('%s', (page) => {
  test('has one loader in place of the payload and the tags of scripts', () => {
    const html = read(page);
    expect(original[page]).toContain('__next_f.push([1');
    expect(html).not.toMatch(/__next_f\.push\(\[1,"|<script src=|as="script"|noModule|next-size-adjust/);
    expect(
      html.match(/data-payload="[^"]+" data-sum="-?\d+" data-from="\/_next\/static\/chunks\/"/g),
    ).toHaveLength(1);
  });

  test('names scripts and stylesheets that are there', () => {
    const html = read(page);
    const [, scripts = ''] = / data-scripts="([^"]+)"/.exec(html) ?? [];
    const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(styles.length).toBeGreaterThan(0);
    expect(scripts).toMatch(/^[\w-]+( [\w-]+)?$/);
    for (const file of [...styles, ...scripts.split(' ').map((name) => `_next/static/chunks/${name}.js`)])
      expect(fs.existsSync(path.join(folder, file)), file).toBe(true);
  });

  test('has its whole payload beside it', () => {
    const [, address = ''] = / data-payload="\/([^"]+)"/.exec(read(page)) ?? [];
    expect(read(address)).toMatch(/^0:\{/m);
  });
});

test('the parts of payloads that nothing asks for are gone', () => {
  const isPart = (file: string) => path.basename(file).startsWith('__next.');
  expect(Object.keys(original).filter(isPart).length).toBeGreaterThan(5);
  expect(filesBelow(folder).filter(isPart)).toEqual([]);
});
