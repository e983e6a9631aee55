import { compatibility } from 'sablier/evm/compatibility';
import { Version } from 'sablier/evm/enums';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { lockup } from 'sablier/evm/releases/lockup';
import type { Abi } from 'viem';
import { expect, test } from 'vitest';

// Checks the statements under "In newer releases" in the guides about hooks, staking, and airstreams.

const namesIn = (abi: Abi): string[] => abi.map((item) => ('name' in item ? item.name : item.type));

test('the newest releases are those in the guides, and they match each other', () => {
  expect(Object.values(lockup).find(({ isLatest }) => isLatest)?.version).toBe('v4.0');
  expect(Object.values(airdrops).find(({ isLatest }) => isLatest)?.version).toBe('v3.0');
  expect(compatibility.isLockupCompatible(Version.Airdrops.V3_0, Version.Lockup.V4_0)).toBe(true);
});

test('the hook names in Lockup v4.0 have changed as the guide says', () => {
  const names = namesIn(lockup['v4.0'].abi.SablierLockup);
  expect(names).toEqual(
    expect.arrayContaining([
      'allowToHook',
      'calculateMinFeeWei',
      'comptroller',
      'getUnderlyingToken',
      'InvalidStreamInCancelMultiple',
      'InvalidWithdrawalInWithdrawMultiple',
      'isAllowedToHook',
    ]),
  );
  expect(names.filter((name) => /ZeroCodeSize$|^getAsset$|^admin$/.test(name))).toEqual([]);
});

test('campaigns of Airdrops v3.0 have the names that the guide lists', () => {
  const { SablierFactoryMerkleLL: factory, SablierMerkleLL: campaign } = airdrops['v3.0'].abi;
  expect(namesIn(factory)).toContain('computeMerkleLL');
  expect(namesIn(campaign)).toEqual(
    expect.arrayContaining([
      'calculateMinFeeWei',
      'claimTo',
      'claimViaAttestation',
      'claimViaSig',
      'claimedStreams',
    ]),
  );
  const create = factory.find((item) => item.type === 'function' && item.name === 'createMerkleLL');
  const [settings, ...others] = create?.type === 'function' ? create.inputs : [];
  expect(others.map(({ name }) => name)).toEqual(['aggregateAmount', 'recipientCount']);
  expect(settings?.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'token',
      'campaignName',
      'campaignStartTime',
      'vestingStartTime',
      'startUnlockPercentage',
      'cliffUnlockPercentage',
      'granularity',
      'shape',
      'claimType',
      'lockup',
    ]),
  );
  const claim = campaign.find((item) => item.type === 'function' && item.name === 'claim');
  expect(claim).toMatchObject({ outputs: [], stateMutability: 'payable' });
});
