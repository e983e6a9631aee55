import { readFileSync } from 'node:fs';
import { airdrops } from 'sablier/evm/releases/airdrops';
import {
  type Address,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  isAddress,
  isAddressEqual,
  isHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sepolia } from 'viem/chains';

const [campaign] = process.argv.slice(2);
const privateKey = process.env.PRIVATE_KEY;
if (!campaign || !isAddress(campaign)) throw new Error('Usage: npx tsx claim.ts CAMPAIGN');
if (!isHex(privateKey)) throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

const account = privateKeyToAccount(privateKey);
const transport = http(process.env.SEPOLIA_RPC_URL);
const publicClient = createPublicClient({ chain: sepolia, transport });
const walletClient = createWalletClient({ account, chain: sepolia, transport });

// #region claim
type Claim = { index: number; recipient: Address; amount: string; proof: Hex[] };

const claims: Claim[] = JSON.parse(readFileSync('claims.json', 'utf8'));
const mine = claims.find(({ recipient }) => isAddressEqual(recipient, account.address));
if (!mine) throw new Error('This account is not on the list.');

// Simulate first, so that a claim that would fail costs no gas.
const { request, result: streamId } = await publicClient.simulateContract({
  account,
  address: campaign,
  abi: airdrops['v1.2'].abi.SablierV2MerkleLL,
  functionName: 'claim',
  args: [BigInt(mine.index), mine.recipient, BigInt(mine.amount), mine.proof],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status, `stream ${streamId}`);
// #endregion
