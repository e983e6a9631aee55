import { comptroller } from 'sablier/evm';
import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import {
  type Address,
  createPublicClient,
  formatUnits,
  getAddress,
  http,
  isAddress,
} from 'viem';

const [sender] = process.argv.slice(2);
if (!sender || !isAddress(sender))
  throw new Error('Usage: npx tsx read-comptroller.ts STREAM_SENDER');

const client = createPublicClient({ transport: http(process.env.RPC_URL) });
const chainId = await client.getChainId();

type Deployment = { chainId: number; contracts: { name: string; address: Address }[] };

/** Returns the address of a contract on this chain. */
function addressOf(release: { deployments: Deployment[] }, contract: string): Address {
  const deployment = release.deployments.find((each) => each.chainId === chainId);
  const found = deployment?.contracts.find(({ name }) => name === contract);
  if (!found) throw new Error(`${contract} is not deployed on chain ${chainId}.`);
  return getAddress(found.address);
}

// #region find
const protocols = [
  { name: 'Flow v3.0', number: 1, address: addressOf(flow['v3.0'], 'SablierFlow') },
  { name: 'Lockup v4.0', number: 2, address: addressOf(lockup['v4.0'], 'SablierLockup') },
];
const abi = comptroller.releases['v1.1'].abi.SablierComptroller;

for (const { name, number, address } of protocols) {
  const current = await client.readContract({
    address,
    abi: flow['v3.0'].abi.SablierFlow,
    functionName: 'comptroller',
  });
  const contract = { address: current, abi } as const;
  // #endregion

  // #region read
  const [admin, oracle, version, fee, feeFor, wei] = await Promise.all([
    client.readContract({ ...contract, functionName: 'admin' }),
    client.readContract({ ...contract, functionName: 'oracle' }),
    client.readContract({ ...contract, functionName: 'VERSION' }),
    client.readContract({ ...contract, functionName: 'getMinFeeUSD', args: [number] }),
    client.readContract({
      ...contract,
      functionName: 'getMinFeeUSDFor',
      args: [number, sender],
    }),
    client.readContract({
      ...contract,
      functionName: 'calculateMinFeeWeiFor',
      args: [number, sender],
    }),
  ]);
  // #endregion
  const code = await client.getCode({ address: admin });

  console.log(`${name}: comptroller ${current}, ${version}`);
  console.log(`  Admin: ${admin}, ${code ? 'a contract' : 'an account without code'}`);
  console.log(`  Oracle: ${oracle}`);
  console.log(`  Minimum fee: ${formatUnits(fee, 8)} USD by default`);
  console.log(`  For this sender: ${formatUnits(feeFor, 8)} USD, now ${wei} wei`);
}
