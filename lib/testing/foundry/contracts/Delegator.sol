// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract Delegator {
  address private immutable target;
  constructor(address target_) { target = target_; }
  fallback() external {
    (bool success, bytes memory data) = target.delegatecall(msg.data);
    if (!success) assembly { revert(add(data, 32), mload(data)) }
    assembly { return(add(data, 32), mload(data)) }
  }
}
