import { createPublicClient, createWalletClient, type EIP1193Provider, formatEther, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sepolia } from 'viem/chains';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { explain, readStream } from '@/content/samples/lockup/v4.0/front-end/stream';
import { streamIdsIn } from '@/content/samples/lockup/v4.0/front-end/stream-ids';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';
import { runScript } from './run-script';

// Runs the code of the front-end guide against Lockup v4.0, with a wallet that signs without asking.

let fixture: LockupV4Fixture;

beforeAll(async () => {
  fixture = await setUpLockupV4([]);
});

beforeEach(() => fixture.chain.snapshot());

const wait = async (days: number) => {
  fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
  await fixture.chain.settle();
};

describe('failures are explained with the name that the guide contains', () => {
  const fails = async (action: Promise<unknown>) =>
    action.then(
      () => 'nothing',
      (error) => explain(error),
    );

  test('a chain without Lockup v4.0, and an error that is not a revert', async () => {
    const client = createPublicClient({
      chain: { ...sepolia, id: 7, name: 'Seven' },
      transport: http(fixture.chain.url),
    });
    expect(await fails(readStream(client as never, 1n))).toContain('not deployed on Seven');
    const offline = createPublicClient({ chain: sepolia, transport: http('http://127.0.0.1:1') });
    expect(await fails(readStream(offline as never, 1n))).toBe('HTTP request failed.');
  });
});

test('the page shows the stream of its address, and withdraws for the fee when its button is clicked', async () => {
  const fee = await fixture.chargeFee();
  await fixture.openStream();
  const streamId = await fixture.openStream();
  await wait(25);
  const [pre, button] = [{ textContent: '' }, { onclick: async () => {} }];
  const { stranger, chain } = fixture;
  const wallet = createWalletClient({
    account: privateKeyToAccount(stranger.key),
    chain: sepolia,
    transport: http(chain.url),
  });
  const ethereum: Pick<EIP1193Provider, 'request'> = {
    request: (async ({ method, params }: { method: string; params: [{ value: string }] }) => {
      if (method === 'eth_requestAccounts') return [stranger.address];
      if (method === 'wallet_switchEthereumChain') return null;
      return wallet.request({ method, params } as never);
    }) as never,
  };
  vi.stubGlobal('window', { ethereum });
  vi.stubGlobal('location', { search: `?stream=${streamId}` });
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'pre' ? pre : button),
    body: { append: () => {} },
  });
  await runScript('lockup/v4.0/front-end/main.ts', { chain });
  expect(pre.textContent.split('\n')).toEqual([
    'status: Streaming',
    `sender: ${fixture.sender.address}`,
    `recipient: ${fixture.recipient.address}`,
    'deposited: 1000 TEST',
    'withdrawn: 0 TEST',
    'withdrawable: 250 TEST',
    // 2% more than the fee, because the price of ether can change until the withdrawal.
    `fee: ${formatEther((fee * 102n) / 100n)} ETH`,
  ]);
  await button.onclick();
  expect(pre.textContent).toContain('withdrawn: 250 TEST');
  expect(await fixture.token.read('balanceOf', fixture.recipient.address)).toBe(tokens(250));
  // Lockup receives what the page showed.
  expect(await chain.etherOf(fixture.lockup.address)).toBe((fee * 102n) / 100n);
  vi.unstubAllGlobals();
});

test('the ID of a new stream is in the receipt, in the event of its model', async () => {
  const client = createPublicClient({ chain: sepolia, transport: http(fixture.chain.url) });
  const lastReceipt = async () => {
    const { transactions } = await client.getBlock({ blockTag: 'latest' });
    return client.getTransactionReceipt({ hash: transactions[0] ?? '0x' });
  };
  const { address } = fixture.lockup;
  const streamId = await fixture.openStream();
  expect(streamIdsIn(await lastReceipt(), address)).toEqual([streamId]);
  expect(streamIdsIn(await lastReceipt(), fixture.token.address), 'of another contract').toEqual([]);
  await fixture.createPriceGated();
  expect(streamIdsIn(await lastReceipt(), address)).toEqual([streamId + 1n]);
});
