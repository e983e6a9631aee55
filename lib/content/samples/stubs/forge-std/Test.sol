// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// A stub of the parts of Foundry's forge-std that our samples use, so that they compile without it. It does nothing.

interface Vm {
    function createSelectFork(string calldata urlOrAlias) external returns (uint256 forkId);
    function envAddress(string calldata name) external view returns (address value);
    function expectRevert(bytes calldata revertData) external;
    function prank(address msgSender) external;
    function startPrank(address msgSender) external;
    function stopPrank() external;
    function warp(uint256 newTimestamp) external;
}

abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function assertEq(uint256 left, uint256 right) internal pure {
        assert(left == right);
    }

    function assertEq(address left, address right) internal pure {
        assert(left == right);
    }

    function assertEq(bytes32 left, bytes32 right) internal pure {
        assert(left == right);
    }

    function assertGe(uint256 left, uint256 right) internal pure {
        assert(left >= right);
    }

    function makeAddr(string memory name) internal pure returns (address addr) {
        addr = address(uint160(uint256(keccak256(bytes(name)))));
    }
}
