import type { TypeName, VariableDeclaration } from 'solidity-ast';
import { required } from '@/lib/site/invariant';
import type { Piece } from './model';

type Names = {
  /** A name that links to the declaration with this ID. */
  toPiece: (text: string, id: number) => Piece;
  /** The source text of a node, such as the length of an array. */
  textOf: (node: { src: string }) => string;
};

/** Returns a type as written in the source, with names linked to their declarations. */
export const typePieces = (type: TypeName | null | undefined, names: Names): Piece[] =>
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

/** Joins adjacent pieces without links. */
function joinTexts(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.href && !piece.href) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** Returns the data location, if the declaration has one: `memory`, `calldata`, or `storage`. */
export const locationOf = ({ storageLocation }: VariableDeclaration): { location?: string } =>
  storageLocation === 'default' ? {} : { location: storageLocation };
