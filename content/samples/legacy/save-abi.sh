#!/usr/bin/env bash
set -euo pipefail

# #region save
npm install sablier

node --input-type=module --eval '
  import { legacy } from "sablier/evm/releases/legacy";
  console.log(JSON.stringify(legacy["v1.1"].abi.Sablier, null, 2));
' > Sablier.json
# #endregion
