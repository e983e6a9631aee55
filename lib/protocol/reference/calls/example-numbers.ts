export const unit = 10n ** 18n;
export const day = 86_400n;

/** US dollars with 8 decimals. */
const dollar = 10n ** 8n;

// 2027-01-01, 2027-07-01, and 2028-01-01 at 00:00 UTC, in Unix seconds.
const [start, middle, end] = [1_798_761_600n, 1_814_400_000n, 1_830_297_600n];

/** Whole numbers by the parameter's type and name. Lists use the values in turn. The first rule that fits wins. */
export const numbers: readonly [parameter: RegExp, ...values: bigint[]][] = [
  [/^uint40 duration$/, 180n * day, 185n * day],
  [/^uint40 (cliff|cliffTime)$/, middle],
  [/^uint40 total$/, 365n * day],
  [/^uint40 (start|startTime)$/, start],
  [/^uint40 end$/, end],
  // A campaign that pays less for early claims has to be open for a week after the vesting.
  [/^uint40 expiration$/, end + 30n * day],
  [/^uint40 timestamp$/, middle, end],
  [/^uint40 granularity$/, 1n],
  [/^uint64 exponent$/, 3n * unit],
  [/^uint64 unlockPercentage$/, unit / 4n, (3n * unit) / 4n],
  [/^uint128 (totalAmount|depositAmount)$/, 100n * unit],
  [/^uint128 start$/, 0n],
  [/^uint128 cliff$/, 25n * unit],
  [/^uint128 targetPrice$/, 3_000n * 10n ** 8n],
  [/^uint128 newRatePerSecond$/, unit / 500n],
  [/^uint128 ratePerSecond$/, unit / 1_000n],
  [/^uint128 amounts?$/, 10n * unit, 20n * unit],
  [/^uint256 (streamIds?|tokenId)?$/, 42n, 43n],
  [/^uint256 index$/, 7n],
  [/^uint256 aggregateAmount$/, 10_000n * unit],
  [/^uint256 recipientCount$/, 500n],
  [/^uint256 fee$/, 0n],
  [/^uint256 newProtocolFee$/, unit / 100n],
  // For the functions of campaigns, vaults, orders, and the comptroller, and of early Lockup releases.
  [/^uint40 delta$/, 180n * day, 185n * day],
  [/^uint40 milestone$/, middle, end],
  [/^uint40 (campaignStartTime|vestingStartTime|streamStartTime|validFrom)$/, start],
  [/^uint40 claimTime$/, middle],
  [/^uint40 (vestingEndTime|expireAt|expiry|expiryTime)$/, end],
  [/^uint40 cliffDuration$/, 90n * day],
  [/^uint40 totalDuration$/, 365n * day],
  [/^uint64 (start|cliff)Percentage$/, unit / 4n],
  [/^uint256 \w*[uU]nlockPercentage$/, unit / 4n],
  [/^uint128 aggregateAmount$/, 10_000n * unit],
  [/^uint128 (fullAmount|sellAmount|shareBalance)$/, 10n * unit],
  [/^uint128 (buyAmount|minBuyAmount)$/, 20n * unit],
  [/^uint256 (amount|value|shareAmountTransferred)$/, 10n * unit],
  [/^uint256 (fromBalanceBefore|userShareBalanceBeforeTransfer)$/, 100n * unit],
  [/^uint256 (vaultId|orderId)$/, 42n],
  [/^uint256 recipientsCount$/, 500n],
  [/^uint256 (customFeeUSD|feeUSD|initial\w+MinFeeUSD)$/, dollar],
  [/^uint256 newMinFeeUSD$/, dollar / 2n],
  // A fee of 0.001 in the native token, and of 1%.
  [/^uint256 defaultFee_?$/, unit / 1_000n],
  [/^uint256 (newFee|newTolerance|newTradeFee)$/, unit / 100n],
  [/^uint8 claimType$/, 0n],
  [/^uint8 protocol$/, 2n],
];
