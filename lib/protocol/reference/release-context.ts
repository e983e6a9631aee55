import type { ContractDefinition, FunctionDefinition } from 'solidity-ast';
import type { LinkWriter } from './doc-text';
import { type Effects, effectsOf } from './effects';
import type { Piece } from './model';
import { isDeployed, type Page } from './pages';
import { compilerSelector, type Declaration, membersOf, type Program } from './program';
import { signaturesOf } from './selectors';

/** A public function of a deployed contract. */
type Thrower = { page: Page; node: FunctionDefinition; piece: Piece };

/** What the entries of a release share: links, effects of calls, and signatures. */
export class ReleaseContext {
  /** The URLs of pages and entries, by the ID of the declaration. */
  private readonly urls = new Map<number, string>();
  private readonly deployed: ContractDefinition[];
  private readonly throwers = new Map<number, Thrower[]>();
  private readonly known = new Map<string, Effects>();
  private readonly signatures = new Map<number, Map<string, string>>();

  constructor(
    readonly program: Program,
    pages: readonly Page[],
  ) {
    for (const { slug, contract, members } of pages) {
      if (contract) this.urls.set(contract.id, `/${slug}`);
      for (const { node, anchor, isInherited } of members)
        if (!isInherited) this.urls.set(node.id, `/${slug}#${anchor}`);
    }
    this.deployed = pages.flatMap(({ contract }) => (contract && isDeployed(contract) ? [contract] : []));
    for (const page of pages) this.collectThrowers(page);
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

  /** Returns the ID of the declaration that a name in a comment means, such as `Lockup.Status`. */
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
    const { topLevel, contracts } = this.program;
    const nodes = [...topLevel.map(({ node }) => node), ...contracts.flatMap(membersOf)];
    return nodes.find((node) => node.name === name);
  }

  /** Returns a function that replaces names in braces with links. Unknown names are rendered as code. */
  linkWriter(page: Page, node: Declaration | ContractDefinition): LinkWriter {
    return (name) => {
      const id = this.resolve(name, page);
      const isOther = id === undefined || this.meansTokenEvent(page, node, id);
      const href = isOther ? undefined : this.hrefOf(id, page);
      return href ? `[\`${name}\`](${href})` : `\`${name}\``;
    };
  }

  /** Whether a comment means the token's event with the same name, such as `Transfer`. */
  private meansTokenEvent(page: Page, node: Declaration | ContractDefinition, id: number): boolean {
    const event = this.program.declaration(id);
    if (event?.nodeType !== 'EventDefinition' || node.nodeType !== 'FunctionDefinition') return false;
    const events = this.effects(page, node, 'events');
    return (
      !events.has(id) &&
      [...events].some(
        (each) => this.program.declaration(each)?.name === event.name && isOfToken(this.program, each),
      )
    );
  }

  /** Returns the signatures in the ABI that contains a declaration on this page. */
  signaturesOf({ contract }: Page): Map<string, string> {
    if (!contract) return new Map();
    const signatures = this.signatures.get(contract.id) ?? signaturesOf(this.program.abiOf(contract));
    this.signatures.set(contract.id, signatures);
    return signatures;
  }

  /** Returns the custom errors that a call can revert with, in any deployed contract, or the events that it can emit. */
  piecesOf(page: Page, node: Declaration, what: keyof Effects): Piece[] {
    return [...this.effects(page, node, what)]
      .map((id) => {
        const { name = '' } = this.program.declaration(id) ?? {};
        return isOfToken(this.program, id) ? { text: `${name} (ERC-20)` } : this.toPiece(name, id, page);
      })
      .sort((a, b) => a.text.localeCompare(b.text, 'en'));
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
    return [...byText.values()].sort((a, b) => a.text.localeCompare(b.text, 'en'));
  }

  private interfacePiece({ page, node }: Thrower, all: readonly Thrower[]): Piece | undefined {
    const declared = this.firstDeclaration(node);
    const owner = this.program.ownerOf(declared);
    const href = this.hrefOf(declared.id, page);
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
    const base = this.program.declaration(node.baseFunctions?.[0]);
    return base?.nodeType === 'FunctionDefinition' ? this.firstDeclaration(base) : node;
  }

  private effects(page: Page, node: Declaration, what: keyof Effects): Set<number> {
    if (node.nodeType !== 'FunctionDefinition' && node.nodeType !== 'ModifierDefinition') return new Set();
    return new Set(this.hostsOf(page.contract).flatMap((host) => [...this.effectsIn(host, node)[what]]));
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

  private collectThrowers(page: Page): void {
    if (!page.contract || !isDeployed(page.contract)) return;
    for (const { node, anchor } of page.members) {
      if (node.nodeType !== 'FunctionDefinition' || !compilerSelector(node)) continue;
      const piece = { text: `${page.name}.${node.name}`, href: `/${page.slug}#${anchor}` };
      for (const id of this.effectsIn(page.contract, node).errors)
        this.throwers.set(id, [...(this.throwers.get(id) ?? []), { page, node, piece }]);
    }
  }
}

const isOfToken = (program: Program, id: number): boolean => program.find(id)?.owner?.name === 'IERC20';
