// File: @others/Token.sol
interface IToken { function move(address to) external; }
abstract contract Token is IToken { function move(address to) external override {} }
// File: @ours/fixture/src/interfaces/IVault.sol
import { IToken } from "@others/Token.sol";
import { Kinds } from "../types/Kinds.sol";

/// @notice Keeps tokens, with a {Kinds.Status}. Nobody else does.
interface IVault is IToken {
  /// @notice Emitted when tokens leave.
  event Taken(uint256 indexed id, address to);
  /// @notice Takes some tokens, and sends them to `to`. Anyone can call it.
  function take(uint256 id, address to) external;
  /// @dev See {IToken-move}.
  function take(uint256 id) external;
  function statusOf(uint256 id) external view returns (Kinds.Status);
}
// File: @ours/fixture/src/types/Kinds.sol
library Kinds {
  /// @custom:value0 COLD Nothing happens.
  /// @custom:value1 WARM Something happens.
  enum Status { COLD, WARM }
  struct Terms { uint256 id; Status status; }
  error Frozen();
  function half(uint256 whole) internal pure returns (uint256) { return whole / 2; }
}
struct Place { uint256 row; }
// File: @ours/fixture/src/Savings.sol
import { Token } from "@others/Token.sol";
import { IVault } from "./interfaces/IVault.sol";
import { Kinds } from "./types/Kinds.sol";

interface ISavings is IVault {}

contract Savings is Token, ISavings {
  uint256 internal rate;
  modifier onlyWarm() { _; }
  function take(uint256 id, address to) public virtual override {}
  function take(uint256 id) external override {}
  function statusOf(uint256) external pure override returns (Kinds.Status) { return Kinds.Status.COLD; }
}
