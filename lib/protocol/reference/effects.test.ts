import { describe, expect, test } from 'vitest';
import { compileFixture } from '@/lib/testing/reference/build-fixture';
import { effectsOf } from './effects';
import { nameOf } from './pages';
import { membersOf, Program } from './program';

const vaults = new Program(
  compileFixture({
    'Vault.sol': `
      error Loose(); error Strict(); error Behind(); error Middle(); error Closed(); error Wrong(uint256 code);
      error Sum(); error Minus(); error FromLibrary(); error Elsewhere();
      error NoOwner(); error NoName(); error Required(); error Pinged(); error Long(); error Public();

      type Amount is uint256;
      using { plus as +, minus as - } for Amount global;
      function plus(Amount a, Amount) pure returns (Amount) { if (Amount.unwrap(a) > 9) revert Sum(); return a; }
      function minus(Amount a) pure returns (Amount) { if (Amount.unwrap(a) > 9) revert Minus(); return a; }

      library Checks {
        event Checked();
        function inside() internal { emit Checked(); revert FromLibrary(); }
        function outside() external pure { revert Public(); }
      }

      interface IOther { function ping() external; }
      contract Other is IOther { function ping() external pure override { revert Pinged(); } }

      interface IVault { function read(bytes calldata name) external; }

      abstract contract Base is IVault {
        event Opened();
        modifier whenOpen() virtual { _; revert Loose(); }
        constructor() { revert NoOwner(); }
        function open() public virtual { _check(); emit Opened(); }
        function close() public whenOpen { }
        function _check() internal virtual { revert Loose(); }
        receive() external payable { revert Closed(); }
        function chain() public virtual { revert Behind(); }
        function read(bytes memory) public virtual { revert Long(); }
        function _hook() internal virtual;
        function hooked() public { _hook(); }
      }
      contract Middleman is Base {
        function chain() public virtual override { if (block.number > 1) super.chain(); revert Middle(); }
        function _hook() internal virtual override { }
      }
      contract Side is Base {
        function chain() public virtual override { super.chain(); }
        function _hook() internal virtual override { }
      }
      contract Vault is Middleman, Side {
        constructor() Base() { revert NoName(); }
        modifier whenOpen() override { _wrong(1); _; }
        function _wrong(uint256 code) internal pure { revert Wrong(code); }
        function _check() internal override { revert Strict(); }
        function chain() public override(Middleman, Side) { super.chain(); }
        function calm() public { Base._check(); }
        function sum(Amount a) public pure returns (Amount) { return a + a; }
        function negate(Amount a) public pure returns (Amount) { return -a; }
        function library_() public { Checks.inside(); }
        function deploys() public { new Side(); }
        function linked() public pure { Checks.outside(); }
        function away(IOther other) public { other.ping(); this.calm(); }
        function requires(bool yes) public pure { require(yes, Required()); }
        function round(uint256 n) public { if (n > 0) round(n - 1); else around(n); }
        function around(uint256 n) public { round(n); revert Strict(); }
        function _hook() internal override(Middleman, Side) { revert Elsewhere(); }
      }
    `,
  }),
);

/** Returns the names of the errors and events that a call can reach, such as `Strict` and `Opened`. */
function reached(place: string, hostName: string, program = vaults): string[] {
  const [owner, name] = place.split('.');
  const contract = (wanted: string | undefined) => {
    const found = program.contracts.find((each) => each.name === wanted);
    if (!found) throw new Error(`no contract ${wanted}`);
    return found;
  };
  const start = membersOf(contract(owner)).find((node) => nameOf(node) === name);
  if (!start) throw new Error(`no ${place}`);
  const { errors, events } = effectsOf(program, start, contract(hostName));
  return [...errors, ...events].map((id) => program.find(id)?.node.name ?? '').sort();
}

describe('what a function can end in', () => {
  test('holds what the host has in place of a virtual function', () => {
    expect(reached('Base.open', 'Vault')).toEqual(['Opened', 'Strict']);
    expect(reached('Base.open', 'Middleman')).toEqual(['Loose', 'Opened']);
    expect(reached('Base.hooked', 'Vault')).toEqual(['Elsewhere']);
    expect(reached('Base.hooked', 'Side')).toEqual([]);
  });

  test('follows super through the bases in the order of the host, not of the contract where it is written', () => {
    // In the lineage of Side, Base comes next. In Vault, Middleman is in between.
    expect(reached('Side.chain', 'Side')).toEqual(['Behind']);
    expect(reached('Vault.chain', 'Vault')).toEqual(['Behind', 'Middle']);
  });

  test('holds what a base does that is called by its name, and not what overrides it', () => {
    expect(reached('Vault.calm', 'Vault')).toEqual(['Loose']);
  });

  test('holds what the modifiers do in the host, and what they call', () => {
    expect(reached('Base.close', 'Vault')).toEqual(['Wrong']);
    expect(reached('Base.close', 'Side')).toEqual(['Loose']);
  });

  test('holds what libraries and operators of types do', () => {
    expect(reached('Vault.library_', 'Vault')).toEqual(['Checked', 'FromLibrary']);
    expect(reached('Vault.linked', 'Vault')).toEqual(['Public']);
    expect(reached('Vault.sum', 'Vault')).toEqual(['Sum']);
    expect(reached('Vault.negate', 'Vault')).toEqual(['Minus']);
  });

  test('holds an error that stands in a requirement', () => {
    expect(reached('Vault.requires', 'Vault')).toEqual(['Required']);
  });

  test('distinguishes functions without a name', () => {
    expect(reached('Base.receive', 'Vault')).toEqual(['Closed']);
  });

  test('holds nothing of what other contracts do', () => {
    expect(reached('Vault.away', 'Vault')).toEqual([]);
  });

  test('is found from the interface, also where one takes from calldata what the other takes from memory', () => {
    expect(reached('IVault.read', 'Vault')).toEqual(['Long']);
  });

  test('ends where functions call each other in a circle', () => {
    expect(reached('Vault.round', 'Vault')).toEqual(['Strict']);
  });
});

describe('what a call to itself or to a token can end in', () => {
  const streams = new Program(
    compileFixture({
      'Streams.sol': `
        interface IERC20 {
          event Transfer(); event Approval();
          function transfer(address to, uint256 amount) external returns (bool);
          function balanceOf(address owner) external returns (uint256);
        }
        contract Streams {
          error Refused();
          event Skipped(); event Canceled();
          function pay(IERC20 token) public { token.transfer(msg.sender, token.balanceOf(msg.sender)); }
          function cancel(uint256 id) public { emit Canceled(); if (id == 0) revert Refused(); }
          function cancelAll(uint256 id) public {
            (bool success,) = address(this).delegatecall(abi.encodeCall(this.cancel, (id)));
            if (!success) emit Skipped();
          }
        }
      `,
    }),
  );
  const reachedIn = (name: string) => reached(`Streams.${name}`, 'Streams', streams);

  test('holds the events of a call to itself whose failure is caught, and not its errors', () => {
    expect(reachedIn('cancelAll')).toEqual(['Canceled', 'Skipped']);
  });

  test('holds the events of tokens, which are calls to other contracts', () => {
    expect(reachedIn('pay')).toEqual(['Transfer']);
  });
});

test('a deployment can end in what the constructors of all bases do', () => {
  expect(reached('Vault.deploys', 'Vault')).toEqual(['NoOwner']);
  expect(reached('Vault.constructor', 'Vault')).toEqual(['NoName', 'NoOwner']);
  expect(reached('Base.constructor', 'Vault')).toEqual(['NoOwner']);
});
