import type { Abi } from 'viem';
import { z } from 'zod';
import type { Release } from './releases';

/** A piece of a type or of a list of names. `href` is the URL of the page that explains it. */
export type Piece = { text: string; href?: string };

/** In data files, names can be links: `mapping(uint256 id => [Flow.Stream](/reference/…#stream))`. */
const pieces = z.string().transform((text) =>
  text
    .split(/(\[[^\]]+\]\(\/[^)]+\))/)
    .filter(Boolean)
    .map((part): Piece => {
      const [, name, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      return name && href ? { text: name, href } : { text: part };
    }),
);
const names = z
  .array(pieces)
  .default([])
  .transform((lists) => lists.flat());
const texts = z.array(z.string()).default([]);

const parameter = z.strictObject({
  /** Empty if the source has none. */
  name: z.string(),
  /** The type as written in the source. Empty for a value of an enum. */
  type: pieces.default([]),
  /** `memory`, `calldata`, or `storage`, if the source specifies it. */
  location: z.string().optional(),
  /** For an event's parameter, whether it's indexed. */
  isIndexed: z.boolean().optional(),
  /** In Markdown. */
  description: z.string().default(''),
});

/** A parameter, a return value, a field of a struct, or a value of an enum. */
export type Parameter = z.infer<typeof parameter>;

const docs = z.strictObject({
  summary: z.string().min(1),
  details: texts,
  requirements: texts,
  notes: texts,
});

/** The documentation of an item, in Markdown without headings. */
export type Docs = z.infer<typeof docs>;

export const noDocs: Docs = { summary: '', details: [], requirements: [], notes: [] };

const itemKinds = [
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

/** What a data file can say about an item. */
export const storedItem = z.strictObject({
  kind: z.enum(itemKinds),
  name: z.string(),
  /** Its anchor on the page. By default, that's its name in lowercase. */
  anchor: z.string().optional(),
  /** Such as `withdraw(uint256,address,uint128)`, which is another anchor. Absent for items that aren't in the ABI. */
  signature: z.string().optional(),
  docs,
  parameters: z.array(parameter).default([]),
  returns: z.array(parameter).default([]),
  /** For a variable or constant, its type, and its value if the source specifies one. */
  type: pieces.default([]),
  value: z.string().optional(),
  /** Keywords of its declaration: visibility, mutability, and `virtual`. */
  qualities: texts,
  modifiers: names,
  /** The contract that declares it, if that's not this page's contract. */
  inheritedFrom: pieces.transform(([piece]) => piece).optional(),
  reverts: names,
  /** The events that a call can emit. Token events are written as `Transfer (ERC-20)`. */
  emits: names,
  /** For an error, the functions that can revert with it; on a deployed contract's page, only its own. */
  thrownBy: names,
});

export type Item = z.infer<typeof storedItem> & {
  anchor: string;
  /** In hexadecimal: 4 bytes for a function or an error, and 32 bytes for an event. Another anchor, too. */
  selector?: string;
  /** Who can call the function, as a phrase in Markdown. Absent if it isn't known. */
  callers?: string | undefined;
  /** The entry of another release that behaves in the same way, and whose text this one shares. */
  sameAs?: Piece;
  /** Those of its errors that are in the code, but that no call of the tests caused. Absent if all of them occurred. */
  unreached?: string[];
  /** The codes of the panics that a call can end in, with what causes them, in Markdown. */
  panics?: Record<string, string>;
  /** Which errors and events of other contracts a call passes on, as sentences in Markdown. */
  passesOn?: string;
  /** The line of its declaration in the source, starting at 1. Absent if only the file is known. */
  line?: number;
};

/** What a data file can say about a page. */
export const storedContract = z.strictObject({
  slug: z.string(),
  kind: z.enum(['contract', 'abstract', 'interface', 'library', 'struct', 'enum', 'type']),
  name: z.string(),
  /** The folder of its source: Abstracts, Interfaces, Libraries, or Types. Empty for contracts. */
  group: z.string().default(''),
  /** The part of the release, such as Core. Empty if the release has only one part. */
  part: z.string().default(''),
  /** Where the source of its declaration is published. */
  source: z.strictObject({ label: z.string(), file: z.string(), url: z.url() }),
  docs,
  inherits: names,
  inheritedBy: names,
});

export type ChainAddress = {
  chainId: number;
  chain: string;
  isTestnet: boolean;
  /** With an EIP-55 checksum. */
  address: string;
  explorerUrl: string;
};

/** A page of the contract reference: a contract with its members, or a free struct, enum, or type. */
export type Contract = z.infer<typeof storedContract> & {
  source: {
    /** For a release whose sources are in an npm package, what a reader needs to import the declaration. */
    published?: { package: string; version: string; importPath: string; license: string; pragma: string };
  };
  items: Item[];
  /** Absent if no package contains it, and for libraries, structs, enums, and types. */
  abi?: Abi;
  /** Empty for contracts that aren't deployed on their own, or that each user deploys anew. */
  addresses: ChainAddress[];
};
export type ContractKind = Contract['kind'];

/** All pages of a release, in the order of the sidebar. */
export type ReleaseModel = {
  release: Release;
  contracts: Contract[];
  /** The files from which callers import types that have no page, by the name of the type. */
  imports?: Record<string, string>;
};

/** Sorts items in the order of the kinds. */
export const byKind = (a: Item, b: Item): number => itemKinds.indexOf(a.kind) - itemKinds.indexOf(b.kind);

/** Whether a page or an item declares a type. */
export const isType = ({ kind }: { kind: ContractKind | ItemKind }): boolean =>
  ['struct', 'enum', 'type'].includes(kind);

/** Whether an item is a function, or a variable or constant, whose getter is one if it's public. */
export const isFunctionOrVariable = ({ kind }: Item): boolean =>
  ['function', 'variable', 'constant'].includes(kind);

/** Returns pieces as plain text. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Returns the anchors of an item besides its own: its signature and its selector, if it has them. */
export const aliasesOf = ({ signature, selector }: Item): string[] =>
  [signature, selector].filter((each) => each !== undefined);
