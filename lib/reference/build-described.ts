import fs from 'node:fs';
import type { Abi } from 'viem';
import { assignAnchors } from './anchors';
import { inheritedItems } from './described-inheritance';
import { describedItems } from './described-items';
import { DescribedNames } from './described-names';
import { type DescribedPage, describedRelease } from './flow-schema';
import {
  type Contract,
  type ContractKind,
  type Item,
  itemKinds,
  type Piece,
  type ReleaseModel,
} from './model';
import type { Release } from './releases';
import { assertUniqueAnchors } from './unique-anchors';

/** What a release needs besides its data file, since its sources are not published. */
export type Evidence = {
  /** ABIs of the deployed contracts, by name. */
  abis: Record<string, Abi>;
  /** Entries of other releases, for what the deployed contracts inherit from public libraries. */
  librariesOf: () => Item[];
};

/**
 * Makes the pages of a release that is described in a data file.
 * @throws Error when the file doesn't hold what it should, or when it and the ABI disagree
 */
export function buildDescribed(
  release: Extract<Release, { dataFile: string }>,
  evidence: Evidence,
): ReleaseModel {
  const { pages } = describedRelease.parse(JSON.parse(fs.readFileSync(release.dataFile, 'utf8')));
  const names = new DescribedNames(pages);
  const own = new Map(pages.map((page) => [page.name, describedItems({ pages, names, page })]));
  const sources = { pages, names, own, librariesOf: evidence.librariesOf };
  const contracts = pages.map((page) => {
    const items = own.get(page.name) ?? [];
    const abi = evidence.abis[page.name];
    const inherited = abi ? inheritedItems(sources, page, abi) : [];
    const all = withAnchors([...items, ...inherited], items.length);
    return toContract(release, names, pages, page, withEntries(all, page.route));
  });
  noteThrowers(contracts);
  const { protocol, version, base, isDefault, dataFile } = release;
  const warnings = contracts.flatMap(faultsOf).map((what) => ({ file: dataFile, line: 1, what }));
  return { release: { protocol, version, base, isDefault }, contracts, warnings };
}

/** What readers would miss on a page, or could not link to. */
function faultsOf({ name, items }: Contract): string[] {
  const faults = items
    .filter(({ kind, selector, docs }) => kind === 'function' && selector && docs.summary === '')
    .map((item) => `${name}.${item.name}: a public function without a comment`);
  assertUniqueAnchors(items, (message) => faults.push(`${name}: ${message}`));
  return faults;
}

/** The page's own anchors stay as they are; what it inherits takes what is left. */
function withAnchors(items: Item[], ownCount: number): Item[] {
  const anchors = assignAnchors(items);
  return items
    .map((item, index) => (index < ownCount ? item : { ...item, anchor: anchors[index] ?? item.anchor }))
    .sort((a, b) => itemKinds.indexOf(a.kind) - itemKinds.indexOf(b.kind));
}

/** Errors and events that only this page has an entry for lead to it; a transfer of tokens is an event of the token. */
function withEntries(items: Item[], route: string): Item[] {
  const anchors = new Map(
    items
      .filter(({ kind }) => kind === 'error' || kind === 'event')
      .map(({ name, anchor }) => [name, anchor]),
  );
  const complete = (piece: Piece): Piece => {
    const anchor = anchors.get(piece.text.replace(/ \(ERC-721.*\)$/, ''));
    return piece.href || !anchor ? piece : { ...piece, href: `${route}#${anchor}` };
  };
  return items.map((item) => ({
    ...item,
    reverts: item.reverts.map(complete),
    emits: item.emits.map(complete),
  }));
}

const groups = { abstracts: 'Abstracts', interfaces: 'Interfaces', libraries: 'Libraries', types: 'Types' };

function toContract(
  release: Extract<Release, { dataFile: string }>,
  names: DescribedNames,
  pages: readonly DescribedPage[],
  page: DescribedPage,
  items: Item[],
): Contract {
  const slug = page.route.slice(1);
  const folder = slug.slice(release.base.length + 1).split('/')[0] ?? '';
  const group = groups[folder as keyof typeof groups] ?? '';
  const file = group ? `${folder}/${page.file}` : page.file;
  return {
    slug,
    kind: page.kind.split(' ')[0] as ContractKind,
    name: page.name,
    group,
    part: '',
    source: {
      label: `flow ${release.version}.0`,
      file: `src/${file}`,
      url: `${release.sourceBase}${file}`,
    },
    docs: {
      summary: names.withLinks(page.summary, page, page.name),
      details: [],
      requirements: [],
      notes: [],
    },
    inherits: page.inherits.map((name) => names.toPiece(name, page)),
    inheritedBy: pages
      .filter(({ inherits }) => inherits.includes(page.name))
      .map(({ name, route }) => ({ text: name, href: route })),
    items,
  };
}

/** Tells each error which public functions of deployed contracts can end in it. */
function noteThrowers(contracts: Contract[]): void {
  for (const contract of contracts.filter(({ kind }) => kind === 'contract')) {
    for (const { kind, name, anchor, selector, reverts } of contract.items) {
      if (kind !== 'function' || !selector) continue;
      for (const { text } of reverts) {
        const piece = { text: `${contract.name}.${name}`, href: `/${contract.slug}#${anchor}` };
        for (const other of contracts) {
          const error = other.items.find((item) => item.kind === 'error' && item.name === text);
          if (error && !error.thrownBy.some((each) => each.text === piece.text)) error.thrownBy.push(piece);
        }
      }
    }
  }
}
