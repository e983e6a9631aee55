import { toUrl } from '@/lib/markup/document';
import { declarationText } from './declaration';
import { firstSentence } from './doc-text';
import { type Contract, type Item, type ItemKind, isType, type ReleaseModel } from './model';

/** A declaration in a published package, described independently of the compilation. */
export type DeclarationPlace = {
  /** The name that imports use, such as `@sablier/v2-core/src/types/DataTypes.sol`. */
  file: string;
  /** The contract itself, or the one that contains the member. Absent for a member outside of all contracts. */
  contract?: string;
  /** Absent for a contract itself. */
  member?: {
    kind: ItemKind;
    name: string;
    /** In hexadecimal. Absent for structs, enums, types, modifiers, and everything internal. */
    selector?: string;
    /** The line on which it starts, counting from 1. */
    line: number;
    value?: string;
  };
};

/** An entry of the contract reference, and what a reader wants to know about it at a glance. */
type Entry = {
  /** Such as `/reference/lockup/core/interfaces/interface.ISablierV2Lockup#withdraw`. */
  href: string;
  /** Its declaration in Solidity, on one or more lines. */
  signature: string;
  /** Plain text, with backticks around code. Empty if the source has no comment. */
  sentence: string;
};

/**
 * Finds the entry of a declaration.
 * @param through the contract as which the code accesses the declaration, such as `ISablierV2LockupLinear` for
 * `lockup.transferFrom`. Members that a release inherits from other packages only have entries on the pages of
 * deployed contracts, so this is the entry on the first such page that inherits from this contract.
 * @returns `undefined` if the reference doesn't document the declaration
 */
export type FindEntry = (place: DeclarationPlace, through?: DeclarationPlace) => Entry | undefined;

/** Returns a function that finds the entries of declarations in releases that have no package in common. */
export function entryFinder(models: readonly ReleaseModel[]): FindEntry {
  const pages = new Map<string, Contract>();
  const members = new Map<string, { page: Contract; item: Item }>();
  for (const model of models) {
    for (const page of model.contracts) {
      const owner: DeclarationPlace = {
        file: importPathOf(page, model),
        ...(isContract(page) && { contract: page.name }),
      };
      if (isContract(page)) pages.set(keyOf(owner), page);
      for (const item of page.items) {
        if (item.inheritedFrom) continue;
        for (const id of idsOf(item)) members.set(`${keyOf(owner)} ${id}`, { page, item });
      }
    }
  }
  const contracts = [...pages.values()];

  return (place, through) => {
    const { member, ...owner } = place;
    if (!member) return pageEntry(pages.get(keyOf(owner)));
    const own = idsOf(member)
      .map((id) => members.get(`${keyOf(owner)} ${id}`))
      .find(Boolean);
    const found = own ?? (through && inheritedMember(member, pages.get(keyOf(through)), contracts));
    return found && memberEntry(found.page, found.item, member.value);
  };
}

/** Returns the path from which readers import the declaration of a page. */
export function importPathOf({ source }: Contract, { release }: ReleaseModel): string {
  if (source.published) return source.published.importPath;
  return 'package' in release ? `${release.package}/${source.file}` : source.file;
}

const isContract = (page: Contract): boolean => !isType(page);

const keyOf = ({ file, contract = '' }: DeclarationPlace): string => `${file} ${contract}`;

/** Overloads differ in their selectors and lines. A release without a package has no lines. */
const idsOf = ({ kind, name, selector, line }: Pick<Item, 'kind' | 'name' | 'selector' | 'line'>): string[] =>
  [selector, line].filter((id) => id !== undefined).map((id) => `${kind} ${name} ${id}`);

function inheritedMember(
  { selector }: Pick<Item, 'selector'>,
  base: Contract | undefined,
  contracts: readonly Contract[],
): { page: Contract; item: Item } | undefined {
  if (!base || !selector) return undefined;
  const inherits = (page: Contract): boolean =>
    page === base ||
    page.inherits.some(({ href }) => contracts.some((each) => href === `/${each.slug}` && inherits(each)));
  const page = contracts.find((each) => each.kind === 'contract' && inherits(each));
  // A public variable implements a function of an interface.
  const item = page?.items.find(
    (each) => ['function', 'variable'].includes(each.kind) && each.selector === selector,
  );
  return page && item && { page, item };
}

const pageEntry = (page: Contract | undefined): Entry | undefined =>
  page && {
    href: toUrl(page.slug),
    signature: `${page.kind === 'abstract' ? 'abstract contract' : page.kind} ${page.name}`,
    sentence: toSentence(page.docs.summary),
  };

function memberEntry(page: Contract, item: Item, value: string | undefined): Entry {
  const href = isContract(page) ? `${toUrl(page.slug)}#${item.anchor}` : toUrl(page.slug);
  const described = item.parameters.find(({ name }) => name === value);
  return described
    ? { href, signature: `${item.name}.${described.name}`, sentence: toSentence(described.description) }
    : { href, signature: declarationText(item), sentence: toSentence(item.docs.summary) };
}

/** A link in Markdown, whose text may contain code. */
const link = /\[((?:`[^`]+`|[^\]`])+)\]\([^()\s]+\)/g;

/** A comment such as "See `IERC721-approve`." says nothing about the item. */
const reference = /^See `[^`]+`\.$/;

const toSentence = (markdown: string): string =>
  firstSentence(markdown.replace(link, '$1').replace(/\s+/g, ' ')).replace(reference, '');
