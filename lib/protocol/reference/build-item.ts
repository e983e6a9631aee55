import type { TypeName, VariableDeclaration } from 'solidity-ast';
import { required } from '@/lib/site/invariant';
import { type LinkWriter, toDocs, toMarkdownLine } from './doc-text';
import { documentationOf, type NatSpec } from './documentation';
import type { Item, Parameter, Piece } from './model';
import type { Member, Page } from './pages';
import { compilerSelector, type Declaration } from './program';
import type { ReleaseContext } from './release-context';

type Subject = {
  context: ReleaseContext;
  page: Page;
  node: Declaration;
  file: string;
  documentation: NatSpec;
  link: LinkWriter;
};

/** Builds the entry of a member on a page. */
export function buildItem(context: ReleaseContext, page: Page, member: Member): Item {
  const { node, kind, name, anchor, isInherited } = member;
  const { program } = context;
  const file = program.fileOf(node);
  const documentation = documentationOf(program, node);
  const link = context.linkWriter(page, node);
  const subject: Subject = { context, page, node, file, documentation, link };
  return {
    kind,
    name,
    anchor,
    ...identityOf(subject),
    docs: toDocs(documentation.notice, documentation.dev, link),
    parameters: parametersOf(subject),
    returns: returnsOf(subject),
    type: typeOf(subject),
    ...fixedValueOf(subject),
    qualities: qualitiesOf(node),
    modifiers: modifiersOf(subject),
    ...(isInherited && { inheritedFrom: originOf(subject) }),
    reverts: context.piecesOf(page, node, 'errors'),
    emits: context.piecesOf(page, node, 'events'),
    thrownBy: node.nodeType === 'ErrorDefinition' ? context.throwersOf(page, node.id) : [],
    line: program.lineOf(file, node),
  };
}

function identityOf({ context, page, node }: Subject): Pick<Item, 'signature' | 'selector'> {
  const hash = compilerSelector(node);
  // Only the library's own contracts call its functions, with types that don't occur in any ABI.
  const isInLibrary = context.program.ownerOf(node)?.contractKind === 'library';
  if (!hash || (isInLibrary && node.nodeType === 'FunctionDefinition')) return {};
  const selector = `0x${hash}`;
  const signature = required(context.signaturesOf(page).get(selector), `the ABI has no ${node.name}`);
  return { signature, selector };
}

function fixedValueOf({ context, file, node }: Subject): { value?: string } {
  if (node.nodeType !== 'VariableDeclaration' || !node.value) return {};
  return { value: oneLine(context.program.textOf(file, node.value)) };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function qualitiesOf(node: Declaration): string[] {
  if (node.nodeType === 'FunctionDefinition') {
    const mutability = node.stateMutability === 'nonpayable' ? [] : [node.stateMutability];
    const visibility = node.kind === 'constructor' ? [] : [node.visibility];
    return [...visibility, ...mutability, ...(node.virtual ? ['virtual'] : [])];
  }
  if (node.nodeType !== 'VariableDeclaration') return [];
  const { visibility, mutability } = node;
  return [visibility, ...(mutability && mutability !== 'mutable' ? [mutability] : [])];
}

function modifiersOf({ context, page, file, node }: Subject): Piece[] {
  if (node.nodeType !== 'FunctionDefinition') return [];
  return node.modifiers.map((modifier) => {
    const text = oneLine(context.program.textOf(file, modifier));
    return context.toPiece(text, modifier.modifierName.referencedDeclaration ?? -1, page);
  });
}

/** Returns the contract that declares an item, or the package of a free declaration, such as `@prb/math`. */
function originOf({ context, page, file, node }: Subject): Piece {
  const owner = context.program.ownerOf(node);
  if (owner) return context.toPiece(owner.name, owner.id, page);
  const [first = '', second] = file.split('/');
  return { text: first.startsWith('@') ? `${first}/${second}` : first };
}

/** Returns the parameters of a declaration, which for structs are the fields, and for enums the values. */
function parametersOf(subject: Subject): Parameter[] {
  const { node, documentation, link } = subject;
  if (node.nodeType === 'EnumDefinition')
    return node.members.map(({ name }) => ({
      name,
      type: [],
      description: toMarkdownLine(valueText(documentation.custom, name), link),
    }));
  const parameters = 'parameters' in node ? node.parameters.parameters : [];
  return (node.nodeType === 'StructDefinition' ? node.members : parameters).map((each) =>
    toParameter(subject, each, documentation.params.get(each.name)),
  );
}

function returnsOf(subject: Subject): Parameter[] {
  const { node, documentation } = subject;
  if (node.nodeType !== 'FunctionDefinition') return [];
  return node.returnParameters.parameters.map((each, index) =>
    toParameter(subject, each, documentation.returns[index]),
  );
}

const toParameter = (subject: Subject, node: VariableDeclaration, description = ''): Parameter => ({
  name: node.name,
  type: typeOf({ ...subject, node }),
  ...(node.storageLocation !== 'default' && { location: node.storageLocation }),
  ...(subject.node.nodeType === 'EventDefinition' && { isIndexed: Boolean(node.indexed) }),
  description: toMarkdownLine(description, subject.link),
});

/** Each enum value has a tag, whose text starts with the name of the value. */
const valueText = (custom: readonly string[], name: string): string =>
  custom
    .find((text) => text.split(/\s/)[0] === name)
    ?.slice(name.length)
    .trim() ?? '';

/** Returns the type of a variable, or the underlying type of a user-defined value type. */
function typeOf(subject: Subject): Piece[] {
  const { node } = subject;
  if (node.nodeType === 'UserDefinedValueTypeDefinition') return typePieces(node.underlyingType, subject);
  if (node.nodeType !== 'VariableDeclaration' || !node.typeName) return [];
  const joined: Piece[] = [];
  for (const piece of typePieces(node.typeName, subject)) {
    const last = joined.at(-1);
    if (last && !last.href && !piece.href) last.text += piece.text;
    else joined.push(piece);
  }
  return joined;
}

function typePieces(type: TypeName, subject: Subject): Piece[] {
  const { context, page, file } = subject;
  switch (type.nodeType) {
    case 'UserDefinedTypeName':
      return [context.toPiece(required(type.pathNode).name, type.referencedDeclaration, page)];
    case 'ArrayTypeName': {
      const length = type.length ? context.program.textOf(file, type.length) : '';
      return [...typePieces(type.baseType, subject), { text: `[${length}]` }];
    }
    case 'Mapping':
      return [
        { text: 'mapping(' },
        ...typePieces(type.keyType, subject),
        { text: `${nameAfter(type.keyName)} => ` },
        ...typePieces(type.valueType, subject),
        { text: `${nameAfter(type.valueName)})` },
      ];
    default:
      return [{ text: context.program.textOf(file, type) }];
  }
}

const nameAfter = (name: string | undefined): string => (name ? ` ${name}` : '');
