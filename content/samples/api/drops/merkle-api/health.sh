#!/usr/bin/env bash
set -euo pipefail

# #region health
curl "$MERKLE_API_URL/api/health"
# #endregion
