// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

contract Weth {
  string public name = "Wrapped Ether";
  string public symbol = "WETH";
  uint8 public decimals = 18;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  event Transfer(address indexed from, address indexed to, uint256 value);
  function deposit() external payable { balanceOf[msg.sender] += msg.value; }
  function withdraw(uint256 amount) external {
    require(balanceOf[msg.sender] >= amount);
    balanceOf[msg.sender] -= amount;
    (bool sent,) = msg.sender.call{ value: amount }("");
    require(sent);
  }
  function approve(address spender, uint256 amount) external returns (bool) {
    allowance[msg.sender][spender] = amount;
    return true;
  }
  function transfer(address to, uint256 amount) external returns (bool) { return move(msg.sender, to, amount); }
  function transferFrom(address from, address to, uint256 amount) external returns (bool) {
    require(allowance[from][msg.sender] >= amount);
    allowance[from][msg.sender] -= amount;
    return move(from, to, amount);
  }
  function move(address from, address to, uint256 amount) private returns (bool) {
    require(balanceOf[from] >= amount);
    balanceOf[from] -= amount;
    balanceOf[to] += amount;
    emit Transfer(from, to, amount);
    return true;
  }
}
