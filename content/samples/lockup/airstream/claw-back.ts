import { airdrops } from 'sablier/evm/releases/airdrops';
import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  isAddress,
  isHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sepolia } from 'viem/chains';

const [campaign] = process.argv.slice(2);
const privateKey = process.env.PRIVATE_KEY;
if (!campaign || !isAddress(campaign))
  throw new Error('Usage: npx tsx claw-back.ts CAMPAIGN');
if (!isHex(privateKey)) throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

const account = privateKeyToAccount(privateKey);
const transport = http(process.env.SEPOLIA_RPC_URL);
const publicClient = createPublicClient({ chain: sepolia, transport });
const walletClient = createWalletClient({ account, chain: sepolia, transport });

// #region claw-back
const abi = airdrops['v1.2'].abi.SablierV2MerkleLL;

const token = await publicClient.readContract({
  address: campaign,
  abi,
  functionName: 'ASSET',
});
const unclaimed = await publicClient.readContract({
  address: token,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [campaign],
});

const { request } = await publicClient.simulateContract({
  account,
  address: campaign,
  abi,
  functionName: 'clawback',
  args: [account.address, unclaimed],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status, unclaimed);
// #endregion
