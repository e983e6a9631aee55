import { expect, test } from 'vitest';
import { checkAddresses } from './check-addresses';
import { readProse } from './read-prose';

function problemsIn(text: string) {
  const prose = readProse(`${text}\n`, 'content/a.mdx');
  return prose ? checkAddresses(prose) : [];
}

test.each([
  ...[
    '/a#b',
    '#b',
    'https://a.test/b?c=d#e',
    'https://a.test/?q=https://b.test',
    'https://a.test/b%2E',
    'https://1.1.1.1/',
    'https://a.xn--p1ai/',
    'mailto:a@b.test?subject=Docs',
  ].map((url) => `[words](${url})`),
  'Open http://localhost:8080/a now.',
])('%s is right', (text) => {
  expect(problemsIn(text)).toEqual([]);
});

test.each<[string, string]>([
  ['ftp://a.test', `"ftp://a.test" isn't a web address.`],
  ['//a.test', `"//a.test" isn't a web address.`],
  ['https://a.test:x', `"https://a.test:x" isn't a complete address.`],
  ['https://githubcom/a', `"githubcom" isn't a host name.`],
  ['https://a.test/b.', 'https://a.test/b. ends with punctuation.'],
  ['https://a.test/?utm_source=b', 'https://a.test/?utm_source=b contains tracking parameters.'],
  ['mailto:a', `"mailto:a" isn't an email address.`],
  ['http://localhost:8080/a', "Readers can't follow a link to localhost."],
  ['http://192.168.1.4:3000/a', "Readers can't follow a link to 192.168.1.4."],
  ...['bit.ly/a', 'www.google.com/url?q=https://a.test', 'www.bing.com/ck/a?u=a1'].map(
    (place) =>
      [`https://${place}`, `https://${place} only redirects, and can lead elsewhere later.`] as [
        string,
        string,
      ],
  ),
  ['https://a-git-b.vercel.app/c', 'https://a-git-b.vercel.app/c is a preview, which disappears.'],
  ...['github.com/a/b/new/main', 'hackmd.io/a?edit', 'docs.google.com/document/d/1/edit'].map(
    (form) => [`https://${form}`, `https://${form} opens a form to edit the text.`] as [string, string],
  ),
  ['https://example.com/a', 'https://example.com/a is only an example.'],
])('the link to %s is reported', (url, what) => {
  expect(problemsIn(`Text, [words](${url}), more.`)).toMatchObject([{ column: 15, what }]);
});

test.each([
  [
    '[a](https://docs.sablier.com/concepts/fees#gas)',
    'Write /concepts/fees#gas, so that the check covers it.',
    '/concepts/fees#gas',
  ],
  [
    'See https://docs.sablier.com/concepts/fees now.',
    'Write [its title](/concepts/fees), so that the check covers it.',
    undefined,
  ],
  ['[a](http://github.com/a)', 'Write https://github.com/a.', 'https://github.com/a'],
  // This host may have no certificate.
  ['[a](http://a.test/a)', 'Write https://a.test/a.', undefined],
])('%s gets a fix, and only one that is sure to be right is applied', (text, fix, better) => {
  const [problem] = problemsIn(text);
  expect([problem?.fix, problem?.edit?.text]).toEqual([fix, better]);
});
