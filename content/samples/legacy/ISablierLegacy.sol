// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

/// @notice The functions and events of Legacy v1.1 that a current contract needs.
interface ISablierLegacy {
    // #region events
    event CreateStream(
        uint256 indexed streamId,
        address indexed sender,
        address indexed recipient,
        uint256 deposit,
        address tokenAddress,
        uint256 startTime,
        uint256 stopTime
    );

    event WithdrawFromStream(uint256 indexed streamId, address indexed recipient, uint256 amount);

    event CancelStream(
        uint256 indexed streamId,
        address indexed sender,
        address indexed recipient,
        uint256 senderBalance,
        uint256 recipientBalance
    );
    // #endregion

    // #region create-stream
    function createStream(
        address recipient,
        uint256 deposit,
        address tokenAddress,
        uint256 startTime,
        uint256 stopTime
    ) external returns (uint256);
    // #endregion

    // #region withdraw-from-stream
    function withdrawFromStream(uint256 streamId, uint256 amount) external returns (bool);
    // #endregion

    // #region cancel-stream
    function cancelStream(uint256 streamId) external returns (bool);
    // #endregion

    // #region get-stream
    function getStream(uint256 streamId)
        external
        view
        returns (
            address sender,
            address recipient,
            uint256 deposit,
            address tokenAddress,
            uint256 startTime,
            uint256 stopTime,
            uint256 remainingBalance,
            uint256 ratePerSecond
        );
    // #endregion

    // #region balance-of
    function balanceOf(uint256 streamId, address who) external view returns (uint256 balance);
    // #endregion

    // #region delta-of
    function deltaOf(uint256 streamId) external view returns (uint256 delta);
    // #endregion

    // #region next-stream-id
    function nextStreamId() external view returns (uint256);
    // #endregion
}
