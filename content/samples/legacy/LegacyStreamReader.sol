// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ISablierLegacy } from "./ISablierLegacy.sol";

contract LegacyStreamReader {
    ISablierLegacy public immutable SABLIER;

    constructor(ISablierLegacy sablier) {
        SABLIER = sablier;
    }

    /// @notice Returns false if the ID was never used, or if the stream was canceled or fully withdrawn.
    function exists(uint256 streamId) external view returns (bool) {
        try SABLIER.deltaOf(streamId) returns (uint256) {
            return true;
        } catch {
            return false;
        }
    }

    /// @notice Returns everything that has accrued so far, including withdrawn tokens.
    function streamedAmount(uint256 streamId) external view returns (uint256) {
        (,,,,,,, uint256 ratePerSecond) = SABLIER.getStream(streamId);
        return SABLIER.deltaOf(streamId) * ratePerSecond;
    }

    /// @notice Returns the amount that the recipient can withdraw now.
    function withdrawableAmount(uint256 streamId) external view returns (uint256) {
        (, address recipient,,,,,,) = SABLIER.getStream(streamId);
        return SABLIER.balanceOf(streamId, recipient);
    }

    /// @notice Returns the refund that the sender would get by canceling now.
    function refundableAmount(uint256 streamId) external view returns (uint256) {
        (address sender,,,,,,,) = SABLIER.getStream(streamId);
        return SABLIER.balanceOf(streamId, sender);
    }
}
