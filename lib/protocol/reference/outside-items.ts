import type { Abi } from 'viem';

/** The functions of tokens, by the contract that declares them. A getter that only one kind of token has tells them apart. */
const tokens = [
  {
    library: 'ERC721',
    getter: 'ownerOf',
    functions: [
      'approve',
      'balanceOf',
      'getApproved',
      'isApprovedForAll',
      'name',
      'ownerOf',
      'safeTransferFrom',
      'setApprovalForAll',
      'supportsInterface',
      'symbol',
      'tokenURI',
      'transferFrom',
    ],
    events: ['Approval', 'ApprovalForAll', 'Transfer'],
  },
  {
    library: 'ERC20',
    getter: 'allowance',
    functions: [
      'allowance',
      'approve',
      'balanceOf',
      'decimals',
      'name',
      'symbol',
      'totalSupply',
      'transfer',
      'transferFrom',
    ],
    events: ['Approval', 'Transfer'],
  },
] as const;

/** The start of the names of errors and events that libraries declare, with the library. */
const declared: readonly [names: RegExp, library: string][] = [
  [/^(Batch)?MetadataUpdate$/, 'IERC4906'],
  [/^ERC721/, 'ERC721'],
  [/^ERC20/, 'ERC20'],
  [/^SafeERC20/, 'SafeERC20'],
  [/^SafeCast/, 'SafeCast'],
  [/^(Address|FailedInnerCall|FailedCall)/, 'Address'],
  [/^Strings/, 'Strings'],
  [/^PRBMath/, '@prb/math'],
  [/^ReentrancyGuard/, 'ReentrancyGuard'],
  [/^(ERC1967|Upgraded$)/, 'ERC1967Utils'],
  [/^(UUPS|UPGRADE_INTERFACE_VERSION$|proxiableUUID$|upgradeToAndCall$)/, 'UUPSUpgradeable'],
  [/^(Initialized|InvalidInitialization|NotInitializing)$/, 'Initializable'],
];

/** Returns the library that declares an item, by its name, because an ABI doesn't say it. */
export function libraryOf(kind: string, name: string, abi: Abi): string | undefined {
  const token = tokens.find(({ getter }) =>
    abi.some((item) => item.type === 'function' && item.name === getter),
  );
  const names: readonly string[] =
    (kind === 'function' ? token?.functions : kind === 'event' ? token?.events : undefined) ?? [];
  if (names.includes(name)) return token?.library;
  return declared.find(([pattern]) => pattern.test(name))?.[1];
}
