import type { ContractDefinition } from 'solidity-ast';
import { required } from '@/lib/site/invariant';
import type { ContractKind, ItemKind } from './model';
import { compilerSelector, type Declaration, membersOf, type Owned, type Program } from './program';
import type { CompiledRelease } from './releases';

export type Member = Named & { node: Declaration; anchor: string; isInherited: boolean };

/** A page without its text: its address, its declaration, and its anchors. */
export type Page = {
  slug: string;
  kind: ContractKind;
  group: string;
  part: CompiledRelease['parts'][number];
  file: string;
  /** Absent for a free struct, enum, or type. */
  contract: ContractDefinition | undefined;
  name: string;
  members: Member[];
};

/** The folders of the sources that are groups, in order. The pages of all others come first. */
const groups = ['Abstracts', 'Interfaces', 'Libraries', 'Types'];

/** Lists the pages by part and folder, contracts by number of members, and others by name. */
export function listPages(program: Program, release: CompiledRelease): Page[] {
  return release.parts.flatMap((part) =>
    program.topLevel
      .filter(({ file }) => file.startsWith(`${part.package}/src/`))
      .map((declared) => toPage(program, release.base, part, declared))
      .sort((a, b) => order(a) - order(b) || byWeight(a, b) || a.name.localeCompare(b.name, 'en')),
  );
}

/** The contract with the most members comes first, because readers start there. */
const byWeight = (a: Page, b: Page): number =>
  a.kind === 'contract' && b.kind === 'contract' ? b.members.length - a.members.length : 0;

const order = ({ group }: Page): number => groups.indexOf(group);

function toPage(program: Program, base: string, part: Page['part'], { node, file }: Owned): Page {
  const [folder] = file.slice(`${part.package}/src/`.length).split('/');
  const group = groups.find((each) => each.toLowerCase() === folder) ?? '';
  const kind = pageKind(node);
  const slug = [base, part.folder, group.toLowerCase(), `${kind}.${node.name}`].filter(Boolean).join('/');
  const contract = node.nodeType === 'ContractDefinition' ? node : undefined;
  return { slug, kind, group, part, file, contract, name: node.name, members: listMembers(program, node) };
}

function pageKind(node: ContractDefinition | Declaration): ContractKind {
  if (node.nodeType === 'ContractDefinition') return node.abstract ? 'abstract' : node.contractKind;
  if (node.nodeType === 'StructDefinition') return 'struct';
  return node.nodeType === 'EnumDefinition' ? 'enum' : 'type';
}

/** A free struct, enum, or type is the only member of its page. */
function listMembers(program: Program, page: ContractDefinition | Declaration): Member[] {
  const isContract = page.nodeType === 'ContractDefinition';
  const own = isContract ? membersOf(page) : [page];
  const inherited = isContract && isDeployed(page) ? inheritedMembers(program, page) : [];
  const toNamed = (isInherited: boolean) => (node: Declaration) => ({
    node,
    kind: itemKind(node),
    name: nameOf(node),
    isInherited,
  });
  return assignAnchors([...own.map(toNamed(false)), ...inherited.map(toNamed(true))]);
}

/** Whether a contract can be deployed. */
export const isDeployed = (contract: ContractDefinition): boolean =>
  contract.contractKind === 'contract' && !contract.abstract;

function inheritedMembers(program: Program, contract: ContractDefinition): Declaration[] {
  const own = new Set(membersOf(contract).map(identity));
  const found = new Map<string, Declaration>();
  const add = (node: Declaration) => {
    const id = identity(node);
    if (id && !own.has(id) && !found.has(id)) found.set(id, node);
  };
  for (const base of program.lineage(contract).slice(1)) {
    for (const node of membersOf(base)) {
      if (
        node.nodeType === 'VariableDeclaration' ||
        (node.nodeType === 'FunctionDefinition' && node.implemented)
      )
        add(node);
    }
  }
  for (const id of [...(contract.usedEvents ?? []), ...(contract.usedErrors ?? [])]) {
    const node = program.find(id)?.node;
    if (node && node.nodeType !== 'ContractDefinition') add(node);
  }
  return [...found.values()];
}

/** Identifies a declaration in the ABI, where a getter is a function. Errors and functions can share a selector. */
function identity(node: Declaration): string | undefined {
  const selector = compilerSelector(node);
  const kind = node.nodeType === 'VariableDeclaration' ? 'FunctionDefinition' : node.nodeType;
  return selector && `${kind} ${selector}`;
}

/** Constructors have no name in the syntax tree, so their kind serves as the name. */
export const nameOf = (node: Declaration): string =>
  node.nodeType === 'FunctionDefinition' && node.kind !== 'function' && node.kind !== 'freeFunction'
    ? node.kind
    : node.name;

/** Returns the kind of item that a declaration becomes. */
export function itemKind(node: Declaration): ItemKind {
  if (node.nodeType === 'FunctionDefinition') return node.kind === 'constructor' ? 'constructor' : 'function';
  if (node.nodeType === 'VariableDeclaration')
    return node.mutability === 'constant' ? 'constant' : 'variable';
  return kinds[node.nodeType];
}

const kinds = {
  ModifierDefinition: 'modifier',
  EventDefinition: 'event',
  ErrorDefinition: 'error',
  StructDefinition: 'struct',
  EnumDefinition: 'enum',
  UserDefinedValueTypeDefinition: 'type',
} as const;

type Named = { kind: ItemKind; name: string };

/**
 * Adds the anchors to a page's items. An anchor is the item's name in lowercase. If several items share a name, a
 * function gets the plain anchor, an item of another kind gets its kind as a suffix (`transferadmin-event`), and further
 * items of the same kind are numbered (`safetransferfrom-2`).
 */
export function assignAnchors<Item extends Named>(items: readonly Item[]): (Item & { anchor: string })[] {
  const isFunction = ({ kind }: Named) => kind === 'function';
  const taken = new Set<string>();
  const anchors = new Map<Item, string>();
  // Functions choose first.
  for (const item of [...items.filter(isFunction), ...items.filter((each) => !isFunction(each))]) {
    const anchor = free(item, taken);
    taken.add(anchor);
    anchors.set(item, anchor);
  }
  return items.map((item) => ({ ...item, anchor: required(anchors.get(item)) }));
}

function free({ kind, name }: Named, taken: ReadonlySet<string>): string {
  const base = name.toLowerCase();
  if (!taken.has(base)) return base;
  const own = kind === 'function' ? base : `${base}-${kind}`;
  if (!taken.has(own)) return own;
  let count = 2;
  while (taken.has(`${own}-${count}`)) count += 1;
  return `${own}-${count}`;
}
