// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierFactoryMerkleInstant } from "./ISablierFactoryMerkleInstant.sol";

/// @notice Creates Instant campaigns, and funds each of them in the same transaction.
contract CampaignLauncher {
    using SafeERC20 for IERC20;

    ISablierFactoryMerkleInstant public immutable FACTORY;

    constructor(ISablierFactoryMerkleInstant factory) {
        FACTORY = factory;
    }

    // #region launch
    function launch(
        IERC20 token,
        bytes32 merkleRoot,
        uint256 total,
        uint256 recipientCount
    )
        external
        returns (address campaign)
    {
        campaign = FACTORY.createMerkleInstant(
            ISablierFactoryMerkleInstant.ConstructorParams({
                campaignName: "Season 1",
                campaignStartTime: 0,
                claimType: ISablierFactoryMerkleInstant.ClaimType.wrap(0), // DEFAULT
                expiration: uint40(block.timestamp + 90 days),
                initialAdmin: msg.sender,
                ipfsCID: "",
                merkleRoot: merkleRoot,
                token: address(token)
            }),
            total,
            recipientCount
        );
        token.safeTransferFrom(msg.sender, campaign, total);
    }
    // #endregion
}
