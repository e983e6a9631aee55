import type { ContractDefinition, FunctionDefinition } from 'solidity-ast';
import { type Effects, effectsOf } from './effects';
import type { Links } from './links';
import type { Piece, Warning } from './model';
import { isDeployed, type Page } from './pages';
import { compilerSelector, type Declaration, type Program } from './program';
import { signaturesOf } from './selectors';

/** A public function of a deployed contract. */
type Thrower = { page: Page; node: FunctionDefinition; piece: Piece };

/** What the entries of a release share: links, effects of calls, signatures, and warnings. */
export class ReleaseContext {
  readonly warnings: Warning[] = [];
  private readonly deployed: ContractDefinition[];
  private readonly throwers = new Map<number, Thrower[]>();
  private readonly known = new Map<string, Effects>();
  private readonly signatures = new Map<number, Map<string, string>>();

  constructor(
    readonly program: Program,
    readonly links: Links,
    private readonly pages: readonly Page[],
    private readonly knownFaults: readonly string[] = [],
  ) {
    this.deployed = pages.flatMap(({ contract }) => (contract && isDeployed(contract) ? [contract] : []));
    this.collectThrowers();
  }

  /** Records a problem in the published sources, with its location. */
  warn(node: Declaration | ContractDefinition, message: string): void {
    const file = this.program.fileOf(node);
    // Don't report problems in third-party libraries.
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

  /** Returns a function that replaces names in braces with links. Unknown names are reported and rendered as code. */
  linkWriter(page: Page, node: Declaration | ContractDefinition): (name: string) => string {
    // The comment may be inherited from a base, and its names may only be known there.
    return (name) => {
      const id = this.links.resolve(name, page);
      if (id === undefined && !this.links.isFile(name))
        this.warn(node, `the comment refers to {${name}}, which nothing is called`);
      const isOther = id !== undefined && this.meansTokenEvent(page, node, id);
      const href = id === undefined || isOther ? undefined : this.links.hrefOf(id, page);
      return href ? `[\`${name}\`](${href})` : `\`${name}\``;
    };
  }

  /** Whether a comment means the token's event with the same name, such as `Transfer`. */
  private meansTokenEvent(page: Page, node: Declaration | ContractDefinition, id: number): boolean {
    const event = this.program.find(id)?.node;
    if (event?.nodeType !== 'EventDefinition' || node.nodeType !== 'FunctionDefinition') return false;
    const { events } = this.effects(page, node);
    const isNamesake = (each: number) =>
      this.program.find(each)?.node.name === event.name && isOfToken(this.program, each);
    return !events.has(id) && [...events].some(isNamesake);
  }

  /** Returns the signatures in the ABI that contains a declaration on this page. */
  signaturesOf(page: Page, node: Declaration): Map<string, string> {
    const contract = page.contract ?? this.program.ownerOf(node);
    if (!contract) return new Map();
    const known = this.signatures.get(contract.id);
    if (known) return known;
    const signatures = signaturesOf(this.program.abiOf(contract));
    this.signatures.set(contract.id, signatures);
    return signatures;
  }

  /** Returns the custom errors that a call to the function can revert with, in any deployed contract. */
  reverts(page: Page, node: Declaration): Piece[] {
    return this.toPieces(page, this.effects(page, node).errors);
  }

  /** Returns the events that a call to the function can emit. */
  emits(page: Page, node: Declaration): Piece[] {
    return this.toPieces(page, this.effects(page, node).events);
  }

  /** Lists only the interface's function if the function reverts in every contract that implements it. */
  throwersOf(page: Page, error: number): Piece[] {
    const all = this.throwers.get(error) ?? [];
    const own = all.filter((thrower) => thrower.page === page);
    const pieces =
      page.contract && isDeployed(page.contract)
        ? own.map(({ piece }) => piece)
        : all.map((thrower) => this.interfacePiece(thrower, all) ?? thrower.piece);
    // Of several overloads, only the first one that can revert with the error is listed.
    const byText = new Map(pieces.toReversed().map((piece) => [piece.text, piece]));
    return [...byText.values()].sort((a, b) => a.text.localeCompare(b.text));
  }

  private interfacePiece({ page, node }: Thrower, all: readonly Thrower[]): Piece | undefined {
    const declared = this.firstDeclaration(node);
    const owner = this.program.ownerOf(declared);
    const href = this.links.hrefOf(declared.id, page);
    const hosts = this.hostsOf(owner);
    const areAll = hosts.every((host) =>
      all.some((each) => each.page.contract === host && this.firstDeclaration(each.node) === declared),
    );
    return owner && href && hosts.length > 1 && areAll
      ? { text: `${owner.name}.${node.name}`, href }
      : undefined;
  }

  /** Returns the declaration that a function implements, or the function itself if it overrides nothing. */
  private firstDeclaration(node: FunctionDefinition): FunctionDefinition {
    const base = this.program.find(node.baseFunctions?.[0])?.node;
    return base?.nodeType === 'FunctionDefinition' ? this.firstDeclaration(base) : node;
  }

  private effects(page: Page, node: Declaration): Effects {
    const all: Effects = { errors: new Set(), events: new Set() };
    if (node.nodeType !== 'FunctionDefinition' && node.nodeType !== 'ModifierDefinition') return all;
    for (const host of this.hostsOf(page.contract ?? this.program.ownerOf(node))) {
      const { errors, events } = this.effectsIn(host, node);
      for (const id of errors) all.errors.add(id);
      for (const id of events) all.events.add(id);
    }
    return all;
  }

  private effectsIn(host: ContractDefinition, node: Declaration): Effects {
    const key = `${host.id} ${node.id}`;
    const known = this.known.get(key) ?? effectsOf(this.program, node, host);
    this.known.set(key, known);
    return known;
  }

  /** A contract that no deployed contract runs, such as a library, runs on its own. */
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
        if (!node) return [];
        return isOfToken(this.program, id)
          ? [{ text: `${node.name} (ERC-20)` }]
          : [this.links.toPiece(node.name, id, page)];
      })
      .sort((a, b) => a.text.localeCompare(b.text));
  }

  private collectThrowers(): void {
    for (const page of this.pages) {
      if (!page.contract || !isDeployed(page.contract)) continue;
      for (const { node, anchor } of page.members) {
        if (node.nodeType !== 'FunctionDefinition' || !compilerSelector(node)) continue;
        const piece = { text: `${page.name}.${node.name}`, href: `/${page.slug}#${anchor}` };
        for (const id of this.effectsIn(page.contract, node).errors)
          this.throwers.set(id, [...(this.throwers.get(id) ?? []), { page, node, piece }]);
      }
    }
  }
}

const isOfToken = (program: Program, id: number): boolean => program.find(id)?.owner?.name === 'IERC20';
