import type { Expression, SourceUnit } from 'solidity-ast';
import { findAll } from 'solidity-ast/utils.js';
import type { Compilation } from '@/lib/protocol/reference/compile-release';
import type { DeclarationPlace } from '@/lib/protocol/reference/find-entry';
import { itemKind, nameOf } from '@/lib/protocol/reference/pages';
import { compilerSelector, Program } from '@/lib/protocol/reference/program';
import { invariant, itemAt } from '@/lib/site/invariant';

/** A name in a file, and the declaration that the compiler resolves it to. */
export type ResolvedName = {
  /** Counting from 1. */
  line: number;
  /** The offset in the line, counting from 0, in UTF-16 code units. */
  column: number;
  length: number;
  declaration: DeclarationPlace;
  /** For a member of a contract, the contract as which the code accesses it. */
  through?: DeclarationPlace;
};

/** A location as in the syntax tree, and the IDs of the declarations. */
type Use = { src: string; declaration: number; through?: number | undefined };

/** Lists names of contracts and members in other files, in order. The name of an override leads to what it overrides. */
export function nameResolver(compilation: Compilation): (file: string) => ResolvedName[] {
  const places = new Places(compilation);
  return (file) => resolveNames(compilation, places, file);
}

function resolveNames({ trees, sources }: Compilation, places: Places, file: string): ResolvedName[] {
  const tree = trees[file];
  const text = sources[file]?.content;
  invariant(tree && text !== undefined, `${file} isn't part of the compilation`);
  const bytes = Buffer.from(text, 'utf8');
  return usesIn(tree)
    .flatMap(({ src, declaration, through }) => {
      const found = places.find(declaration);
      if (!found || found.file === file) return [];
      const [start = 0, length = 0] = src.split(':').map(Number);
      const above = bytes.subarray(0, start).toString('utf8').split('\n');
      const accessed = places.find(through);
      return [
        {
          line: above.length,
          column: itemAt(above, -1).length,
          length,
          declaration: found,
          ...(accessed && { through: accessed }),
        },
      ];
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function usesIn(tree: SourceUnit): Use[] {
  const uses: Use[] = [];
  const add = (src: string | undefined, declaration: number | null | undefined, through?: number) => {
    if (src !== undefined && typeof declaration === 'number') uses.push({ src, declaration, through });
  };
  for (const node of findAll('Identifier', tree)) add(node.src, node.referencedDeclaration);
  for (const node of findAll('MemberAccess', tree))
    add(node.memberLocation, node.referencedDeclaration, contractOf(node.expression));
  for (const node of findAll('IdentifierPath', tree)) {
    const [first, ...others] = node.nameLocations ?? [];
    add(others.at(-1) ?? first, node.referencedDeclaration);
    // The tree only has the declaration of a path's last name. Its first name is one of the file's symbols.
    if (others.length > 0) add(first, tree.exportedSymbols[node.name.replace(/\..*/, '')]?.[0]);
  }
  for (const node of findAll('FunctionDefinition', tree)) add(node.nameLocation, node.baseFunctions?.[0]);
  return uses;
}

function contractOf({ typeDescriptions }: Expression): number | undefined {
  const [, id] = /^t_contract\$_.*_\$(\d+)$/.exec(typeDescriptions.typeIdentifier ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Describes declarations independently of the compilation. */
class Places {
  private readonly program: Program;
  private readonly enums = new Map<number, { id: number; value: string }>();

  constructor({ trees, ...rest }: Compilation) {
    this.program = new Program({ trees, ...rest });
    for (const tree of Object.values(trees))
      for (const { id, members } of findAll('EnumDefinition', tree))
        for (const value of members) this.enums.set(value.id, { id, value: value.name });
  }

  /** Returns `undefined` for anything that isn't a contract or a member, such as a local variable. */
  find(id: number | undefined): DeclarationPlace | undefined {
    const ofEnum = this.enums.get(id ?? -1);
    const found = this.program.find(ofEnum?.id ?? id);
    if (!found) return undefined;
    const { node, owner, file } = found;
    if (node.nodeType === 'ContractDefinition') return { file, contract: node.name };
    const selector = compilerSelector(node);
    return {
      file,
      ...(owner && { contract: owner.name }),
      member: {
        kind: itemKind(node),
        name: nameOf(node),
        ...(selector && { selector: `0x${selector}` }),
        line: this.program.lineOf(file, node),
        ...(ofEnum && { value: ofEnum.value }),
      },
    };
  }
}
