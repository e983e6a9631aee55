import { type Address, encodeDeployData, encodeFunctionData, zeroAddress } from 'viem';
import { invariant } from '@/lib/site/invariant';
import { type Account, openAccount } from './account';
import type { Node } from './anvil';
import { type Artifact, type Part, publishedAddress, releaseArtifact } from './artifacts';

/** The maximum number of segments and tranches on chains for which the deployment scripts set no specific limit. */
const maxCount = 500n;

/** The owner of all contracts: it has every role in the comptroller, and can allow hooks in Lockup v1.2. */
export const admin: Account = openAccount('admin');

/**
 * Deploys Lockup v1.2 and v4.0, Flow v3.0, Airdrops v3.0, Bob v1.0, and their comptroller. The contracts get the
 * addresses that they have on the real chain. They charge no fees, and there's no oracle for the price of ether. The
 * Lido adapter of Bob isn't deployed, because it needs the contracts of Lido: see `bob-fixture.ts`.
 */
export async function deployReleases(node: Node, chainId: number): Promise<void> {
  await node.setBalance({ address: admin.address, value: 10n ** 24n });
  const at = (part: Part, name: string) => publishedAddress(chainId, part, name);
  const libraries = {
    LockupHelpers: at('lockup', 'LockupHelpers'),
    LockupMath: at('lockup', 'LockupMath'),
  };
  const deploy = (part: Part, name: string, ...args: unknown[]) =>
    deployAt(node, at(part, name), releaseArtifact(part, name, libraries), args);

  const descriptor = at('core', 'SablierV2NFTDescriptor');
  await deploy('core', 'SablierV2NFTDescriptor');
  await deploy('core', 'SablierV2LockupLinear', admin.address, descriptor);
  await deploy('core', 'SablierV2LockupDynamic', admin.address, descriptor, maxCount);
  await deploy('core', 'SablierV2LockupTranched', admin.address, descriptor, maxCount);
  await deploy('periphery', 'SablierV2BatchLockup');
  await deploy('periphery', 'SablierV2MerkleLockupFactory');

  // The comptroller's state is in a proxy, where it's initialized.
  const owner = at('utils', 'SablierComptroller');
  const comptrollerCode = releaseArtifact('utils', 'SablierComptroller');
  const implementation = openAccount('comptroller implementation').address;
  await deployAt(node, implementation, comptrollerCode, [admin.address]);
  const initialize = encodeFunctionData({
    abi: comptrollerCode.abi,
    functionName: 'initialize',
    args: [admin.address, 0n, 0n, 0n, 0n, zeroAddress],
  });
  await deployAt(node, owner, releaseArtifact('utils', 'ERC1967Proxy'), [implementation, initialize]);

  for (const [name, address] of Object.entries(libraries))
    await deployAt(node, address, releaseArtifact('lockup', `libraries/${name}`), []);
  await deploy('lockup', 'LockupNFTDescriptor');
  await deploy('lockup', 'SablierBatchLockup');
  await deploy('lockup', 'SablierLockup', owner, at('lockup', 'LockupNFTDescriptor'));
  await deploy('flow', 'FlowNFTDescriptor');
  await deploy('flow', 'SablierFlow', owner, at('flow', 'FlowNFTDescriptor'));
  for (const type of ['Instant', 'LL', 'LT', 'VCA', 'Execute'])
    await deploy('airdrops', `SablierFactoryMerkle${type}`, owner);
  await deploy('bob', 'SablierBob', owner);
  await deploy('bob', 'SablierEscrow', owner, 0n);
}

/**
 * Deploys a contract at a given address: it runs the constructor there, and replaces it with the code that it returns.
 * Foundry's `deployCodeTo` does the same.
 */
async function deployAt(node: Node, address: Address, artifact: Artifact, args: unknown[]): Promise<void> {
  await node.setCode({ address, bytecode: encodeDeployData({ ...artifact, args }) });
  const transaction = { from: admin.address, to: address, gas: '0xf00000' } as const;
  const code = await node.request({ method: 'eth_call', params: [transaction, 'latest'] });
  const { status } = await node.request({ method: 'eth_sendTransactionSync', params: [transaction] });
  invariant(status === '0x1', `the constructor of ${address} succeeds`);
  await node.setCode({ address, bytecode: code });
  await node.setNonce({ address, nonce: 1 });
}
