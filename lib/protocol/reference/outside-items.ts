import { type Abi, erc20Abi, erc721Abi, parseAbiItem } from 'viem';

/** The standards of tokens, with the contracts that declare them. A getter that only one of them has tells them apart. */
const tokens: readonly { library: string; getter: string; standard: Abi }[] = [
  {
    library: 'ERC721',
    getter: 'ownerOf',
    standard: [...erc721Abi, parseAbiItem('function supportsInterface(bytes4) view returns (bool)')],
  },
  { library: 'ERC20', getter: 'allowance', standard: erc20Abi },
];

/** The start of the names of errors and events that libraries declare, with the library. */
const declared: readonly [names: RegExp, library: string][] = [
  [/^(Batch)?MetadataUpdate$/, 'IERC4906'],
  [/^ERC721/, 'ERC721'],
  [/^ERC20/, 'ERC20'],
  [/^SafeERC20/, 'SafeERC20'],
  [/^SafeCast/, 'SafeCast'],
  [/^(Address|FailedInnerCall|FailedCall)/, 'Address'],
  [/^Strings/, 'Strings'],
  [/^(InvalidShortString|StringTooLong)/, 'ShortStrings'],
  [/^ECDSA/, 'ECDSA'],
  [/^PRBMath/, '@prb/math'],
  [/^ReentrancyGuard/, 'ReentrancyGuard'],
  [/^(ERC1967|Upgraded$)/, 'ERC1967Utils'],
  [/^(UUPS|UPGRADE_INTERFACE_VERSION$|proxiableUUID$|upgradeToAndCall$)/, 'UUPSUpgradeable'],
  [/^(Initialized|InvalidInitialization|NotInitializing)$/, 'Initializable'],
];

/** Returns the library that declares an item, by its name, because an ABI doesn't say it. */
export function libraryOf(kind: string, name: string, abi: Abi): string | undefined {
  const has = (standard: Abi, type: string, named: string) =>
    standard.some((item) => item.type === type && 'name' in item && item.name === named);
  const token = tokens.find(({ getter }) => has(abi, 'function', getter));
  if (token && kind !== 'error' && has(token.standard, kind, name)) return token.library;
  return declared.find(([pattern]) => pattern.test(name))?.[1];
}
