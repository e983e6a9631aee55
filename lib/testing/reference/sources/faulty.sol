// File: Faulty.sol
/// @notice About {Nothing}.
contract Faulty {
  event Noted(uint256 n);
  /// @notice Does it, as {undo} does not.
  function act() external {}
  /// @notice Does it for somebody.
  function act(address) external {}
  function act(uint256) public {}
  /// @notice Pings.
  function ping() external { emit Pings.Pong(1); }
  /// @notice Pongs.
  function Pong(uint256) external {}
  function _quiet() internal {}
}
library Pings { event Pong(uint256 n); }
