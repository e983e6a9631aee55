// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

/// @notice Forwards calls with their value, and can't receive ether in any other way.
contract Forwarder {
  function forward(address target, bytes calldata data) external payable returns (bytes memory) {
    (bool success, bytes memory result) = target.call{ value: msg.value }(data);
    if (!success) assembly { revert(add(result, 32), mload(result)) }
    return result;
  }
}
