import type {
  ContractDefinition,
  EnumDefinition,
  ErrorDefinition,
  EventDefinition,
  FunctionDefinition,
  ModifierDefinition,
  StructDefinition,
  UserDefinedValueTypeDefinition,
  VariableDeclaration,
} from 'solidity-ast';
import type { Abi } from 'viem';
import { invariant, required } from '@/lib/site/invariant';
import type { Compilation } from './compile-release';

/** A member of a contract that has an entry on the contract's page. */
export type Declaration =
  | EnumDefinition
  | ErrorDefinition
  | EventDefinition
  | FunctionDefinition
  | ModifierDefinition
  | StructDefinition
  | UserDefinedValueTypeDefinition
  | VariableDeclaration;

/** A declaration with its contract, which one outside of contracts doesn't have, and its file. */
export type Owned = {
  node: ContractDefinition | Declaration;
  owner: ContractDefinition | undefined;
  file: string;
};

/** The compiled sources, with every declaration indexed by its ID in the syntax tree. */
export class Program {
  /** The contracts, and the declarations outside of them, by file and in source order. */
  readonly topLevel: Owned[] = [];
  readonly contracts: ContractDefinition[] = [];
  private readonly byId = new Map<number, Owned>();

  constructor(private readonly compilation: Compilation) {
    for (const [file, { nodes }] of Object.entries(compilation.trees)) {
      for (const node of nodes) {
        if (!('name' in node) || !('nameLocation' in node)) continue;
        const found = { node, owner: undefined, file };
        this.topLevel.push(found);
        this.byId.set(node.id, found);
        if (node.nodeType !== 'ContractDefinition') continue;
        this.contracts.push(node);
        for (const member of membersOf(node)) this.byId.set(member.id, { node: member, owner: node, file });
      }
    }
  }

  /** Returns the declaration with this ID, if it's indexed. */
  find(id: number | null | undefined): Owned | undefined {
    return this.byId.get(id ?? -1);
  }

  /** Returns the declaration with this ID, if it's indexed and isn't a contract. */
  declaration(id: number | null | undefined): Declaration | undefined {
    const node = this.find(id)?.node;
    return node?.nodeType === 'ContractDefinition' ? undefined : node;
  }

  contract(id: number): ContractDefinition {
    const found = this.byId.get(id)?.node;
    invariant(found?.nodeType === 'ContractDefinition', `no contract has the ID ${id}`);
    return found;
  }

  /** Returns the contract and all of its bases, most derived first. */
  lineage(contract: ContractDefinition): ContractDefinition[] {
    return contract.linearizedBaseContracts.map((id) => this.contract(id));
  }

  ownerOf(node: { id: number }): ContractDefinition | undefined {
    return this.byId.get(node.id)?.owner;
  }

  /** Returns the license and the compiler versions of a file, such as `GPL-3.0-or-later` and `>=0.8.22`, or `''`. */
  termsOf(file: string): { license: string; pragma: string } {
    const text = this.textOfFile(file);
    const [, license = ''] = /SPDX-License-Identifier:\s*(\S+)/.exec(text) ?? [];
    const [, pragma = ''] = /pragma solidity\s+([^;]+);/.exec(text) ?? [];
    return { license, pragma };
  }

  /** Returns the file of a declaration, by the name that imports use. */
  fileOf(node: { id: number }): string {
    return required(this.byId.get(node.id)?.file, `no declaration has the ID ${node.id}`);
  }

  abiOf(contract: ContractDefinition): Abi {
    return required(
      this.compilation.abis[this.fileOf(contract)]?.[contract.name],
      `${contract.name} has no ABI`,
    );
  }

  /** Returns the source text of a node, whose offsets are in bytes. */
  textOf(file: string, { src }: { src: string }): string {
    const [start = 0, length = 0] = src.split(':').map(Number);
    return this.bytesOf(file, start, start + length);
  }

  /** Returns the line on which a node starts, counting from 1. */
  lineOf(file: string, { src }: { src: string }): number {
    return this.bytesOf(file, 0, Number(src.split(':')[0])).split('\n').length;
  }

  private textOfFile(file: string): string {
    return required(this.compilation.sources[file], `there is no file ${file}`).content;
  }

  private bytesOf(file: string, start: number, end: number): string {
    return Buffer.from(this.textOfFile(file)).subarray(start, end).toString();
  }
}

/** Returns the members of a contract, in source order. */
export const membersOf = (contract: ContractDefinition): Declaration[] =>
  contract.nodes.filter((node): node is Declaration => node.nodeType !== 'UsingForDirective');

/** Returns the selector of a declaration, or the topic of an event, without `0x`. */
export function compilerSelector(node: Declaration): string | undefined {
  if (node.nodeType === 'EventDefinition') return node.eventSelector;
  if (node.nodeType === 'ErrorDefinition') return node.errorSelector;
  if (node.nodeType === 'FunctionDefinition' || node.nodeType === 'VariableDeclaration')
    return node.functionSelector;
  return undefined;
}

/** Excludes the data location, because a function with `memory` parameters can override one with `calldata`. */
export const parameterTypes = (node: Declaration): string =>
  'parameters' in node
    ? node.parameters.parameters
        .map(({ typeDescriptions }) => typeDescriptions.typeIdentifier)
        .join()
        .replace(/_(calldata|memory|storage)(_ptr)?/g, '')
    : '';
