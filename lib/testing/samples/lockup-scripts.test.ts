import library from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import { lockup } from 'sablier/evm/releases/lockup';
import { type Abi, encodeErrorResult, getAddress, parseAbi } from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import { expect, test } from 'vitest';
import { startChain } from '../foundry/chain';
import { day, type LockupFixture, setUpLockup } from '../foundry/lockup-fixture';
import { runScript } from './run-script';

/** Returns Lockup Linear's address from the package. */
const linearOn = (chainId: number) => {
  const deployment = lockup['v1.2'].deployments.find((each) => each.chainId === chainId);
  return getAddress(
    deployment?.contracts.find(({ name }) => name === 'SablierV2LockupLinear')?.address ?? '',
  );
};

async function open(chain: typeof sepolia | typeof mainnet): Promise<LockupFixture> {
  const fixture = await setUpLockup([], await startChain(chain.id));
  await fixture.openStream();
  return fixture;
}

test('read-stream.ts prints the values that the stream management guide shows', async () => {
  const fixture = await open(sepolia);
  const { chain } = fixture;
  const read = async (id = '1') => {
    const { lines } = await runScript('lockup/stream-management/read-stream.ts', { args: [id], chain });
    return lines;
  };
  const people = `from ${fixture.sender.address} to ${fixture.recipient.address}`;
  chain.warp(chain.now() + BigInt(25 * day));
  expect(await read()).toEqual([
    `Streaming, ${people}`,
    'The recipient can withdraw 25.',
    'Canceling now would refund 75.',
  ]);
  await fixture.lockupLinear.send(fixture.sender, 'cancel', 1n);
  expect(await read()).toEqual([
    `Canceled, ${people}`,
    'The recipient can withdraw 25.',
    'Canceling now would refund 0.',
  ]);
  await fixture.lockupLinear.send(fixture.recipient, 'withdrawMax', 1n, fixture.recipient.address);
  expect((await read())[0]).toBe(`Depleted, ${people}`);
  await expect(read('2')).rejects.toThrow('SablierV2Lockup_Null');
});

test('catch-error.ts reports whether a withdrawal would succeed and, if not, why', async () => {
  const fixture = await open(mainnet);
  const { chain } = fixture;
  const attempt = async (caller: string) => {
    const { lines } = await runScript('errors/catch-error.ts', { args: ['1', caller], chain });
    return lines.join();
  };
  expect(await attempt(fixture.recipient.address)).toContain('SablierV2Lockup_WithdrawAmountZero');
  chain.warp(chain.now() + BigInt(25 * day));
  expect(await attempt(fixture.recipient.address)).toBe('The call would succeed.');
  const refused = await attempt(fixture.stranger.address);
  expect(refused).toContain('SablierV2Lockup_WithdrawalAddressNotRecipient');

  // The page's next script decodes the output of this one.
  const { lines } = await runScript('errors/decode-error.ts', {
    args: [/0x[0-9a-f]{9,}$/.exec(refused)?.[0] ?? ''],
  });
  expect(lines.join()).toContain('SablierV2Lockup_WithdrawalAddressNotRecipient');
  expect(lines.join()).toContain(`caller: '${fixture.stranger.address}'`);
});

test('decode-error.ts decodes errors of the newest Lockup releases, also those of their libraries', async () => {
  const helpers = library.abi as Abi;
  const older = parseAbi([
    'error SablierHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)',
  ]);
  const cases: [Abi, string, unknown[]][] = [
    [
      lockup['v4.0'].abi.SablierLockup,
      'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
      [1n, 2n, 3n],
    ],
    [lockup['v3.0'].abi.SablierLockup, 'SablierLockup_Overdraw', [1n, 2n, 3n]],
    [helpers, 'SablierLockupHelpers_StartTimeNotLessThanEndTime', [5, 3]],
    [helpers, 'SablierLockup_TargetPriceTooLow', [5n, 6n]],
    [older, 'SablierHelpers_StartTimeNotLessThanEndTime', [5, 3]],
  ];
  for (const [abi, errorName, args] of cases) {
    const data = encodeErrorResult({ abi, errorName, args });
    const { lines } = await runScript('errors/decode-error.ts', { args: [data] });
    expect(lines.join()).toContain(`${errorName} {`);
  }
});

test('selector.ts prints the value in its comment', async () => {
  expect((await runScript('errors/selector.ts')).lines).toEqual(['0xa1fb2bbc']);
});

test('the address scripts print all contracts of a chain, and report a chain without any', async () => {
  const printed = async (script: string, chainId: number) =>
    (await runScript(`deployments/${script}`, { args: [`${chainId}`] })).lines;
  const namesIn = async (script: string) =>
    (await printed(script, mainnet.id)).map((line) => line.split(' ')[0]).sort();
  const linear = linearOn(sepolia.id);
  const lines = await printed('lockup-addresses.ts', sepolia.id);
  expect(lines).toContain(
    `  SablierV2LockupLinear → ${linear} → https://sepolia.etherscan.io/address/${linear}`,
  );
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual(['core', 'periphery']);
  expect(lines).toHaveLength(8);
  expect(await namesIn('lockup-v4.0-addresses.ts')).toEqual([
    'LockupHelpers',
    'LockupMath',
    'LockupNFTDescriptor',
    'SablierBatchLockup',
    'SablierLockup',
  ]);
  for (const script of ['flow-addresses.ts', 'flow-v3.0-addresses.ts'])
    expect(await namesIn(script)).toEqual(['FlowNFTDescriptor', 'SablierFlow']);
  for (const script of [
    'lockup-addresses.ts',
    'lockup-v4.0-addresses.ts',
    'flow-addresses.ts',
    'flow-v3.0-addresses.ts',
  ])
    await expect(printed(script, 7)).rejects.toThrow('is not deployed on chain 7');
});
