import { type Address, getAddress, parseEther } from 'viem';
import { z } from 'zod';
import { runScript } from '../samples/run-script';
import type { Account } from './account';
import { connect } from './anvil';
import { compiledAbi, compiledArtifact, sampleArtifacts, testArtifact } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { tokenSample, tokens } from './lockup-fixture';
import { callAsComptroller, compiledContract, type Newest, newestReleases } from './protocol';
import { admin } from './releases';

/** The fixture for the guides to Bob v1.0. */
export type BobFixture = {
  chain: Chain;
  protocol: Newest;
  bob: Contract;
  escrow: Contract;
  /** Has a million tokens, and the same number of another token. */
  depositor: Account;
  stranger: Account;
  token: Contract;
  otherToken: Contract;
  /** A price feed with 18 decimals, at 2,000 dollars, which was updated decades ago. */
  feed: Contract;
  /** Sets the price of the feed in dollars. */
  setPrice: (dollars: number) => Promise<void>;
  /** Runs one of the guides' scripts from an account, and returns its lines. */
  run: (script: string, from: Account, ...args: string[]) => Promise<string[]>;
  /** Runs the script that creates a vault, with a target of 5,000 dollars and an expiry in 30 days. */
  openVault: (token?: Contract) => Promise<bigint>;
  /** Returns the share token of a vault. */
  shareToken: (vaultId: bigint) => Promise<Contract>;
  wait: (seconds: number) => void;
};

/** Sets up a chain with two tokens and a price feed. */
export async function setUpBob(): Promise<BobFixture> {
  const chain = await startChain();
  const depositor = await chain.open('depositor');
  const find = sampleArtifacts(tokenSample);
  const [token, otherToken] = [
    await chain.deploy(depositor, find('TestToken')),
    await chain.deploy(depositor, find('TestToken')),
  ];
  for (const each of [token, otherToken])
    await each.send(depositor, 'mint', depositor.address, tokens(1_000_000));
  const feed = await chain.deploy(depositor, testArtifact('PriceFeed'), 18, parseEther('2000'));
  const bob = compiledContract(chain, 'bob', 'SablierBob');

  const run: BobFixture['run'] = async (script, from, ...args) => {
    const env = { PRIVATE_KEY: from.key, SEPOLIA_RPC_URL: 'http://node.test' };
    const { lines } = await runScript(`bob/${script}`, { args, env, chain });
    return lines;
  };

  return {
    chain,
    protocol: newestReleases(chain),
    bob,
    escrow: compiledContract(chain, 'bob', 'SablierEscrow'),
    depositor,
    stranger: await chain.open('stranger'),
    token,
    otherToken,
    feed,
    setPrice: async (dollars) => void (await feed.send(depositor, 'setPrice', parseEther(`${dollars}`))),
    run,
    async openVault(vaultToken = token) {
      const [line = ''] = await run(
        'create-vault.ts',
        depositor,
        vaultToken.address,
        feed.address,
        '5000',
        '30',
      );
      return BigInt(line.replace(/^vault |n$/g, ''));
    },
    shareToken: async (vaultId) =>
      chain.at(
        getAddress(z.string().parse(await bob.read('getShareToken', vaultId))),
        compiledAbi('bob', 'BobVaultShare'),
      ),
    wait: (seconds) => chain.warp(chain.now() + BigInt(seconds)),
  };
}

/** What the Lido adapter works with. */
export type LidoFixture = {
  weth: Contract;
  /** Sets the rates, and finalizes withdrawals. */
  lido: Contract;
  /** The price feed of stETH. */
  stethFeed: Contract;
  adapter: Contract;
  /** Sets how much stETH a unit of wstETH is worth, and how much ether Curve pays for a unit of stETH. */
  setRates: (wsteth: number, curve: number) => Promise<void>;
  /** Makes Lido finalize all withdrawal requests. */
  finalize: () => Promise<void>;
  /** Calls the adapter as the comptroller. */
  asComptroller: (functionName: string, ...args: unknown[]) => Promise<unknown>;
};

/** Deploys the Lido adapter with a slippage tolerance of 0.5% and a yield fee of 10%, and makes it WETH's default. */
export async function setUpLido({
  chain,
  protocol,
  bob,
}: Pick<BobFixture, 'chain' | 'protocol' | 'bob'>): Promise<LidoFixture> {
  const weth = await chain.deploy(admin, testArtifact('Weth'));
  const lido = await chain.deploy(admin, testArtifact('Lido'));
  const part = async (name: string): Promise<Address> => getAddress(z.string().parse(await lido.read(name)));
  const node = connect(chain.url);
  for (const name of ['curve', 'queue'])
    await node.setBalance({ address: await part(name), value: parseEther('1000') });
  const stethFeed = await chain.deploy(admin, testArtifact('PriceFeed'), 18, parseEther('1'));
  const adapter = await chain.deploy(
    admin,
    compiledArtifact('bob', 'SablierLidoAdapter'),
    protocol.comptroller.address,
    bob.address,
    await part('curve'),
    await part('queue'),
    await part('steth'),
    stethFeed.address,
    weth.address,
    await part('wsteth'),
    parseEther('0.005'),
    parseEther('0.1'),
  );
  await callAsComptroller(protocol, bob, 'setDefaultAdapter', weth.address, adapter.address);

  return {
    weth,
    lido,
    stethFeed,
    adapter,
    setRates: async (wsteth, curve) =>
      void (await lido.send(admin, 'setRates', parseEther(`${wsteth}`), parseEther(`${curve}`))),
    finalize: async () => void (await lido.send(admin, 'finalize')),
    asComptroller: (functionName, ...args) => callAsComptroller(protocol, adapter, functionName, ...args),
  };
}
