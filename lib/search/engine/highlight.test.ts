import { expect, test } from 'vitest';
import { highlight, type Marker } from './highlight';
import { queryWords } from './query-words';

const marker = (query: string, terms: string[]): Marker => ({
  words: queryWords(query),
  terms: new Set(terms),
  pre: '[',
  post: ']',
});

test('what matches have in common with the query is highlighted, without other endings', () => {
  expect(highlight('Streams and a stream', marker('stream', ['stream']))).toEqual({
    value: '[Stream]s and a [stream]',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['stream'],
  });
  expect(highlight('Streams', marker('streams', ['stream'])).value).toBe('[Streams]');
  expect(highlight('Airdrop', marker('distribution', ['airdrop'])).value).toBe('[Airdrop]');
});

test('in an unfinished word, only the typed part is highlighted', () => {
  expect(highlight('Transferability', marker('transf', ['transferability'])).value).toBe('[Transf]erability');
});

test('other forms of a word are highlighted, even if the record matched another one', () => {
  const text = 'A canceled stream, its cancellation, STREAM_CANCELABLE, and a canary';
  expect(highlight(text, marker('cancel stream', ['cancel', 'stream'])).value).toBe(
    'A [cancel]ed [stream], its [cancel]lation, [STREAM]_[CANCEL]ABLE, and a canary',
  );
  expect(highlight('Canceling it', marker('cancelled stream', ['stream'])).value).toBe('[Cancel]ing it');
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

test('in a heading, words that are together in the query are highlighted around a match', () => {
  const ask = { ...marker('who can cancel my stream', ['cancel']), query: ' who can cancel my stream ' };
  expect(highlight('Who can cancel', ask).value).toBe('[Who] [can] [cancel]');
  expect(highlight('Who else can cancel, and who can pay', ask).value).toBe(
    'Who else [can] [cancel], and who can pay',
  );
});
