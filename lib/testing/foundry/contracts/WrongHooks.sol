// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract WrongHooks {
  error HookError();
  bool private fails;
  bytes private data;
  function fail() external { fails = true; }
  /// @notice Calls the caller of each hook with this data, and answers as it should.
  function callBack(bytes calldata data_) external { data = data_; }
  function supportsInterface(bytes4) external pure returns (bool) { return true; }
  function onSablierLockupCancel(uint256, address, uint128, uint128) external returns (bytes4) { return answer(); }
  function onSablierLockupWithdraw(uint256, address, address, uint128) external returns (bytes4) { return answer(); }
  function answer() private returns (bytes4) {
    if (fails) revert HookError();
    if (data.length == 0) return 0;
    (bool success,) = msg.sender.call(data);
    return success ? msg.sig : bytes4(0);
  }
}
