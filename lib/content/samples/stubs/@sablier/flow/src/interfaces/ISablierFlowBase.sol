// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// The second part of the stub of Flow v1.0.

interface ISablierFlowBase {
    function getBalance(uint256 streamId) external view returns (uint128 balance);
    function getRecipient(uint256 streamId) external view returns (address recipient);
    function getSender(uint256 streamId) external view returns (address sender);
    function nextStreamId() external view returns (uint256);
}
