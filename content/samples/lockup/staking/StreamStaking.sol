// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { Adminable } from "@sablier/v2-core/src/abstracts/Adminable.sol";
import { ISablierLockupRecipient } from "@sablier/v2-core/src/interfaces/ISablierLockupRecipient.sol";
import { ISablierV2Lockup } from "@sablier/v2-core/src/interfaces/ISablierV2Lockup.sol";
// #endregion

/// @notice Pays rewards to users who stake their streams. Rewards and streams use the same token.
contract StreamStaking is Adminable, ISablierLockupRecipient {
    using SafeERC20 for IERC20;

    // #region types
    /// @dev `amount` is what the stream hasn't paid out yet, whether streamed or not.
    struct Stake {
        address staker;
        uint128 amount;
    }

    /// @dev `rewardPerToken` is the value of the accumulator when `rewards` was last updated.
    struct Account {
        uint256 staked;
        uint256 rewardPerToken;
        uint256 rewards;
    }

    error CallerNotLockup(address caller);
    error CallerNotStaker(uint256 streamId, address caller);
    error NotStaked(uint256 streamId);
    error RewardPeriodActive(uint256 periodEnd);
    error RewardRateZero();
    error StakingNotAllowlisted();
    error WrongToken(IERC20 token);

    event RewardPaid(address indexed staker, uint256 amount);
    event RewardPeriodStarted(uint256 rewardRate, uint256 periodEnd);
    event Staked(address indexed staker, uint256 indexed streamId, uint128 amount);
    event Unstaked(address indexed staker, uint256 indexed streamId, uint128 amount);
    // #endregion

    // #region state
    ISablierV2Lockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    uint256 public periodEnd;
    uint256 public rewardRate; // per second
    uint256 public undistributed; // rewards for seconds without any stake

    uint256 public lastUpdate;
    uint256 public rewardPerToken; // the accumulator, scaled by 1e18
    uint256 public totalStaked;

    mapping(address staker => Account account) public accounts;
    mapping(uint256 streamId => Stake stake) public stakes;
    // #endregion

    // #region constructor
    constructor(address initialAdmin, ISablierV2Lockup lockup, IERC20 token) {
        admin = initialAdmin;
        LOCKUP = lockup;
        TOKEN = token;
    }
    // #endregion

    // #region period
    /// @notice Takes `amount` from the admin and pays it out evenly over `duration` seconds.
    function startRewardPeriod(uint256 amount, uint256 duration) external onlyAdmin {
        if (block.timestamp < periodEnd) revert RewardPeriodActive(periodEnd);
        _updatePool();

        uint256 budget = amount + undistributed;
        rewardRate = duration == 0 ? 0 : budget / duration;
        if (rewardRate == 0) revert RewardRateZero();

        undistributed = budget - rewardRate * duration;
        lastUpdate = block.timestamp;
        periodEnd = block.timestamp + duration;
        emit RewardPeriodStarted(rewardRate, periodEnd);
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
    }
    // #endregion

    // #region stake
    function stake(uint256 streamId) external {
        if (!LOCKUP.isAllowedToHook(address(this))) revert StakingNotAllowlisted();
        IERC20 token = LOCKUP.getAsset(streamId);
        if (token != TOKEN) revert WrongToken(token);

        _settle(msg.sender);
        uint128 amount = _amountIn(streamId);
        stakes[streamId] = Stake({ staker: msg.sender, amount: amount });
        accounts[msg.sender].staked += amount;
        totalStaked += amount;
        emit Staked(msg.sender, streamId, amount);
        LOCKUP.transferFrom(msg.sender, address(this), streamId);
    }
    // #endregion

    // #region unstake
    function unstake(uint256 streamId) external {
        Stake memory staked = stakes[streamId];
        if (staked.staker != msg.sender) revert CallerNotStaker(streamId, msg.sender);

        _settle(msg.sender);
        _reduce(streamId, staked.amount);
        delete stakes[streamId];
        emit Unstaked(msg.sender, streamId, staked.amount);
        LOCKUP.transferFrom(address(this), msg.sender, streamId);
    }
    // #endregion

    // #region claim
    function claimRewards() external returns (uint256 amount) {
        _settle(msg.sender);
        amount = accounts[msg.sender].rewards;
        if (amount == 0) return 0;

        accounts[msg.sender].rewards = 0;
        emit RewardPaid(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }
    // #endregion

    // #region only-lockup
    modifier onlyLockup() {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        _;
    }
    // #endregion

    // #region on-cancel
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128 senderAmount,
        uint128 /* recipientAmount */
    ) external onlyLockup returns (bytes4) {
        address staker = stakes[streamId].staker;
        if (staker != address(0)) {
            _settle(staker);
            _reduce(streamId, senderAmount);
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
        address staker = stakes[streamId].staker;
        if (staker == address(0)) revert NotStaked(streamId);

        _settle(staker);
        _reduce(streamId, amount);
        TOKEN.safeTransfer(staker, amount);
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }
    // #endregion

    // #region supports-interface
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId || interfaceId == type(IERC165).interfaceId;
    }
    // #endregion

    // #region views
    /// @notice Returns the rewards that `staker` could claim now.
    function earned(address staker) public view returns (uint256) {
        Account memory account = accounts[staker];
        return account.rewards + account.staked * (currentRewardPerToken() - account.rewardPerToken) / 1e18;
    }

    /// @notice Returns the value that an update would give the accumulator now.
    function currentRewardPerToken() public view returns (uint256) {
        if (totalStaked == 0) return rewardPerToken;
        return rewardPerToken + _newRewards() * 1e18 / totalStaked;
    }

    /// @notice Returns the current time, or the end of the period if that's earlier.
    function lastRewardTime() public view returns (uint256) {
        return block.timestamp < periodEnd ? block.timestamp : periodEnd;
    }
    // #endregion

    // #region settle
    /// @dev Must run before an account's stake changes, and before a claim.
    function _settle(address staker) private {
        _updatePool();
        Account storage account = accounts[staker];
        account.rewards = earned(staker);
        account.rewardPerToken = rewardPerToken;
    }

    function _updatePool() private {
        if (totalStaked == 0) undistributed += _newRewards();
        rewardPerToken = currentRewardPerToken();
        lastUpdate = lastRewardTime();
    }

    /// @dev Returns the rewards for the time since the last update.
    function _newRewards() private view returns (uint256) {
        return (lastRewardTime() - lastUpdate) * rewardRate;
    }
    // #endregion

    // #region amounts
    /// @dev Returns what a stream hasn't paid out yet, whether streamed or not.
    function _amountIn(uint256 streamId) private view returns (uint128) {
        return LOCKUP.getDepositedAmount(streamId) - LOCKUP.getWithdrawnAmount(streamId)
            - LOCKUP.getRefundedAmount(streamId);
    }

    /// @dev Subtracts tokens that have left a stream from the stake and the total.
    function _reduce(uint256 streamId, uint128 amount) private {
        stakes[streamId].amount -= amount;
        accounts[stakes[streamId].staker].staked -= amount;
        totalStaked -= amount;
    }
    // #endregion
}
