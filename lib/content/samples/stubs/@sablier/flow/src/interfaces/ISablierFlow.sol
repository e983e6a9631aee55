// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";

import { ISablierFlowBase } from "./ISablierFlowBase.sol";

// A stub of the parts of Flow v1.0 that our samples use. Its package isn't installed, because node_modules contains a
// later release. A test compares it with the published ABI, and links from samples to the reference depend on which
// interface declares a function.

interface ISablierFlow is ISablierFlowBase {
    function create(
        address sender,
        address recipient,
        UD21x18 ratePerSecond,
        IERC20 token,
        bool transferable
    ) external returns (uint256 streamId);

    function createAndDeposit(
        address sender,
        address recipient,
        UD21x18 ratePerSecond,
        IERC20 token,
        bool transferable,
        uint128 amount
    ) external returns (uint256 streamId);

    function totalDebtOf(uint256 streamId) external view returns (uint256 totalDebt);
}
