// #region imports
import {
  getLatestEvmContractMethod,
  hasOnchainMinFee,
  isEvmShapeAvailableInVersion,
  isReleasePayable,
  resolveStreamId,
  sablier,
  shapes,
  Version,
} from 'sablier';
import { encodeFunctionData } from 'viem';
// #endregion

// #region releases
const flowReleases = sablier.releases.getAll({ protocol: 'flow' }) ?? [];
console.log(flowReleases.map(({ version }) => version).join(', '));
// v1.0, v1.1, v2.0, v3.0

const release = sablier.releases.getLatest({ protocol: 'lockup' });
console.log(release.version, release.aliases?.SablierLockup);
// v4.0 LK3
// #endregion

// #region chains
const live = sablier.chains
  .getMainnets()
  .filter(({ id }) => sablier.deployments.get({ chainId: id, release }));
console.log(`${live.length} mainnets have Lockup ${release.version}.`);
// 25 mainnets have Lockup v4.0.

const base = sablier.chains.getBySlug('base');
console.log(base?.id, base?.name, base?.nativeCurrency.symbol);
// 8453 Base ETH
// #endregion

// #region contract
const lockup = sablier.contracts.get({
  chainId: 8453,
  contractName: 'SablierLockup',
  release,
});
if (!lockup) throw new Error('Lockup v4.0 is not on this chain.');
console.log(lockup.name, lockup.version, lockup.alias, lockup.block);
// SablierLockup v4.0 LK3 43478436
// #endregion

// #region alias
const [alias = '', chainId = '', tokenId = ''] = 'LK3-8453-42'.split('-');
const contract = sablier.contracts.getByAlias({
  alias,
  chainId: Number(chainId),
});
console.log(contract?.address === lockup.address);
// true

const streamId = resolveStreamId({ alias, chainId: Number(chainId), tokenId });
console.log(streamId === `${lockup.address.toLowerCase()}-8453-42`);
// true
// #endregion

// #region abi
const data = encodeFunctionData({
  abi: release.abi.SablierLockup ?? [],
  functionName: 'withdrawableAmountOf',
  args: [BigInt(tokenId)],
});
console.log(data.slice(0, 10));
// 0xd975dfed
// #endregion

// #region shapes
const usable = Object.values(shapes.lockup).filter(
  (shape) =>
    !shape.isDeprecated &&
    isEvmShapeAvailableInVersion(shape, Version.Lockup.V4_0),
);
console.log(
  usable.length,
  usable.some(({ id }) => id === 'linearStepper'),
);
// 12 true

const method = getLatestEvmContractMethod(shapes.lockup.linearStepper);
console.log(method?.createMethods.join(', '));
// createWithDurationsLL, createWithTimestampsLL
// #endregion

// #region features
console.log(isReleasePayable(release), hasOnchainMinFee(release));
// true true
// #endregion
