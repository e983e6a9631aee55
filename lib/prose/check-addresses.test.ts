import { expect, test } from 'vitest';
import { checkAddresses } from './check-addresses';
import { readProse } from './read-prose';

function told(url: string) {
  const prose = readProse(`Text, [words](${url}), more.\n`, 'content/a.mdx');
  return (prose ? checkAddresses(prose) : []).map(({ column, what, mend, fix }) => [
    column,
    what,
    mend,
    fix?.text,
  ]);
}

test('addresses of this site, whole ones of others, mail, and programs of the reader are fine', () => {
  for (const url of ['/a#b', '#b', 'https://a.test/b?c=d#e', 'mailto:a@b.test', 'http://localhost:8080/a'])
    expect(told(url)).toEqual([]);
});

test.each([
  ['ftp://a.test', '"ftp://a.test" is not an address of the web.'],
  ['//a.test', '"//a.test" is not an address of the web.'],
  ['https:/a.test', '"https:/a.test" is not an address of the web.'],
  ['https://a.test:x', '"https://a.test:x" is not a whole address.'],
  ['https://githubcom/a', '"githubcom" is not the name of a host.'],
  ['https://a.test/b.', 'https://a.test/b. ends with a sign of the sentence.'],
  ['https://a.test/?utm_source=b', 'https://a.test/?utm_source=b says where its readers come from.'],
  ['mailto:a', '"mailto:a" is not an address for mail.'],
])('%s is told', (url, what) => {
  expect(told(url).map(([column, said]) => [column, said])).toEqual([[15, what]]);
});

test('a page of this site is written from its root', () => {
  expect(told('https://docs.sablier.com/concepts/fees#gas')).toEqual([
    [
      15,
      'https://docs.sablier.com/concepts/fees#gas is an address of this site.',
      'Write /concepts/fees#gas, so that it is checked.',
      '/concepts/fees#gas',
    ],
  ]);
});

test('an insecure address is mended where the host is known, and only told elsewhere', () => {
  expect(told('http://github.com/a')[0]?.[3]).toBe('https://github.com/a');
  expect(told('http://a.test/a')[0]?.slice(1)).toEqual([
    'http://a.test/a is not secure.',
    'Write https://a.test/a.',
    undefined,
  ]);
});
