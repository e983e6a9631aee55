// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

/// @notice Claims to have the interface of a comptroller, but reverts on every other call.
contract BrokenComptroller {
  function supportsInterface(bytes4) external pure returns (bool) { return true; }
  function proxiableUUID() external pure returns (bytes32) { return 0; }
}
