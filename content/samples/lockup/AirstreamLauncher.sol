// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
import { ISablierV2MerkleLL } from "@sablier/v2-periphery/src/interfaces/ISablierV2MerkleLL.sol";
import { ISablierV2MerkleLockupFactory } from
    "@sablier/v2-periphery/src/interfaces/ISablierV2MerkleLockupFactory.sol";
import { MerkleLockup } from "@sablier/v2-periphery/src/types/DataTypes.sol";
// #endregion

/// @notice Creates and funds an airstream campaign in one call. The caller becomes its admin.
contract AirstreamLauncher {
    using SafeERC20 for IERC20;

    // #region constructor
    ISablierV2MerkleLockupFactory public immutable FACTORY;
    ISablierV2LockupLinear public immutable LOCKUP_LINEAR;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2MerkleLockupFactory factory, ISablierV2LockupLinear lockupLinear, IERC20 token) {
        FACTORY = factory;
        LOCKUP_LINEAR = lockupLinear;
        TOKEN = token;
    }
    // #endregion

    // #region launch
    function launch(
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierV2MerkleLL campaign) {
        // #region parameters
        MerkleLockup.ConstructorParams memory params;
        params.asset = TOKEN;
        params.cancelable = true;
        params.expiration = uint40(block.timestamp + 12 weeks);
        params.initialAdmin = msg.sender;
        params.ipfsCID = ipfsCID;
        params.merkleRoot = merkleRoot;
        params.name = "Community airstream";
        params.transferable = true;
        // #endregion

        // #region durations
        LockupLinear.Durations memory durations = LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks });
        // #endregion

        // #region create
        campaign = FACTORY.createMerkleLL(params, LOCKUP_LINEAR, durations, aggregateAmount, recipientCount);
        // #endregion

        // #region fund
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
        // #endregion
    }
    // #endregion
}
