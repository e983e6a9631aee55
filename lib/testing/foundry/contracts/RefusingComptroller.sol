// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

/// @notice An implementation of the comptroller that charges no fees, and can't receive ether.
contract RefusingComptroller {
  address public immutable attestor;
  constructor(address attestor_) { attestor = attestor_; }
  function calculateMinFeeWei(uint8) external pure returns (uint256) { return 0; }
  function convertUSDFeeToWei(uint256) external pure returns (uint256) { return 0; }
  function proxiableUUID() external pure returns (bytes32) {
    return bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
  }
}
