import { releaseArtifact } from './artifacts';
import type { Chain, Contract } from './chain';
import type { Account } from './machine';

/** Lockup v1.2, deployed as on a real chain. */
export type Protocol = {
  /** Can add recipients to the hook allowlist. */
  admin: Account;
  lockupLinear: Contract;
  lockupDynamic: Contract;
  lockupTranched: Contract;
  batchLockup: Contract;
  merkleLockupFactory: Contract;
};

/** The maximum number of segments and tranches on chains for which the deployment scripts set no specific limit. */
export const maxCount = 500n;

/** Deploys Core and then Periphery. */
export async function deployProtocol(chain: Chain): Promise<Protocol> {
  const admin = await chain.open('admin');
  const core = (name: string, ...args: unknown[]) =>
    chain.deploy(admin, releaseArtifact('core', name), ...args);
  const periphery = (name: string) => chain.deploy(admin, releaseArtifact('periphery', name));
  const { address: descriptor } = await core('SablierV2NFTDescriptor');
  return {
    admin,
    lockupLinear: await core('SablierV2LockupLinear', admin.address, descriptor),
    lockupDynamic: await core('SablierV2LockupDynamic', admin.address, descriptor, maxCount),
    lockupTranched: await core('SablierV2LockupTranched', admin.address, descriptor, maxCount),
    batchLockup: await periphery('SablierV2BatchLockup'),
    merkleLockupFactory: await periphery('SablierV2MerkleLockupFactory'),
  };
}
