import { toFunctionSelector } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { readRows } from '@/lib/testing/rows/read-rows';
import { type Decoded, decodeRevertData } from './decode-revert-data';
import { collectKnownErrors } from './generate-known-errors';

const knownErrors = collectKnownErrors();
const decode = (text: string) => decodeRevertData(text, knownErrors);

/** Returns a 32-byte word that ends in these hexadecimal digits. */
const word = (digits: string) => digits.padStart(64, '0');
/** ABI-encodes dynamic bytes: the length, and then the bytes, padded to whole words. */
const bytes = (digits: string) =>
  word((digits.length / 2).toString(16)) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
const text = (words: string) => word('20') + bytes(Buffer.from(words).toString('hex'));

const overdraw = `0xa1fb2bbc${word('2a')}${word('f4240')}${word('3d090')}`;

/** Returns the name and values of data that decodes without mistakes. */
function read(decoded: Decoded) {
  if (decoded.kind !== 'error' || decoded.mistake) throw new Error(`not decoded: ${JSON.stringify(decoded)}`);
  const values = decoded.arguments.map(({ name, value, reading }) => [
    name,
    value,
    ...(reading ? [reading] : []),
  ]);
  return { name: decoded.error.name, values };
}

describe('real revert data', () => {
  test.each(readRows<[string, string, string, string[][]]>('revert-data'))('%s', (_, data, name, values) => {
    expect(read(decode(data))).toEqual({ name, values });
  });

  test('lists the releases with the error, and its anchors on the page', () => {
    expect(decode(overdraw)).toMatchObject({
      error: {
        signature: 'SablierV2Lockup_Overdraw(uint256,uint128,uint128)',
        releases: ['Lockup v1.0', 'Lockup v1.1', 'Lockup v1.2'],
        rows: { 'lockup-core': 'sablierv2lockup_overdraw' },
      },
    });
    expect(decode('0xa1c0d6e5')).toMatchObject({
      error: { rows: { 'lockup-core': 'delegatecall', flow: 'flow-delegatecall' } },
    });
  });

  test('an error of a newer release, of the comptroller, or of a proxy leads to its explanation', () => {
    const rowsOf = (signature: string) => {
      const decoded = decode(toFunctionSelector(signature));
      return decoded.kind === 'error' ? decoded.error.rows : decoded.kind;
    };
    expect(rowsOf('SablierLockup_InsufficientFeePayment(uint256,uint256)')).toEqual({
      'lockup-v4': 'sablierlockup_insufficientfeepayment',
    });
    expect(rowsOf('SablierFlow_Overdraw(uint256,uint128,uint128)')).toEqual({
      flow: 'sablierflow_overdraw',
      'flow-v3': 'flow-v3-sablierflow_overdraw',
    });
    expect(rowsOf('SablierComptroller_FeeRecipientZero()')).toEqual({
      comptroller: 'sabliercomptroller_feerecipientzero',
    });
    expect(rowsOf('UUPSUnauthorizedCallContext()')).toEqual({ outside: 'uupsunauthorizedcallcontext' });
    expect(rowsOf('SablierLockupBase_Null(uint256)')).toEqual({ 'older-lockup': 'sablierlockupbase_null' });
    // The ABIs of v2.0 and v3.0 don't have the errors of their library.
    expect(rowsOf('SablierHelpers_StartTimeZero()')).toEqual({
      'older-lockup': 'sablierhelpers_starttimezero',
    });
  });

  test.each(['01', '11', '51'])('the panic code 0x%s is explained and linked to its row', (code) => {
    const decoded = decode(`0x4e487b71${word(code)}`);
    expect(decoded).toMatchObject({
      panic: {
        meaning: expect.stringMatching(new RegExp(`^0x${code}: [A-Z].{20,}\\.$`)),
        anchor: `panic-0x${code}`,
      },
    });
  });

  test('errors inside a batch are decoded, even in nested batches', () => {
    const wrap = (inner: string) => `0xd9354485${word('20')}${bytes(inner.slice(2))}`;
    const once = decode(wrap(overdraw));
    expect(once).toMatchObject({
      error: { name: 'BatchError' },
      inner: { error: { name: 'SablierV2Lockup_Overdraw' } },
    });
    expect(decode(wrap(wrap('0x')))).toMatchObject({ inner: { inner: { kind: 'empty' } } });
    let deep = overdraw;
    for (let depth = 0; depth < 30; depth += 1) deep = wrap(deep);
    expect(decode(deep)).toMatchObject({
      inner: { inner: { inner: { inner: { error: { name: 'BatchError' } } } } },
    });
  });

  test('a text shows characters that hide or turn around what follows', () => {
    const message = read(
      decode(
        `0x08c379a0${text('pay \u202eevil\u2066 \u0007\n\u200fé👩‍🚀❤️ \u200b\u2060\ufeff\u2028\u{e0001}')}`,
      ),
    ).values[0]?.[1];
    expect(message).toBe(
      'pay \\u202eevil\\u2066 \\u0007\\u000a\\u200fé👩‍🚀❤️ \\u200b\\u2060\\ufeff\\u2028\\u{e0001}',
    );
  });

  test('empty data is a revert without a reason', () => {
    expect([decode('0x').kind, decode('0X').kind, decode(' 0x\n').kind]).toEqual(['empty', 'empty', 'empty']);
  });
});

test('a time has a date until the year 9999', () => {
  const selector = toFunctionSelector('SablierHelpers_StartTimeNotLessThanEndTime(uint40,uint40)');
  expect(read(decode(`${selector}${word('3afff4417f')}${word('ffffffffff')}`)).values).toEqual([
    ['startTime', '253,402,300,799', '9999-12-31 23:59:59 UTC'],
    ['endTime', '1,099,511,627,775'],
  ]);
});

test('digits can be in capitals, and without 0x', () => {
  for (const data of [`0X${overdraw.slice(2).toUpperCase()}`, overdraw.slice(2)])
    expect(decode(data)).toEqual(decode(overdraw));
});

test.each([
  ['words', 'execution reverted'],
  ['an invalid character', `${overdraw}g1`],
  ['an emoji', '0x🧂'],
  ['invalid percent-encoding', '0xa1fb2bbc%zz'],
  ['an odd number of digits', '0xa1fb2bb'],
  ['fewer bytes than a selector', '0xa1fb2b'],
])('%s are not revert data', (_, data) => expect(decode(data)).toEqual({ kind: 'mistake' }));

test.each([
  ['without its arguments', '0xa1fb2bbc'],
  ['with arguments that end too early', overdraw.slice(0, -2)],
  ['with an address of more than 20 bytes', `0x7fb843ea${'f'.repeat(64)}`],
  ['with a string that is longer than the data', `0x08c379a0${word('20')}${word('ffffffff')}`],
])('an error %s is recognized by its selector', (_, data) =>
  expect(decode(data)).toMatchObject({
    kind: 'error',
    arguments: [],
    mistake:
      'The bytes after the selector don’t match the arguments of this error. They’re incomplete, or they were changed.',
  }),
);

test('bytes after the arguments are ignored', () => {
  expect(read(decode(`${overdraw}${word('')}`)).values).toEqual(read(decode(overdraw)).values);
  expect(read(decode(`0xf9bb0fb3${word('1')}`)).values).toEqual([]);
});

test('an unknown selector is returned', () => {
  expect(decode('0xDEADBEEF00')).toEqual({ kind: 'unknown', data: '0xdeadbeef00', selector: '0xdeadbeef' });
});
