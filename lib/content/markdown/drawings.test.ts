import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toAnchor } from '@/lib/markup/anchors';
import { filesBelow } from '@/lib/site/files-below';

const files = filesBelow('content/drawings');
const pages = filesBelow('content')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');
const styles = ['app/diagrams.css', 'app/drawings.css']
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

test('every drawing is on a page, and has a variant for phones of at most 340 pixels', () => {
  const wide = files.filter((file) => !file.endsWith('.phone.svg') && !file.includes('/videos/'));
  expect(wide.length).toBeGreaterThan(0);
  for (const file of wide) {
    expect(pages).toContain(`(${file.replace('content', '')} `);
    const phone = fs.readFileSync(file.replace('.svg', '.phone.svg'), 'utf8');
    expect(Number(/width="(\d+)"/.exec(phone)?.[1])).toBeLessThanOrEqual(340);
  }
});

test('every video has a drawing that is named after it, and every such drawing a video', () => {
  const names = [...pages.matchAll(/^Video: \[(.+)\]/gm)].map(([, title = '']) => toAnchor(title));
  expect(names.length).toBeGreaterThan(0);
  const drawn = files.filter((file) => file.includes('/videos/')).map((file) => path.basename(file, '.svg'));
  expect(drawn.sort()).toEqual(names.sort());
});

test.each(files)('%s uses only classes that have styles', (file) => {
  const classes = [...fs.readFileSync(file, 'utf8').matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});
