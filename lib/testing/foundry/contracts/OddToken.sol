// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract OddToken {
  error TokenError();
  uint256 private mode;
  uint8 public decimals = 18;
  function answerTrue() external { mode = 0; }
  function answerFalse() external { mode = 1; }
  function refuse() external { mode = 2; }
  function fail() external { mode = 3; }
  function balanceOf(address) external pure returns (uint256) { return 2 ** 100; }
  function approve(address, uint256) external view returns (bool) { return answer(); }
  function setDecimals(uint8 decimals_) external { decimals = decimals_; }
  function transfer(address, uint256) external view returns (bool) { return answer(); }
  function transferFrom(address, address, uint256) external view returns (bool) { return answer(); }
  function answer() private view returns (bool) {
    if (mode == 2) assembly { revert(0, 0) }
    if (mode == 3) revert TokenError();
    return mode == 0;
  }
}
