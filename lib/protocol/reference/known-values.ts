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

export type Runnable = FunctionDefinition | ModifierDefinition;

/** A function or modifier that runs in a deployed contract. */
export type Frame = {
  program: Program;
  /** The deployed contract and its bases, most derived first. */
  lineage: readonly ContractDefinition[];
  node: Runnable;
  /** Parameters for which the caller passes a constant, by the ID of their declaration. Booleans are 0 and 1. */
  known: ReadonlyMap<number, bigint>;
  /** The callers, outermost first. */
  callers: readonly Runnable[];
};

export const isRunnable = (node: Declaration): node is Runnable =>
  node.nodeType === 'FunctionDefinition' || node.nodeType === 'ModifierDefinition';

/**
 * Whether an NFT is being minted. A new stream has the next free ID, so it has no owner yet, but the code
 * doesn't show that.
 */
export const isMinting = ({ program, node, callers }: Frame): boolean =>
  [...callers, node].some((each) => each.name === '_mint' && program.ownerOf(each)?.name === 'ERC721');

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
export function dispatch(
  program: Program,
  node: Declaration,
  scope: readonly ContractDefinition[],
): Declaration {
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

/** Returns the frame of a called function or modifier, with the arguments whose values are known. */
export function enter(frame: Frame, node: Runnable, values: readonly (Expression | undefined)[] = []): Frame {
  const changing = changingIn(node);
  const known = node.parameters.parameters.flatMap(({ id }, index): [number, bigint][] => {
    const value = values[index] && evaluate(frame, values[index]);
    return value === undefined || changing.has(id) ? [] : [[id, value]];
  });
  return { ...frame, node, known: new Map(known), callers: [...frame.callers, frame.node] };
}

/**
 * Returns the arguments of a call in the order of the parameters, including the value before the dot in `value.f()`.
 */
export function argumentsOf(call: FunctionCall, named: Declaration): (Expression | undefined)[] {
  const parameters = 'parameters' in named ? named.parameters.parameters : [];
  const { expression: callee, names, arguments: values } = call;
  const isAttached = callee.nodeType === 'MemberAccess' && values.length === parameters.length - 1;
  const first = isAttached ? [callee.expression] : [];
  if (names.length === 0) return [...first, ...values];
  return parameters.map(({ name }, index) => first[index] ?? values[names.indexOf(name)]);
}

/** Returns the value of an expression if the code determines it, as in a call with `address(0)` or `false`. */
export function evaluate(frame: Frame, expression: Expression): bigint | undefined {
  switch (expression.nodeType) {
    case 'Literal':
      if (expression.kind === 'bool') return expression.value === 'true' ? 1n : 0n;
      return expression.kind === 'number' &&
        expression.value &&
        /^\d+$/.test(expression.value) &&
        !expression.subdenomination
        ? BigInt(expression.value)
        : undefined;
    case 'TupleExpression': {
      const [only, ...others] = expression.components;
      return only && others.length === 0 ? evaluate(frame, only) : undefined;
    }
    case 'Identifier': {
      const id = expression.referencedDeclaration ?? -1;
      const start = startingValues(frame.node).get(id);
      return frame.known.get(id) ?? (start && evaluate(frame, start));
    }
    case 'UnaryOperation': {
      const value = expression.operator === '!' ? evaluate(frame, expression.subExpression) : undefined;
      return value === undefined ? undefined : toNumber(value === 0n);
    }
    case 'BinaryOperation': {
      if (expression.function) return undefined;
      const { leftExpression, operator, rightExpression } = expression;
      const isUnsigned = /^t_(uint|address)/.test(leftExpression.typeDescriptions.typeIdentifier ?? '');
      return compare(operator, evaluate(frame, leftExpression), evaluate(frame, rightExpression), isUnsigned);
    }
    case 'FunctionCall': {
      const [first] = expression.arguments;
      if (expression.kind === 'typeConversion') return first && evaluate(frame, first);
      const target = targetOf(frame, expression.expression);
      if (target?.runs.nodeType !== 'FunctionDefinition' || frame.callers.includes(target.runs))
        return undefined;
      if (target.runs.name === '_ownerOf' && isMinting(frame)) return 0n;
      return returned(enter(frame, target.runs, argumentsOf(expression, target.named)));
    }
    default:
      return undefined;
  }
}

const toNumber = (truth: boolean): bigint => (truth ? 1n : 0n);

function compare(
  operator: string,
  left: bigint | undefined,
  right: bigint | undefined,
  isUnsigned: boolean,
): bigint | undefined {
  const areKnown = left !== undefined && right !== undefined;
  switch (operator) {
    case '==':
      return areKnown ? toNumber(left === right) : undefined;
    case '!=':
      return areKnown ? toNumber(left !== right) : undefined;
    case '&&':
      if (left === 0n || right === 0n) return 0n;
      return areKnown ? 1n : undefined;
    case '||':
      if (left === 1n || right === 1n) return 1n;
      return areKnown ? 0n : undefined;
    case '<':
      return isUnsigned && right === 0n ? 0n : undefined;
    default:
      return undefined;
  }
}

/** Returns the return value of a function if all of its `return` statements agree. */
function returned(frame: Frame): bigint | undefined {
  const values = [...findAll('Return', frame.node)].map(({ expression }) =>
    expression ? evaluate(frame, expression) : undefined,
  );
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** Returns the initial values of local variables that never change. */
function startingValues(node: Runnable): Map<number, Expression> {
  const changing = changingIn(node);
  return new Map(
    [...findAll('VariableDeclarationStatement', node)].flatMap(
      ({ declarations: [first, ...others], initialValue }): [number, Expression][] =>
        first && others.length === 0 && initialValue && !changing.has(first.id)
          ? [[first.id, initialValue]]
          : [],
    ),
  );
}

/** Returns the variables and parameters that a function reassigns. */
function changingIn(node: Runnable): Set<number> {
  const assigned = [
    ...[...findAll('Assignment', node)].map(({ leftHandSide }) => leftHandSide),
    ...[...findAll('UnaryOperation', node)]
      .filter(({ operator }) => ['++', '--', 'delete'].includes(operator))
      .map(({ subExpression }) => subExpression),
  ];
  const inAssembly = [...findAll('InlineAssembly', node)].flatMap(({ externalReferences }) =>
    externalReferences.map(({ declaration }) => declaration),
  );
  return new Set([...assigned.flatMap(variablesIn), ...inAssembly]);
}

/**
 * Returns the variables that an assignment to this expression changes. For example, `balances[from] = 0`
 * doesn't change `from`.
 */
function variablesIn(target: Expression): number[] {
  if (target.nodeType === 'Identifier') return [target.referencedDeclaration ?? -1];
  if (target.nodeType !== 'TupleExpression') return [];
  return target.components.flatMap((component) => (component ? variablesIn(component) : []));
}
