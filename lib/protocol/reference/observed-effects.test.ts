import { maxUint256 } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import type { Account } from '@/lib/testing/foundry/account';
import { testArtifact } from '@/lib/testing/foundry/artifacts';
import type { Contract } from '@/lib/testing/foundry/chain';
import { lockupV1, newestReleases, setFee } from '@/lib/testing/foundry/protocol';
import type { CallRecorder } from '@/lib/testing/fuzz/call-recorder';
import { fuzz, type Subject } from '@/lib/testing/fuzz/fuzz';
import {
  callNamed,
  createCampaign,
  type ExampleChain,
  exampleCalls,
  openExampleChain,
} from '@/lib/testing/reference/example-calls';
import { loadReleases } from './load-release';
import type { Item } from './model';
import { type ObservedEffects, observedEffectsFile } from './observed-effects';

// Calls the functions of every contract at random, and compares the events and errors with the contract's page, which
// lists what the source code contains. What occurred is written to a file, from which pages know what they mark as not
// reached. `vitest --update` writes it anew.

vi.setConfig({ testTimeout: 120_000 });

const observed: ObservedEffects = {};

/** The accounts and contracts that take part besides those of the examples. */
async function openWorld() {
  const examples = await openExampleChain();
  const { chain, sender, recipient, other, token } = examples;
  const operator = await chain.open('operator');
  const [oddToken, nativeToken] = [
    await chain.deploy(sender, testArtifact('OddToken')),
    await chain.deploy(sender, testArtifact('OddToken')),
  ];
  const hooks = await chain.deploy(sender, testArtifact('WrongHooks'));
  const oracles: [decimals: number, price: bigint][] = [
    [0, 1n],
    [40, 1n],
    [8, 0n],
    [8, 2n ** 200n],
    [8, 10n ** 13n],
  ];
  const deployed: string[] = [];
  for (const terms of oracles)
    deployed.push((await chain.deploy(sender, testArtifact('Oracle'), ...terms)).address);
  const zero = `0x${'0'.repeat(40)}`;
  const modes = ['answerFalse', 'refuse', 'answerTrue'];
  const subject = (contract: Contract, special: Account): Omit<Subject, 'calls' | 'knownEffects'> => ({
    contract,
    callers: [sender, sender, sender, recipient, recipient, operator, other, special, special],
    pools: {
      accounts: [
        zero,
        ...[sender, recipient, operator, other, hooks, contract].map(({ address }) => address),
      ],
      tokens: [token.address, oddToken.address, oddToken.address, nativeToken.address, other.address, zero],
      oracles: [...deployed, other.address, zero],
    },
    oddToken,
    hooks,
    actions: [
      ...modes.map((mode) => () => oddToken.send(sender, mode)),
      () => oddToken.send(sender, 'setDecimals', 19),
    ],
    fee: 0n,
  });
  /** Lets a contract take the sender's tokens, and lets the operator act for the recipient. */
  const approve = async (contract: Contract) => {
    await token.send(sender, 'approve', contract.address, maxUint256);
    const hasNFTs = contract.abi.some((each) => 'name' in each && each.name === 'setApprovalForAll');
    if (hasNFTs) await contract.send(recipient, 'setApprovalForAll', operator.address, true);
  };
  return { examples, subject, approve, hooks, nativeToken };
}

/** Fuzzes a contract, compares the result with its page, and adds it to the file. */
async function check(
  slug: string,
  examples: ExampleChain,
  subject: Omit<Subject, 'calls' | 'knownEffects'>,
  release: string,
  called: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const name = slug.slice(slug.lastIndexOf('.') + 1);
  const calls = await exampleCalls(release, name, examples);
  const functions = functionsOn(slug);
  const knownEffects = (name: string) => {
    const own = functions.filter((each) => each.name === name);
    return [...errorsOf(own), ...eventsOf(own)];
  };
  return compareWithPage(slug, await fuzz(examples, { ...subject, calls, knownEffects }), called);
}

/** Returns the functions on a contract's page. */
function functionsOn(slug: string): Item[] {
  const page = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find((each) => each.slug === slug);
  return (page?.items ?? []).filter(({ kind, selector }) => kind === 'function' && selector);
}

const errorsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ reverts }) => reverts.map(({ text }) => text));

const eventsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ emits }) => emits.map(({ text }) => text));

/**
 * @param called the pages of the contracts that this one calls, whose errors it passes on, and which move tokens
 * @returns the events on the page that didn't occur, by function
 */
function compareWithPage(
  slug: string,
  { events, errors }: CallRecorder,
  called: readonly string[],
): Record<string, string[]> {
  const functions = functionsOn(slug);
  const passedOn = called.flatMap(functionsOn);
  expect(functions.length).toBeGreaterThan(0);
  const unlisted: string[] = [];
  const absent: Record<string, string[]> = {};
  observed[slug] = {};
  // A batch emits and throws what the functions in it do.
  const names = functions.map(({ name }) => name).filter((name) => name !== 'batch');
  for (const name of [...new Set(names)].sort()) {
    const own = functions.filter((each) => each.name === name);
    const emits = [...(events.get(name) ?? [])].sort();
    const reverts = [...(errors.get(name) ?? [])].sort();
    const listedEvents = eventsOf(own);
    const listedErrors = errorsOf(own);
    const missing = listedEvents.filter((each) => !emits.includes(each));
    if (missing.length > 0) absent[name] = missing;
    unlisted.push(
      ...emits
        .filter((each) => ![...listedEvents, ...eventsOf(passedOn)].includes(each))
        .map((each) => `${name} emits ${each}`),
      ...reverts
        .filter(
          (each) => ![...listedErrors, ...errorsOf(passedOn)].includes(each) && !each.startsWith('Panic'),
        )
        .map((each) => `${name} reverts with ${each}`),
    );
    if (emits.length + reverts.length > 0) observed[slug][name] = { emits, reverts };
  }
  expect(unlisted).toEqual([]);
  return absent;
}

const models = ['Linear', 'Dynamic', 'Tranched'] as const;
const lockupPage = (model: string) => `reference/lockup/core/contract.SablierV2Lockup${model}`;

describe('Lockup v1.2', () => {
  test.each(models)('%s', async (model) => {
    const { examples, subject, approve, hooks } = await openWorld();
    const { admin, [`lockup${model}` as const]: contract } = lockupV1(examples.chain);
    await approve(contract);
    await contract.send(admin, 'allowToHook', hooks.address);
    expect(await check(lockupPage(model), examples, subject(contract, admin), 'lockup-v1.2')).toEqual({});
  });

  test('batches and campaigns', async () => {
    const { examples, subject, approve } = await openWorld();
    const { admin, batchLockup, merkleLockupFactory: factory } = lockupV1(examples.chain);
    const checkPage = async (name: string, contract: Contract, special: Account) => {
      const page = `reference/lockup/periphery/contract.SablierV2${name}`;
      const called = models.map(lockupPage);
      expect(await check(page, examples, subject(contract, special), 'lockup-v1.2', called), name).toEqual(
        {},
      );
    };
    await approve(batchLockup);
    await checkPage('BatchLockup', batchLockup, admin);
    await checkPage('MerkleLockupFactory', factory, admin);
    const factoryCalls = await exampleCalls('lockup-v1.2', 'SablierV2MerkleLockupFactory', examples);
    for (const model of ['LL', 'LT'] as const) {
      const claim = callNamed(
        await exampleCalls('lockup-v1.2', `SablierV2Merkle${model}`, examples),
        'claim',
      );
      const { args } = callNamed(factoryCalls, `createMerkle${model}`);
      const campaign = await createCampaign(examples, factory, model, args, claim);
      await checkPage(`Merkle${model}`, campaign, examples.sender);
    }
  });
});

describe('the newest releases', () => {
  const lockupPage = 'reference/lockup/v4.0/contract.SablierLockup';

  test('Lockup v4.0', async () => {
    const { examples, subject, approve, hooks, nativeToken } = await openWorld();
    const newest = newestReleases(examples.chain);
    const comptroller = await examples.chain.impersonate(newest.comptroller);
    await approve(newest.lockup);
    await newest.lockup.send(comptroller, 'setNativeToken', nativeToken.address);
    await newest.lockup.send(comptroller, 'allowToHook', hooks.address);
    const fee = await setFee(examples.chain, newest, 'lockup');
    const all = { ...subject(newest.lockup, comptroller), fee };
    expect(await check(lockupPage, examples, all, 'lockup-v4.0')).toEqual({});
  });

  test('batches of Lockup v4.0', async () => {
    const { examples, subject, approve } = await openWorld();
    const { batchLockup, admin } = newestReleases(examples.chain);
    await approve(batchLockup);
    const page = 'reference/lockup/v4.0/contract.SablierBatchLockup';
    expect(await check(page, examples, subject(batchLockup, admin), 'lockup-v4.0', [lockupPage])).toEqual({});
  });

  test('Flow v3.0', async () => {
    const { examples, subject, approve, nativeToken } = await openWorld();
    const newest = newestReleases(examples.chain);
    const comptroller = await examples.chain.impersonate(newest.comptroller);
    // The start time of the streams in the examples.
    examples.chain.warp(1_798_761_600n);
    await approve(newest.flow);
    await newest.flow.send(comptroller, 'setNativeToken', nativeToken.address);
    const fee = await setFee(examples.chain, newest, 'flow');
    const all = { ...subject(newest.flow, comptroller), fee };
    expect(await check('reference/flow/v3.0/contract.SablierFlow', examples, all, 'flow-v3.0')).toEqual({
      // The native token can only be set once, which happened above.
      setNativeToken: ['SetNativeToken'],
    });
  });
});

test('the file contains what occurred', async () => {
  expect(Object.keys(observed), 'all contracts have been called').toHaveLength(10);
  // One list per line.
  const json = JSON.stringify(observed, null, 1).replace(
    /\[\s+([^\]]*?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  );
  await expect(`${json}\n`).toMatchFileSnapshot(`../../../${observedEffectsFile}`);
});
