// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice A target for an Execute campaign. It credits the account that the arguments name, because the caller is the
/// campaign.
contract StakingPool {
    using SafeERC20 for IERC20;

    IERC20 public immutable TOKEN;
    mapping(address account => uint256 amount) public stakeOf;

    constructor(IERC20 token) {
        TOKEN = token;
    }

    // #region deposit
    function depositFor(uint256 amount, address account) external {
        stakeOf[account] += amount;
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
    }
    // #endregion

    function withdraw(uint256 amount) external {
        stakeOf[msg.sender] -= amount;
        TOKEN.safeTransfer(msg.sender, amount);
    }
}
