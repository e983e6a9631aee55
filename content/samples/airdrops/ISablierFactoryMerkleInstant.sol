// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.4;

interface ISablierFactoryMerkleInstant {
    // Types from `MerkleInstant`
    struct ConstructorParams {
        string campaignName;
        uint40 campaignStartTime;
        ClaimType claimType;
        uint40 expiration;
        address initialAdmin;
        string ipfsCID;
        bytes32 merkleRoot;
        address token;
    }

    type ClaimType is uint8;

    error Comptrollerable_CallerNotComptroller(address comptroller, address caller);
    error Comptrollerable_UnsupportedInterfaceId(
        address previousComptroller, address newComptroller, bytes4 minimalInterfaceId
    );
    error SablierFactoryMerkleBase_ForbidNativeToken(address nativeToken);
    error SablierFactoryMerkleBase_NativeTokenAlreadySet(address nativeToken);
    error SablierFactoryMerkleBase_NativeTokenZeroAddress();

    event CreateMerkleInstant(
        address indexed merkleInstant,
        ConstructorParams campaignParams,
        uint256 aggregateAmount,
        uint256 recipientCount,
        address comptroller,
        uint256 minFeeUSD
    );
    event SetComptroller(address oldComptroller, address newComptroller);
    event SetNativeToken(address indexed comptroller, address nativeToken);
    event TransferFeesToComptroller(address indexed comptroller, uint256 feeAmount);

    function comptroller() external view returns (address);
    function computeMerkleInstant(address campaignCreator, ConstructorParams memory campaignParams)
        external
        view
        returns (address merkleInstant);
    function createMerkleInstant(
        ConstructorParams memory campaignParams,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (address merkleInstant);
    function nativeToken() external view returns (address);
    function setComptroller(address newComptroller) external;
    function setNativeToken(address newNativeToken) external;
    function transferFeesToComptroller() external;
}
