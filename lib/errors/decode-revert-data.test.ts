import { getAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { type Decoded, decodeRevertData } from './decode-revert-data';
import { collectKnownErrors } from './generate-known-errors';

const known = collectKnownErrors();
const decode = (text: string) => decodeRevertData(text, known);

/** 32 bytes that end in these hexadecimal digits. */
const word = (digits: string) => digits.padStart(64, '0');
/** Bytes of any length as Solidity stores them: their length, then the bytes, filled up to whole words. */
const bytes = (digits: string) =>
  word((digits.length / 2).toString(16)) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
const text = (words: string) => word('20') + bytes(Buffer.from(words).toString('hex'));

const account = 'cafe'.repeat(10);
const other = 'beef'.repeat(10);
const overdraw = `0xa1fb2bbc${word('2a')}${word('f4240')}${word('3d090')}`;

/** Name, values, and what the values say, of data that decodes without a complaint. */
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
  test.each<[string, string, string, string[][]]>([
    [
      'an overdraw of Lockup',
      overdraw,
      'SablierV2Lockup_Overdraw',
      [
        ['streamId', '42'],
        ['amount', '1,000,000'],
        ['withdrawableAmount', '250,000'],
      ],
    ],
    [
      'addresses, which get their checksum',
      `0x216caf0d${word('1')}${word(account)}`,
      'SablierV2Lockup_Unauthorized',
      [
        ['streamId', '1'],
        ['caller', getAddress(`0x${account}`)],
      ],
    ],
    [
      'times, also as dates',
      `0x210aec0e${word('6758dc80')}${word('67000000')}`,
      'SablierV2Lockup_EndTimeNotInTheFuture',
      [
        ['blockTimestamp', '1,733,876,864', '2024-12-11 00:27:44 UTC'],
        ['endTime', '1,728,053,248', '2024-10-04 14:47:28 UTC'],
      ],
    ],
    [
      'a time of 0, which is none',
      `0x92b66697${word('6758dc80')}${word('0')}${word('67000000')}`,
      'SablierV2MerkleLockup_ClawbackNotAllowed',
      [
        ['blockTimestamp', '1,733,876,864', '2024-12-11 00:27:44 UTC'],
        ['expiration', '0'],
        ['firstClaimTime', '1,728,053,248', '2024-10-04 14:47:28 UTC'],
      ],
    ],
    [
      'fees, also in percent',
      `0x54b392b2${word('1bc16d674ec80000')}${word('16345785d8a0000')}`,
      'SablierFlow_BrokerFeeTooHigh',
      [
        ['brokerFee', '2,000,000,000,000,000,000', '200%'],
        ['maxFee', '100,000,000,000,000,000', '10%'],
      ],
    ],
    [
      'percentages that add up to something else than a whole',
      `0x4557880f${word('d2f13f7789f0000')}`,
      'SablierV2MerkleLT_TotalPercentageNotOneHundred',
      [['totalPercentage', '950,000,000,000,000,000', '95%']],
    ],
    [
      'a rate per second',
      `0xd2657d5a${word('7')}${word('6943fdbcb4d')}`,
      'SablierFlow_RatePerSecondNotDifferent',
      [
        ['streamId', '7'],
        ['ratePerSecond', '7,233,796,295,501', '0.000007233796295501 tokens per second'],
      ],
    ],
    ['an error without arguments', '0xf9bb0fb3', 'SablierFlow_SenderZeroAddress', []],
    [
      'an index and two times',
      `0x9588ac09${word('2')}${word('6758dc80')}${word('6758dc80')}`,
      'SablierV2LockupDynamic_SegmentTimestampsNotOrdered',
      [
        ['index', '2'],
        ['previousTimestamp', '1,733,876,864', '2024-12-11 00:27:44 UTC'],
        ['currentTimestamp', '1,733,876,864', '2024-12-11 00:27:44 UTC'],
      ],
    ],
    [
      'a text behind an address',
      `0x814a8a2e${word(account)}${word('40')}${bytes(Buffer.from('SAB-TEST').toString('hex'))}`,
      'SablierV2NFTDescriptor_UnknownNFT',
      [
        ['nft', getAddress(`0x${account}`)],
        ['symbol', 'SAB-TEST'],
      ],
    ],
    [
      "a token's own error",
      `0xfb8f41b2${word(account)}${word('0')}${word('de0b6b3a7640000')}`,
      'ERC20InsufficientAllowance',
      [
        ['spender', getAddress(`0x${account}`)],
        ['allowance', '0'],
        ['needed', '1,000,000,000,000,000,000'],
      ],
    ],
    [
      'an error of a newer release',
      `0x87cca8a8${word('5')}${word(other)}`,
      'SablierFlowState_Unauthorized',
      [
        ['streamId', '5'],
        ['caller', getAddress(`0x${other}`)],
      ],
    ],
    [
      'a text of a require',
      `0x08c379a0${text('ERC20: transfer amount exceeds balance')}`,
      'Error',
      [['message', 'ERC20: transfer amount exceeds balance']],
    ],
  ])('%s', (_, data, name, values) => {
    expect(read(decode(data))).toEqual({ name, values, remarks: [] });
  });

  test('tells the releases that know the error, and where the page explains it', () => {
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

  test('the arguments have the names of the release that the pages are for', () => {
    const names = read(decode(`0x4fea5c1a${word('1')}${word('1')}`)).values.map(([name]) => name);
    expect(names).toEqual(['brokerFee', 'maxBrokerFee']);
  });

  test.each(['00', '01', '11', '12', '21', '22', '31', '32', '41', '51'])(
    'the panic code 0x%s is explained, with the row that says more',
    (code) => {
      const decoded = decode(`0x4e487b71${word(code)}`);
      expect(read(decoded).remarks).toEqual([
        expect.stringMatching(new RegExp(`^0x${code}: [A-Z].{20,}\\.$`)),
      ]);
      expect(decoded).toMatchObject({ panicAnchor: `panic-0x${code}` });
    },
  );

  test('a panic code that Solidity does not have is said to be one', () => {
    const decoded = decode(`0x4e487b71${word('99')}`);
    expect(read(decoded).remarks).toEqual(['0x99: Solidity gives this code no meaning.']);
    expect(decoded).not.toHaveProperty('panicAnchor');
  });

  test('what failed inside a batch is decoded too, and a batch inside a batch', () => {
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

  test('no bytes are a revert without a reason', () => {
    expect([decode('0x').kind, decode('0X').kind, decode(' 0x\n').kind]).toEqual(['empty', 'empty', 'empty']);
  });
});

describe('data in the form in which people paste it', () => {
  test.each([
    ['in capitals', `0X${overdraw.slice(2).toUpperCase()}`],
    ['without 0x', overdraw.slice(2)],
    ['with spaces and line breaks', ` ${overdraw.match(/.{1,50}/g)?.join('\n ')}\t`],
    ['in quotes', `"${overdraw}"`],
    ['with signs that an address encodes', `%30x${overdraw.slice(2)}%0A`],
  ])('%s', (_, data) => expect(decode(data)).toEqual(decode(overdraw)));
});

describe('data that is not quite right', () => {
  const nothing = 'There is nothing to decode: put the revert data behind “data=”.';
  const stray = (sign: string, place: number) =>
    `This is not revert data: digit ${place} is “${sign}”, and only 0 to 9 and a to f can stand there.`;
  const lookalike = (bytes: number, what: string) =>
    `This is not revert data: ${bytes} bytes are the length of ${what}.`;
  const short = (there: string) =>
    `This error has 3 arguments of at least 96 bytes, but ${there} the selector: copy the data whole.`;
  const wrong =
    'The bytes after the selector are not the arguments of this error: they end too early, or they were changed.';

  test.each([
    ['nothing at all', '', nothing],
    ['spaces only', '  \n ', nothing],
    ['words', 'execution reverted', stray('x', 2)],
    ['a sign that is no digit, with its place', `${overdraw}g1`, stray('g', 201)],
    ['an emoji', '0x🧂', stray('🧂', 1)],
    ['a broken percent sign', '0xa1fb2bbc%zz', stray('%', 9)],
    [
      'an odd number of digits',
      '0xa1fb2bb',
      'Each byte takes two hexadecimal digits, but there are 7: one is missing or one too many.',
    ],
    [
      'fewer bytes than a selector has',
      '0xa1fb2b',
      'Revert data begins with a selector of 4 bytes, but there are only 3.',
    ],
    ['one byte', '0xa1', 'Revert data begins with a selector of 4 bytes, but there is only 1.'],
    ['a hash', `0x${'ab'.repeat(32)}`, lookalike(32, 'the hash of a transaction')],
    ['an address', `0x${account}`, lookalike(20, 'an address')],
    ['a signature', `0x${'ab'.repeat(65)}`, lookalike(65, 'a signature')],
    ['a selector without its arguments', '0xa1fb2bbc', short('nothing follows')],
    ['a selector and one more byte', '0xa1fb2bbc00', short('only 1 byte follows')],
    ['arguments that end too early', overdraw.slice(0, -2), short('only 95 bytes follow')],
    ['an address with more than 20 bytes', `0x7fb843ea${'f'.repeat(64)}`, wrong],
    ['a time with more than 40 bits', `0x210aec0e${'f'.repeat(128)}`, wrong],
    ['a text that begins behind the end', `0x08c379a0${word('ffff')}`, wrong],
    ['a text that is longer than the data', `0x08c379a0${word('20')}${word('ffffffff')}`, wrong],
  ])('%s', (_, data, mistake) => expect(mistakeOf(decode(data))).toBe(mistake));

  test('a known selector stays known when its arguments are not there', () => {
    expect(decode('0xa1fb2bbc')).toMatchObject({
      kind: 'error',
      error: { name: 'SablierV2Lockup_Overdraw' },
    });
  });

  test('bytes behind the arguments are counted, and the arguments are still read', () => {
    expect(read(decode(`${overdraw}00`)).remarks).toEqual([
      '1 byte follows the arguments and belongs to none of them.',
    ]);
    expect(read(decode(`0xf9bb0fb3${word('1')}`)).remarks).toEqual([
      '32 bytes follow the arguments and belong to none of them.',
    ]);
    expect(read(decode(`${overdraw}${word('')}`)).values).toEqual(read(decode(overdraw)).values);
  });

  test('a selector that nobody knows is given back', () => {
    expect(decode('0xDEADBEEF00')).toEqual({ kind: 'unknown', data: '0xdeadbeef00', selector: '0xdeadbeef' });
  });

  test('200,000 characters are read in a moment, whatever they are', () => {
    const long = 'ab'.repeat(100_000);
    const start = performance.now();
    expect(decode(long).kind).toBe('unknown');
    expect(read(decode(overdraw + long)).remarks).toEqual([
      '100,000 bytes follow the arguments and belong to none of them.',
    ]);
    expect(read(decode(`0x08c379a0${text('x'.repeat(100_000))}`)).values[0]?.[1]).toHaveLength(100_000);
    expect(mistakeOf(decode('z'.repeat(200_000)))).toMatch(/digit 1 is “z”/);
    expect(mistakeOf(decode('%'.repeat(200_000)))).toMatch(/digit 1 is “%”/);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
