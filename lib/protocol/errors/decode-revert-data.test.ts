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

const account = 'cafe'.repeat(10);
const overdraw = `0xa1fb2bbc${word('2a')}${word('f4240')}${word('3d090')}`;

/** Returns the name, values, and remarks of data that decodes without mistakes. */
function read(decoded: Decoded) {
  if (decoded.kind !== 'error' || decoded.mistake) throw new Error(`not decoded: ${JSON.stringify(decoded)}`);
  const values = decoded.arguments.map(({ name, value, reading }) => [
    name,
    value,
    ...(reading ? [reading] : []),
  ]);
  return { name: decoded.error.name, values, remarks: decoded.remarks };
}

const mistakeOf = (decoded: Decoded) => ('mistake' in decoded ? decoded.mistake : undefined);

describe('real revert data', () => {
  test.each(readRows<[string, string, string, string[][]]>('revert-data'))('%s', (_, data, name, values) => {
    expect(read(decode(data))).toEqual({ name, values, remarks: [] });
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
    expect(read(decoded).remarks).toEqual([expect.stringMatching(new RegExp(`^0x${code}: [A-Z].{20,}\\.$`))]);
    expect(decoded).toMatchObject({ panicAnchor: `panic-0x${code}` });
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
    const message = read(decode(`0x08c379a0${text('pay \u202eevil\u2066 \u0007\n\u200fé👩‍🚀')}`))
      .values[0]?.[1];
    expect(message).toBe('pay \\u202eevil\\u2066 \\u0007\\u000a\\u200fé👩‍🚀');
  });

  test('empty data is a revert without a reason', () => {
    expect([decode('0x').kind, decode('0X').kind, decode(' 0x\n').kind]).toEqual(['empty', 'empty', 'empty']);
  });
});

describe('data as people paste it', () => {
  test.each([
    ['in capitals', `0X${overdraw.slice(2).toUpperCase()}`],
    ['without 0x', overdraw.slice(2)],
    ['percent-encoded', `%30x${overdraw.slice(2)}%0A`],
    ['as JSON', ` {"data":"${overdraw}"}`],
    ['in the response of a node', `{"id":1,"error":{"code":3,"message":"reverted","data":"${overdraw}"}}`],
    ['in an error inside another', `{"error":{"data":{"txHash":"0xab","data":"${overdraw}"}}}`],
  ])('%s', (_, data) => expect(decode(data)).toEqual(decode(overdraw)));
});

describe('malformed data', () => {
  const nothing = 'There’s nothing to decode. Add the revert data to the address, after “#data=”.';
  const stray = (sign: string, place: number) =>
    `This isn’t revert data: digit ${place} is “${sign}”, which isn’t a hexadecimal digit (0 to 9 or a to f).`;
  const lookalike = (bytes: number, what: string) =>
    `This isn’t revert data: it’s ${bytes} bytes long, which is the length of ${what}.`;
  const short = (there: string) =>
    `This error has 3 arguments (at least 96 bytes), but ${there} the selector. Copy all of the data.`;
  const wrong =
    'The bytes after the selector don’t match the arguments of this error. They’re incomplete, or they were changed.';

  test.each([
    ['an empty text', '', nothing],
    ['words', 'execution reverted', stray('x', 2)],
    ['an invalid character, with its position', `${overdraw}g1`, stray('g', 201)],
    ['an emoji', '0x🧂', stray('🧂', 1)],
    ['JSON without data', '{"error":{"code":3}}', stray('{', 1)],
    ['invalid percent-encoding', '0xa1fb2bbc%zz', stray('%', 9)],
    [
      'an odd number of digits',
      '0xa1fb2bb',
      'Each byte takes two hexadecimal digits, but there are 7. One is missing, or there’s one too many.',
    ],
    [
      'fewer bytes than a selector',
      '0xa1fb2b',
      'Revert data starts with a selector of 4 bytes, but there are only 3.',
    ],
    ['a hash', `0x${'ab'.repeat(32)}`, lookalike(32, 'a transaction hash')],
    ['an address', `0x${account}`, lookalike(20, 'an address')],
    ['a selector without its arguments', '0xa1fb2bbc', short('nothing follows')],
    ['arguments that end too early', overdraw.slice(0, -2), short('only 95 bytes follow')],
    ['an address with more than 20 bytes', `0x7fb843ea${'f'.repeat(64)}`, wrong],
    ['a string longer than the data', `0x08c379a0${word('20')}${word('ffffffff')}`, wrong],
  ])('%s', (_, data, mistake) => expect(mistakeOf(decode(data))).toBe(mistake));

  test('an error is recognized by its selector even if its arguments are missing', () => {
    expect(decode('0xa1fb2bbc')).toMatchObject({
      kind: 'error',
      error: { name: 'SablierV2Lockup_Overdraw' },
    });
  });

  test('extra bytes after the arguments are counted, and the arguments are still decoded', () => {
    expect(read(decode(`${overdraw}00`)).remarks).toEqual([
      '1 byte follows the arguments and isn’t part of them.',
    ]);
    expect(read(decode(`0xf9bb0fb3${word('1')}`)).remarks).toEqual([
      '32 bytes follow the arguments and aren’t part of them.',
    ]);
    expect(read(decode(`${overdraw}${word('')}`)).values).toEqual(read(decode(overdraw)).values);
  });

  test('an unknown selector is returned', () => {
    expect(decode('0xDEADBEEF00')).toEqual({ kind: 'unknown', data: '0xdeadbeef00', selector: '0xdeadbeef' });
  });
});
