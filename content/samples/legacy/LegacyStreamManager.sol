// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

import { ISablierLegacy } from "./ISablierLegacy.sol";

contract LegacyStreamManager {
    using SafeERC20 for IERC20;

    address public immutable OWNER;
    ISablierLegacy public immutable SABLIER;

    error LegacyStreamManager_CallerNotOwner(address caller);

    modifier onlyOwner() {
        if (msg.sender != OWNER) revert LegacyStreamManager_CallerNotOwner(msg.sender);
        _;
    }

    constructor(ISablierLegacy sablier) {
        OWNER = msg.sender;
        SABLIER = sablier;
    }

    // #region create
    /// @notice Streams `target` tokens, rounded down to whole units per second, over 30 days.
    /// @dev The owner must first approve this contract to spend `target` tokens.
    function create(IERC20 token, address recipient, uint256 target) external onlyOwner returns (uint256 streamId) {
        uint256 startTime = block.timestamp + 1 hours;
        uint256 stopTime = startTime + 30 days;
        uint256 deposit = target - target % (stopTime - startTime);

        token.safeTransferFrom(msg.sender, address(this), deposit);
        token.forceApprove(address(SABLIER), deposit);

        streamId = SABLIER.createStream(recipient, deposit, address(token), startTime, stopTime);
    }
    // #endregion

    // #region withdraw
    /// @notice Withdraws `amount` of the accrued tokens to the recipient of the stream.
    function withdraw(uint256 streamId, uint256 amount) external onlyOwner {
        SABLIER.withdrawFromStream(streamId, amount);
    }
    // #endregion

    // #region cancel
    /// @notice Cancels the stream and sends the refund to the owner.
    function cancel(uint256 streamId) external onlyOwner {
        (,,, address tokenAddress,,,,) = SABLIER.getStream(streamId);
        SABLIER.cancelStream(streamId);
        collect(IERC20(tokenAddress));
    }

    /// @notice Sends this contract's whole balance of `token` to the owner.
    /// @dev When the recipient cancels a stream, the refund stays in this contract.
    function collect(IERC20 token) public onlyOwner {
        uint256 amount = token.balanceOf(address(this));
        if (amount > 0) token.safeTransfer(OWNER, amount);
    }
    // #endregion
}
