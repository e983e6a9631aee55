import { type Address, getAddress, parseEther } from 'viem';
import { z } from 'zod';
import { runScript } from '../samples/run-script';
import type { Account } from './account';
import { connect } from './anvil';
import { releaseAbi, releaseArtifact, sampleArtifacts, testArtifact } from './artifacts';
import { type Contract, startChain } from './chain';
import { tokenSample, tokens } from './lockup-fixture';
import { callAsComptroller, newestReleases, releaseContract } from './protocol';
import { admin } from './releases';

/** The fixture for the guides to Bob v1.0. */
export type BobFixture = Awaited<ReturnType<typeof setUpBob>>;

/** Sets up a chain with two tokens and a price feed. */
export async function setUpBob() {
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
  const bob = releaseContract(chain, 'bob', 'SablierBob');

  const run = async (script: string, from: Account, ...args: string[]) => {
    const env = { PRIVATE_KEY: from.key, SEPOLIA_RPC_URL: 'http://node.test' };
    const { lines } = await runScript(`bob/${script}`, { args, env, chain });
    return lines;
  };

  return {
    chain,
    protocol: newestReleases(chain),
    bob,
    escrow: releaseContract(chain, 'bob', 'SablierEscrow'),
    /** Has a million tokens, and the same number of another token. */
    depositor,
    stranger: await chain.open('stranger'),
    token,
    otherToken,
    /** A price feed with 18 decimals, at 2,000 dollars, which was updated decades ago. */
    feed,
    /** Sets the price of the feed in dollars. */
    setPrice: (dollars: number) => feed.send(depositor, 'setPrice', parseEther(`${dollars}`)),
    /** Runs one of the guides' scripts from an account, and returns its lines. */
    run,
    /** Runs the script that creates a vault, with a target of 5,000 dollars and an expiry in 30 days. */
    async openVault({ address }: Contract = token) {
      const [line = ''] = await run('create-vault.ts', depositor, address, feed.address, '5000', '30');
      return BigInt(line.replace(/^vault |n$/g, ''));
    },
    /** Returns the share token of a vault. */
    shareToken: async (vaultId: bigint) =>
      chain.at(
        getAddress(z.string().parse(await bob.read('getShareToken', vaultId))),
        releaseAbi('bob', 'BobVaultShare'),
      ),
    wait: (seconds: number) => chain.warp(chain.now() + BigInt(seconds)),
  };
}

/** What the Lido adapter works with. */
export type LidoFixture = Awaited<ReturnType<typeof setUpLido>>;

/** Deploys the Lido adapter with a slippage tolerance of 0.5% and a yield fee of 10%, and makes it WETH's default. */
export async function setUpLido({ chain, protocol, bob }: Pick<BobFixture, 'chain' | 'protocol' | 'bob'>) {
  const weth = await chain.deploy(admin, testArtifact('Weth'));
  const lido = await chain.deploy(admin, testArtifact('Lido'));
  const part = async (name: string): Promise<Address> => getAddress(z.string().parse(await lido.read(name)));
  const node = connect(chain.url);
  for (const name of ['curve', 'queue'])
    await node.setBalance({ address: await part(name), value: parseEther('1000') });
  const stethFeed = await chain.deploy(admin, testArtifact('PriceFeed'), 18, parseEther('1'));
  const adapter = await chain.deploy(
    admin,
    releaseArtifact('bob', 'SablierLidoAdapter'),
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
    /** Sets the rates, and finalizes withdrawals. */
    lido,
    /** The price feed of stETH. */
    stethFeed,
    adapter,
    /** Sets how much stETH a unit of wstETH is worth, and how much ether Curve pays for a unit of stETH. */
    setRates: (wsteth: number, curve: number) =>
      lido.send(admin, 'setRates', parseEther(`${wsteth}`), parseEther(`${curve}`)),
  };
}
