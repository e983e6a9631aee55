import type { Abi } from 'viem';
import type { Release } from './releases';

/** A piece of a type or a list of names; with `href` it leads to the page that explains it. */
export type Piece = { text: string; href?: string };

/** A parameter, a returned value, a field of a struct, or a value of an enum. */
export type Parameter = {
  /** Empty where the source gives none. */
  name: string;
  /** The type as the source writes it; empty for a value of an enum. */
  type: Piece[];
  /** `memory`, `calldata` or `storage`, where the source says so. */
  location?: string;
  /** Of an event: whether it can be filtered by. */
  isIndexed?: boolean;
  /** Markdown. */
  description: string;
};

/** What an item is for, in Markdown without headings. */
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

/** A member of a contract, or a free struct. */
export type Item = {
  kind: ItemKind;
  name: string;
  /** Its name in lower case; what links use. */
  anchor: string;
  /** Further anchors: the canonical signature and the selector or topic. */
  aliases: string[];
  /** `withdraw(uint256,address,uint128)`; absent for what the ABI doesn't show. */
  signature?: string;
  /** Four bytes of a function or an error, 32 of an event, in hexadecimal. */
  selector?: string;
  docs: Docs;
  parameters: Parameter[];
  returns: Parameter[];
  /** Of a variable or constant: its type, and its value where the source fixes one. */
  type: Piece[];
  value?: string;
  /** Words of its declaration: visibility, mutability, `virtual`. */
  qualities: string[];
  modifiers: Piece[];
  /** Declarations that it overrides. */
  overrides: Piece[];
  /** Where it is declared, when that is not this page's contract. */
  inheritedFrom?: Piece;
  /** Custom errors that a call can end in. */
  reverts: Piece[];
  /** Events that a call can emit, those of the token as `Transfer (ERC-20)`. */
  emits: Piece[];
  /** Of an error: the public functions that can end in it; on the page of a deployed contract only its own. */
  thrownBy: Piece[];
  /** Line of its declaration in the source, from 1; absent where only the file is known. */
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

/** Where a page's declaration is published. */
export type Source = {
  label: string;
  file: string;
  url: string;
  /** Of a release whose sources are in an npm package: what a reader needs to import the declaration. */
  published?: { package: string; version: string; importPath: string; license: string; pragma: string };
};

/** A deployed contract on a chain. */
export type ChainAddress = {
  chainId: number;
  chain: string;
  isTestnet: boolean;
  /** With an EIP-55 checksum. */
  address: string;
  explorerUrl: string;
};

/** A page of the contract reference: a contract with its members, or a free struct, enum or type. */
export type Contract = {
  slug: string;
  kind: ContractKind;
  name: string;
  /** What its source's folder is called: Abstracts, Interfaces, Libraries, Types; empty for contracts. */
  group: string;
  /** The part of the release, as Core; empty when it has one part. */
  part: string;
  source: Source;
  docs: Docs;
  inherits: Piece[];
  inheritedBy: Piece[];
  items: Item[];
  /** Absent where no package has it, and for libraries, structs, enums, and types. */
  abi?: Abi;
  /** Empty for what isn't deployed by itself, or by each user anew. */
  addresses: ChainAddress[];
};

/** A fault of the sources: its place, and what it is, which begins with contract and item. */
export type Warning = { file: string; line: number; what: string };

/** All pages of a release, in the order of the sidebar, and what is wrong in its sources. */
export type ReleaseModel = {
  release: Pick<Release, 'protocol' | 'version' | 'base' | 'isDefault'>;
  contracts: Contract[];
  warnings: Warning[];
};
