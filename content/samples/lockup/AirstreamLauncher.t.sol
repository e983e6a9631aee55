// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { ISablierV2MerkleLL } from "@sablier/v2-periphery/src/interfaces/ISablierV2MerkleLL.sol";
import { ISablierV2MerkleLockupFactory } from
    "@sablier/v2-periphery/src/interfaces/ISablierV2MerkleLockupFactory.sol";
import { Test } from "forge-std/Test.sol";

import { AirstreamLauncher } from "./AirstreamLauncher.sol";

contract AirstreamToken is ERC20 {
    constructor(address holder) ERC20("Airstream Token", "AIR") {
        _mint(holder, 400e18);
    }
}

contract AirstreamLauncherTest is Test {
    ISablierV2LockupLinear internal lockupLinear;
    AirstreamToken internal token;
    AirstreamLauncher internal launcher;
    address internal organizer = makeAddr("organizer");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockupLinear = ISablierV2LockupLinear(vm.envAddress("SABLIER_LOCKUP_LINEAR"));
        token = new AirstreamToken(organizer);
        launcher = new AirstreamLauncher(
            ISablierV2MerkleLockupFactory(vm.envAddress("SABLIER_MERKLE_LOCKUP_FACTORY")), lockupLinear, token
        );
    }
    // #endregion

    // #region tests
    function test_LaunchAndClaim() external {
        bytes32 aliceLeaf = leafOf(0, alice, 100e18);
        bytes32 bobLeaf = leafOf(1, bob, 300e18);
        // A parent is the hash of its two children, with the smaller one first.
        bytes32 root = keccak256(
            aliceLeaf < bobLeaf ? abi.encode(aliceLeaf, bobLeaf) : abi.encode(bobLeaf, aliceLeaf)
        );

        vm.startPrank(organizer);
        token.approve(address(launcher), 400e18);
        ISablierV2MerkleLL campaign = launcher.launch(root, "", 400e18, 2);
        vm.stopPrank();
        assertEq(campaign.admin(), organizer);
        assertEq(campaign.MERKLE_ROOT(), root);
        assertEq(token.balanceOf(address(campaign)), 400e18);

        // In a tree of two, the proof of a leaf is the other leaf.
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = bobLeaf;
        uint256 streamId = campaign.claim(0, alice, 100e18, proof);
        assertEq(lockupLinear.getRecipient(streamId), alice);
        assertEq(lockupLinear.getSender(streamId), organizer);
        assertEq(lockupLinear.getDepositedAmount(streamId), 100e18);
    }

    function leafOf(uint256 index, address recipient, uint128 amount) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))));
    }
    // #endregion
}
