import { expect, test } from 'vitest';
import { highlight, type Marker, snippet } from './highlight';
import { queryWords } from './query-words';

const marker = (query: string, terms: string[]): Marker & { ellipsis: string } => ({
  words: queryWords(query),
  terms: new Set(terms),
  pre: '[',
  post: ']',
  ellipsis: '…',
});

test('matches are highlighted, including plurals', () => {
  expect(highlight('Streams and a stream', marker('stream', ['stream']))).toEqual({
    value: '[Streams] and a [stream]',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['stream'],
  });
});

test('in an unfinished word, only the typed part is highlighted', () => {
  expect(highlight('Transferability', marker('transf', ['transferability'])).value).toBe('[Transf]erability');
});

test('a matching part of an identifier is highlighted', () => {
  expect(highlight('withdrawMultiple', marker('multiple', ['multiple'])).value).toBe('withdraw[Multiple]');
});

test('beside a whole identifier, words that are its parts are not highlighted', () => {
  const { value } = highlight(
    'cancelMultiple cancels multiple streams',
    marker('cancelMultiple', ['cancelmultiple', 'cancel', 'multiple']),
  );
  expect(value).toBe('[cancelMultiple] cancels multiple streams');
});

test('a subset of the words is a partial match, and a text without matches is unchanged', () => {
  expect(highlight('A stream', marker('stream fee', ['stream'])).matchLevel).toBe('partial');
  expect(highlight('Nothing', marker('stream', ['stream']))).toEqual({
    value: 'Nothing',
    matchLevel: 'none',
    matchedWords: [],
  });
});

const text = 'One two three four five six seven eight nine ten\na broker fee eleven twelve.';

test('a snippet shows the passage with the most matches, with ellipses where it is cut', () => {
  expect(snippet(text, 6, marker('broker fee', ['broker', 'fee'])).value).toBe(
    'a [broker] [fee] eleven twelve.',
  );
  expect(snippet(text, 4, marker('two', ['two'])).value).toBe('One [two] three four…');
});

test.each([
  ['broker', 'a [broker] fee eleven twelve. One'],
  ['seven', 'One two three four five six [seven] eight'],
  ['ten', '…eight nine [ten]. a broker'],
])(
  'a long snippet begins with the sentence of a match that is near, or two words before it: %s',
  (word, start) => {
    expect(snippet(`${text} ${text}`, 14, marker(word, [word])).value.startsWith(start)).toBe(true);
  },
);

test('a short text is its own snippet, and without a match the snippet starts at the beginning', () => {
  expect(snippet('A fee.', 10, marker('fee', ['fee']))).toEqual({ value: 'A [fee].', matchLevel: 'full' });
  expect(snippet(text, 3, marker('x', []))).toEqual({ value: 'One two three…', matchLevel: 'none' });
});

test('a snippet ends before the table that follows its sentence', () => {
  const page =
    'Only the sender can cancel it.\nCall · Effect\ncancel · It stops\nrenounce · It stays, and so on for long';
  expect(snippet(page, 9, marker('sender', ['sender'])).value).toBe('Only the [sender] can cancel it.');
  expect(snippet(page, 9, marker('effect', ['effect'])).value).toBe(
    'Call · [Effect]. cancel · It stops. renounce ·…',
  );
});

test('a snippet is a sentence rather than the row of a table, unless the row has more of the words', () => {
  const both =
    'Chain · Fee · Explorer\nBase · 1 · a.io\nEach chain has a minimum fee that you pay in its token.';
  expect(snippet(both, 5, marker('fee', ['fee'])).value).toBe('…minimum [fee] that you pay…');
  const row = marker('fee base', ['fee', 'base']);
  expect(snippet(both, 8, row).value).toBe('Chain · [Fee] · Explorer. [Base] · 1…');
});
