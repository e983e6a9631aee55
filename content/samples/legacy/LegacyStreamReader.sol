// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ISablierLegacy } from "./ISablierLegacy.sol";

contract LegacyStreamReader {
    ISablierLegacy public immutable SABLIER;

    constructor(ISablierLegacy sablier) {
        SABLIER = sablier;
    }

    /// @notice False for an ID that was never used, and for a stream that is canceled or emptied.
    function exists(uint256 streamId) external view returns (bool) {
        try SABLIER.deltaOf(streamId) returns (uint256) {
            return true;
        } catch {
            return false;
        }
    }

    /// @notice Everything that has accrued so far, withdrawn or not.
    function streamedAmount(uint256 streamId) external view returns (uint256) {
        (,,,,,,, uint256 ratePerSecond) = SABLIER.getStream(streamId);
        return SABLIER.deltaOf(streamId) * ratePerSecond;
    }

    /// @notice What the recipient can withdraw now.
    function withdrawableAmount(uint256 streamId) external view returns (uint256) {
        (, address recipient,,,,,,) = SABLIER.getStream(streamId);
        return SABLIER.balanceOf(streamId, recipient);
    }

    /// @notice What the sender would get back from a cancel now.
    function refundableAmount(uint256 streamId) external view returns (uint256) {
        (address sender,,,,,,,) = SABLIER.getStream(streamId);
        return SABLIER.balanceOf(streamId, sender);
    }
}
