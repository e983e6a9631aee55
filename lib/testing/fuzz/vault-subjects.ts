import { encodeFunctionData, getAddress, maxUint256, parseEther } from 'viem';
import { releaseAbi, testArtifact } from '@/lib/testing/foundry/artifacts';
import { setUpLido } from '@/lib/testing/foundry/bob-fixture';
import { day, tokens } from '@/lib/testing/foundry/lockup-fixture';
import { releaseContract, setFee } from '@/lib/testing/foundry/protocol';
import { admin } from '@/lib/testing/foundry/releases';
import { callNamed, exampleCalls } from '@/lib/testing/reference/example-calls';
import type { Subject, Target } from './cases';
import { openNewest, refuseEther, type SubjectOpener, tell, toSubject } from './world';

/** The vault of the examples. */
const exampleId = 42n;

/** Opens vaults with and without an adapter. The sender and the recipient have shares in most of them. */
async function openVaults() {
  const opened = await openNewest();
  const { world, newest } = opened;
  const { examples, oddToken } = world;
  const { chain, sender, recipient, other, token } = examples;
  const bob = releaseContract(chain, 'bob', 'SablierBob');
  const { adapter, weth, lido, stethFeed } = await setUpLido({ chain, protocol: newest, bob });
  const fee = await setFee(chain, newest, 'bob');
  const feed = await chain.deploy(sender, testArtifact('PriceFeed'), 8, 2_000n * 10n ** 8n);
  const found = await exampleCalls('bob-v1.0', 'SablierBob', examples);
  const calls = found.map((call) =>
    call.name === 'setDefaultAdapter' ? { ...call, args: [call.args[0], adapter.address] } : call,
  );
  const [, , expiry, targetPrice] = callNamed(calls, 'createVault').args;
  await token.send(recipient, 'mint', recipient.address, tokens(1_000));
  for (const account of [sender, recipient]) {
    await weth.pay(account, tokens(1_000), 'deposit');
    for (const each of [token, weth]) await each.send(account, 'approve', bob.address, maxUint256);
  }

  const shareOf = async (id: unknown) =>
    chain.at(getAddress(String(await bob.read('getShareToken', id))), releaseAbi('bob', 'BobVaultShare'));
  let usualShare: string | undefined;
  const targetOf = async (asset: { address: string }, amount?: bigint): Promise<Target> => {
    const terms = [asset.address, feed.address, expiry, targetPrice];
    const { result: id } = await bob.send(sender, 'createVault', ...terms);
    if (amount) for (const account of [sender, recipient]) await bob.send(account, 'enter', id, amount);
    const shares = await shareOf(id);
    usualShare ??= shares.address;
    await shares.send(sender, 'approve', other.address, maxUint256);
    await chain.impersonate(shares);
    const replacements = new Map<unknown, unknown>([
      [exampleId, id],
      [token.address, asset.address],
      [usualShare, shares.address],
    ]);
    return { address: bob.address, replacements };
  };
  const targets: Record<string, Target> = {
    'usual vault': await targetOf(token, tokens(100)),
    'vault of the odd token': await targetOf(oddToken, tokens(100)),
    'vault with the adapter': await targetOf(weth, tokens(100)),
    'vault with the adapter and a small deposit': await targetOf(weth, 1n),
    'vault with the adapter, but no deposits': await targetOf(weth),
  };
  await bob.send(opened.special, 'setDefaultAdapter', oddToken.address, adapter.address);
  targets['vault of the odd token with the adapter'] = await targetOf(oddToken);
  const shares = await shareOf(1n);
  const reentry = encodeFunctionData({ abi: bob.abi, functionName: 'redeem', args: [1n] });
  return {
    ...opened,
    bob,
    adapter,
    shares,
    calls,
    targets,
    weth,
    common: {
      fee,
      callers: { 'as Bob': bob.address },
      accounts: { 'Lockup contract': newest.lockup.address },
      waits: { now: 0, '1,500 days later': 1500 * day },
      modes: {
        ...(await refuseEther(examples, newest)),
        'price reaches the target': tell(sender, feed, 'setPrice', 4_000n * 10n ** 8n),
        'there is no price': tell(sender, feed, 'setPrice', 0n),
        'stETH has no price': tell(admin, stethFeed, 'setPrice', 0n),
        'Curve pays half': tell(admin, lido, 'setRates', parseEther('1'), parseEther('0.5')),
        'wstETH doubles': tell(admin, lido, 'setRates', parseEther('2'), parseEther('1')),
        'Lido finalizes withdrawals': tell(admin, lido, 'finalize'),
        'odd token calls back': tell(sender, oddToken, 'callBack', reentry),
      },
    },
  };
}

/** Returns the targets with the addresses of another contract that belongs to the vaults. */
const retarget = (targets: Subject['targets'], addressOf: (target: Target) => string): Subject['targets'] =>
  Object.fromEntries(
    Object.entries(targets).map(([name, target]) => [
      name,
      { ...target, address: getAddress(addressOf(target)) },
    ]),
  );

const slug = (name: string) => `reference/bob/v1.0/contract.${name}`;

/** SablierBob, and the contracts that belong to its vaults. */
export const vaults: readonly SubjectOpener[] = [
  {
    slug: slug('SablierBob'),
    async open() {
      const { world, special, bob: contract, adapter, shares, calls, targets, common } = await openVaults();
      const callers = { 'as share token': shares.address };
      return toSubject(world, { contract, calls, called: [adapter], targets, special, ...common, callers });
    },
  },
  {
    slug: slug('BobVaultShare'),
    async open() {
      const { world, special, shares: contract, bob, adapter, targets, common } = await openVaults();
      const { sender, other } = world.examples;
      const calls = (await exampleCalls('bob-v1.0', 'BobVaultShare', world.examples)).map((call) =>
        call.name === 'transferFrom' ? { ...call, args: [sender.address, other.address, tokens(10)] } : call,
      );
      const own = retarget(targets, ({ replacements }) => String(replacements.get(contract.address)));
      return toSubject(world, { contract, calls, called: [bob, adapter], targets: own, special, ...common });
    },
  },
  {
    slug: slug('SablierLidoAdapter'),
    async open() {
      const { world, special, adapter: contract, weth, targets, common } = await openVaults();
      const { sender } = world.examples;
      const calls = await exampleCalls('bob-v1.0', 'SablierLidoAdapter', world.examples);
      await weth.send(sender, 'transfer', contract.address, tokens(500));
      const own = retarget(targets, () => contract.address);
      return toSubject(world, { contract, calls, targets: own, special, ...common });
    },
  },
];
