// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// What the Lido adapter of Bob calls: stETH, wstETH, Curve's pool, and Lido's withdrawal queue. Balances of stETH don't
// grow here. Instead, the rate of wstETH does, which has the same effect on the adapter.

contract Token {
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  function approve(address spender, uint256 amount) external returns (bool) {
    allowance[msg.sender][spender] = amount;
    return true;
  }
  function transferFrom(address from, address to, uint256 amount) external returns (bool) {
    require(allowance[from][msg.sender] >= amount, "ALLOWANCE_EXCEEDED");
    require(balanceOf[from] >= amount, "BALANCE_EXCEEDED");
    allowance[from][msg.sender] -= amount;
    balanceOf[from] -= amount;
    balanceOf[to] += amount;
    return true;
  }
}

contract Steth is Token {
  address private immutable wsteth;
  constructor(address wsteth_) { wsteth = wsteth_; }
  function submit(address) external payable returns (uint256) {
    balanceOf[msg.sender] += msg.value;
    return msg.value;
  }
  function mint(address to, uint256 amount) external {
    require(msg.sender == wsteth);
    balanceOf[to] += amount;
  }
}

contract Wsteth is Token {
  Steth public immutable steth = new Steth(address(this));
  /// How much stETH a unit of wstETH is worth, with 18 decimals.
  uint256 public rate = 1e18;
  function setRate(uint256 rate_) external { rate = rate_; }
  function wrap(uint256 amount) external returns (uint256 wrapped) {
    steth.transferFrom(msg.sender, address(this), amount);
    wrapped = amount * 1e18 / rate;
    balanceOf[msg.sender] += wrapped;
  }
  function unwrap(uint256 amount) external returns (uint256 unwrapped) {
    require(balanceOf[msg.sender] >= amount, "ERC20: burn amount exceeds balance");
    balanceOf[msg.sender] -= amount;
    unwrapped = amount * rate / 1e18;
    steth.mint(msg.sender, unwrapped);
  }
}

contract Curve {
  Steth private immutable steth;
  uint256 private rate = 1e18;
  constructor(Steth steth_) { steth = steth_; }
  function setRate(uint256 rate_) external { rate = rate_; }
  function exchange(int128, int128, uint256 amount, uint256) external payable returns (uint256 received) {
    steth.transferFrom(msg.sender, address(this), amount);
    received = amount * rate / 1e18;
    (bool sent,) = msg.sender.call{ value: received }("");
    require(sent);
  }
}

contract Queue {
  uint256 public constant MAX_STETH_WITHDRAWAL_AMOUNT = 1000 ether;
  uint256 public constant MIN_STETH_WITHDRAWAL_AMOUNT = 100;
  Steth private immutable steth;
  bool private finalized;
  uint256[] private requests;
  constructor(Steth steth_) { steth = steth_; }
  function finalize() external { finalized = true; }
  function getLastCheckpointIndex() external pure returns (uint256) { return 1; }
  function findCheckpointHints(uint256[] calldata ids, uint256, uint256) external pure returns (uint256[] memory) {
    return ids;
  }
  function requestWithdrawals(uint256[] calldata amounts, address) external returns (uint256[] memory ids) {
    ids = new uint256[](amounts.length);
    for (uint256 i; i < amounts.length; ++i) {
      steth.transferFrom(msg.sender, address(this), amounts[i]);
      ids[i] = requests.length;
      requests.push(amounts[i]);
    }
  }
  function claimWithdrawals(uint256[] calldata ids, uint256[] calldata) external {
    require(finalized, "RequestNotFoundOrNotFinalized");
    for (uint256 i; i < ids.length; ++i) {
      (bool sent,) = msg.sender.call{ value: requests[ids[i]] }("");
      require(sent);
    }
  }
}

contract Lido {
  Wsteth public immutable wsteth = new Wsteth();
  Steth public immutable steth = wsteth.steth();
  Curve public immutable curve;
  Queue public immutable queue;
  constructor() {
    curve = new Curve(steth);
    queue = new Queue(steth);
  }
  /// Sets the rate of wstETH, and that of Curve's pool.
  function setRates(uint256 wstethRate, uint256 curveRate) external {
    wsteth.setRate(wstethRate);
    curve.setRate(curveRate);
  }
  function finalize() external { queue.finalize(); }
}
