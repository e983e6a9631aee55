// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract OddToken {
  error ReentrancyGuardReentrantCall();
  error TokenError();
  uint256 private mode;
  bytes private data;
  uint8 public decimals = 18;
  function answerTrue() external { mode = 0; }
  function answerFalse() external { mode = 1; }
  function refuse() external { mode = 2; }
  function fail() external { mode = 3; }
  /// @notice Calls the caller of each function with this data, and reverts if the caller is protected against it.
  function callBack(bytes calldata data_) external { (mode, data) = (4, data_); }
  function balanceOf(address) external pure returns (uint256) { return 2 ** 100; }
  function approve(address, uint256) external returns (bool) { return answer(); }
  function deposit() external payable { answer(); }
  function setDecimals(uint8 decimals_) external { decimals = decimals_; }
  function transfer(address, uint256) external returns (bool) { return answer(); }
  function transferFrom(address, address, uint256) external returns (bool) { return answer(); }
  function answer() private returns (bool) {
    if (mode == 2) assembly { revert(0, 0) }
    if (mode == 3) revert TokenError();
    if (mode == 4) {
      (bool success, bytes memory result) = msg.sender.call(data);
      if (!success && bytes4(result) == ReentrancyGuardReentrantCall.selector) assembly { revert(add(result, 32), mload(result)) }
    }
    return mode != 1;
  }
}
