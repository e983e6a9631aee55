import { expect, test } from 'vitest';
import { readPastedError } from './pasted-error';

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
