import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodeRevertData } from '@/lib/protocol/errors/decode-revert-data';
import { collectKnownErrors } from '@/lib/protocol/errors/generate-known-errors';
import { DecodedBody, headlineOf } from './decoded-body';

const knownErrors = collectKnownErrors();
const word = (digits: string) => digits.padStart(64, '0');

function show(data: string) {
  const decoded = decodeRevertData(data, knownErrors);
  return { headline: headlineOf(decoded), markup: renderToStaticMarkup(<DecodedBody decoded={decoded} />) };
}

test('an error shows its signature, releases, arguments, and a link to its row', () => {
  const { headline, markup } = show(`0x4fea5c1a${word('2c68af0bb140000')}${word('16345785d8a0000')}`);
  expect(headline).toBe('The call reverted with SablierV2Lockup_BrokerFeeTooHigh.');
  for (const part of [
    'SablierV2Lockup_BrokerFeeTooHigh(uint256,uint256)',
    'Lockup v1.0, Lockup v1.1, Lockup v1.2',
    '<a href="#sablierv2lockup_brokerfeetoohigh">Lockup Core v1.2</a>',
    '<code>broker<wbr/>Fee</code><span>UD60x18 (uint256)</span>',
    '<code>200,000,000,000,000,000</code><span>20%</span>',
  ])
    expect(markup).toContain(part);
});

test('invalid input shows one line and nothing else', () => {
  const { headline, markup } = show('0x123');
  expect(headline).toMatch(/^This isn’t revert data/);
  expect(markup).toBe('');
});

test('an unknown selector links to both public databases', () => {
  const { headline, markup } = show('0xdeadbeef');
  expect(headline).toContain('0xdeadbeef');
  expect(markup).toContain('href="https://openchain.xyz/signatures" rel="noopener"');
  expect(markup).toContain('href="https://4byte.directory/" rel="noopener"');
});

test('a panic links to the row of its code', () => {
  const { markup } = show(`0x4e487b71${word('32')}`);
  expect(markup).toContain('0x32: An array index is out of bounds.');
  expect(markup).toContain('<a href="#panic-0x32">Panic codes</a>');
  expect(markup).toContain('Every contract');
});

test('an error inside a failed batch is shown inside the batch error', () => {
  const inner = `e21c1431${word('7')}`;
  const { markup } = show(`0xd9354485${word('20')}${word('24')}${inner.padEnd(128, '0')}`);
  expect(markup).toContain('</strong> The call reverted with SablierFlow_Null.');
  expect(markup).toContain('SablierFlow_Null(uint256)');
});

test('HTML in a reason string is escaped', () => {
  const script = Buffer.from('<script>').toString('hex');
  const { markup } = show(`0x08c379a0${word('20')}${word('8')}${script.padEnd(64, '0')}`);
  expect(markup).toContain('<code>&lt;script&gt;</code>');
});
