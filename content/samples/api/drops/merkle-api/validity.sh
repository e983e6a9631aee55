#!/usr/bin/env bash
set -euo pipefail

# #region validity
curl --get "$MERKLE_API_URL/api/validity" \
  --header "Authorization: Bearer $MERKLE_API_BEARER_TOKEN" \
  --data-urlencode "cid=$CID"
# #endregion
