// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A worthless token for tests. Anyone can mint any amount.
contract TestToken is ERC20 {
    constructor() ERC20("Test Token", "TEST") { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
