import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { code } from '@/lib/figures/diagrams/drawing/text-size';
import { toAnchor } from '@/lib/markup/anchors';
import { sansWidth } from '@/lib/markup/sans-width';
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

test.each(files)('%s has no label that its edges cut off', (file) => {
  const svg = fs.readFileSync(file, 'utf8').replace(/<g transform.*<\/g>/s, '');
  const [x0 = 0, y0 = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const cut = [...svg.matchAll(/<text class="([^"]+)" x="([^"]+)" y="([^"]+)">(.*?)<\/text>/g)].filter(
    ([, look = '', x, baseline, markup = '']) => {
      const size = fontSizeOf(look);
      const long = widthOf(markup, look) * size;
      const left = Number(x) - long * (look.includes('-start') ? 0 : look.includes('-end') ? 1 : 0.5);
      const top = Number(baseline) - size * 0.72;
      return left < x0 || left + long > x0 + width || top < y0 || Number(baseline) > y0 + height;
    },
  );
  expect(cut.map(([, , , , markup]) => markup)).toEqual([]);
});

/** Returns the font size of a text in the drawing's units, which one of its classes sets. Nested styles are for some screens or for paper. */
function fontSizeOf(look: string): number {
  const sizes = look
    .split(' ')
    .map(
      (name) =>
        new RegExp(`^  \\.${name}\\b(?!-)[^{}]*\\{[^{}]*font-size: ([\\d.]+)px`, 'm').exec(styles)?.[1],
    );
  return Number(sizes.find(Boolean));
}

/** Returns the width of a text in ems. Names of statuses and fields are code, too. */
function widthOf(markup: string, look: string): number {
  const text = markup.replace(/<[^>]+>/g, '');
  if (/status|mono/.test(look)) return text.length * code.width;
  const prose = markup.replace(/<tspan class="diagram-code[^>]*>.*?<\/tspan>/g, '').replace(/<[^>]+>/g, '');
  return sansWidth(prose) + (text.length - prose.length) * code.width * code.scale;
}
