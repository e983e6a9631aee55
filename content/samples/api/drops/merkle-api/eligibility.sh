#!/usr/bin/env bash
set -euo pipefail

# #region eligibility
curl --get 'https://sablier-merkle-api.vercel.app/api/eligibility' \
  --header "Authorization: Bearer $MERKLE_API_TOKEN" \
  --data-urlencode "address=$ADDRESS" \
  --data-urlencode "cid=$CID"
# #endregion
