// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract WrongHooks {
  function supportsInterface(bytes4) external pure returns (bool) { return true; }
  function onSablierLockupCancel(uint256, address, uint128, uint128) external pure returns (bytes4) { return 0; }
  function onSablierLockupWithdraw(uint256, address, address, uint128) external pure returns (bytes4) { return 0; }
}
