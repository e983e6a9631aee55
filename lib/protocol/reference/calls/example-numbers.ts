const unit = 10n ** 18n;
const day = 86_400n;

/** US dollars with 8 decimals. */
const dollar = 10n ** 8n;

// 2027-01-01, 2027-07-01, and 2028-01-01 at 00:00 UTC, in Unix seconds.
const [start, middle, end] = [1_798_761_600n, 1_814_400_000n, 1_830_297_600n];

/** Whole numbers for the functions of campaigns, vaults, orders, and the comptroller, and of early Lockup releases. */
export const exampleNumbers: readonly [parameter: RegExp, ...values: bigint[]][] = [
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
