// File: Vault.sol
/// @notice Keeps *all* tokens of {Terms}.
contract Vault {
  struct Terms { uint256 amount; }
  /// @notice Emitted when somebody is paid.
  event Paid(address to);
  error Zero();
  /// @notice Pays out to `to`, else `Zero`: {Zero}.
  function pay(address to) external {}
  /// @notice Pays the caller.
  function pay() external {}
  function _check(Terms memory) internal {}
}
