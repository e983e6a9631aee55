#!/usr/bin/env bash
set -euo pipefail

# #region list
curl 'https://api.studio.thegraph.com/proxy/30310/sablier/version/latest/' \
  --header 'Content-Type: application/json' \
  --data '{"query":"{__schema{queryType{fields{name}}}}"}'
# #endregion
