import { lockup } from 'sablier/evm/releases/lockup';
import { getAddress } from 'viem';

const [id = '1'] = process.argv.slice(2);
const chainId = Number(id);

const { deployments } = lockup['v4.0'];
const deployment = deployments.find((each) => each.chainId === chainId);
if (!deployment) throw new Error(`Lockup v4.0 is not deployed on chain ${chainId}.`);

for (const { name, address, explorerURL } of deployment.contracts)
  console.log(`${name} → ${getAddress(address)} → ${explorerURL}`);
