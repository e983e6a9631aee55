import { type Address, maxUint256 } from 'viem';
import { sampleArtifacts, testArtifact } from './artifacts';
import { type Receipt, startChain } from './chain';
import { day, openAccounts, tokens } from './lockup-fixture';
import { callAsComptroller, newestReleases, setFee } from './protocol';

/** The fixture for the guides that create streams in Lockup v4.0. */
export type CreateFixture = Awaited<ReturnType<typeof setUpCreation>>;

/**
 * Sets up Lockup v4.0, a token, three accounts, and samples that aren't deployed. No account has approved anything yet.
 * @param samples paths relative to `content/samples/`
 */
export async function setUpCreation(samples: readonly string[] = []) {
  const chain = await startChain();
  const find = sampleArtifacts(...samples);
  const accounts = await openAccounts(chain);
  return {
    ...newestReleases(chain),
    ...accounts,
    /** Deploys a contract of the samples from the sender's account. */
    deploy: (contract: string, ...args: unknown[]) => chain.deploy(accounts.sender, find(contract), ...args),
    /** The current time in Unix seconds, plus some seconds. */
    now: (plus = 0) => Number(chain.now()) + plus,
  };
}

/** The fixture for the guides to existing streams. */
export type LockupV4Fixture = Awaited<ReturnType<typeof setUpLockupV4>>;

/** Sets up the same, and lets tests open streams directly. The sender has approved Lockup. */
export async function setUpLockupV4(samples: readonly string[] = []) {
  const fixture = await setUpCreation(samples);
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
  const createLinear = (terms: object = {}) =>
    lockup.send(sender, 'createWithTimestampsLL', termsOf(terms), { start: 0n, cliff: 0n }, 0, 0);
  const createPriceGated = async (terms: object = {}) => {
    const oracle = await fixture.chain.deploy(sender, testArtifact('Oracle'), 8, 2000n * 10n ** 8n);
    const unlockParams = { oracle: oracle.address, targetPrice: 5000n * 10n ** 8n };
    return lockup.send(sender, 'createWithTimestampsLPG', termsOf(terms), unlockParams);
  };
  const idIn = ({ result }: Receipt) => BigInt(String(result));
  return {
    ...fixture,
    /** Sets a fee for every withdrawal, and returns it in wei. */
    chargeFee: () => setFee(fixture.chain, fixture, 'lockup'),
    /**
     * Opens a linear stream of 1,000 tokens over 100 days, starting now. Its sender and recipient are those of the
     * fixture, unless `terms` override them, or any other field of `Lockup.CreateWithTimestamps`.
     */
    createLinear,
    /** Does the same, and returns the ID of the stream. */
    openStream: async (terms?: object) => idIn(await createLinear(terms)),
    /** Opens a price-gated stream with the same terms, whose target price isn't reached before its end. */
    createPriceGated,
    /** Does the same, and returns the ID of the stream. */
    openPriceGated: async (terms?: object) => idIn(await createPriceGated(terms)),
    /** Lets the comptroller's admin add a contract to the hook allowlist. */
    allowToHook: (to: { address: Address }) => callAsComptroller(fixture, lockup, 'allowToHook', to.address),
  };
}
