import { encodeFunctionData } from 'viem';
import type { Account } from './account';
import { compiledAbi, releaseAbi, testArtifact } from './artifacts';
import type { Chain, Contract, Receipt } from './chain';
import { admin, comptrollerAddress, publishedAddress } from './releases';

/** Lockup v1.2, as on the real chain. */
export type LockupV1 = {
  /** Can add recipients to the hook allowlist. */
  admin: Account;
  lockupLinear: Contract;
  lockupDynamic: Contract;
  lockupTranched: Contract;
  nftDescriptor: Contract;
  batchLockup: Contract;
  merkleLockupFactory: Contract;
};

/** Lockup v4.0, Flow v3.0, and the comptroller that sets the fees of both. */
export type Newest = {
  /** Has all roles in the comptroller. */
  admin: Account;
  comptroller: Contract;
  lockup: Contract;
  lockupNFTDescriptor: Contract;
  batchLockup: Contract;
  flow: Contract;
  flowNFTDescriptor: Contract;
};

/** Returns the contracts of Lockup v1.2. */
export function lockupV1(chain: Chain): LockupV1 {
  const at = (part: 'core' | 'periphery', name: string) =>
    chain.at(publishedAddress(chain.chainId, 'lockup', 'v1.2', name), releaseAbi(part, name));
  return {
    admin,
    lockupLinear: at('core', 'SablierV2LockupLinear'),
    lockupDynamic: at('core', 'SablierV2LockupDynamic'),
    lockupTranched: at('core', 'SablierV2LockupTranched'),
    nftDescriptor: at('core', 'SablierV2NFTDescriptor'),
    batchLockup: at('periphery', 'SablierV2BatchLockup'),
    merkleLockupFactory: at('periphery', 'SablierV2MerkleLockupFactory'),
  };
}

/** Returns the contracts of the newest releases. */
export function newestReleases(chain: Chain): Newest {
  const at = (product: 'lockup' | 'flow', version: string, name: string) =>
    chain.at(publishedAddress(chain.chainId, product, version, name), releaseAbi(product, name));
  return {
    admin,
    comptroller: chain.at(comptrollerAddress(chain.chainId), releaseAbi('utils', 'SablierComptroller')),
    lockup: at('lockup', 'v4.0', 'SablierLockup'),
    lockupNFTDescriptor: at('lockup', 'v4.0', 'LockupNFTDescriptor'),
    batchLockup: at('lockup', 'v4.0', 'SablierBatchLockup'),
    flow: at('flow', 'v3.0', 'SablierFlow'),
    flowNFTDescriptor: at('flow', 'v3.0', 'FlowNFTDescriptor'),
  };
}

/** Returns a factory of Airdrops v3.0, or a contract of Bob v1.0. */
export function compiledContract(chain: Chain, product: 'airdrops' | 'bob', name: string): Contract {
  const version = { airdrops: 'v3.0', bob: 'v1.0' }[product];
  return chain.at(publishedAddress(chain.chainId, product, version, name), compiledAbi(product, name));
}

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
