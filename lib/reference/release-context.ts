import type { ContractDefinition } from 'solidity-ast';
import { type Effects, effectsOf } from './effects';
import type { Links } from './links';
import type { Piece, Warning } from './model';
import { isDeployed, type Page } from './pages';
import { compilerSelector, type Declaration, type Program } from './program';
import { signaturesOf } from './selectors';

/** What the entries of a release share: links, effects of calls, signatures, and the warnings found on the way. */
export class ReleaseContext {
  readonly warnings: Warning[] = [];
  private readonly deployed: ContractDefinition[];
  private readonly throwers = new Map<number, Map<string, Piece>>();
  private readonly signatures = new Map<number, Map<string, string>>();

  constructor(
    readonly program: Program,
    readonly links: Links,
    private readonly pages: readonly Page[],
    private readonly knownFaults: readonly string[] = [],
  ) {
    this.deployed = pages.flatMap(({ contract }) => (contract && isDeployed(contract) ? [contract] : []));
    this.noteThrowers();
  }

  /** Notes a fault of the published sources, with its place. */
  warn(node: Declaration | ContractDefinition, message: string): void {
    const file = this.program.fileOf(node);
    // A library that the release builds on is not ours to judge.
    if (!this.pages.some((page) => file.startsWith(`${page.part.package}/`))) return;
    const owner = this.program.ownerOf(node)?.name;
    const name = owner ? `${owner}.${node.name || 'constructor'}` : node.name;
    const line = this.program.lineOf(file, node);
    const what = `${name}: ${message}`;
    const isKnown =
      this.knownFaults.some((fault) => what.includes(fault)) ||
      this.warnings.some((each) => each.file === file && each.line === line && each.what === what);
    if (!isKnown) this.warnings.push({ file, line, what });
  }

  /** Writes names in braces as links; a name that nothing has is noted and stays as code. */
  linkWriter(page: Page, node: Declaration | ContractDefinition): (name: string) => string {
    // A comment may have been written in a base, for names that are known there.
    return (name) => {
      const id = this.links.resolve(name, page);
      if (id === undefined && !this.links.isFile(name))
        this.warn(node, `the comment refers to {${name}}, which nothing is called`);
      const href = id === undefined ? undefined : this.links.hrefOf(id, page);
      return href ? `[\`${name}\`](${href})` : `\`${name}\``;
    };
  }

  /** Signatures of the ABI that shows a declaration on this page. */
  signaturesOf(page: Page, node: Declaration): Map<string, string> {
    const contract = page.contract ?? this.program.ownerOf(node);
    if (!contract) return new Map();
    const known = this.signatures.get(contract.id);
    if (known) return known;
    const signatures = signaturesOf(this.program.abiOf(contract));
    this.signatures.set(contract.id, signatures);
    return signatures;
  }

  /** Custom errors that a call of the function can end in, whichever deployed contract runs it. */
  reverts(page: Page, node: Declaration): Piece[] {
    return this.toPieces(page, this.effects(page, node).errors);
  }

  /** Events that a call of the function can emit. */
  emits(page: Page, node: Declaration): Piece[] {
    return this.toPieces(page, this.effects(page, node).events);
  }

  /** Public functions of deployed contracts that can end in an error. */
  throwersOf(error: number): Piece[] {
    return [...(this.throwers.get(error)?.values() ?? [])].sort((a, b) => a.text.localeCompare(b.text));
  }

  private effects(page: Page, node: Declaration): Effects {
    const all: Effects = { errors: new Set(), events: new Set() };
    if (node.nodeType !== 'FunctionDefinition' && node.nodeType !== 'ModifierDefinition') return all;
    for (const host of this.hostsOf(page.contract ?? this.program.ownerOf(node))) {
      const { errors, events } = effectsOf(this.program, node, host);
      for (const id of errors) all.errors.add(id);
      for (const id of events) all.events.add(id);
    }
    return all;
  }

  /** The deployed contracts in which a contract's code runs; a library runs by itself. */
  private hostsOf(contract: ContractDefinition | undefined): ContractDefinition[] {
    if (!contract) return [];
    const hosts = this.deployed.filter(({ linearizedBaseContracts }) =>
      linearizedBaseContracts.includes(contract.id),
    );
    return hosts.length > 0 ? hosts : [contract];
  }

  private toPieces(page: Page, ids: ReadonlySet<number>): Piece[] {
    return [...ids]
      .flatMap((id) => {
        const node = this.program.find(id)?.node;
        return node ? [this.links.toPiece(node.name, id, page)] : [];
      })
      .sort((a, b) => a.text.localeCompare(b.text));
  }

  private noteThrowers(): void {
    for (const page of this.pages) {
      if (!page.contract || !isDeployed(page.contract)) continue;
      for (const { node, anchor } of page.members) {
        if (node.nodeType !== 'FunctionDefinition' || !compilerSelector(node)) continue;
        const piece = { text: `${page.name}.${node.name}`, href: `/${page.slug}#${anchor}` };
        for (const id of effectsOf(this.program, node, page.contract).errors) {
          const known = this.throwers.get(id) ?? new Map<string, Piece>();
          // Of overloads, the first that ends in the error stands for all.
          if (!known.has(piece.text)) known.set(piece.text, piece);
          this.throwers.set(id, known);
        }
      }
    }
  }
}
