import { expect, test } from 'vitest';
import { highlight, type Marker } from './highlight';
import { queryWords } from './query-words';
import { snippet } from './snippet';

const marker = (query: string, terms: string[]): Marker & { ellipsis: string } => ({
  words: queryWords(query),
  terms: new Set(terms),
  ...{ pre: '[', post: ']', ellipsis: '…' },
});

test('what was found is marked, also in the plural', () => {
  expect(highlight('Streams and a stream', marker('stream', ['stream']))).toEqual({
    value: '[Streams] and a [stream]',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['stream'],
  });
});

test('of a word that is not finished, what was typed is marked', () => {
  expect(highlight('Transferability', marker('transf', ['transferability'])).value).toBe('[Transf]erability');
});

test('within an identifier its parts are marked', () => {
  expect(highlight('withdrawMultiple', marker('multiple', ['multiple'])).value).toBe('withdraw[Multiple]');
});

test('some of the words are a partial match, and a text without any is left alone', () => {
  expect(highlight('A stream', marker('stream fee', ['stream'])).matchLevel).toBe('partial');
  expect(highlight('Nothing', marker('stream', ['stream']))).toEqual({
    value: 'Nothing',
    matchLevel: 'none',
    matchedWords: [],
  });
});

const text = 'One two three four five six seven eight nine ten\na broker fee eleven twelve.';

test('a snippet shows where most was found, with dots where the text goes on', () => {
  expect(snippet(text, 6, marker('broker fee', ['broker', 'fee'])).value).toBe(
    '…ten a [broker] [fee] eleven twelve.',
  );
  expect(snippet(text, 4, marker('two', ['two'])).value).toBe('One [two] three four…');
});

test('a short text is its own snippet, and one without a match begins at its beginning', () => {
  expect(snippet('A fee.', 10, marker('fee', ['fee']))).toEqual({ value: 'A [fee].', matchLevel: 'full' });
  expect(snippet(text, 3, marker('x', []))).toEqual({ value: 'One two three…', matchLevel: 'none' });
});
