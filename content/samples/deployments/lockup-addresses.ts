import { lockup } from 'sablier/evm/releases/lockup';
import { getAddress } from 'viem';

const [id = '1'] = process.argv.slice(2);
const chainId = Number(id);

const { deployments } = lockup['v1.2'];
const deployment = deployments.find((each) => each.chainId === chainId);
if (!deployment) throw new Error(`Lockup v1.2 is not deployed on chain ${chainId}.`);

for (const part of ['core', 'periphery'] as const) {
  console.log(part);
  for (const { name, address, explorerURL } of deployment[part])
    console.log(`  ${name} → ${getAddress(address)} → ${explorerURL}`);
}
