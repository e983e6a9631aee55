import { type Address, maxUint256 } from 'viem';
import { sampleArtifacts, testArtifact } from './artifacts';
import { type Chain, type Contract, type Receipt, startChain } from './chain';
import { type Accounts, day, openAccounts, tokens } from './lockup-fixture';
import { callAsComptroller, type Newest, newestReleases, setFee } from './protocol';

/** The fixture for the guides that create streams in Lockup v4.0. No account has approved anything yet. */
export type CreateFixture = Accounts &
  Newest & {
    /** Deploys a contract of the samples from the sender's account. */
    deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
    /** The current time in Unix seconds, plus some seconds. */
    now: (plus?: number) => number;
  };

/**
 * Sets up a chain with Lockup v4.0, a token, three accounts, and samples that aren't deployed.
 * @param samples paths relative to `content/samples/`
 * @param chain a chain that is already open
 */
export async function setUpCreation(samples: readonly string[] = [], chain?: Chain): Promise<CreateFixture> {
  const opened = chain ?? (await startChain());
  const find = sampleArtifacts(...samples);
  const accounts = await openAccounts(opened);
  return {
    ...newestReleases(opened),
    ...accounts,
    deploy: (contract, ...args) => opened.deploy(accounts.sender, find(contract), ...args),
    now: (plus = 0) => Number(opened.now()) + plus,
  };
}

/** The fixture for the guides to existing streams. The sender has approved Lockup. */
export type LockupV4Fixture = CreateFixture & {
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

/** Sets up the same, and lets tests open streams directly. */
export async function setUpLockupV4(samples: readonly string[], chain?: Chain): Promise<LockupV4Fixture> {
  const fixture = await setUpCreation(samples, chain);
  const { lockup, sender, recipient, token } = fixture;
  await token.send(sender, 'approve', lockup.address, maxUint256);
  const termsOf = (terms: object) => {
    const start = fixture.now();
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
    const oracle = await fixture.chain.deploy(sender, testArtifact('Oracle'), 8, 2000n * 10n ** 8n);
    const unlockParams = { oracle: oracle.address, targetPrice: 5000n * 10n ** 8n };
    return lockup.send(sender, 'createWithTimestampsLPG', termsOf(terms), unlockParams);
  };
  const idIn = ({ result }: Receipt) => BigInt(String(result));
  return {
    ...fixture,
    chargeFee: () => setFee(fixture.chain, fixture, 'lockup'),
    createLinear,
    openStream: async (terms) => idIn(await createLinear(terms)),
    createPriceGated,
    openPriceGated: async (terms) => idIn(await createPriceGated(terms)),
    allowToHook: (address) => callAsComptroller(fixture, lockup, 'allowToHook', address),
  };
}
