import { type Address, getAddress, maxUint256 } from 'viem';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { invariant } from '@/lib/site/invariant';
import type { Account } from '@/lib/testing/foundry/account';
import { compiledAbi } from '@/lib/testing/foundry/artifacts';
import { setUpLido } from '@/lib/testing/foundry/bob-fixture';
import type { Contract } from '@/lib/testing/foundry/chain';
import { tokens } from '@/lib/testing/foundry/lockup-fixture';
import { compiledContract, type Newest, newestReleases, setFee } from '@/lib/testing/foundry/protocol';
import {
  callNamed,
  type ExampleCall,
  type ExampleChain,
  exampleCalls,
  openExampleChain,
} from '@/lib/testing/reference/example-calls';
import { approve, execute, run } from '@/lib/testing/reference/execute-calls';

// Executes the example calls of Bob v1.0 and of the comptroller.

vi.setConfig({ testTimeout: 120_000 });

/** The vault and the order of the examples. */
const id = 42n;
/** After the expiry in the examples. */
const expired = 1_830_297_600n;

let examples: ExampleChain;
let protocol: Newest;
let bob: Contract;
let comptroller: Account;

beforeEach(async () => {
  examples = await openExampleChain();
  protocol = newestReleases(examples.chain);
  bob = compiledContract(examples.chain, 'bob', 'SablierBob');
  comptroller = await examples.chain.impersonate(protocol.comptroller);
});

/** Repeats a call until the contract has the vault or the order of the examples. */
async function repeat(contract: Contract, { name, args }: ExampleCall, replaced: readonly unknown[] = args) {
  for (let made = 0n; made < id; made++) await contract.send(examples.sender, name, ...replaced);
}

const vaultCalls = (others?: Record<string, Address>) =>
  exampleCalls('bob-v1.0', 'SablierBob', examples, others);

describe('Bob v1.0', () => {
  test('vaults', async () => {
    const { chain, sender, recipient, other } = examples;
    const { adapter } = await setUpLido({ chain, protocol, bob });
    const fee = await setFee(chain, protocol, 'bob');
    const published = await vaultCalls();
    const [, example] = callNamed(published, 'setDefaultAdapter').args;
    const calls = await vaultCalls({ [String(example)]: adapter.address });
    const subject = { contract: bob, calls, callers: [sender, recipient, comptroller, other], fee };
    await approve(examples, bob);
    await repeat(bob, callNamed(calls, 'createVault'));
    const errors = await execute(examples, subject, async (name) => {
      if (name !== 'redeem') return;
      await run(subject, ['enter']);
      chain.warp(expired);
    });
    expect(errors).toEqual({
      // The token isn't the wrapped native token.
      enterWithNativeToken: 'execution reverted, without revert data',
      onShareTransfer: 'SablierBob_CallerNotShareToken',
      // The vault was created before the token had an adapter.
      unstakeTokensViaAdapter: 'SablierBob_VaultHasNoAdapter',
    });
  });

  test('shares', async () => {
    const { sender, recipient, other, chain } = examples;
    await repeat(bob, callNamed(await vaultCalls(), 'createVault'));
    const contract = chain.at(
      getAddress(String(await bob.read('getShareToken', id))),
      compiledAbi('bob', 'BobVaultShare'),
    );
    const calls = await exampleCalls('bob-v1.0', 'BobVaultShare', examples);
    const callers = [recipient, other, sender, await chain.impersonate(bob)];
    const subject = { contract, calls, callers };
    const before: Record<string, string[]> = {
      burn: ['mint'],
      transfer: ['mint'],
      transferFrom: ['mint', 'approve'],
    };
    expect(await execute(examples, subject, (name) => run(subject, before[name]))).toEqual({});
  });

  test('orders', async () => {
    const { chain, sender, recipient, other, buyToken } = examples;
    const contract = compiledContract(chain, 'bob', 'SablierEscrow');
    const calls = await exampleCalls('bob-v1.0', 'SablierEscrow', examples);
    await approve(examples, contract);
    await buyToken.send(recipient, 'approve', contract.address, maxUint256);
    await repeat(contract, callNamed(calls, 'createOrder'));
    const callers = [sender, recipient, comptroller, other];
    expect(await execute(examples, { contract, calls, callers })).toEqual({});
  });

  test('the Lido adapter', async () => {
    const { chain, sender } = examples;
    const { adapter: contract, weth } = await setUpLido({ chain, protocol, bob });
    const calls = await exampleCalls('bob-v1.0', 'SablierLidoAdapter', examples);
    const create = callNamed(await vaultCalls(), 'createVault');
    await repeat(bob, create, [weth.address, ...create.args.slice(1)]);
    await weth.pay(sender, tokens(1_000), 'deposit');
    await weth.send(sender, 'transfer', contract.address, tokens(1_000));
    const subject = { contract, calls, callers: [await chain.impersonate(bob), comptroller] };
    const errors = await execute(examples, subject, async (name) => {
      if (/^(processRedemption|unstake|request|update)/.test(name)) await run(subject, ['stake']);
      if (name === 'requestLidoWithdrawal') chain.warp(expired);
    });
    expect(errors).toEqual({});
  });
});

test('the comptroller', async () => {
  const { chain, sender, recipient, other, token } = examples;
  const { admin, comptroller: contract } = protocol;
  await setFee(chain, protocol, 'lockup');
  await token.send(sender, 'mint', contract.address, tokens(1));
  const calls = await exampleCalls('comptroller-v1.1', 'SablierComptroller', examples);
  invariant(calls.length > 20, 'the comptroller has calls');
  const subject = { contract, calls, callers: [admin, sender, recipient, other] };
  const before: Record<string, string[]> = {
    revokeRole: ['grantRole'],
    disableCustomFeeUSDFor: ['setCustomFeeUSDFor'],
  };
  const errors = await execute(examples, subject, (name) => run(subject, before[name]));
  expect(errors).toEqual({
    initialize: 'InvalidInitialization',
    proxiableUUID: 'UUPSUnauthorizedCallContext',
    // The accounts of the examples aren't contracts.
    transferFees: 'execution reverted, without revert data, SablierComptroller_FeeRecipientNotAdmin',
    upgradeToAndCall: 'execution reverted, without revert data, CallerNotAdmin',
  });
});
