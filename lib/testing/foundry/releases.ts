import { comptroller } from 'sablier/evm';
import { releases } from 'sablier/evm/releases';
import { type Address, encodeDeployData, encodeFunctionData, getAddress, zeroAddress } from 'viem';
import { invariant } from '@/lib/site/invariant';
import { type Account, openAccount } from './account';
import type { Node } from './anvil';
import { type Artifact, compiledArtifact, releaseArtifact } from './artifacts';

/** The maximum number of segments and tranches on chains for which the deployment scripts set no specific limit. */
const maxCount = 500n;

/** The owner of all contracts: it has every role in the comptroller, and can allow hooks in Lockup v1.2. */
export const admin: Account = openAccount('admin');

type Published = { name: string; address: string };

function addressIn(contracts: readonly Published[], name: string, chainId: number): Address {
  const found = contracts.find((each) => each.name === name);
  invariant(found, `${name} is deployed on chain ${chainId}`);
  return getAddress(found.address);
}

/**
 * Returns the published address of a contract.
 * @throws if the release isn't deployed on the chain
 */
export const publishedAddress = (chainId: number, product: string, version: string, name: string): Address =>
  addressIn(
    Object.values(releases[product] ?? {})
      .filter((each) => each.version === version)
      .flatMap(({ deployments }) => deployments.filter((each) => each.chainId === chainId))
      .flatMap(({ contracts }) => contracts),
    name,
    chainId,
  );

/**
 * Returns the published address of the comptroller.
 * @throws if it isn't deployed on the chain
 */
export const comptrollerAddress = (chainId: number): Address =>
  addressIn(
    comptroller.deployments.filter((each) => each.chainId === chainId),
    'SablierComptroller',
    chainId,
  );

/** The factories of Airdrops v3.0, one for each type of campaign. */
const factories = [
  'SablierFactoryMerkleInstant',
  'SablierFactoryMerkleLL',
  'SablierFactoryMerkleLT',
  'SablierFactoryMerkleVCA',
  'SablierFactoryMerkleExecute',
] as const;

/**
 * Deploys Lockup v1.2 and v4.0, Flow v3.0, Airdrops v3.0, Bob v1.0, and their comptroller. The contracts get the
 * addresses that they have on the real chain. They charge no fees, and there's no oracle for the price of ether. The
 * Lido adapter of Bob isn't deployed, because it needs the contracts of Lido: see `bob-fixture.ts`.
 */
export async function deployReleases(node: Node, chainId: number): Promise<void> {
  const at = (product: string, version: string, name: string) =>
    publishedAddress(chainId, product, version, name);
  const deploy = (address: Address, artifact: Artifact, ...args: unknown[]) =>
    deployAt(node, address, artifact, args);
  await node.setBalance({ address: admin.address, value: 10n ** 24n });

  const core = (name: string, ...args: unknown[]) =>
    deploy(at('lockup', 'v1.2', name), releaseArtifact('core', name), ...args);
  const descriptor = at('lockup', 'v1.2', 'SablierV2NFTDescriptor');
  await core('SablierV2NFTDescriptor');
  await core('SablierV2LockupLinear', admin.address, descriptor);
  await core('SablierV2LockupDynamic', admin.address, descriptor, maxCount);
  await core('SablierV2LockupTranched', admin.address, descriptor, maxCount);
  for (const name of ['SablierV2BatchLockup', 'SablierV2MerkleLockupFactory'])
    await deploy(at('lockup', 'v1.2', name), releaseArtifact('periphery', name));

  // The comptroller's state is in a proxy, where it's initialized.
  const owner = comptrollerAddress(chainId);
  const comptrollerCode = releaseArtifact('utils', 'SablierComptroller');
  const implementation = openAccount('comptroller implementation').address;
  await deploy(implementation, comptrollerCode, admin.address);
  const initialize = encodeFunctionData({
    abi: comptrollerCode.abi,
    functionName: 'initialize',
    args: [admin.address, 0n, 0n, 0n, 0n, zeroAddress],
  });
  await deploy(owner, releaseArtifact('utils', 'ERC1967Proxy'), implementation, initialize);

  const libraries = {
    LockupHelpers: at('lockup', 'v4.0', 'LockupHelpers'),
    LockupMath: at('lockup', 'v4.0', 'LockupMath'),
  };
  for (const [name, address] of Object.entries(libraries))
    await deploy(address, releaseArtifact('lockup', `libraries/${name}`));
  const newest = (product: 'lockup' | 'flow', version: string, name: string, ...args: unknown[]) =>
    deploy(at(product, version, name), releaseArtifact(product, name, libraries), ...args);
  await newest('lockup', 'v4.0', 'LockupNFTDescriptor');
  await newest('lockup', 'v4.0', 'SablierBatchLockup');
  await newest('lockup', 'v4.0', 'SablierLockup', owner, at('lockup', 'v4.0', 'LockupNFTDescriptor'));
  await newest('flow', 'v3.0', 'FlowNFTDescriptor');
  await newest('flow', 'v3.0', 'SablierFlow', owner, at('flow', 'v3.0', 'FlowNFTDescriptor'));

  for (const name of factories)
    await deploy(at('airdrops', 'v3.0', name), compiledArtifact('airdrops', name), owner);
  await deploy(at('bob', 'v1.0', 'SablierBob'), compiledArtifact('bob', 'SablierBob'), owner);
  await deploy(at('bob', 'v1.0', 'SablierEscrow'), compiledArtifact('bob', 'SablierEscrow'), owner, 0n);
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
