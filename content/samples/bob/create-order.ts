import { isAddress, parseEventLogs, zeroAddress } from 'viem';
import { account, approve, escrow, publicClient, toUnits, walletClient } from './setup';

const [sellToken, sellAmount, buyToken, minBuyAmount, buyer = zeroAddress] =
  process.argv.slice(2);
if (
  !sellToken ||
  !isAddress(sellToken) ||
  !sellAmount ||
  !buyToken ||
  !isAddress(buyToken) ||
  !minBuyAmount ||
  !isAddress(buyer)
)
  throw new Error(
    'Usage: npx tsx create-order.ts SELL_TOKEN SELL_AMOUNT BUY_TOKEN MIN_BUY_AMOUNT [BUYER]',
  );

// #region create
const units = await toUnits(sellToken, sellAmount);
const minUnits = await toUnits(buyToken, minBuyAmount);
const { timestamp } = await publicClient.getBlock();
const expiryTime = Number(timestamp) + 7 * 24 * 60 * 60;

await approve(sellToken, escrow.address, units);
const { request } = await publicClient.simulateContract({
  ...escrow,
  account,
  functionName: 'createOrder',
  args: [sellToken, units, buyToken, minUnits, buyer, expiryTime],
});
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({ abi: escrow.abi, eventName: 'CreateOrder', logs });
console.log(`order ${created?.args.orderId}`);
// #endregion
