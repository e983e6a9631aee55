import {
  createPublicClient,
  createWalletClient,
  http,
  isAddress,
  isHex,
  parseAbi,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { readEligibility } from './eligibility';

const [campaign, cid] = process.argv.slice(2);
const privateKey = process.env.PRIVATE_KEY;
if (!campaign || !isAddress(campaign) || !cid)
  throw new Error('Usage: npx tsx claim.ts CAMPAIGN CID');
if (!isHex(privateKey))
  throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

const account = privateKeyToAccount(privateKey);
const publicClient = createPublicClient({ chain: mainnet, transport: http() });
const walletClient = createWalletClient({
  account,
  chain: mainnet,
  transport: http(),
});

// #region claim
const abi = parseAbi([
  'function hasClaimed(uint256 index) view returns (bool)',
  'function claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof) returns (uint256 streamId)',
]);

const entry = await readEligibility(account.address, cid);
if (!entry) throw new Error('This account is not on the list.');
const index = BigInt(entry.index);

const hasClaimed = await publicClient.readContract({
  address: campaign,
  abi,
  functionName: 'hasClaimed',
  args: [index],
});
if (hasClaimed) throw new Error('This account has claimed already.');

// If the claim would fail, this throws before you spend gas.
const { request, result: streamId } = await publicClient.simulateContract({
  account,
  address: campaign,
  abi,
  functionName: 'claim',
  args: [index, entry.address, BigInt(entry.amount), entry.proof],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status, `stream ${streamId}`);
// #endregion
