import { isAddress, isAddressEqual, parseEventLogs } from 'viem';
import { account, approve, escrow, publicClient, walletClient } from './setup';

const [id, expectedToken] = process.argv.slice(2);
if (!id || !expectedToken || !isAddress(expectedToken))
  throw new Error('Usage: npx tsx fill-order.ts ORDER EXPECTED_TOKEN');
const orderId = BigInt(id);

// #region fill
const sellToken = await publicClient.readContract({
  ...escrow,
  functionName: 'getSellToken',
  args: [orderId],
});
if (!isAddressEqual(sellToken, expectedToken))
  throw new Error(`The order sells ${sellToken}.`);

const buyToken = await publicClient.readContract({
  ...escrow,
  functionName: 'getBuyToken',
  args: [orderId],
});
const amount = await publicClient.readContract({
  ...escrow,
  functionName: 'getMinBuyAmount',
  args: [orderId],
});

await approve(buyToken, escrow.address, amount);
const { request } = await publicClient.simulateContract({
  ...escrow,
  account,
  functionName: 'fillOrder',
  args: [orderId, amount],
});
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [filled] = parseEventLogs({ abi: escrow.abi, eventName: 'FillOrder', logs });
console.log('you received', filled?.args.sellAmount);
console.log('the seller received', filled?.args.buyAmount);
// #endregion
