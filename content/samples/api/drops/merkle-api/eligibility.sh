#!/usr/bin/env bash
set -euo pipefail

# #region eligibility
curl --get "$MERKLE_API_URL/api/eligibility" \
  --header "Authorization: Bearer $MERKLE_API_BEARER_TOKEN" \
  --data-urlencode "address=$ADDRESS" \
  --data-urlencode "cid=$CID"
# #endregion
