#!/usr/bin/env bash
set -euo pipefail

# #region create
curl "$MERKLE_API_URL/api/create?decimals=18" \
  --header "Authorization: Bearer $MERKLE_API_BEARER_TOKEN" \
  --form 'data=@recipients.csv;type=text/csv'
# #endregion
