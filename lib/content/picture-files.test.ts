import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

const pictures = filesBelow('public/images')
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

test.each(pictures)(
  '$file has a title, a description, and colors for a light page as for a dark one',
  ({ text }) => {
    expect(text).toMatch(/<title id="title">.+<\/title>/);
    expect(text).toMatch(/<desc id="desc">.+<\/desc>/);
    const [, dark = '', light = ''] = text.split(/svg \{/);
    const namesIn = (style: string) =>
      [...(style.split('}')[0] ?? '').matchAll(/--[a-z]+(?=:)/g)].map(([name]) => name);
    expect(namesIn(dark).length).toBeGreaterThan(0);
    expect(namesIn(light)).toEqual(namesIn(dark));
    const used = [...text.matchAll(/var\((--[a-z]+)\)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(namesIn(dark)));
  },
);

test.each(pictures)('the ground of $file follows the theme', ({ text }) => {
  expect(text).toMatch(/<rect width="\d+" height="\d+" rx="16" fill="var\(--ground\)"\/>/);
});
