import { expect, test } from 'vitest';
import { snippet } from './excerpt';
import { queryWords } from './query-words';
import { tokenize } from './tokenize';

/** Returns the excerpt for a query whose words match literally. */
function excerptOf(text: string, query: string, { title = '', length = 20 } = {}) {
  const terms = new Set(tokenize(query).map(({ term }) => term));
  const marker = { words: queryWords(query), terms, pre: '[', post: ']' };
  return snippet(text, { title, length, ellipsis: '…' }, marker);
}

const prose = 'Anyone can look at it. A fee is due. The broker gets the fee of a stream.';

test('an excerpt begins with the sentence that has the most matches, or with the first sentence', () => {
  expect(excerptOf(prose, 'broker fee')).toEqual({
    value: 'The [broker] gets the [fee] of a stream.',
    matchLevel: 'full',
  });
  expect(excerptOf(prose, 'hooks', { length: 6 })).toEqual({
    value: 'Anyone can look at it.',
    matchLevel: 'none',
  });
});

test('whole sentences that fit follow, but no titles and no rows', () => {
  expect(excerptOf(prose, 'anyone', { length: 9 }).value).toBe('[Anyone] can look at it. A fee is due.');
  expect(excerptOf(prose, 'anyone', { length: 8 }).value).toBe('[Anyone] can look at it.');
  expect(excerptOf('Only senders can cancel.\nIn the app\nOpen it.', 'cancel').value).toBe(
    'Only senders can [cancel].',
  );
  expect(excerptOf('Only senders can cancel.\nCall · Effect.', 'cancel').value).toBe(
    'Only senders can [cancel].',
  );
});

test('a row follows the sentence that introduces its table, and nothing follows an address', () => {
  const text = 'The schedule decides:\nStream · Refund:\nNot started · All of it';
  expect(excerptOf(text, 'schedule').value).toBe('The [schedule] decides: Not started · All of it');
  expect(excerptOf(text, 'schedule', { length: 5 }).value).toBe('The [schedule] decides: Not started…');
  const address = '0xD103611856F3c2BbAe61D9bF138078794fC09C33';
  expect(excerptOf(`Lockup ${address}. Chain ID 42161.`, 'lockup').value).toBe(`[Lockup] ${address}.`);
});

test('an ellipsis replaces the punctuation at the end', () => {
  expect(excerptOf('Pay the fee, then withdraw from it.', 'fee', { length: 3 }).value).toBe('Pay the [fee]…');
  expect(excerptOf('Run the script with a wallet:', 'wallet').value).toBe('Run the script with a [wallet]…');
});

test('only a long sentence is cut before its match', () => {
  const sentence = 'Everybody who has read the rest of this very long page knows how the broker works.';
  expect(excerptOf(sentence, 'broker').value).toBe(sentence.replace('broker', '[broker]'));
  expect(excerptOf(sentence, 'broker', { length: 6 }).value).toBe('…how the [broker] works.');
});

test('a reference to another page is not an excerpt', () => {
  const entry = 'A function that Lockup calls. See Hooks.';
  expect(excerptOf(entry, 'hooks', { length: 6 }).value).toBe('A function that Lockup calls.');
});

const table = 'Chain · Fee · Explorer:\nEthereum · 2 · etherscan\nBase · 1 · basescan';

test('a sentence comes before a row, which is only shown if it has more of the query than the title', () => {
  expect(excerptOf(`${table}\nEach chain has a minimum fee.`, 'base fee').value).toBe(
    'Each chain has a minimum [fee].',
  );
  expect(excerptOf(`These are the chains of it.\n${table}`, 'base', { title: 'Base' }).value).toBe(
    'These are the chains of it.',
  );
});

test('a row begins with its first cell and goes on with its match, with the titles of the columns', () => {
  expect(excerptOf(table, 'base').value).toBe('[Base] · Fee: 1 · Explorer: basescan');
  expect(excerptOf(table, 'basescan').value).toBe('Base · Explorer: [basescan]');
  expect(excerptOf('Fee · Explorer:\nBase · 1 · basescan', 'base').value).toBe(
    '[Base] · Fee: 1 · Explorer: basescan',
  );
  expect(excerptOf('Ethereum · 2\nBase · 1', 'base').value).toBe('[Base] · 1');
});
