import type { ContractDefinition } from 'solidity-ast';
import type { Piece } from './model';
import type { Page } from './pages';
import { type Declaration, membersOf, type Program } from './program';

/** Finds the entries of declarations on the pages of a release. */
export class Links {
  /** The URLs of pages and entries, by the ID of the declaration. */
  private readonly urls = new Map<number, string>();

  constructor(
    private readonly program: Program,
    pages: readonly Page[],
  ) {
    for (const { slug, contract, members } of pages) {
      if (contract) this.urls.set(contract.id, `/${slug}`);
      for (const { node, anchor, isInherited } of members)
        if (!isInherited) this.urls.set(node.id, `/${slug}#${anchor}`);
    }
  }

  /** Returns the URL of a declaration's entry, preferably on the linking page, or else on the page that declares it. */
  hrefOf(id: number, from: Page): string | undefined {
    const here = from.members.find(({ node }) => node.id === id);
    return here ? `/${from.slug}#${here.anchor}` : this.urls.get(id);
  }

  /** Links a name to its declaration if that has an entry. */
  toPiece(text: string, id: number, from: Page): Piece {
    const href = this.hrefOf(id, from);
    return href ? { text, href } : { text };
  }

  /**
   * Resolves a name in a comment, such as `Lockup.Status`.
   * @returns the ID of its declaration
   */
  resolve(name: string, from: Page): number | undefined {
    const [first = '', second] = name.replace(/\(.*\)$/, '').split(/[.-]/);
    const contract = this.contractNamed(first);
    if (second) return this.memberNamed(second, contract)?.id;
    return (this.memberNamed(first, from.contract) ?? contract ?? this.anyNamed(first))?.id;
  }

  private memberNamed(name: string, contract: ContractDefinition | undefined): Declaration | undefined {
    const lineage = contract ? this.program.lineage(contract) : [];
    return lineage.flatMap(membersOf).find((node) => node.name === name);
  }

  private contractNamed(name: string): ContractDefinition | undefined {
    const named = this.program.contracts.filter((contract) => contract.name === name);
    return named.find(({ id }) => this.urls.has(id)) ?? named[0];
  }

  /** Returns a free struct or type with this name, or a member of any contract. */
  private anyNamed(name: string): ContractDefinition | Declaration | undefined {
    const { files, contracts } = this.program;
    return [...files.flatMap((file) => this.program.topLevel(file)), ...contracts.flatMap(membersOf)].find(
      (node) => node.name === name,
    );
  }
}
