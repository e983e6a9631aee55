#!/usr/bin/env bash
set -euo pipefail

# #region validity
curl --get 'https://sablier-merkle-api.vercel.app/api/validity' \
  --data-urlencode "cid=$CID"
# #endregion
