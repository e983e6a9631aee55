import { describe, expect, test } from 'vitest';
import { buildFixture } from './build-fixture';
import { declarationText } from './declaration';

const files = {
  'interfaces/IVault.sol': `
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
      /// - \`id\` must exist.
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

      /// @notice Reads {Vault.owner}, {IVault-take}, and \`{braces}\` in code.
      function read(bytes calldata data) external;
    }
  `,
  'types/Kinds.sol': `
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
  `,
  'libraries/Errors.sol': `
    library Errors {
      /// @notice Thrown for others than the owner.
      error NotOwner(address caller);
      error Unused();
    }
  `,
  'abstracts/Owned.sol': `
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
  `,
  'Vault.sol': `
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
  `,
};

const { contract, item, model, warnings } = buildFixture(files);
const page = '/reference/fixture/contract.Vault';
const kinds = '/reference/fixture/types/library.Kinds';
const anchors = (name: string) => contract(name).items.map(({ anchor }) => anchor);

test('each declaration has a page at the address of its folder and kind, contracts first', () => {
  expect(model.contracts.map(({ slug }) => slug)).toEqual([
    'reference/fixture/contract.Vault',
    'reference/fixture/abstracts/abstract.Owned',
    'reference/fixture/interfaces/interface.IVault',
    'reference/fixture/libraries/library.Errors',
    'reference/fixture/types/library.Kinds',
    'reference/fixture/types/struct.Place',
    'reference/fixture/types/type.Rate',
  ]);
});

test('a contract says what it is for, even if only its interface does, and where it stands among others', () => {
  const { docs, inherits, inheritedBy, source } = contract('Vault');
  expect(docs.summary).toBe('Keeps tokens for a while.');
  expect(inherits).toEqual([{ text: 'Owned', href: '/reference/fixture/abstracts/abstract.Owned' }]);
  expect(inheritedBy).toEqual([]);
  expect(contract('IVault').inheritedBy).toEqual(inherits);
  expect(source).toEqual({
    label: '@ours/fixture 1.0.0',
    file: 'src/Vault.sol',
    url: 'https://code.test/fixture/src/Vault.sol',
  });
});

test('a contract that can be deployed shows what it inherits, and where from; others only their own', () => {
  expect(anchors('Vault')).toEqual([
    'limit',
    'owner',
    'paidto',
    'take',
    'take-2',
    'give',
    'read',
    '_note',
    'hello',
    'taken',
    'notowner',
  ]);
  expect(item('Vault#hello').inheritedFrom).toEqual({
    text: 'Owned',
    href: '/reference/fixture/abstracts/abstract.Owned',
  });
  expect(item('Vault#taken').inheritedFrom?.text).toBe('IVault');
  expect(item('Vault#take').inheritedFrom).toBeUndefined();
  expect(anchors('Owned')).toEqual(['owner', 'paidto', 'onlyowner', 'hello']);
});

describe('@inheritdoc', () => {
  test('brings the texts of the base, by the names that the parameters have here', () => {
    const { docs, parameters, returns } = item('Vault#take');
    expect(docs.summary).toBe(
      `Pays out. See [\`Kinds.Status\`](${kinds}#status) and [\`give\`](${page}#give).`,
    );
    expect(docs.details).toEqual([`Emits a [\`Taken\`](${page}#taken) event.`]);
    expect(docs.requirements).toEqual(['`id` must exist.']);
    expect(parameters.map(({ name, description }) => [name, description])).toEqual([
      ['number', 'The number of the deposit.'],
      ['to', 'Who gets the tokens.'],
    ]);
    expect(returns).toEqual([{ name: 'sum', type: [{ text: 'uint128' }], description: 'What was paid.' }]);
  });

  test('keeps what the declaration adds itself', () => {
    expect(item('Vault#give').docs).toMatchObject({
      summary: 'Gives at a rate.',
      details: ['Gives nothing back.'],
    });
  });

  test('works for a getter, and where calldata became memory', () => {
    expect(item('Owned#owner').docs.summary).toBe('Who may pay out.');
    expect(item('Vault#read').docs.summary).toMatch(/^Reads /);
  });

  test('is not needed: a declaration without a comment has that of what it overrides', () => {
    expect(item('Vault#take-2').docs.summary).toBe('Pays out all.');
  });
});

describe('names in braces', () => {
  test('lead to what they name, and stay as they are in code', () => {
    expect(item('IVault#read').docs.summary).toBe(
      `Reads [\`Vault.owner\`](/reference/fixture/abstracts/abstract.Owned#owner), [\`IVault-take\`](/reference/fixture/interfaces/interface.IVault#take), and \`{braces}\` in code.`,
    );
  });

  test('lead to the entry on the same page before any other', () => {
    expect(item('IVault#take').docs.summary).toContain(
      '[`give`](/reference/fixture/interfaces/interface.IVault#give)',
    );
  });
});

describe('overloads', () => {
  test('have anchors of their own, and their signatures and selectors lead to them too', () => {
    expect(item('Vault#take').aliases).toEqual(['take(uint256,address)', '0x732c3297']);
    expect(item('Vault#take-2').aliases).toEqual(['take(uint256)', '0x4fd9efc4']);
  });
});

describe('types', () => {
  test('of parameters lead to their pages, through arrays', () => {
    expect(item('Vault#give').parameters.map(({ type, location }) => ({ type, location }))).toEqual([
      { type: [{ text: 'Rate', href: '/reference/fixture/types/type.Rate#rate' }], location: undefined },
      { type: [{ text: 'Kinds.Terms', href: `${kinds}#terms` }], location: 'calldata' },
    ]);
    expect(item('Kinds#terms').parameters).toEqual([
      {
        name: 'steps',
        type: [{ text: 'Step', href: `${kinds}#step` }, { text: '[]' }],
        description: 'The steps.',
      },
    ]);
    expect(item('Kinds#step').parameters[0]?.type).toEqual([{ text: 'uint40[2]' }]);
  });

  test('that are nested or have a name of their own are tuples and plain numbers in a signature', () => {
    expect(item('Vault#give').signature).toBe('give(uint128,((uint40[2],(uint256,uint8))[]))');
    expect(declarationText(item('Rate#rate'))).toBe('type Rate is uint128;');
  });

  test('of mappings keep the names of their keys', () => {
    expect(item('Owned#paidto').type).toEqual([
      { text: 'mapping(uint256 id => mapping(address who => uint128))' },
    ]);
    expect(item('Owned#paidto').signature).toBe('paidTo(uint256,address)');
  });
});

test('a declaration tells its qualities, modifiers, what it overrides, and a fixed value in one line', () => {
  expect(item('Vault#take')).toMatchObject({
    qualities: ['public'],
    modifiers: [{ text: 'onlyOwner', href: '/reference/fixture/abstracts/abstract.Owned#onlyowner' }],
    overrides: [{ text: 'IVault.take', href: '/reference/fixture/interfaces/interface.IVault#take' }],
  });
  expect(item('Owned#hello').qualities).toEqual(['public', 'pure', 'virtual']);
  expect(item('Vault#limit')).toMatchObject({ qualities: ['public', 'constant'], value: '5 * 2' });
  expect(item('Vault#take').line).toBe(11);
});

test('events have their topic and marks, errors their selector and who throws them', () => {
  const taken = item('Vault#taken');
  expect(taken.selector).toHaveLength(66);
  expect(taken.aliases).toEqual(['Taken(uint256,address)', taken.selector]);
  expect(taken.parameters.map(({ isIndexed }) => isIndexed)).toEqual([true, false]);
  expect(item('Errors#notowner')).toMatchObject({
    selector: '0x245aecd3',
    thrownBy: [{ text: 'Vault.take', href: `${page}#take` }],
  });
  expect(item('Errors#unused').thrownBy).toEqual([]);
});

test('a call tells the errors and events that it can end in, on the page of the interface too', () => {
  const notOwner = { text: 'NotOwner', href: `${page}#notowner` };
  expect(item('Vault#take-2')).toMatchObject({
    reverts: [notOwner],
    emits: [{ text: 'Taken', href: `${page}#taken` }],
  });
  expect(item('IVault#take').reverts).toEqual([
    { text: 'NotOwner', href: '/reference/fixture/libraries/library.Errors#notowner' },
  ]);
});

test('values of an enum have the text that a tag gives them', () => {
  expect(item('Kinds#status').parameters).toEqual([
    { name: 'COLD', type: [], description: 'Nothing happens.' },
    { name: 'WARM', type: [], description: '' },
  ]);
});

test('sources without a fault bring no warning', () => {
  expect(warnings).toEqual([]);
});

describe('a warning', () => {
  const faulty = {
    'Faulty.sol': `
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
    `,
  };

  test('tells contract and item of a name that nothing has, a missing comment, and a doubled anchor', () => {
    expect(buildFixture(faulty).warnings.join('\n')).toMatchInlineSnapshot(`
      "@ours/fixture/src/Faulty.sol:6: Faulty.act: the comment refers to {undo}, which nothing is called
      @ours/fixture/src/Faulty.sol:9: Faulty.act: a public function without a comment
      @ours/fixture/src/Faulty.sol:3: Faulty: the function Pong and the event Pong have the same anchor "Pong(uint256)"
      @ours/fixture/src/Faulty.sol:3: Faulty: the comment refers to {Nothing}, which nothing is called"
    `);
  });

  test('is left out where it is known', () => {
    const known = ['{Nothing}', '{undo}', 'without a comment', 'same anchor'];
    expect(buildFixture(faulty, known).warnings).toEqual([]);
  });
});
