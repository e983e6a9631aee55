import { encodeFunctionData } from 'viem';
import { type Part, publishedAddress, releaseAbi, testArtifact } from './artifacts';
import type { Chain, Contract, Receipt } from './chain';
import { admin } from './releases';

/** Returns a contract of a release. */
export const releaseContract = (chain: Chain, part: Part, name: string): Contract =>
  chain.at(publishedAddress(chain.chainId, part, name), releaseAbi(part, name));

/** Returns the contracts of Lockup v1.2, and their admin, who can add recipients to the hook allowlist. */
export const lockupV1 = (chain: Chain) => ({
  admin,
  lockupLinear: releaseContract(chain, 'core', 'SablierV2LockupLinear'),
  lockupDynamic: releaseContract(chain, 'core', 'SablierV2LockupDynamic'),
  lockupTranched: releaseContract(chain, 'core', 'SablierV2LockupTranched'),
  nftDescriptor: releaseContract(chain, 'core', 'SablierV2NFTDescriptor'),
  batchLockup: releaseContract(chain, 'periphery', 'SablierV2BatchLockup'),
  merkleLockupFactory: releaseContract(chain, 'periphery', 'SablierV2MerkleLockupFactory'),
});

/** Lockup v4.0, Flow v3.0, the comptroller that sets their fees, and the account that has all of its roles. */
export type Newest = ReturnType<typeof newestReleases>;

/** Returns the contracts of the newest releases. */
export const newestReleases = (chain: Chain) => ({
  admin,
  comptroller: releaseContract(chain, 'utils', 'SablierComptroller'),
  lockup: releaseContract(chain, 'lockup', 'SablierLockup'),
  lockupNFTDescriptor: releaseContract(chain, 'lockup', 'LockupNFTDescriptor'),
  batchLockup: releaseContract(chain, 'lockup', 'SablierBatchLockup'),
  flow: releaseContract(chain, 'flow', 'SablierFlow'),
  flowNFTDescriptor: releaseContract(chain, 'flow', 'FlowNFTDescriptor'),
});

/** Lets the comptroller call a function that no other account can call. */
export const callAsComptroller = (
  { admin, comptroller }: Pick<Newest, 'admin' | 'comptroller'>,
  { address, abi }: Contract,
  functionName: string,
  ...args: unknown[]
): Promise<Receipt> =>
  comptroller.send(admin, 'execute', address, encodeFunctionData({ abi, functionName, args }));

/** The protocols by their numbers in the comptroller. */
const numbers = { airdrops: 0, flow: 1, lockup: 2, bob: 4 };

/**
 * Sets the fee of a protocol to one US dollar, at an ether price of 2,000 dollars, and returns the fee in wei. In
 * Airdrops, it only applies to campaigns that are created later.
 */
export async function setFee(
  chain: Chain,
  { comptroller }: Pick<Newest, 'comptroller'>,
  protocol: keyof typeof numbers,
): Promise<bigint> {
  const { address } = await chain.deploy(admin, testArtifact('Oracle'), 8, 2000n * 10n ** 8n);
  await comptroller.send(admin, 'setOracle', address);
  await comptroller.send(admin, 'setMinFeeUSD', numbers[protocol], 10n ** 8n);
  return 10n ** 18n / 2000n;
}
