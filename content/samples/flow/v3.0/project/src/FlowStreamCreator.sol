// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Creates Flow streams of one token, without a deposit. The caller becomes the sender of each stream.
contract FlowStreamCreator {
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }

    function createStream(address recipient, UD21x18 ratePerSecond) external returns (uint256 streamId) {
        streamId = FLOW.create({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond,
            startTime: 0, // the block time
            token: TOKEN,
            transferable: true
        });
    }
}
