import type { ContractDefinition, Expression, FunctionCall, MemberAccess } from 'solidity-ast';
import type { Node } from 'solidity-ast/node';
import {
  argumentsOf,
  dispatch,
  enter,
  evaluate,
  type Frame,
  isMinting,
  isRunnable,
  type Runnable,
  targetOf,
} from './known-values';
import { type Declaration, membersOf, type Program } from './program';

/** The IDs of the custom errors and events that a call can reach. */
export type Effects = { errors: Set<number>; events: Set<number> };

/**
 * Collects the errors and events that a function can reach through modifiers, internal calls, libraries, and operators.
 * It ignores branches that constant arguments rule out. It follows constructors of contracts that the function deploys,
 * but not calls to other contracts: their errors aren't included, and of their events, only those of tokens are.
 * @param start a function or a modifier; if the host overrides it, the override runs
 * @param host the contract in which it runs, which determines the override that a call reaches
 */
export function effectsOf(program: Program, start: Declaration, host: ContractDefinition): Effects {
  const effects: Effects = { errors: new Set(), events: new Set() };
  const lineage = program.lineage(host);
  const seen = new Set<string>();
  /**
   * Collects the effects of a call. If the caller catches failures, errors don't end the transaction, so they
   * aren't included.
   */
  const follow = (frame: Frame, isCaught: boolean): void => {
    const key = keyOf(frame, isCaught);
    if (seen.has(key)) return;
    seen.add(key);
    for (const node of reachableIn(frame, frame.node)) {
      if (node.nodeType === 'FunctionCall') {
        const target = targetOf(frame, node.expression);
        if (target?.named.nodeType === 'ErrorDefinition' && !isCaught) effects.errors.add(target.named.id);
        if (target?.named.nodeType === 'EventDefinition') effects.events.add(target.named.id);
        if (target) run(frame, target.runs, argumentsOf(node, target.named), isCaught);
        for (const each of deployedBy(program, node)) follow(each, isCaught);
        const called = calledOnItself(program, node);
        if (called) run(frame, dispatch(program, called, lineage), [], true);
      } else if (node.nodeType === 'MemberAccess') {
        const event = tokenEvent(program, node);
        if (event) effects.events.add(event.id);
      } else if (node.nodeType === 'BinaryOperation' || node.nodeType === 'UnaryOperation') {
        run(frame, declarationOf(program, node.function), [], isCaught);
      } else if (node.nodeType === 'ModifierInvocation') {
        const modifier = declarationOf(program, node.modifierName.referencedDeclaration);
        run(frame, modifier && dispatch(program, modifier, lineage), node.arguments ?? [], isCaught);
      }
    }
  };
  const run = (
    frame: Frame,
    node: Declaration | undefined,
    values: readonly (Expression | undefined)[],
    isCaught: boolean,
  ): void => {
    if (node && isRunnable(node)) follow(enter(frame, node, values), isCaught);
  };
  for (const node of beginnings(program, start, lineage))
    if (isRunnable(node)) follow(rootFrame(program, lineage, node), false);
  return effects;
}

const rootFrame = (program: Program, lineage: Frame['lineage'], node: Runnable): Frame => ({
  program,
  lineage,
  node,
  known: new Map(),
  callers: [],
});

/** Returns the constructors that run in `new Contract(…)`. */
function deployedBy(program: Program, { expression }: FunctionCall): Frame[] {
  // A salt is an option of the call.
  const callee = expression.nodeType === 'FunctionCallOptions' ? expression.expression : expression;
  if (callee.nodeType !== 'NewExpression' || callee.typeName.nodeType !== 'UserDefinedTypeName') return [];
  const contract = program.find(callee.typeName.referencedDeclaration)?.node;
  if (contract?.nodeType !== 'ContractDefinition') return [];
  const lineage = program.lineage(contract);
  const constructors = lineage.flatMap(membersOf).filter(isConstructor).filter(isRunnable);
  return constructors.map((each) => rootFrame(program, lineage, each));
}

/** Calls of a function with the same key have the same effects. */
const keyOf = (frame: Frame, isCaught: boolean): string =>
  [frame.node.id, isCaught, isMinting(frame), ...[...frame.known].flat()].join();

/** Returns the functions where a call starts. A deployment runs the constructors of all bases. */
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

const declarationOf = (program: Program, id: number | null | undefined): Declaration | undefined => {
  const node = program.find(id)?.node;
  return node?.nodeType === 'ContractDefinition' ? undefined : node;
};

/**
 * Returns the function in `address(this).delegatecall(abi.encodeCall(f, …))`. Such a call returns failure as
 * a value, and the contracts turn it into an event.
 */
function calledOnItself(program: Program, { expression: callee, arguments: values }: FunctionCall) {
  if (callee.nodeType !== 'MemberAccess' || callee.memberName !== 'delegatecall') return undefined;
  const [data] = values;
  const encoded = data?.nodeType === 'FunctionCall' ? data.arguments[0] : undefined;
  return encoded?.nodeType === 'MemberAccess'
    ? declarationOf(program, encoded.referencedDeclaration)
    : undefined;
}

const tokenEvents: Record<string, string> = {
  transfer: 'Transfer',
  transferFrom: 'Transfer',
  approve: 'Approval',
};

/** Returns the ERC-20 event that a token emits when the code calls it or encodes a call to it. */
function tokenEvent(program: Program, { referencedDeclaration: id }: MemberAccess): Declaration | undefined {
  const called = declarationOf(program, id);
  const owner = called && program.find(id)?.owner;
  if (!called || owner?.name !== 'IERC20') return undefined;
  const name = tokenEvents[called.name];
  return membersOf(owner).find((each) => each.nodeType === 'EventDefinition' && each.name === name);
}

/** Yields a piece of code and everything inside it, without the branches that known values rule out. */
function* reachableIn(frame: Frame, node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(frame, node)) yield* reachableIn(frame, part);
}

function partsOf(frame: Frame, node: Node): Node[] {
  switch (node.nodeType) {
    case 'IfStatement':
      return branches(frame, node.condition, node.trueBody, node.falseBody);
    case 'Conditional':
      return branches(frame, node.condition, node.trueExpression, node.falseExpression);
    case 'FunctionCall': {
      const [condition, error] = node.arguments;
      const isRequire = node.expression.nodeType === 'Identifier' && node.expression.name === 'require';
      return isRequire && condition ? branches(frame, condition, undefined, error) : childrenOf(node);
    }
    default:
      return childrenOf(node);
  }
}

/** Returns the condition and the branches that can run after it. */
function branches(
  frame: Frame,
  condition: Expression,
  whenTrue: Node | null | undefined,
  whenFalse: Node | null | undefined,
): Node[] {
  const value = evaluate(frame, condition);
  return [condition, value !== 0n && whenTrue, value !== 1n && whenFalse].filter(isNode);
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value;
