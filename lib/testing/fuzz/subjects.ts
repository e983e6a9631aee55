import { encodeFunctionData, maxUint256, zeroAddress } from 'viem';
import type { Contract } from '@/lib/testing/foundry/chain';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1, releaseContract, setFee } from '@/lib/testing/foundry/protocol';
import { callNamed, type ExampleCall, exampleCalls } from '@/lib/testing/reference/example-calls';
import { campaigns, factories, v1Campaigns } from './campaign-subjects';
import type { Target } from './cases';
import { replaceInArgs } from './changes';
import { comptroller } from './comptroller-subject';
import { vaults } from './vault-subjects';
import {
  approve,
  openNewest,
  openVanishingToken,
  openWorld,
  type SubjectOpener,
  single,
  tell,
  toSubject,
  type World,
} from './world';

/** The stream that most examples refer to, and the second one of lists. */
const exampleIds = [42n, 43n] as const;

/** Creates streams of all kinds with the examples. The first function creates the usual streams. */
async function openStreams(
  { examples, operator, oddToken, hooks }: World,
  contract: Contract,
  calls: readonly ExampleCall[],
  names: readonly string[],
): Promise<Record<string, Target>> {
  const { chain, sender, recipient, token } = examples;
  await approve(examples, contract);
  for (const owner of [recipient, await chain.impersonate(hooks)])
    await contract.send(owner, 'setApprovalForAll', operator.address, true);
  const deposits = calls.filter(({ name }) => name === 'deposit');
  const create = async (name: string, replaced: [from: unknown, to: unknown][] = [], isFunded = true) => {
    const args = replaceInArgs(callNamed(calls, name).args, new Map(replaced));
    const { result: id } = await contract.send(sender, name, ...args);
    const replacements = new Map([...replaced, [exampleIds[0], id], [exampleIds[1], spare]]);
    replacements.delete(true);
    // Twice, so that other calls of Flow have enough to take.
    if (isFunded)
      for (const { args } of [...deposits, ...deposits])
        await contract.send(sender, 'deposit', ...replaceInArgs(args, replacements));
    return { id, target: { address: contract.address, replacements } };
  };
  const usual = names[0] ?? '';
  let spare: unknown;
  spare = (await create(usual)).id;
  const vanishing = await openVanishingToken(examples);
  const targets: Record<string, Target> = {
    'usual stream': (await create(usual)).target,
    'stream of the odd token': (await create(usual, [[token.address, oddToken.address]])).target,
    'stream of a token without code': (await create(usual, [[token.address, vanishing.address]])).target,
    'stream to hooks': (await create(usual, [[recipient.address, hooks.address]])).target,
    'fixed stream': (await create(usual, [[true, false]])).target,
  };
  if (deposits.length > 0) targets['stream without a deposit'] = (await create('create', [], false)).target;
  await vanishing.vanish();
  for (const name of names.slice(1)) targets[`stream of ${name}`] = (await create(name)).target;
  return targets;
}

const models = ['Linear', 'Dynamic', 'Tranched'] as const;
const v1Page = (model: string) => `reference/lockup/core/contract.SablierV2Lockup${model}`;
const v4Page = 'reference/lockup/v4.0/contract.SablierLockup';

const v1Lockups = models.map(
  (model): SubjectOpener => ({
    slug: v1Page(model),
    async open() {
      const world = await openWorld();
      const { admin, [`lockup${model}` as const]: contract } = lockupV1(world.examples.chain);
      const calls = await exampleCalls('lockup-v1.2', `SablierV2Lockup${model}`, world.examples);
      await contract.send(admin, 'allowToHook', world.hooks.address);
      const targets = await openStreams(world, contract, calls, [
        'createWithDurations',
        'createWithTimestamps',
      ]);
      return toSubject(world, { contract, calls, targets, special: admin });
    },
  }),
);

const v1Others = ['BatchLockup', 'MerkleLockupFactory'].map(
  (name): SubjectOpener => ({
    slug: `reference/lockup/periphery/contract.SablierV2${name}`,
    async open() {
      const world = await openWorld();
      const all = lockupV1(world.examples.chain);
      const contract = name === 'BatchLockup' ? all.batchLockup : all.merkleLockupFactory;
      await approve(world.examples, contract);
      const calls = await exampleCalls('lockup-v1.2', `SablierV2${name}`, world.examples);
      const called = [all.lockupLinear, all.lockupDynamic, all.lockupTranched];
      return toSubject(world, { contract, calls, called, targets: single(contract), special: all.admin });
    },
  }),
);

const newest: SubjectOpener[] = [
  {
    slug: v4Page,
    async open() {
      const { world, newest, special } = await openNewest();
      const { lockup: contract } = newest;
      const { sender, other } = world.examples;
      await contract.send(special, 'allowToHook', world.hooks.address);
      const calls = await exampleCalls('lockup-v4.0', 'SablierLockup', world.examples);
      const creating = calls.map(({ name }) => name).filter((name) => name.startsWith('create'));
      const targets = await openStreams(world, contract, calls, [
        'createWithDurationsLL',
        ...creating.filter((name) => name !== 'createWithDurationsLL'),
      ]);
      const fee = await setFee(world.examples.chain, newest, 'lockup');
      // A hook can move or burn the NFT while the recipient's operator withdraws.
      const id = targets['stream to hooks']?.replacements.get(exampleIds[0]);
      const callBack = (functionName: string, ...args: unknown[]) =>
        tell(sender, world.hooks, 'callBack', encodeFunctionData({ abi: contract.abi, functionName, args }));
      const modes = {
        'hook transfers the NFT': callBack('transferFrom', world.hooks.address, other.address, id),
        'hook burns the NFT': callBack('burn', id),
      };
      return toSubject(world, { contract, calls, targets, special, fee, modes });
    },
  },
  {
    slug: 'reference/lockup/v4.0/contract.SablierBatchLockup',
    async open() {
      const { world, newest, special } = await openNewest();
      const { batchLockup: contract, lockup } = newest;
      await approve(world.examples, contract);
      const calls = await exampleCalls('lockup-v4.0', 'SablierBatchLockup', world.examples);
      return toSubject(world, { contract, calls, called: [lockup], targets: single(contract), special });
    },
  },
  {
    slug: 'reference/flow/v3.0/contract.SablierFlow',
    async open() {
      const { world, newest, special } = await openNewest();
      const { flow: contract } = newest;
      const { chain } = world.examples;
      // A day before the start time of the streams in the examples.
      chain.warp(1_798_761_600n - BigInt(day));
      const calls = await exampleCalls('flow-v3.0', 'SablierFlow', world.examples);
      const targets = await openStreams(world, contract, calls, ['createAndDeposit', 'create']);
      const fee = await setFee(chain, newest, 'flow');
      // Half of the 30 tokens have been streamed.
      const half = day + 15_000;
      const waits = { 'when half is streamed': half, 'before the start': 0, '400 days later': 400 * day };
      return toSubject(world, { contract, calls, targets, special, fee, waits });
    },
  },
];

const escrow: SubjectOpener = {
  slug: 'reference/bob/v1.0/contract.SablierEscrow',
  async open() {
    const { world, newest, special } = await openNewest();
    const { examples, oddToken } = world;
    const { sender, recipient, token, buyToken } = examples;
    const contract = releaseContract(examples.chain, 'bob', 'SablierEscrow');
    await approve(examples, contract);
    await buyToken.send(recipient, 'approve', contract.address, maxUint256);
    const calls = await exampleCalls('bob-v1.0', 'SablierEscrow', examples);
    const create = async (replaced: [from: unknown, to: unknown][] = []): Promise<Target> => {
      const args = replaceInArgs(callNamed(calls, 'createOrder').args, new Map(replaced));
      const { result: id } = await contract.send(sender, 'createOrder', ...args);
      return { address: contract.address, replacements: new Map([...replaced, [exampleIds[0], id]]) };
    };
    const targets = {
      'usual order': await create(),
      'order for anyone': await create([[recipient.address, zeroAddress]]),
      'order that sells the odd token': await create([[token.address, oddToken.address]]),
      'order for the odd token': await create([[buyToken.address, oddToken.address]]),
    };
    const accounts = { 'Lockup contract': newest.lockup.address };
    return toSubject(world, { contract, calls, targets, special, accounts });
  },
};

/** The contracts whose bytecode is known, and whose pages show calls, except those without events and errors. */
export const subjects: readonly SubjectOpener[] = [
  ...v1Lockups,
  ...v1Others,
  ...v1Campaigns,
  ...newest,
  ...factories,
  ...campaigns,
  escrow,
  ...vaults,
  comptroller,
];
