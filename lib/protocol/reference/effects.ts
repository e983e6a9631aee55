import type {
  ContractDefinition,
  Expression,
  FunctionCall,
  FunctionDefinition,
  MemberAccess,
  ModifierDefinition,
} from 'solidity-ast';
import type { Node } from 'solidity-ast/node';
import { nameOf } from './pages';
import { type Declaration, membersOf, type Program, parameterTypes } from './program';

/** The IDs of the custom errors and events that a call can reach. */
export type Effects = { errors: Set<number>; events: Set<number> };

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
  const lineage = program.lineage(host);
  const seen = new Set<string>();
  /**
   * Collects the effects of a call. If the caller catches failures, errors don't end the transaction, so they
   * aren't included.
   */
  const follow = (frame: Frame, isCaught: boolean): void => {
    const key = `${frame.node.id} ${isCaught}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const node of nodesIn(frame.node)) {
      if (node.nodeType === 'FunctionCall') {
        const target = targetOf(frame, node.expression);
        if (target?.named.nodeType === 'ErrorDefinition' && !isCaught) effects.errors.add(target.named.id);
        if (target?.named.nodeType === 'EventDefinition') effects.events.add(target.named.id);
        run(frame, target?.runs, isCaught);
        for (const each of deployedBy(program, node)) follow(each, isCaught);
        const called = calledOnItself(program, node);
        if (called) run(frame, dispatch(program, called, lineage), true);
      } else if (node.nodeType === 'MemberAccess') {
        const event = tokenEvent(program, node);
        if (event) effects.events.add(event.id);
      } else if (node.nodeType === 'BinaryOperation' || node.nodeType === 'UnaryOperation') {
        run(frame, declarationOf(program, node.function), isCaught);
      } else if (node.nodeType === 'ModifierInvocation') {
        const modifier = declarationOf(program, node.modifierName.referencedDeclaration);
        run(frame, modifier && dispatch(program, modifier, lineage), isCaught);
      }
    }
  };
  const run = (frame: Frame, node: Declaration | undefined, isCaught: boolean): void => {
    if (node && isRunnable(node)) follow({ ...frame, node }, isCaught);
  };
  for (const node of beginnings(program, start, lineage))
    if (isRunnable(node)) follow({ program, lineage, node }, false);
  return effects;
}

type Runnable = FunctionDefinition | ModifierDefinition;

/** A function or modifier that runs in a deployed contract. */
type Frame = {
  program: Program;
  /** The deployed contract and its bases, most derived first. */
  lineage: readonly ContractDefinition[];
  node: Runnable;
};

const isRunnable = (node: Declaration): node is Runnable =>
  node.nodeType === 'FunctionDefinition' || node.nodeType === 'ModifierDefinition';

/** The target of a call: the declaration that the source names, and the one that runs in this contract. */
type Target = { named: Declaration; runs: Declaration };

/**
 * Finds the target of a call. `Base.f()` and library calls are direct, `super.f()` searches the bases, and
 * the host determines all others.
 */
export function targetOf(frame: Frame, callee: Expression): Target | undefined {
  if (!staysInside(callee)) return undefined;
  if (callee.nodeType !== 'Identifier' && callee.nodeType !== 'MemberAccess') return undefined;
  const { program, lineage } = frame;
  const named = program.find(callee.referencedDeclaration)?.node;
  if (!named || named.nodeType === 'ContractDefinition') return undefined;
  const from = callee.nodeType === 'MemberAccess' ? callee.expression : undefined;
  if (from?.nodeType === 'Identifier' && from.name === 'super')
    return { named, runs: dispatch(program, named, behind(frame)) };
  const place = from && 'referencedDeclaration' in from ? from.referencedDeclaration : undefined;
  const isDirect = program.find(place)?.node.nodeType === 'ContractDefinition';
  return { named, runs: isDirect ? named : dispatch(program, named, lineage) };
}

/** Whether a call runs in the same contract: internal functions, libraries, errors, and events. */
const staysInside = ({ typeDescriptions }: Expression): boolean =>
  /^t_function_(internal|error|event|delegatecall)/.test(typeDescriptions.typeIdentifier ?? '');

/** Returns the declaration that runs in place of another, which is the first one with a body. */
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

const hasBody = (node: Declaration): boolean => 'body' in node && Boolean(node.body);

/** Returns the bases that `super` searches: those that come after the calling contract in the host's lineage. */
const behind = ({ program, node, lineage }: Frame): readonly ContractDefinition[] =>
  lineage.slice(lineage.findIndex(({ id }) => id === program.ownerOf(node)?.id) + 1);

/** Returns the constructors that run in `new Contract(…)`. */
function deployedBy(program: Program, { expression }: FunctionCall): Frame[] {
  // A salt is an option of the call.
  const callee = expression.nodeType === 'FunctionCallOptions' ? expression.expression : expression;
  if (callee.nodeType !== 'NewExpression' || callee.typeName.nodeType !== 'UserDefinedTypeName') return [];
  const contract = program.find(callee.typeName.referencedDeclaration)?.node;
  if (contract?.nodeType !== 'ContractDefinition') return [];
  const lineage = program.lineage(contract);
  const constructors = lineage.flatMap(membersOf).filter(isConstructor).filter(isRunnable);
  return constructors.map((node) => ({ program, lineage, node }));
}

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

/** Yields a piece of code and everything inside it. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat().filter(isNode)) yield* nodesIn(part);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value;
