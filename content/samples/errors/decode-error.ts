import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import { decodeErrorResult, isHex, parseAbi } from 'viem';

const [data] = process.argv.slice(2);
if (!isHex(data)) throw new Error('Usage: npx tsx decode-error.ts REVERT_DATA');

// #region decode
const libraryErrors = parseAbi([
  'error SablierLockupHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)',
  'error SablierLockup_TargetPriceTooLow(uint128 targetPrice, uint128 latestPrice)',
  'error SablierHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)',
]);
const abi = [
  ...lockup['v4.0'].abi.SablierLockup,
  ...lockup['v3.0'].abi.SablierLockup,
  ...lockup['v1.2'].abi.SablierV2LockupLinear,
  ...flow['v3.0'].abi.SablierFlow,
  ...flow['v1.0'].abi.SablierFlow,
  ...libraryErrors,
];

const { abiItem, args, errorName } = decodeErrorResult({ abi, data });
const named = abiItem.inputs?.map(({ name }, index) => [name, args?.[index]]) ?? [];
console.log(errorName, Object.fromEntries(named));
// #endregion
