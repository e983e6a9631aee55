// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

/// @notice A price feed for tests, whose price anyone can set. Lockup calls `decimals` and `latestRoundData`.
contract PriceFeed {
    uint8 public immutable decimals;
    int256 private price;
    uint256 private updatedAt;

    constructor(uint8 feedDecimals, int256 startPrice) {
        decimals = feedDecimals;
        setPrice(startPrice);
    }

    function setPrice(int256 newPrice) public {
        price = newPrice;
        updatedAt = block.timestamp;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, price, updatedAt, updatedAt, 1);
    }
}
