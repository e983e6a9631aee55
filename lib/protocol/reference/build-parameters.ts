import type { EnumDefinition, TypeName, VariableDeclaration } from 'solidity-ast';
import { required } from '@/lib/site/invariant';
import { type LinkWriter, toMarkdownLine } from './doc-text';
import type { Parameter, Piece } from './model';
import type { NatSpec } from './natspec';
import type { Page } from './pages';
import type { Declaration } from './program';
import type { ReleaseContext } from './release-context';

export type Subject = {
  context: ReleaseContext;
  page: Page;
  node: Declaration;
  file: string;
  documentation: NatSpec;
  link: LinkWriter;
};

/** Returns the parameters of a declaration, which for structs are the fields, and for enums the values. */
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

type Names = {
  toPiece: (text: string, id: number) => Piece;
  textOf: (node: { src: string }) => string;
};

const typePieces = (type: TypeName | null | undefined, names: Names): Piece[] =>
  type ? joinTexts(piecesOf(type, names)) : [];

function piecesOf(type: TypeName, names: Names): Piece[] {
  switch (type.nodeType) {
    case 'ElementaryTypeName':
      return [{ text: type.stateMutability === 'payable' ? 'address payable' : type.name }];
    case 'UserDefinedTypeName':
      return [names.toPiece(required(type.pathNode?.name ?? type.name), type.referencedDeclaration)];
    case 'ArrayTypeName':
      return [
        ...piecesOf(type.baseType, names),
        { text: type.length ? `[${names.textOf(type.length)}]` : '[]' },
      ];
    case 'Mapping':
      return [
        { text: 'mapping(' },
        ...piecesOf(type.keyType, names),
        { text: `${nameAfter(type.keyName)} => ` },
        ...piecesOf(type.valueType, names),
        { text: `${nameAfter(type.valueName)})` },
      ];
    case 'FunctionTypeName':
      return [{ text: names.textOf(type) }];
  }
}

const nameAfter = (name: string | undefined): string => (name ? ` ${name}` : '');

function joinTexts(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.href && !piece.href) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

const locationOf = ({ storageLocation }: VariableDeclaration): { location?: string } =>
  storageLocation === 'default' ? {} : { location: storageLocation };
