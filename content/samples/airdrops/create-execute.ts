import { isAddress, parseEventLogs, toFunctionSelector } from 'viem';
import {
  abi,
  account,
  addressOf,
  day,
  now,
  publicClient,
  readTree,
  walletClient,
} from './setup';

const [token, target] = process.argv.slice(2);
if (!token || !isAddress(token) || !target || !isAddress(target))
  throw new Error('Usage: npx tsx create-execute.ts TOKEN TARGET');
const { root, total, entries } = readTree();

// #region create
const params = {
  campaignName: 'Season 1',
  campaignStartTime: 0,
  expiration: (await now()) + 90 * day,
  initialAdmin: account.address,
  ipfsCID: '',
  merkleRoot: root,
  selector: toFunctionSelector('depositFor(uint256 amount, address account)'),
  target,
  token,
};

const { request } = await publicClient.simulateContract({
  account,
  address: addressOf('SablierFactoryMerkleExecute'),
  abi: abi.SablierFactoryMerkleExecute,
  functionName: 'createMerkleExecute',
  args: [params, total, BigInt(entries.length)],
});
// #endregion
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({
  abi: abi.SablierFactoryMerkleExecute,
  eventName: 'CreateMerkleExecute',
  logs,
});
console.log('campaign', created?.args.merkleExecute);
