import type { ContractDefinition } from 'solidity-ast';
import type { Piece } from './model';
import type { Member, Page } from './pages';
import { type Declaration, membersOf, type Program } from './program';

/** Finds the entries of declarations on the pages of a release. */
export class Links {
  private readonly entries = new Map<number, { page: Page; member: Member }>();
  private readonly pageOf = new Map<number, Page>();

  constructor(
    private readonly program: Program,
    pages: readonly Page[],
  ) {
    for (const page of pages) {
      if (page.contract) this.pageOf.set(page.contract.id, page);
      for (const member of page.members) {
        if (!member.isInherited) this.entries.set(member.node.id, { page, member });
      }
    }
  }

  /** Returns the URL of a declaration's entry, preferably on the linking page, or else on the page that declares it. */
  hrefOf(id: number, from: Page): string | undefined {
    const here = from.members.find(({ node }) => node.id === id);
    if (here) return `/${from.slug}#${here.anchor}`;
    const page = this.pageOf.get(id);
    if (page) return `/${page.slug}`;
    const entry = this.entries.get(id);
    return entry && `/${entry.page.slug}#${entry.member.anchor}`;
  }

  /** Links a name to its declaration if that has an entry. */
  toPiece(text: string, id: number, from: Page): Piece {
    const href = this.hrefOf(id, from);
    return href ? { text, href } : { text };
  }

  /** Whether a name in a comment is the name of a source file, such as `DataTypes`. */
  isFile(name: string): boolean {
    return this.program.files.some((file) => file.endsWith(`/${name}.sol`));
  }

  /**
   * Resolves a name in a comment, such as `Lockup.Status`.
   * @returns the ID of its declaration
   */
  resolve(name: string, from: Page): number | undefined {
    const [first = '', second] = name.replace(/\(.*\)$/, '').split(/[.-]/);
    if (second) return this.memberOf(first, second);
    const scope = from.contract ? this.program.lineage(from.contract) : [];
    for (const contract of scope) {
      const found = membersOf(contract).find((node) => node.name === first);
      if (found) return found.id;
    }
    return this.contractNamed(first)?.id ?? this.anyNamed(first)?.id;
  }

  private memberOf(contractName: string, member: string): number | undefined {
    const contract = this.contractNamed(contractName);
    return contract
      ? this.program
          .lineage(contract)
          .flatMap(membersOf)
          .find((node) => node.name === member)?.id
      : undefined;
  }

  private contractNamed(name: string): ContractDefinition | undefined {
    const named = this.program.contracts.filter((contract) => contract.name === name);
    return named.find(({ id }) => this.pageOf.has(id)) ?? named[0];
  }

  /** Returns a member with this name on any page. Free structs and types take precedence. */
  private anyNamed(name: string): Declaration | undefined {
    for (const { member } of this.entries.values()) if (member.node.name === name) return member.node;
    for (const file of this.program.files) {
      const found = this.program.topLevel(file).find((node) => node.name === name);
      if (found && found.nodeType !== 'ContractDefinition') return found;
    }
    return this.program.contracts.flatMap(membersOf).find((node) => node.name === name);
  }
}
