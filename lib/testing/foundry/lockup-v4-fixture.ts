import { type Address, encodeFunctionData, maxUint256 } from 'viem';
import type { Account } from './account';
import { sampleArtifacts, testArtifact } from './artifacts';
import { type Chain, type Contract, type Receipt, startChain } from './chain';
import { day, tokenSample, tokens } from './lockup-fixture';
import { type Newest, newestReleases, setFee } from './protocol';

/** The fixture for the guides to Lockup v4.0. */
export type LockupV4Fixture = Newest & {
  chain: Chain;
  /** Pays for streams and owns a million tokens. */
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  /** Deploys a contract of the samples from the sender's account. */
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
  /** Sets a fee for every withdrawal, and returns it in wei. */
  chargeFee: () => Promise<bigint>;
  /**
   * Opens a linear stream of 1,000 tokens over 100 days, starting now, and returns its ID. Its sender and recipient are
   * those of the fixture, unless `terms` override them, or any other field of `Lockup.CreateWithTimestamps`.
   */
  openStream: (terms?: object) => Promise<bigint>;
  /** Does the same, and returns the receipt of the transaction. */
  createLinear: (terms?: object) => Promise<Receipt>;
  /** Opens a price-gated stream with the same terms, whose target price isn't reached before its end. */
  openPriceGated: (terms?: object) => Promise<bigint>;
  /** Does the same, and returns the receipt of the transaction. */
  createPriceGated: (terms?: object) => Promise<Receipt>;
  /** Lets the comptroller's admin add a contract to the hook allowlist. */
  allowToHook: (recipient: Address) => Promise<unknown>;
};

/** The values that `statusOf` returns. */
export const status = { pending: 0, streaming: 1, settled: 2, canceled: 3, depleted: 4 };

/**
 * Sets up a chain with Lockup v4.0, a token, three accounts, and samples that aren't deployed.
 * @param samples paths relative to `content/samples/`
 * @param chain a chain that is already open
 */
export async function setUpLockupV4(samples: readonly string[], chain?: Chain): Promise<LockupV4Fixture> {
  const opened = chain ?? (await startChain());
  const protocol = newestReleases(opened);
  const { lockup, comptroller, admin } = protocol;
  const sender = await opened.open('sender');
  const recipient = await opened.open('recipient');
  const token = await opened.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  await token.send(sender, 'approve', lockup.address, maxUint256);
  const termsOf = (terms: object) => {
    const start = Number(opened.now());
    return {
      sender: sender.address,
      recipient: recipient.address,
      depositAmount: tokens(1000),
      token: token.address,
      cancelable: true,
      transferable: true,
      timestamps: { start, end: start + 100 * day },
      shape: '',
      ...terms,
    };
  };
  const createLinear: LockupV4Fixture['createLinear'] = (terms = {}) =>
    lockup.send(sender, 'createWithTimestampsLL', termsOf(terms), { start: 0n, cliff: 0n }, 0, 0);
  const createPriceGated: LockupV4Fixture['createPriceGated'] = async (terms = {}) => {
    const oracle = await opened.deploy(sender, testArtifact('Oracle'), 8, 2000n * 10n ** 8n);
    const unlockParams = { oracle: oracle.address, targetPrice: 5000n * 10n ** 8n };
    return lockup.send(sender, 'createWithTimestampsLPG', termsOf(terms), unlockParams);
  };
  const idIn = ({ result }: Receipt) => BigInt(String(result));
  return {
    ...protocol,
    chain: opened,
    sender,
    recipient,
    stranger: await opened.open('stranger'),
    token,
    deploy: (contract, ...args) => opened.deploy(sender, sampleArtifacts(...samples)(contract), ...args),
    chargeFee: () => setFee(opened, protocol, 'lockup'),
    createLinear,
    openStream: async (terms) => idIn(await createLinear(terms)),
    createPriceGated,
    openPriceGated: async (terms) => idIn(await createPriceGated(terms)),
    allowToHook(address) {
      const data = encodeFunctionData({ abi: lockup.abi, functionName: 'allowToHook', args: [address] });
      return comptroller.send(admin, 'execute', lockup.address, data);
    },
  };
}
