// File: interfaces/IVault.sol
type Rate is uint128;
/// @notice Keeps `a < b` tokens.
interface IVault {
  /// @notice Emitted when somebody is paid.
  /// @param to Who | which.
  event Paid(address indexed to, Rate[] rates);
  /// @notice Thrown for zero.
  error Zero();
  /// @notice Pays out, as {Zero} says.
  /// @dev Emits <Paid>.
  ///
  /// Requirements:
  /// - `to` must not be zero.
  /// @return paid How much.
  function pay(address to) external returns (uint256 paid);
}
// File: Vault.sol
import { IVault } from "./interfaces/IVault.sol";
contract Vault is IVault {
  function pay(address to) external override returns (uint256) { if (to == address(0)) revert Zero(); }
}
