// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// @notice Keeps streams for their depositors, and reads from Lockup what has happened to each stream.
contract HooklessVault is IERC721Receiver {
    using SafeERC20 for IERC20;

    /// @dev `settled` is how much of the stream's withdrawn amount doesn't belong to the depositor anymore.
    struct Position {
        address depositor;
        uint128 settled;
    }

    error CallerNotDepositor(uint256 streamId, address caller);
    error CallerNotLockup(address caller);

    ISablierLockup public immutable LOCKUP;

    mapping(uint256 streamId => Position position) public positions;

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    modifier onlyDepositor(uint256 streamId) {
        if (positions[streamId].depositor != msg.sender) revert CallerNotDepositor(streamId, msg.sender);
        _;
    }

    // #region deposit
    /// @dev Runs when someone transfers a stream to the vault with `safeTransferFrom`.
    function onERC721Received(address, address from, uint256 streamId, bytes calldata) external returns (bytes4) {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        positions[streamId] = Position({ depositor: from, settled: LOCKUP.getWithdrawnAmount(streamId) });
        return IERC721Receiver.onERC721Received.selector;
    }
    // #endregion

    // #region read
    /// @notice Returns what the stream hasn't paid out yet, whether or not it has been streamed.
    function amountIn(uint256 streamId) public view returns (uint128) {
        return LOCKUP.getDepositedAmount(streamId) - LOCKUP.getWithdrawnAmount(streamId)
            - LOCKUP.getRefundedAmount(streamId);
    }

    /// @notice Returns what others have withdrawn from the stream to this vault since the last `collect`.
    function creditOf(uint256 streamId) public view returns (uint128) {
        return LOCKUP.getWithdrawnAmount(streamId) - positions[streamId].settled;
    }
    // #endregion

    // #region leave
    /// @notice Sends the depositor the tokens that were withdrawn from the stream.
    function collect(uint256 streamId) public onlyDepositor(streamId) returns (uint128 amount) {
        amount = creditOf(streamId);
        positions[streamId].settled += amount;
        LOCKUP.getUnderlyingToken(streamId).safeTransfer(msg.sender, amount);
    }

    /// @notice Pays the credit, and returns the stream to its depositor.
    function release(uint256 streamId) external onlyDepositor(streamId) {
        collect(streamId);
        delete positions[streamId];
        LOCKUP.transferFrom(address(this), msg.sender, streamId);
    }
    // #endregion
}
