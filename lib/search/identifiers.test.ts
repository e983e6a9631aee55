import { expect, test } from 'vitest';
import { readIdentifier, readPastedError } from './identifiers';

const address = 'fA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3';

test('selectors, addresses, and topics are recognized by length, in any case', () => {
  expect(readIdentifier('0xA1FB2BBC')).toEqual({ kind: 'selector', text: '0xa1fb2bbc' });
  expect(readIdentifier(`0X${address}`)).toEqual({ kind: 'address', text: `0x${address.toLowerCase()}` });
  expect(readIdentifier(`0x${'5e'.repeat(32)}`)).toMatchObject({ kind: 'topic' });
});

test('revert data starts with a selector', () => {
  const data = `0xa1fb2bbc${'0'.repeat(62)}2a`;
  expect(readIdentifier(data)).toEqual({ kind: 'revert-data', selector: '0xa1fb2bbc', text: data });
});

test('quotes, spaces, and a missing 0x are ignored', () => {
  expect(readIdentifier(' "0xa1fb 2bbc"\n')).toMatchObject({ text: '0xa1fb2bbc' });
  expect(readIdentifier(address)).toMatchObject({ kind: 'address' });
  expect(readIdentifier('a1fb2bbc')).toMatchObject({ kind: 'selector' });
});

test('without 0x, revert data that was cut off is recognized, but no decimal number of the same length', () => {
  expect(readIdentifier('a1fb2bbc0000')).toEqual({ kind: 'part', text: '0xa1fb2bbc0000' });
  expect(readIdentifier('a1fb2bbc0')).toMatchObject({ kind: 'part' });
  expect(readIdentifier('1766000000000')).toBeUndefined();
  expect(readIdentifier('a1fb2bb')).toBeUndefined();
});

test('without 0x, words, numbers of other lengths, and incomplete identifiers are not recognized', () => {
  expect(readIdentifier('deadbeef')).toBeUndefined();
  expect(readIdentifier('42161')).toBeUndefined();
  expect(readIdentifier('11155111')).toBeUndefined();
  expect(readIdentifier('0x')).toBeUndefined();
  expect(readIdentifier('withdraw 0xa1fb2bbc now')).toBeUndefined();
  expect(readIdentifier('0xa1fb')).toEqual({ kind: 'part', text: '0xa1fb' });
  expect(readIdentifier('0xA1fb...6045')).toEqual({ kind: 'part', text: '0xa1fb' });
});

const word = (end: string) => end.padStart(64, '0');
const data = `0xa1fb2bbc${word('2a')}${word('f4240')}${word('3d090')}`;
const input = `0xfdd46d60${word('2a')}${word('b')}${word('c')}`;
const account = `0x${'ab'.repeat(20)}`;

test.each([
  [
    'a JSON-RPC response',
    `{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"${data}"}}`,
    data,
  ],
  [
    'an ethers error with the call’s input',
    `execution reverted (unknown custom error) (action="estimateGas", data="${data}", reason=null, transaction={ "data": "${input}", "from": "${account}", "to": "${account}" }, code=CALL_EXCEPTION)`,
    data,
  ],
  [
    'a viem error without the ABI',
    'The contract function "withdraw" reverted with the following signature: 0xa1fb2bbc Unable to decode signature "0xa1fb2bbc" as it was not found on the provided ABI.',
    '0xa1fb2bbc',
  ],
  [
    'a viem error with the ABI',
    'ContractFunctionExecutionError: The contract function "withdraw" reverted. Error: SablierV2Lockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount) (42, 1000000, 250000)',
    'SablierV2Lockup_Overdraw',
  ],
  [
    'a Hardhat error',
    "VM Exception while processing transaction: reverted with custom error 'SablierV2Lockup_Overdraw(42, 1000000, 250000)'",
    'SablierV2Lockup_Overdraw',
  ],
  [
    'a Foundry trace',
    'Error: script failed: SablierV2Lockup_Overdraw(42, 1000000, 250000)',
    'SablierV2Lockup_Overdraw',
  ],
  [
    'an error without a prefix',
    'reverted with custom error \'CallerNotAdmin("0xab", "0xcd")\'',
    'CallerNotAdmin',
  ],
  ['a question about an error', 'error when withdrawing', undefined],
  ['revert data alone', data, undefined],
  ['a transaction hash in a sentence', `why did 0x${'12'.repeat(32)} revert`, undefined],
])('finds the error in %s', (_, text, found) => {
  expect(readPastedError(text)).toBe(found);
});
