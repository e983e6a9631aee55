// File: interfaces/IVault.sol
import { Kinds, Rate } from "../types/Kinds.sol";

/// @notice Keeps tokens for a while.
interface IVault {
  /// @notice Emitted when tokens leave.
  /// @param id The number of the deposit.
  event Taken(uint256 indexed id, address to);

  /// @notice Pays out. See {Kinds.Status} and {give}.
  /// @dev Emits a {Taken} event.
  ///
  /// Requirements:
  /// - `id` must exist.
  /// @param id The number of the deposit.
  /// @param to Who gets the tokens.
  /// @return paid What was paid.
  function take(uint256 id, address to) external returns (uint128 paid);

  /// @notice Pays out all.
  function take(uint256 id) external;

  /// @notice Gives at a rate.
  function give(Rate rate, Kinds.Terms calldata terms) external payable;

  /// @notice Who may pay out.
  function owner() external view returns (address);

  /// @notice Reads {Vault.owner}, {IVault-take}, and `{braces}` in code.
  function read(bytes calldata data) external;
}
// File: types/Kinds.sol
type Rate is uint128;

struct Place { uint256 row; Kinds.Status status; }

library Kinds {
  /// @custom:value0 COLD Nothing happens.
  enum Status { COLD, WARM }
  /// @notice What was agreed.
  /// @param steps The steps.
  struct Terms { Step[] steps; }
  struct Step { uint40[2] span; Place place; }
}
// File: libraries/Errors.sol
library Errors {
  /// @notice Thrown for others than the owner.
  error NotOwner(address caller);
  error Unused();
}
// File: abstracts/Owned.sol
import { Errors } from "../libraries/Errors.sol";
import { IVault } from "../interfaces/IVault.sol";

abstract contract Owned is IVault {
  /// @inheritdoc IVault
  address public override owner;
  mapping(uint256 id => mapping(address who => uint128)) public paidTo;
  modifier onlyOwner() { if (msg.sender != owner) revert Errors.NotOwner(msg.sender); _; }
  /// @notice Says hello.
  function hello() public pure virtual returns (string memory) { return "hello"; }
}
// File: Vault.sol
pragma solidity >=0.8.22; // SPDX-License-Identifier: GPL-3.0-or-later
import { Owned } from "./abstracts/Owned.sol";
import { IVault } from "./interfaces/IVault.sol";
import { Kinds, Rate } from "./types/Kinds.sol";

/// @notice See the documentation in {IVault}.
contract Vault is Owned {
  uint256 public constant LIMIT = 5 *
    2;
  /// @inheritdoc IVault
  function take(uint256 number, address to) public override onlyOwner returns (uint128 sum) {
    emit Taken(number, to);
    return 1;
  }
  function take(uint256 id) external override { take(id, msg.sender); }
  /// @inheritdoc IVault
  /// @dev Gives nothing back.
  function give(Rate rate, Kinds.Terms calldata terms) external payable override { _note(rate); }
  /// @inheritdoc IVault
  function read(bytes memory data) public override {}
  function _note(Rate) internal {}
}
