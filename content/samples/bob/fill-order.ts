import { isAddress, isAddressEqual, parseEventLogs } from 'viem';
import { account, approve, escrow, publicClient, toUnits, walletClient } from './setup';

const [id, expectedToken, minAmount, paymentToken, maxPayment] = process.argv.slice(2);
if (
  !id ||
  !expectedToken ||
  !isAddress(expectedToken) ||
  !minAmount ||
  !paymentToken ||
  !isAddress(paymentToken) ||
  !maxPayment
)
  throw new Error(
    'Usage: npx tsx fill-order.ts ORDER EXPECTED_TOKEN MIN_AMOUNT PAYMENT_TOKEN MAX_PAYMENT',
  );
const orderId = BigInt(id);

// #region fill
const sellToken = await publicClient.readContract({
  ...escrow,
  functionName: 'getSellToken',
  args: [orderId],
});
if (!isAddressEqual(sellToken, expectedToken))
  throw new Error(`The order sells ${sellToken}.`);

const sellAmount = await publicClient.readContract({
  ...escrow,
  functionName: 'getSellAmount',
  args: [orderId],
});
const buyToken = await publicClient.readContract({
  ...escrow,
  functionName: 'getBuyToken',
  args: [orderId],
});
if (!isAddressEqual(buyToken, paymentToken))
  throw new Error(`The order asks for ${buyToken}.`);

const amount = await publicClient.readContract({
  ...escrow,
  functionName: 'getMinBuyAmount',
  args: [orderId],
});
console.log('the order sells', sellAmount, 'for', amount);
if (sellAmount < (await toUnits(sellToken, minAmount)))
  throw new Error('The order sells less than your minimum.');
if (amount > (await toUnits(buyToken, maxPayment)))
  throw new Error('The order asks for more than your maximum.');

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
