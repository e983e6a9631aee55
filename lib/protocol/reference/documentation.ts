import type { ContractDefinition } from 'solidity-ast';
import { type NatSpec, parseNatSpec, returnText } from './natspec';
import { type Declaration, membersOf, type Program, parameterTypes } from './program';

/** Returns the comment of a declaration. Like the compiler, it resolves `@inheritdoc` and overrides. */
export function documentationOf(program: Program, node: Declaration): NatSpec {
  const own = withoutReturnNames(parseNatSpec(textOf(node)), node);
  const owner = program.ownerOf(node);
  const base = own.inheritdoc && owner ? inBase(program, node, owner, own.inheritdoc) : undefined;
  if (base) return merge(own, inherited(program, base, node));
  if (textOf(node) !== '') return own;
  const overridden = baseOf(program, node);
  return overridden ? inherited(program, overridden, node) : own;
}

/** Returns the comment of a contract as a whole. */
export const contractDocumentation = (contract: ContractDefinition): NatSpec =>
  parseNatSpec(textOf(contract));

function textOf(node: Declaration | ContractDefinition): string {
  const documentation = 'documentation' in node ? node.documentation : undefined;
  return typeof documentation === 'object' && documentation ? documentation.text : '';
}

function inBase(
  program: Program,
  node: Declaration,
  owner: ContractDefinition,
  name: string,
): Declaration | undefined {
  const bases = program.lineage(owner).slice(1);
  const named = bases.find((each) => each.name === name);
  // The named base may have inherited the declaration itself.
  const places = named ? program.lineage(named) : [];
  return places.flatMap(membersOf).find((each) => isSame(each, node));
}

/** A getter overrides a function without parameters, or one with the parameters of its mapping. */
const isSame = (a: Declaration, b: Declaration): boolean =>
  a.name === b.name &&
  (a.nodeType !== 'FunctionDefinition' ||
    b.nodeType !== 'FunctionDefinition' ||
    parameterTypes(a) === parameterTypes(b));

function baseOf(program: Program, node: Declaration): Declaration | undefined {
  const [first] = 'baseFunctions' in node ? (node.baseFunctions ?? []) : [];
  const found = program.find(first)?.node;
  return found?.nodeType === 'ContractDefinition' ? undefined : found;
}

const withoutReturnNames = (texts: NatSpec, node: Declaration): NatSpec => ({
  ...texts,
  returns: texts.returns.map((text, index) =>
    returnText(text, namesIn(node, 'returnParameters')[index] ?? ''),
  ),
});

/** Returns the comment of a base, with the parameter names of the overriding declaration. */
function inherited(program: Program, base: Declaration, node: Declaration): NatSpec {
  const texts = documentationOf(program, base);
  const names = namesIn(node, 'parameters');
  const renamed = namesIn(base, 'parameters').map((name, index): [string, string] => [
    names[index] || name,
    texts.params.get(name) ?? '',
  ]);
  return { ...texts, params: new Map(renamed) };
}

const namesIn = (node: Declaration, list: 'parameters' | 'returnParameters'): string[] =>
  node.nodeType === 'FunctionDefinition' ? node[list].parameters.map(({ name }) => name) : [];

const merge = (own: NatSpec, base: NatSpec): NatSpec => ({
  notice: own.notice || base.notice,
  // Some contracts repeat their interface's comment.
  dev: [base.dev, own.dev === base.dev ? '' : own.dev].filter(Boolean).join('\n\n'),
  params: new Map([...base.params, ...own.params]),
  returns: own.returns.length > 0 ? own.returns : base.returns,
  inheritdoc: undefined,
  custom: new Map([...base.custom, ...own.custom]),
});
