import { legacy } from 'sablier/evm/releases/legacy';
import { createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';

// #region contract
export const chain = mainnet;

const release = legacy['v1.1'];
const deployment = release.deployments
  .find(({ chainId }) => chainId === chain.id)
  ?.contracts.find(({ name }) => name === 'Sablier');
if (!deployment) throw new Error(`Legacy v1.1 is not deployed on ${chain.name}.`);

export const sablier = { abi: release.abi.Sablier, address: deployment.address };
// #endregion

export const transport = http(process.env.RPC_URL);
export const publicClient = createPublicClient({ chain, transport });
