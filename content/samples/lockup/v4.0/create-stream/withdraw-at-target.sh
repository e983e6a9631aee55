#!/usr/bin/env bash
# Waits until a price-gated stream is unlocked, and withdraws everything to its recipient.
set -euo pipefail

read_stream() {
  cast call "$SABLIER_LOCKUP" "$1" "$STREAM_ID" --rpc-url sepolia | cut -d ' ' -f 1
}

until amount=$(read_stream "withdrawableAmountOf(uint256)(uint128)") && [ "$amount" != 0 ]; do
  sleep 12
done

# The recipient is the owner of the NFT, who changes when the NFT is transferred.
recipient=$(read_stream "getRecipient(uint256)(address)")
fee=$(read_stream "calculateMinFeeWei(uint256)(uint256)")
cast send "$SABLIER_LOCKUP" "withdrawMax(uint256,address)" "$STREAM_ID" "$recipient" \
  --value "$fee" --rpc-url sepolia --account dev
