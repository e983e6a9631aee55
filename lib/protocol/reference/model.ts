import type { Abi } from 'viem';
import type { Release } from './releases';

/** A piece of a type or of a list of names. `href` is the URL of the page that explains it. */
export type Piece = { text: string; href?: string };

/** A parameter, a return value, a field of a struct, or a value of an enum. */
export type Parameter = {
  /** Empty if the source has none. */
  name: string;
  /** The type as written in the source. Empty for a value of an enum. */
  type: Piece[];
  /** `memory`, `calldata`, or `storage`, if the source specifies it. */
  location?: string;
  /** For an event's parameter, whether it's indexed. */
  isIndexed?: boolean;
  /** In Markdown. */
  description: string;
};

/** The documentation of an item, in Markdown without headings. */
export type Docs = {
  summary: string;
  details: string[];
  requirements: string[];
  notes: string[];
};

export const itemKinds = [
  'constant',
  'variable',
  'constructor',
  'modifier',
  'function',
  'event',
  'error',
  'struct',
  'enum',
  'type',
] as const;
export type ItemKind = (typeof itemKinds)[number];

export type Item = {
  kind: ItemKind;
  name: string;
  /** Its anchor on the page, which is its name in lowercase. */
  anchor: string;
  /** Such as `withdraw(uint256,address,uint128)`, which is another anchor. Absent for items that aren't in the ABI. */
  signature?: string;
  /** In hexadecimal: 4 bytes for a function or an error, and 32 bytes for an event. Another anchor, too. */
  selector?: string;
  docs: Docs;
  parameters: Parameter[];
  returns: Parameter[];
  /** For a variable or constant, its type, and its value if the source specifies one. */
  type: Piece[];
  value?: string;
  /** Keywords of its declaration: visibility, mutability, and `virtual`. */
  qualities: string[];
  modifiers: Piece[];
  overrides: Piece[];
  /** The contract that declares it, if that's not this page's contract. */
  inheritedFrom?: Piece;
  /** Who can call the function, as a phrase in Markdown. Absent if it isn't known. */
  callers?: string | undefined;
  /** The entry of another release that behaves in the same way, and whose text this one shares. */
  sameAs?: Piece;
  reverts: Piece[];
  /** Those of them that are in the code, but that no call of the tests caused. Absent if all of them occurred. */
  unreached?: string[];
  /** The codes of the panics that a call can end in, with what causes them, in Markdown. */
  panics?: Record<string, string>;
  /** Which errors and events of other contracts a call passes on, as sentences in Markdown. */
  passesOn?: string;
  /** The events that a call can emit. Token events are written as `Transfer (ERC-20)`. */
  emits: Piece[];
  /** For an error, the functions that can revert with it; on a deployed contract's page, only its own. */
  thrownBy: Piece[];
  /** The line of its declaration in the source, starting at 1. Absent if only the file is known. */
  line?: number;
};

export const contractKinds = [
  'contract',
  'abstract',
  'interface',
  'library',
  'struct',
  'enum',
  'type',
] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Where the source of a page's declaration is published. */
export type Source = {
  label: string;
  file: string;
  url: string;
  /** For a release whose sources are in an npm package, what a reader needs to import the declaration. */
  published?: { package: string; version: string; importPath: string; license: string; pragma: string };
};

export type ChainAddress = {
  chainId: number;
  chain: string;
  isTestnet: boolean;
  /** With an EIP-55 checksum. */
  address: string;
  explorerUrl: string;
};

/** A page of the contract reference: a contract with its members, or a free struct, enum, or type. */
export type Contract = {
  slug: string;
  kind: ContractKind;
  name: string;
  /** The folder of its source: Abstracts, Interfaces, Libraries, or Types. Empty for contracts. */
  group: string;
  /** The part of the release, such as Core. Empty if the release has only one part. */
  part: string;
  source: Source;
  docs: Docs;
  inherits: Piece[];
  inheritedBy: Piece[];
  items: Item[];
  /** Absent if no package contains it, and for libraries, structs, enums, and types. */
  abi?: Abi;
  /** Empty for contracts that aren't deployed on their own, or that each user deploys anew. */
  addresses: ChainAddress[];
};

/** All pages of a release, in the order of the sidebar. */
export type ReleaseModel = {
  release: Pick<Release, 'product' | 'version' | 'base'>;
  contracts: Contract[];
  /** Why errors in the code of the release's functions can't occur. Entries don't list these errors. */
  unreachable?: string[];
  /** The files from which callers import types that have no page, by the name of the type. */
  imports?: Record<string, string>;
};

/** Returns pieces as plain text. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Returns the anchors of an item besides its own: its signature and its selector, if it has them. */
export const aliasesOf = ({ signature, selector }: Item): string[] =>
  [signature, selector].filter((each) => each !== undefined);
