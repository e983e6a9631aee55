import type { EnumDefinition, VariableDeclaration } from 'solidity-ast';
import { type LinkWriter, toMarkdownLine } from './doc-text';
import type { Parameter, Piece } from './model';
import type { NatSpec } from './natspec';
import type { Page } from './pages';
import type { Declaration } from './program';
import type { ReleaseContext } from './release-context';
import { locationOf, typePieces } from './types';

/** A declaration to build an entry for, with its location and its parsed comment. */
export type Subject = {
  context: ReleaseContext;
  page: Page;
  node: Declaration;
  file: string;
  documentation: NatSpec;
  link: LinkWriter;
};

/**
 * Returns the parameters of a function, event, error, or modifier, the fields of a struct, or the values of
 * an enum.
 */
export function parametersOf(subject: Subject): Parameter[] {
  const { node, documentation } = subject;
  if (node.nodeType === 'EnumDefinition') return valuesOf(subject, node);
  const list =
    node.nodeType === 'StructDefinition'
      ? node.members
      : 'parameters' in node
        ? node.parameters.parameters
        : [];
  return list.map((each) => toParameter(subject, each, documentation.params.get(each.name)));
}

/** Returns the return values of a function. */
export function returnsOf(subject: Subject): Parameter[] {
  const { node, documentation } = subject;
  if (node.nodeType !== 'FunctionDefinition') return [];
  return node.returnParameters.parameters.map((each, index) =>
    toParameter(subject, each, documentation.returns[index]),
  );
}

/** Returns the type of a variable, or the underlying type of a user-defined value type. */
export function typeOf({ context, page, file, node }: Subject): Piece[] {
  const type =
    node.nodeType === 'VariableDeclaration'
      ? node.typeName
      : node.nodeType === 'UserDefinedValueTypeDefinition'
        ? node.underlyingType
        : undefined;
  return typePieces(type, {
    toPiece: (text, id) => context.links.toPiece(text, id, page),
    textOf: (part) => context.program.textOf(file, part),
  });
}

const toParameter = (subject: Subject, node: VariableDeclaration, description = ''): Parameter => ({
  name: node.name,
  type: typeOf({ ...subject, node }),
  ...locationOf(node),
  ...(subject.node.nodeType === 'EventDefinition' && { isIndexed: Boolean(node.indexed) }),
  description: toMarkdownLine(description, subject.link),
});

const valuesOf = ({ documentation, link }: Subject, { members }: EnumDefinition): Parameter[] =>
  members.map(({ name }) => ({
    name,
    type: [],
    description: toMarkdownLine(valueText(documentation.custom, name), link),
  }));

/** Each enum value has a tag, whose text starts with the name of the value. */
const valueText = (custom: Map<string, string[]>, name: string): string =>
  [...custom.values()]
    .flat()
    .find((text) => text.split(/\s/)[0] === name)
    ?.slice(name.length)
    .trim() ?? '';
