import type { ContractDefinition, FunctionDefinition, ModifierDefinition } from 'solidity-ast';
import type { Node } from 'solidity-ast/node';
import { findAll } from 'solidity-ast/utils.js';
import { nameOf } from './pages';
import { type Declaration, membersOf, type Program, parameterTypes } from './program';

/** Numbers of the custom errors and events that a call can reach. */
export type Effects = { errors: Set<number>; events: Set<number> };

type Runnable = FunctionDefinition | ModifierDefinition;

const isRunnable = (node: Declaration): node is Runnable =>
  node.nodeType === 'FunctionDefinition' || node.nodeType === 'ModifierDefinition';

/**
 * Follows the code from a function through modifiers, internal calls, libraries and operators, and gathers the errors
 * and events on the way. Calls to other contracts are not followed: what they revert with is theirs.
 * @param start a function or a modifier; a call of it runs what the host has in its place
 * @param host the contract in which it runs; it decides which override a call reaches
 */
export function effectsOf(program: Program, start: Declaration, host: ContractDefinition): Effects {
  const effects: Effects = { errors: new Set(), events: new Set() };
  const lineage = program.lineage(host);
  const seen = new Set<number>();
  const queue: Runnable[] = [];
  const enter = (node: Declaration) => {
    if (!isRunnable(node) || seen.has(node.id)) return;
    seen.add(node.id);
    queue.push(node);
  };
  for (const node of beginnings(program, start, lineage)) enter(node);
  for (let node = queue.pop(); node; node = queue.pop()) {
    for (const { id, call } of referencesIn(program, node)) {
      const target = program.find(id)?.node;
      if (!target || target.nodeType === 'ContractDefinition') continue;
      if (target.nodeType === 'ErrorDefinition') effects.errors.add(target.id);
      else if (target.nodeType === 'EventDefinition') effects.events.add(target.id);
      else if (call === 'direct') enter(target);
      else enter(dispatch(program, target, call === 'super' ? behind(program, node, lineage) : lineage));
    }
  }
  return effects;
}

/** Where a call begins to run. A deployment runs the constructors of all bases. */
function beginnings(
  program: Program,
  start: Declaration,
  lineage: readonly ContractDefinition[],
): Declaration[] {
  const owner = program.ownerOf(start);
  if (owner && isConstructor(start)) return program.lineage(owner).flatMap(membersOf).filter(isConstructor);
  return [dispatch(program, start, lineage)];
}

const isConstructor = (node: Declaration): boolean =>
  node.nodeType === 'FunctionDefinition' && node.kind === 'constructor';

const hasBody = (node: Declaration): boolean => 'body' in node && Boolean(node.body);

/** The declaration that runs: the first one with a body. */
function dispatch(program: Program, node: Declaration, scope: readonly ContractDefinition[]): Declaration {
  if (program.ownerOf(node)?.contractKind === 'library') return node;
  const overriding = scope
    .flatMap(membersOf)
    .find(
      (each) =>
        each.nodeType === node.nodeType &&
        nameOf(each) === nameOf(node) &&
        hasBody(each) &&
        parameterTypes(each) === parameterTypes(node),
    );
  return overriding ?? node;
}

/** Where `super` looks: the bases that the host places behind the contract whose code it stands in. */
const behind = (
  program: Program,
  node: Runnable,
  lineage: readonly ContractDefinition[],
): readonly ContractDefinition[] =>
  lineage.slice(lineage.findIndex(({ id }) => id === program.ownerOf(node)?.id) + 1);

/** How a call finds what runs: `Base.f()` and libraries directly, `super.f()` among bases, all others by the host. */
type Reference = { id: number | null | undefined; call: 'direct' | 'super' | 'virtual' };

/** All that a body and its modifiers call, revert with or emit. */
function referencesIn(program: Program, node: Runnable): Reference[] {
  const references: Reference[] = [];
  for (const { expression: callee } of findAll('FunctionCall', node)) {
    if (!staysInside(callee)) continue;
    if (callee.nodeType === 'Identifier')
      references.push({ id: callee.referencedDeclaration, call: 'virtual' });
    if (callee.nodeType === 'MemberAccess')
      references.push({ id: callee.referencedDeclaration, call: memberCall(program, callee.expression) });
  }
  for (const operation of findAll(['BinaryOperation', 'UnaryOperation'], node))
    references.push({ id: operation.function, call: 'direct' });
  for (const { modifierName } of findAll('ModifierInvocation', node))
    references.push({ id: modifierName.referencedDeclaration, call: 'virtual' });
  return references;
}

function memberCall(program: Program, from: Node): Reference['call'] {
  if (from.nodeType === 'Identifier' && from.name === 'super') return 'super';
  const named = 'referencedDeclaration' in from ? from.referencedDeclaration : undefined;
  return program.find(named)?.node.nodeType === 'ContractDefinition' ? 'direct' : 'virtual';
}

/** Whether a call runs in the same contract: internal functions, libraries, errors and events. */
function staysInside(callee: Node): boolean {
  const type = 'typeDescriptions' in callee ? (callee.typeDescriptions?.typeIdentifier ?? '') : '';
  return /^t_function_(internal|error|event|delegatecall)/.test(type);
}
