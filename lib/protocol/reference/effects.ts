import type {
  ContractDefinition,
  Expression,
  FunctionCall,
  FunctionDefinition,
  ModifierDefinition,
} from 'solidity-ast';
import { findAll } from 'solidity-ast/utils.js';
import { nameOf } from './pages';
import { type Declaration, membersOf, type Program, parameterTypes } from './program';

/** The IDs of the custom errors and events that a call can reach. */
export type Effects = { errors: Set<number>; events: Set<number> };

/** A deployed contract and its bases, most derived first. */
type Lineage = readonly ContractDefinition[];

/**
 * Collects the errors and events that a function can reach through modifiers, internal calls, libraries, and operators.
 * It follows constructors of contracts that the function deploys, but not calls to other contracts: their errors aren't
 * included, and of their events, only those of tokens are. What the code contains but no call can cause is in
 * `content/data/unreachable-errors.json`.
 * @param start a function or a modifier; if the host overrides it, the override runs
 * @param host the contract in which it runs, which determines the override that a call reaches
 */
export function effectsOf(program: Program, start: Declaration, host: ContractDefinition): Effects {
  const effects: Effects = { errors: new Set(), events: new Set() };
  const seen = new Set<string>();
  /** If the caller catches failures, errors don't end the transaction, so they aren't included. */
  const follow = (node: Declaration | undefined, lineage: Lineage, isCaught: boolean): void => {
    if (node?.nodeType === 'ErrorDefinition' && !isCaught) effects.errors.add(node.id);
    if (node?.nodeType === 'EventDefinition') effects.events.add(node.id);
    if (node?.nodeType !== 'FunctionDefinition' && node?.nodeType !== 'ModifierDefinition') return;
    const key = `${node.id} ${isCaught}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const call of findAll('FunctionCall', node)) {
      follow(targetOf(program, call.expression, node, lineage), lineage, isCaught);
      const deployed = deployedBy(program, call);
      for (const each of constructorsOf(deployed)) follow(each, deployed, isCaught);
      follow(dispatch(program, calledOnItself(program, call), lineage), lineage, true);
    }
    for (const { referencedDeclaration } of findAll('MemberAccess', node))
      follow(tokenEvent(program, referencedDeclaration), lineage, isCaught);
    for (const operation of findAll(['BinaryOperation', 'UnaryOperation'], node))
      follow(program.declaration(operation.function), lineage, isCaught);
    for (const { modifierName } of findAll('ModifierInvocation', node)) {
      const modifier = program.declaration(modifierName.referencedDeclaration);
      follow(dispatch(program, modifier, lineage), lineage, isCaught);
    }
  };
  const lineage = program.lineage(host);
  const owner = program.ownerOf(start);
  // A deployment runs the constructors of all bases.
  const starts = owner && isConstructor(start) ? constructorsOf(program.lineage(owner)) : undefined;
  for (const node of starts ?? [dispatch(program, start, lineage)]) follow(node, lineage, false);
  return effects;
}

/**
 * Finds what runs in a call that stays in the same contract: an internal function, a library's, an error, or an event.
 * `Base.f()` and library calls are direct, `super.f()` searches the bases, and the host determines all others.
 */
function targetOf(
  program: Program,
  callee: Expression,
  caller: FunctionDefinition | ModifierDefinition,
  lineage: Lineage,
): Declaration | undefined {
  const { typeIdentifier = '' } = callee.typeDescriptions;
  if (!/^t_function_(internal|error|event|delegatecall)/.test(typeIdentifier ?? '')) return undefined;
  if (!('referencedDeclaration' in callee)) return undefined;
  const named = program.declaration(callee.referencedDeclaration);
  const from = callee.nodeType === 'MemberAccess' ? callee.expression : undefined;
  if (from?.nodeType === 'Identifier' && from.name === 'super') {
    const place = lineage.findIndex(({ id }) => id === program.ownerOf(caller)?.id);
    return dispatch(program, named, lineage.slice(place + 1));
  }
  const place = from && 'referencedDeclaration' in from ? from.referencedDeclaration : undefined;
  const isDirect = program.find(place)?.node.nodeType === 'ContractDefinition';
  return isDirect ? named : dispatch(program, named, lineage);
}

/** Returns the declaration that runs in place of another, which is the first one with a body. */
function dispatch(program: Program, node: Declaration | undefined, scope: Lineage): Declaration | undefined {
  if (!node || program.ownerOf(node)?.contractKind === 'library') return node;
  const overriding = scope
    .flatMap(membersOf)
    .find(
      (each) =>
        each.nodeType === node.nodeType &&
        nameOf(each) === nameOf(node) &&
        'body' in each &&
        each.body &&
        parameterTypes(each) === parameterTypes(node),
    );
  return overriding ?? node;
}

/** Returns the lineage of the contract in `new Contract(…)`. Empty for any other call. */
function deployedBy(program: Program, { expression }: FunctionCall): Lineage {
  // A salt is an option of the call.
  const callee = expression.nodeType === 'FunctionCallOptions' ? expression.expression : expression;
  if (callee.nodeType !== 'NewExpression' || callee.typeName.nodeType !== 'UserDefinedTypeName') return [];
  return program.lineage(program.contract(callee.typeName.referencedDeclaration));
}

const constructorsOf = (lineage: Lineage): Declaration[] => lineage.flatMap(membersOf).filter(isConstructor);

const isConstructor = (node: Declaration): boolean =>
  node.nodeType === 'FunctionDefinition' && node.kind === 'constructor';

/**
 * Returns the function in `address(this).delegatecall(abi.encodeCall(f, …))`. Such a call returns failure as
 * a value, and the contracts turn it into an event.
 */
function calledOnItself(program: Program, { expression: callee, arguments: values }: FunctionCall) {
  if (callee.nodeType !== 'MemberAccess' || callee.memberName !== 'delegatecall') return undefined;
  const [data] = values;
  const encoded = data?.nodeType === 'FunctionCall' ? data.arguments[0] : undefined;
  return encoded?.nodeType === 'MemberAccess'
    ? program.declaration(encoded.referencedDeclaration)
    : undefined;
}

const tokenEvents: Record<string, string> = {
  transfer: 'Transfer',
  transferFrom: 'Transfer',
  approve: 'Approval',
};

/** Returns the ERC-20 event that a token emits when the code calls it or encodes a call to it. */
function tokenEvent(program: Program, called: number | null | undefined): Declaration | undefined {
  const { node, owner } = program.find(called) ?? {};
  if (!node || owner?.name !== 'IERC20') return undefined;
  const name = tokenEvents[node.name];
  return membersOf(owner).find((each) => each.nodeType === 'EventDefinition' && each.name === name);
}
