import { flow } from 'sablier/evm/releases/flow';
import { getAddress } from 'viem';

const [id = '1'] = process.argv.slice(2);
const chainId = Number(id);

const { deployments } = flow['v3.0'];
const deployment = deployments.find((each) => each.chainId === chainId);
if (!deployment) throw new Error(`Flow v3.0 is not deployed on chain ${chainId}.`);

for (const { name, address, explorerURL } of deployment.contracts)
  console.log(`${name} → ${getAddress(address)} → ${explorerURL}`);
