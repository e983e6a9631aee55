import { expect, test } from 'vitest';
import { checkAddresses } from './check-addresses';
import { readProse } from './read-prose';

function report(url: string) {
  const prose = readProse(`Text, [words](${url}), more.\n`, 'content/a.mdx');
  return (prose ? checkAddresses(prose) : []).map(({ column, what, fix, edit }) => [
    column,
    what,
    fix,
    edit?.text,
  ]);
}

test('accepts addresses of this site, full addresses of others, email addresses, and localhost in text', () => {
  for (const url of [
    '/a#b',
    '#b',
    'https://a.test/b?c=d#e',
    'https://a.test/?q=https://b.test',
    'mailto:a@b.test',
  ])
    expect(report(url)).toEqual([]);
  const prose = readProse('Open http://localhost:8080/a now.\n', 'content/a.mdx');
  expect(prose?.addresses).toHaveLength(1);
  expect(prose && checkAddresses(prose)).toEqual([]);
  const example = readProse('Open https://example.com/a now.\n', 'content/a.mdx');
  expect(example && checkAddresses(example)).toHaveLength(1);
});

test.each([
  ['ftp://a.test', `"ftp://a.test" isn't a web address.`],
  ['//a.test', `"//a.test" isn't a web address.`],
  ['https:/a.test', `"https:/a.test" isn't a web address.`],
  ['https://a.test:x', `"https://a.test:x" isn't a complete address.`],
  ['https://githubcom/a', `"githubcom" isn't a host name.`],
  ['https://a.test/b.', 'https://a.test/b. ends with punctuation.'],
  ['https://a.test/?utm_source=b', 'https://a.test/?utm_source=b contains tracking parameters.'],
  ['mailto:a', `"mailto:a" isn't an email address.`],
  ['http://localhost:8080/a', "Readers can't follow a link to localhost."],
  ['http://192.168.1.4:3000/a', "Readers can't follow a link to 192.168.1.4."],
  ['http://site.local/a', "Readers can't follow a link to site.local."],
  ['https://bit.ly/a', 'https://bit.ly/a hides where it leads, and can lead elsewhere later.'],
  ['https://a-git-b.vercel.app/c', 'a-git-b.vercel.app is a preview, which disappears.'],
  ...['github.com/a/b/new/main', 'github.com/a/b/upload/main', 'hackmd.io/a?edit'].map(
    (form): [string, string] => [`https://${form}`, `https://${form} opens a form to edit the text.`],
  ),
  ['https://example.com/a', 'https://example.com/a is only an example.'],
  ['https://www.google.com/url?q=https://a.test', 'www.google.com only redirects from here.'],
  ['https://www.bing.com/ck/a?u=a1', 'www.bing.com only redirects from here.'],
  [
    'https://docs.google.com/document/d/1/edit',
    'https://docs.google.com/document/d/1/edit opens a form to edit the text.',
  ],
  [
    'https://github.com/a/b/edit/main/c.md',
    'https://github.com/a/b/edit/main/c.md opens a form to edit the text.',
  ],
])('reports %s', (url, what) => {
  expect(report(url).map(([column, message]) => [column, message])).toEqual([[15, what]]);
});

test('reports the full address of a page on this site', () => {
  expect(report('https://docs.sablier.com/concepts/fees#gas')).toEqual([
    [
      15,
      'https://docs.sablier.com/concepts/fees#gas is an address of this site.',
      'Write /concepts/fees#gas, so that the check covers it.',
      '/concepts/fees#gas',
    ],
  ]);
});

test('leaves an address without words a link', () => {
  const prose = readProse('See https://docs.sablier.com/concepts/fees now.\n', 'content/a.mdx');
  expect(prose && checkAddresses(prose)).toMatchObject([
    { fix: 'Write [its title](/concepts/fees), so that the check covers it.' },
  ]);
  expect(prose && checkAddresses(prose)[0]?.edit).toBeUndefined();
});

test('fixes an insecure address if the host is known to support https, and reports others', () => {
  expect(report('http://github.com/a')[0]?.[3]).toBe('https://github.com/a');
  expect(report('http://a.test/a')[0]?.slice(1)).toEqual([
    'http://a.test/a is not secure.',
    'Write https://a.test/a.',
    undefined,
  ]);
});
