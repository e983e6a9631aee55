// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
// #endregion

/// @notice Keeps streams for their depositors and tracks how many tokens are left in each stream.
contract StreamVault is ISablierLockupRecipient, IERC721Receiver {
    using SafeERC20 for IERC20;

    // #region state
    /// @dev `amount` is what the stream hasn't paid out yet, whether or not it has been streamed.
    struct Position {
        address depositor;
        uint128 amount;
    }

    error CallerNotDepositor(uint256 streamId, address caller);
    error CallerNotLockup(address caller);
    error UnknownStream(uint256 streamId);
    error VaultNotAllowlisted();

    ISablierLockup public immutable LOCKUP;

    mapping(uint256 streamId => Position position) public positions;
    mapping(address depositor => mapping(IERC20 token => uint256 amount)) public credits;

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }
    // #endregion

    // #region only-lockup
    modifier onlyLockup() {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        _;
    }
    // #endregion

    // #region supports-interface
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId || interfaceId == type(IERC165).interfaceId;
    }
    // #endregion

    // #region deposit
    /// @dev Runs when someone transfers a stream to the vault with `safeTransferFrom`.
    function onERC721Received(
        address,
        address from,
        uint256 streamId,
        bytes calldata
    ) external onlyLockup returns (bytes4) {
        if (!LOCKUP.isAllowedToHook(address(this))) revert VaultNotAllowlisted();

        uint128 amount = LOCKUP.getDepositedAmount(streamId) - LOCKUP.getWithdrawnAmount(streamId)
            - LOCKUP.getRefundedAmount(streamId);
        positions[streamId] = Position({ depositor: from, amount: amount });
        return IERC721Receiver.onERC721Received.selector;
    }
    // #endregion

    // #region on-cancel
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128, /* senderAmount */
        uint128 recipientAmount
    ) external onlyLockup returns (bytes4) {
        if (positions[streamId].depositor != address(0)) {
            positions[streamId].amount = recipientAmount;
        }
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }
    // #endregion

    // #region on-withdraw
    function onSablierLockupWithdraw(
        uint256 streamId,
        address, /* caller */
        address, /* to */
        uint128 amount
    ) external onlyLockup returns (bytes4) {
        Position storage position = positions[streamId];
        if (position.depositor == address(0)) revert UnknownStream(streamId);

        position.amount -= amount;
        credits[position.depositor][LOCKUP.getUnderlyingToken(streamId)] += amount;
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }
    // #endregion

    // #region leave
    /// @notice Sends the caller the tokens that were withdrawn from their streams.
    function collect(IERC20 token) external returns (uint256 amount) {
        amount = credits[msg.sender][token];
        credits[msg.sender][token] = 0;
        token.safeTransfer(msg.sender, amount);
    }

    /// @notice Returns a stream to its depositor.
    function release(uint256 streamId) external {
        if (positions[streamId].depositor != msg.sender) revert CallerNotDepositor(streamId, msg.sender);
        delete positions[streamId];
        LOCKUP.transferFrom(address(this), msg.sender, streamId);
    }
    // #endregion
}
