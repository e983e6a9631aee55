import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import { decodeErrorResult, isHex } from 'viem';

const [data] = process.argv.slice(2);
if (!isHex(data)) throw new Error('Usage: npx tsx decode-error.ts REVERT_DATA');

// #region decode
const abi = [...lockup['v1.2'].abi.SablierV2LockupLinear, ...flow['v1.0'].abi.SablierFlow];

const { abiItem, args, errorName } = decodeErrorResult({ abi, data });
const named = abiItem.inputs?.map(({ name }, index) => [name, args?.[index]]) ?? [];
console.log(errorName, Object.fromEntries(named));
// #endregion
