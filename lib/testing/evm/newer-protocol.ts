import { encodeFunctionData, zeroAddress } from 'viem';
import { compileSources } from '../samples/compile-solidity';
import { releaseArtifact, toArtifacts } from './artifacts';
import type { Chain, Contract } from './chain';
import type { Account } from './machine';

/** Lockup v4.0, Flow v3.0, and the comptroller that sets the fees of both. */
export type NewerProtocol = {
  /** Has all roles in the comptroller. */
  admin: Account;
  comptroller: Contract;
  lockup: Contract;
  flow: Contract;
};

/** Deploys the newest releases whose bytecode is in a package: without fees, and without an oracle for the price of ether. */
export async function deployNewerProtocol(chain: Chain): Promise<NewerProtocol> {
  const admin = await chain.open('admin');
  const comptroller = await deployComptroller(chain, admin);
  const lockupPart = (name: string, ...args: unknown[]) =>
    chain.deploy(admin, releaseArtifact('lockup', name), ...args);
  const libraries = {
    LockupHelpers: (await lockupPart('libraries/LockupHelpers')).address,
    LockupMath: (await lockupPart('libraries/LockupMath')).address,
  };
  const { address: lockupDescriptor } = await lockupPart('LockupNFTDescriptor');
  const { address: flowDescriptor } = await chain.deploy(admin, releaseArtifact('flow', 'FlowNFTDescriptor'));
  const lockup = releaseArtifact('lockup', 'SablierLockup', libraries);
  return {
    admin,
    comptroller,
    lockup: await chain.deploy(admin, lockup, comptroller.address, lockupDescriptor),
    flow: await chain.deploy(
      admin,
      releaseArtifact('flow', 'SablierFlow'),
      comptroller.address,
      flowDescriptor,
    ),
  };
}

/** The comptroller keeps its state in a proxy, and can only be initialized there. */
async function deployComptroller(chain: Chain, admin: Account): Promise<Contract> {
  const artifact = releaseArtifact('utils', 'SablierComptroller');
  const implementation = await chain.deploy(admin, artifact, admin.address);
  const initialize = encodeFunctionData({
    abi: artifact.abi,
    functionName: 'initialize',
    args: [admin.address, 0n, 0n, 0n, 0n, zeroAddress],
  });
  const proxy = releaseArtifact('utils', 'ERC1967Proxy');
  const { address } = await chain.deploy(admin, proxy, implementation.address, initialize);
  return chain.at(address, artifact.abi);
}

const oracle = `// SPDX-License-Identifier: MIT
  pragma solidity >=0.8.22;
  contract Oracle {
    uint8 public constant decimals = 8;
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
      return (1, 2000e8, block.timestamp, block.timestamp, 1);
    }
  }`;

/** The protocols by their numbers in the comptroller. */
const numbers = { flow: 1, lockup: 2 };

/** Sets a withdrawal fee of one US dollar, at an ether price of 2,000 dollars, and returns the fee in wei. */
export async function setFee(
  chain: Chain,
  { admin, comptroller }: NewerProtocol,
  protocol: keyof typeof numbers,
): Promise<bigint> {
  const find = toArtifacts(compileSources({ 'content/samples/Oracle.sol': oracle }));
  const { address } = await chain.deploy(admin, find('Oracle'));
  await comptroller.send(admin, 'setOracle', address);
  await comptroller.send(admin, 'setMinFeeUSD', numbers[protocol], 10n ** 8n);
  return 10n ** 18n / 2000n;
}
