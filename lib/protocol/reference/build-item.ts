import { required } from '@/lib/site/invariant';
import { parametersOf, returnsOf, type Subject, typeOf } from './build-parameters';
import { toDocs } from './doc-text';
import { documentationOf } from './documentation';
import type { Item, Piece } from './model';
import { itemKind, type Member, nameOf, type Page } from './pages';
import { compilerSelector, type Declaration } from './program';
import type { ReleaseContext } from './release-context';

/** Builds the entry of a member on a page. */
export function buildItem(context: ReleaseContext, page: Page, { node, anchor, isInherited }: Member): Item {
  const { program } = context;
  const file = program.fileOf(node);
  const documentation = documentationOf(program, node);
  const link = context.linkWriter(page, node);
  const subject: Subject = { context, page, node, file, documentation, link };
  return {
    kind: itemKind(node),
    name: nameOf(node),
    anchor,
    ...identityOf(subject),
    docs: toDocs(documentation.notice, documentation.dev, link),
    parameters: parametersOf(subject),
    returns: returnsOf(subject),
    type: typeOf(subject),
    ...fixedValueOf(subject),
    qualities: qualitiesOf(node),
    modifiers: modifiersOf(subject),
    overrides: overridesOf(subject),
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
  return node.modifiers.map((modifier) =>
    context.links.toPiece(
      oneLine(context.program.textOf(file, modifier)),
      modifier.modifierName.referencedDeclaration ?? -1,
      page,
    ),
  );
}

function overridesOf({ context, page, node }: Subject): Piece[] {
  const bases = 'baseFunctions' in node ? (node.baseFunctions ?? []) : [];
  return bases.flatMap((id) => {
    const owner = context.program.find(id)?.owner;
    return owner ? [context.links.toPiece(`${owner.name}.${node.name}`, id, page)] : [];
  });
}

/** Returns the contract that declares an item, or the package of a free declaration, such as `@prb/math`. */
function originOf({ context, page, file, node }: Subject): Piece {
  const owner = context.program.ownerOf(node);
  if (owner) return context.links.toPiece(owner.name, owner.id, page);
  return {
    text: file
      .split('/')
      .slice(0, file.startsWith('@') ? 2 : 1)
      .join('/'),
  };
}
