// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract WrongHooks {
  error HookError();
  bool private fails;
  function fail() external { fails = true; }
  function supportsInterface(bytes4) external pure returns (bool) { return true; }
  function onSablierLockupCancel(uint256, address, uint128, uint128) external view returns (bytes4) { return answer(); }
  function onSablierLockupWithdraw(uint256, address, address, uint128) external view returns (bytes4) { return answer(); }
  function answer() private view returns (bytes4) {
    if (fails) revert HookError();
    return 0;
  }
}
