import { assignAnchors } from './anchors';
import type { DescribedPage } from './flow-schema';
import type { ItemKind, Piece } from './model';

type Named = { kind: ItemKind; name: string };

/** The items of a described page, in the order in which `describedItems` makes them. */
const namedItems = (page: DescribedPage): Named[] => [
  ...page.stateVariables.map(({ name, mutability }) => ({
    kind: mutability === 'constant' ? ('constant' as const) : ('variable' as const),
    name,
  })),
  ...page.modifiers.map(({ name }) => ({ kind: 'modifier' as const, name })),
  ...page.functions.map(({ name, isConstructor }) => ({
    kind: isConstructor ? ('constructor' as const) : ('function' as const),
    name,
  })),
  ...page.events.map(({ name }) => ({ kind: 'event' as const, name })),
  ...page.errors.map(({ name }) => ({ kind: 'error' as const, name })),
  ...page.structs.map(({ name }) => ({ kind: 'struct' as const, name })),
  ...page.enums.map(({ name }) => ({ kind: 'enum' as const, name })),
];

/** Finds the entry that a name in a description stands for. */
export class DescribedNames {
  private readonly anchors = new Map<string, string[]>();
  /** Of each page by name; an earlier item of the same name is the one that is meant. */
  private readonly byName = new Map<string, Map<string, string>>();

  constructor(private readonly pages: readonly DescribedPage[]) {
    for (const page of pages) {
      const items = namedItems(page);
      const anchors = assignAnchors(items);
      const pairs = items.map(({ name }, index): [string, string] => [name, anchors[index] ?? '']);
      this.anchors.set(page.route, anchors);
      this.byName.set(page.route, new Map(pairs.reverse()));
    }
  }

  /** Anchors of the items of a page, in the order in which they are made. */
  anchorsOf(page: DescribedPage): string[] {
    return this.anchors.get(page.route) ?? [];
  }

  /**
   * The address that a name leads to, as `SablierFlow_Null`, `Flow.Status` or `create`: on the page itself first, then
   * among its bases, then a page of that name, then the errors and events of all.
   */
  hrefOf(name: string, from: DescribedPage): string | undefined {
    const [first = '', second] = name.split('.');
    if (second) {
      const page = this.pageNamed(first);
      return page && this.entry(page, second);
    }
    const scope = [from, ...this.basesOf(from)];
    const inScope = scope.map((page) => this.entry(page, name)).find(Boolean);
    const named = this.pageNamed(name);
    if (inScope) return inScope;
    if (named) return named.route;
    return this.pages
      .filter(({ errors, events }) => [...errors, ...events].some((item) => item.name === name))
      .map((page) => this.entry(page, name))
      .find(Boolean);
  }

  toPiece(name: string, from: DescribedPage): Piece {
    const href = this.hrefOf(name, from);
    return href ? { text: name, href } : { text: name };
  }

  /** A type with its names leading to their declarations. */
  toPieces(type: string, from: DescribedPage): Piece[] {
    return type
      .split(/([A-Za-z_$][\w$]*(?:\.[\w$]+)?)/)
      .filter((text) => text !== '')
      .map((text) => (/^[A-Z]/.test(text) ? this.toPiece(text, from) : { text }));
  }

  /** Markdown whose code spans lead to the entries that they name; a name never leads to its own entry. */
  withLinks(text: string, from: DescribedPage, own: string): string {
    return text.replace(/`([A-Za-z_$][\w$.]*)`/g, (code, name: string) => {
      const href = name === own ? undefined : this.hrefOf(name, from);
      return href ? `[${code}](${href})` : code;
    });
  }

  /** All pages that a page inherits from, the nearest first. */
  basesOf(page: DescribedPage): DescribedPage[] {
    const direct = page.inherits.flatMap((name) => this.pageNamed(name) ?? []);
    return [...new Set([...direct, ...direct.flatMap((base) => this.basesOf(base))])];
  }

  pageNamed(name: string): DescribedPage | undefined {
    return this.pages.find((page) => page.name === name);
  }

  private entry(page: DescribedPage, name: string): string | undefined {
    const anchor = this.byName.get(page.route)?.get(name);
    return anchor && `${page.route}#${anchor}`;
  }
}

/** A page whose entries are made, among all pages of its release. */
export type DescribedSubject = {
  pages: readonly DescribedPage[];
  names: DescribedNames;
  page: DescribedPage;
};
