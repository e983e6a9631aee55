import { keccak256, slice, toBytes } from 'viem';

// #region selector
const signature = 'SablierV2Lockup_Overdraw(uint256,uint128,uint128)';
const selector = slice(keccak256(toBytes(signature)), 0, 4);
console.log(selector); // 0xa1fb2bbc
// #endregion
