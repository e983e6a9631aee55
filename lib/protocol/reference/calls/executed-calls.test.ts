import { type Address, decodeFunctionData, type Hex, maxUint256 } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { invariant } from '@/lib/site/invariant';
import { releaseId } from '@/lib/site/release';
import type { Account } from '@/lib/testing/foundry/account';
import { sampleArtifacts } from '@/lib/testing/foundry/artifacts';
import { type Chain, type Contract, startChain } from '@/lib/testing/foundry/chain';
import { day, tokenSample, tokens } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1, newestReleases } from '@/lib/testing/foundry/protocol';
import { Reverted } from '@/lib/testing/foundry/reverted';
import { viemCalldata } from '@/lib/testing/reference/viem-calldata';
import { loadRelease } from '../load-release';
import { releases } from '../releases';
import { contractCalls } from './call-forms';
import { exampleRoles } from './example-arguments';

// Executes the example calls against the bytecode of the releases, after the placeholders have been replaced by
// accounts and contracts of the chain. The calls that revert are listed with their errors.

vi.setConfig({ testTimeout: 120_000 });

/** The accounts on a chain, and the addresses that replace those of the examples. */
type Fixture = {
  chain: Chain;
  token: Contract;
  sender: Account;
  callers: Account[];
  addresses: Map<string, Address>;
};

async function createFixture(chain: Chain, admin: Account): Promise<Fixture> {
  const [sender, recipient, other] = await Promise.all(
    ['sender', 'recipient', 'other'].map((name) => chain.open(name)),
  );
  invariant(sender && recipient && other, 'there are three accounts');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    token,
    sender,
    callers: [sender, recipient, admin, other],
    addresses: new Map([
      [exampleRoles.sender, sender.address],
      [exampleRoles.recipient, recipient.address],
      [exampleRoles.token, token.address],
      [exampleRoles.other, other.address],
    ]),
  };
}

type Call = { name: string; args: readonly unknown[] };

/** Returns the calls of a contract, decoded, with the addresses of the chain. */
async function callsOf(release: string, name: string, fixture: Fixture): Promise<Call[]> {
  const { model, contract } = contractOf(release, name);
  const calls = contractCalls(contract, model);
  const { abi } = contract;
  invariant(calls && abi, `${name} has calls`);
  const all = [...calls.byAnchor.values()].map(async ({ viem }): Promise<Call> => {
    const calldata = (await viemCalldata(viem, abi)).at(-1) ?? '0x';
    const data = [...fixture.addresses].reduce<string>(
      (text, [from, to]) => text.replaceAll(from.slice(2).toLowerCase(), to.slice(2).toLowerCase()),
      calldata,
    );
    const { functionName, args } = decodeFunctionData({ abi, data: data as Hex });
    return { name: functionName, args: args ?? [] };
  });
  return Promise.all(all);
}

function contractOf(release: string, name: string) {
  const found = releases.find((each) => releaseId(each) === release);
  invariant(found, `${release} is a release`);
  const model = loadRelease(found);
  const contract = model.contracts.find((each) => each.kind === 'contract' && each.name === name);
  invariant(contract, `${release} has a contract ${name}`);
  return { model, contract };
}

/** Returns the address of a contract in the examples. */
function mainnetAddress(release: string, name: string): string {
  const found = contractOf(release, name).contract.addresses.find(({ chainId }) => chainId === 1);
  invariant(found, `${name} is deployed on Ethereum`);
  return found.address;
}

/** Makes a call from the first account that may, and returns the error if none may. */
async function attempt({ callers }: Fixture, contract: Contract, { name, args }: Call): Promise<string> {
  const errors = new Set<string>();
  for (const caller of callers) {
    try {
      await contract.send(caller, name, ...args);
      return '';
    } catch (reason) {
      if (!(reason instanceof Reverted)) throw reason;
      errors.add(reason.errorName || reason.message);
    }
  }
  return [...errors].join(', ');
}

/**
 * Executes each call, starting from the same state.
 * @param before calls by the function that needs them first
 * @returns the errors, by function
 */
async function execute(
  fixture: Fixture,
  contract: Contract,
  calls: readonly Call[],
  before: Record<string, string[]> = {},
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    const undo = await fixture.chain.snapshot();
    for (const name of before[call.name] ?? []) {
      const first = calls.find((each) => each.name === name);
      invariant(first, `${name} has a call`);
      expect(await attempt(fixture, contract, first), `${name} before ${call.name}`).toBe('');
    }
    const error = await attempt(fixture, contract, call);
    if (error) errors[call.name] = error;
    await undo();
  }
  return errors;
}

/** Creates the streams that the examples refer to, with one of the calls. */
async function createStreams(fixture: Fixture, contract: Contract, calls: readonly Call[], name: string) {
  const create = calls.find((each) => each.name === name);
  invariant(create, `${name} has a call`);
  await fixture.token.send(fixture.sender, 'approve', contract.address, maxUint256);
  for (let id = 1; id <= 43; id++) await contract.send(fixture.sender, name, ...create.args);
}

/** The hook allowlist only accepts contracts with hooks. */
const noHooks = 'CallerNotAdmin, SablierV2Lockup_AllowToHookZeroCodeSize';

describe('Lockup v1.2', () => {
  test.each(['Linear', 'Dynamic', 'Tranched'] as const)('%s', async (model) => {
    const { fixture, protocol } = await openV2();
    const contract = protocol[`lockup${model}`];
    const calls = await callsOf('lockup-v1.2', `SablierV2Lockup${model}`, fixture);
    await createStreams(fixture, contract, calls, 'createWithDurations');
    fixture.chain.warp(fixture.chain.now() + BigInt(200 * day));
    const errors = await execute(fixture, contract, calls, { burn: ['cancel', 'withdrawMax'] });
    expect(errors).toEqual({ allowToHook: noHooks });
  });

  test('batches and campaigns', async () => {
    const { fixture, protocol } = await openV2();
    for (const [name, contract] of [
      ['SablierV2BatchLockup', protocol.batchLockup],
      ['SablierV2MerkleLockupFactory', protocol.merkleLockupFactory],
    ] as const) {
      await fixture.token.send(fixture.sender, 'approve', contract.address, maxUint256);
      expect(await execute(fixture, contract, await callsOf('lockup-v1.2', name, fixture)), name).toEqual({});
    }
  });
});

async function openV2() {
  const chain = await startChain();
  const protocol = lockupV1(chain);
  const fixture = await createFixture(chain, protocol.admin);
  for (const [name, { address }] of Object.entries(protocol).filter(([name]) => name.startsWith('lockup')))
    fixture.addresses.set(
      mainnetAddress('lockup-v1.2', `SablierV2${name.charAt(0).toUpperCase()}${name.slice(1)}`),
      address as Address,
    );
  return { fixture, protocol };
}

describe('the newest releases', () => {
  test('Lockup v4.0', async () => {
    const { fixture, protocol } = await openNewest();
    const calls = await callsOf('lockup-v4.0', 'SablierLockup', fixture);
    await createStreams(fixture, protocol.lockup, calls, 'createWithDurationsLL');
    fixture.chain.warp(fixture.chain.now() + BigInt(200 * day));
    expect(await execute(fixture, protocol.lockup, calls, { burn: ['cancel', 'withdrawMax'] })).toEqual({
      ...onlyComptroller('allowToHook', 'recover', 'setComptroller', 'setNFTDescriptor', 'setNativeToken'),
      // It needs an oracle.
      createWithTimestampsLPG: 'execution reverted, without revert data',
      // The streams are linear.
      getPriceGatedUnlockParams: 'SablierLockupState_NotExpectedModel',
      getSegments: 'SablierLockupState_NotExpectedModel',
      getTranches: 'SablierLockupState_NotExpectedModel',
    });
  });

  test('Flow v3.0', async () => {
    const { fixture, protocol } = await openNewest();
    const calls = await callsOf('flow-v3.0', 'SablierFlow', fixture);
    // The start time of the streams in the examples.
    fixture.chain.warp(1_798_761_600n);
    await createStreams(fixture, protocol.flow, calls, 'createAndDeposit');
    const deposit = calls.find(({ name }) => name === 'deposit');
    invariant(deposit, 'deposit has a call');
    for (let count = 0; count < 2; count++)
      await protocol.flow.send(fixture.sender, 'deposit', ...deposit.args);
    // Half of the 30 tokens have been streamed.
    fixture.chain.warp(fixture.chain.now() + 15_000n);
    expect(
      await execute(fixture, protocol.flow, calls, { restart: ['pause'], restartAndDeposit: ['pause'] }),
    ).toEqual(onlyComptroller('recover', 'setComptroller', 'setNFTDescriptor', 'setNativeToken'));
  });
});

/** The comptroller is a contract, which calls these functions. */
const onlyComptroller = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'Comptrollerable_CallerNotComptroller']));

async function openNewest() {
  const chain = await startChain();
  const protocol = newestReleases(chain);
  return { protocol, fixture: await createFixture(chain, protocol.admin) };
}
