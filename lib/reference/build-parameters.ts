import type { EnumDefinition, VariableDeclaration } from 'solidity-ast';
import { type LinkWriter, toMarkdownLine } from './doc-text';
import type { Parameter, Piece } from './model';
import type { NatSpec } from './natspec';
import type { Page } from './pages';
import type { Declaration } from './program';
import type { ReleaseContext } from './release-context';
import { locationOf, typePieces } from './types';

/** A declaration whose entry is made: where it stands, and what its comment says. */
export type Subject = {
  context: ReleaseContext;
  page: Page;
  node: Declaration;
  file: string;
  documentation: NatSpec;
  link: LinkWriter;
};

/** Parameters of what takes some, fields of a struct, values of an enum. */
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

/** What a function returns. */
export function returnsOf(subject: Subject): Parameter[] {
  const { node, documentation } = subject;
  if (node.nodeType !== 'FunctionDefinition') return [];
  return node.returnParameters.parameters.map((each, index) =>
    toParameter(subject, each, documentation.returns[index]),
  );
}

/** The type of a variable, and the one that a type of its own is made of. */
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

/** Enum values are described by a tag each, whose text begins with the value's name. */
const valueText = (custom: Map<string, string[]>, name: string): string =>
  [...custom.values()]
    .flat()
    .find((text) => text.split(/\s/)[0] === name)
    ?.slice(name.length)
    .trim() ?? '';
