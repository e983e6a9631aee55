import { isAddress, parseEventLogs } from 'viem';
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

const [token] = process.argv.slice(2);
if (!token || !isAddress(token)) throw new Error('Usage: npx tsx create-instant.ts TOKEN');

// #region create
const { root, total, entries } = readTree();
const params = {
  campaignName: 'Season 1',
  campaignStartTime: 0, // open at once
  claimType: 0, // DEFAULT
  expiration: (await now()) + 90 * day,
  initialAdmin: account.address,
  ipfsCID: '',
  merkleRoot: root,
  token,
};

const { request } = await publicClient.simulateContract({
  account,
  address: addressOf('SablierFactoryMerkleInstant'),
  abi: abi.SablierFactoryMerkleInstant,
  functionName: 'createMerkleInstant',
  args: [params, total, BigInt(entries.length)],
});
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({
  abi: abi.SablierFactoryMerkleInstant,
  eventName: 'CreateMerkleInstant',
  logs,
});
console.log('campaign', created?.args.merkleInstant);
// #endregion
