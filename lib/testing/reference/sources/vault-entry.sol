// File: interfaces/IVault.sol
import { Terms } from "../types/Terms.sol";
interface IVault {
  /// @notice Pays out.
  /// @dev Emits a {Paid} event; `a < b`.
  ///
  /// Notes:
  /// - Anybody may call it.
  ///
  /// Requirements:
  /// - `to` must not be zero.
  /// @param to Who is paid, as {IVault} says.
  /// @return paid How much.
  function pay(address to) external returns (uint256 paid);
  /// @notice Agrees on terms.
  /// @param terms The terms, which are documented in {Terms}.
  function agree(Terms.Terms calldata terms) external;
  /// @notice Emitted when somebody is paid.
  event Paid(address indexed to);
}
// File: types/Terms.sol
library Terms {
  /// @param span In seconds.
  struct Terms { uint40 span; }
}
// File: abstracts/Owned.sol
/// @dev Notes:
/// - Has one owner.
abstract contract Owned {
  /// @notice Who owns it.
  address public owner;
}
// File: Vault.sol
import { IVault } from "./interfaces/IVault.sol";
import { Owned } from "./abstracts/Owned.sol";
import { Terms } from "./types/Terms.sol";
contract Vault is IVault, Owned {
  error Zero();
  error Other();
  /// @inheritdoc IVault
  function pay(address to) external override returns (uint256) { if (to == address(0)) revert Zero(); if (to == owner) revert Other(); emit Paid(to); }
  function agree(Terms.Terms calldata) external override {}
  function _none() internal {}
}
