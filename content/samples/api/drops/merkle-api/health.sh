#!/usr/bin/env bash
set -euo pipefail

# #region health
curl 'https://sablier-merkle-api.vercel.app/api/health'
# #endregion
