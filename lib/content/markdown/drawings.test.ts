import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

const files = fs.readdirSync('content/drawings').map((name) => `content/drawings/${name}`);
const styles = ['app/diagrams.css', 'app/drawings.css']
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

test('every drawing is on a page, and has a variant for phones of at most 340 pixels', () => {
  const pages = filesBelow('content')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const wide = files.filter((file) => !file.endsWith('.phone.svg'));
  expect(wide.length).toBeGreaterThan(0);
  for (const file of wide) {
    expect(pages).toContain(`(${file.replace('content', '')} `);
    const phone = fs.readFileSync(file.replace('.svg', '.phone.svg'), 'utf8');
    expect(Number(/width="(\d+)"/.exec(phone)?.[1])).toBeLessThanOrEqual(340);
  }
});

test.each(files)('%s uses only classes that have styles', (file) => {
  const classes = [...fs.readFileSync(file, 'utf8').matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});
