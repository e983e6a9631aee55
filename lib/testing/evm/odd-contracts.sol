// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;
contract OddToken {
  uint256 private mode;
  uint8 public decimals = 6;
  function answerTrue() external { mode = 0; }
  function answerFalse() external { mode = 1; }
  function refuse() external { mode = 2; }
  function setDecimals(uint8 decimals_) external { decimals = decimals_; }
  function transfer(address, uint256) external view returns (bool) { return answer(); }
  function transferFrom(address, address, uint256) external view returns (bool) { return answer(); }
  function answer() private view returns (bool) {
    if (mode == 2) assembly { revert(0, 0) }
    return mode == 0;
  }
}
contract Delegator {
  address private immutable target;
  constructor(address target_) { target = target_; }
  fallback() external {
    (bool success, bytes memory data) = target.delegatecall(msg.data);
    if (!success) assembly { revert(add(data, 32), mload(data)) }
  }
}
contract WrongHooks {
  function supportsInterface(bytes4) external pure returns (bool) { return true; }
  function onSablierLockupCancel(uint256, address, uint128, uint128) external pure returns (bytes4) { return 0; }
  function onSablierLockupWithdraw(uint256, address, address, uint128) external pure returns (bytes4) { return 0; }
}
contract Oracle {
  uint8 public decimals;
  int256 private price;
  constructor(uint8 decimals_, int256 price_) { decimals = decimals_; price = price_; }
  function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
    return (1, price, block.timestamp, block.timestamp, 1);
  }
}
