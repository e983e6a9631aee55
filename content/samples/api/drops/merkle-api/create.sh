#!/usr/bin/env bash
set -euo pipefail

# #region create
curl 'https://sablier-merkle-api.vercel.app/api/create?decimals=18' \
  --form 'data=@recipients.csv;type=text/csv'
# #endregion
