// File: Vault.sol
type Rate is uint128;
interface IVault { function pay(address to) external; function close() external; function open() external; }
interface IDoor { function open() external; }
contract Vault is IVault, IDoor {
  struct Terms { Rate rate; uint40[2] span; }
  enum Status { COLD, WARM }
  event Paid(address indexed to, uint256 amount);
  error TooMuch(uint256 asked);
  uint256 internal constant LIMIT = 1e18;
  mapping(address who => Terms terms) private terms;
  modifier only(address who) { _; }
  constructor(address admin) payable {}
  receive() external payable {}
  function pay(address to) external override only(to) {}
  function nothing() external {}
  function close() external {}
  function open() external override(IVault, IDoor) {}
  function move(uint256 from, address to, uint128 amount) external payable only(to) returns (uint256) {}
  function agree(Terms memory wanted, string calldata reason, address somebody, uint256 amount) external returns (Rate rate, Terms memory agreed) {}
}
