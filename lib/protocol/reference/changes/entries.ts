import type { AbiParameter } from 'viem';
import { libraryErrors } from '@/lib/protocol/errors/library-errors';
import { releaseTitle } from '@/lib/site/release';
import { type Contract, type Item, type ReleaseModel, textOf } from '../model';
import { libraryOf } from '../outside-items';
import { declaredTypes, identify, sourceType } from '../selectors';
import type { ChangeKind } from './kinds';

/** A parameter, a return value, a field, or a value of an enum. */
export type Field = {
  name: string;
  /** As in the source, such as `IERC20`. Empty for a value of an enum. */
  type: string;
  /** The type in the ABI if it's another one, such as `address`. */
  abiType?: string;
  isIndexed?: true;
};

/** What a comparison knows about an entry. */
export type Entry = {
  kind: ChangeKind;
  name: string;
  /** Its canonical signature, or the name of a type, such as `Lockup.Status`. */
  key: string;
  contract: string;
  /** Its URL from the site's root. Absent for errors of libraries that have no page. */
  href?: string;
  inputs: Field[];
  outputs: Field[];
  mutability?: string;
  callers?: string;
  /** The events of the contract itself. */
  emits?: string[];
};

/**
 * Lists the entries of a release's deployed contracts, with the errors of libraries and the types in their ABIs.
 * @param contractNames the contracts that are included
 * @param errorNames the errors that are included
 */
export function entriesOf(model: ReleaseModel, contractNames: RegExp, errorNames: RegExp): Entry[] {
  const contracts = model.contracts.filter(
    ({ kind, name }) => kind === 'contract' && contractNames.test(name),
  );
  const others = model.contracts.filter(({ kind, name }) => kind === 'contract' && !contractNames.test(name));
  const entries = [
    ...contracts.flatMap(entriesOfAbi),
    ...errorsOfLibraries(model).filter(({ key }) => !isOnlyOf(others, contracts, key)),
    ...contracts.flatMap((contract) => typesOf(model, contract)),
  ];
  const isIncluded = ({ kind, name }: Entry) =>
    // Errors of public libraries can occur in both releases, whether or not they're in the ABI.
    kind !== 'error' || (errorNames.test(name) && !libraryOf(kind, name, []));
  // A contract and the library that it calls both declare an error.
  const idOf = ({ kind, key, contract }: Entry) => (kind === 'error' ? key : `${contract} ${kind} ${key}`);
  const seen = new Set<string>();
  return entries.filter(isIncluded).filter((each) => seen.size < seen.add(idOf(each)).size);
}

function entriesOfAbi(contract: Contract): Entry[] {
  const items = new Map(contract.items.map((item) => [item.signature, item]));
  return (contract.abi ?? []).flatMap((each): Entry[] => {
    if (each.type !== 'function' && each.type !== 'event' && each.type !== 'error') return [];
    const { signature } = identify(each);
    const item = items.get(signature);
    const inputs = each.inputs.map(toField);
    const shared = { name: each.name, key: signature, ...linkedContract(contract, item), inputs };
    if (each.type !== 'function') return [{ kind: each.type, ...shared, outputs: [] }];
    return [
      {
        kind: 'function',
        ...shared,
        outputs: each.outputs.map(toField),
        mutability: each.stateMutability === 'pure' ? 'view' : each.stateMutability,
        ...(item?.callers && { callers: item.callers }),
        // The standard of a token's event is in parentheses, and the NFT is the contract's own token.
        emits: (item?.emits ?? [])
          .map(({ text }) => text.replace(/ \(ERC-721.*/, ''))
          .filter((name) => !name.includes('('))
          .sort(),
      },
    ];
  });
}

/** An error that only the ABIs of other contracts declare can't come from the compared ones. */
function isOnlyOf(others: readonly Contract[], compared: readonly Contract[], key: string): boolean {
  const declares = ({ abi = [] }: Contract) =>
    abi.some((each) => each.type === 'error' && identify(each).signature === key);
  return others.some(declares) && !compared.some(declares);
}

function errorsOfLibraries({ release, contracts }: ReleaseModel): Entry[] {
  const declared = contracts
    .filter(({ slug }) => slug.endsWith('/library.Errors'))
    .flatMap((contract) =>
      contract.items
        // A declared error that no function throws can't occur.
        .filter(({ thrownBy }) => thrownBy.length > 0)
        .map((item): Entry => {
          const inputs = item.parameters.map(({ name, type }) => ({ name, type: textOf(type) }));
          const { name, signature: key = name } = item;
          return { kind: 'error', name, key, ...linkedContract(contract, item), inputs, outputs: [] };
        }),
    );
  const others = libraryErrors()
    .filter((each) => each.release === releaseTitle(release))
    .map(({ abi }): Entry => {
      const { signature: key } = identify(abi);
      const inputs = abi.inputs.map(toField);
      return { kind: 'error', name: abi.name, key, contract: '', inputs, outputs: [] };
    });
  return [...declared, ...others];
}

const typesOf = (model: ReleaseModel, contract: Contract): Entry[] =>
  declaredTypes(contract.abi ?? []).map(({ kind, key, fields }) => {
    const found = declarationOf(model, contract, key);
    const values = found?.item.parameters ?? [];
    return {
      kind,
      name: key,
      key,
      ...(found ? linkedContract(found.page, found.item) : { contract: contract.name }),
      inputs: kind === 'struct' ? fields.map(toField) : values.map(({ name }) => ({ name, type: '' })),
      outputs: [],
    };
  });

/** Finds the entry of a type. A release without sources has its types on the page of the contract. */
function declarationOf(
  { contracts }: ReleaseModel,
  contract: Contract,
  key: string,
): { page: Contract; item: Item } | undefined {
  const [name = '', library] = key.split('.').reverse();
  const isDeclaration = (page: Contract, item: Item) =>
    (item.kind === 'struct' || item.kind === 'enum') &&
    item.name === name &&
    (page === contract ? item.inheritedFrom?.text === library : page.name === (library ?? name));
  return [contract, ...contracts]
    .flatMap((page) => page.items.map((item) => ({ page, item })))
    .find(({ page, item }) => isDeclaration(page, item));
}

const linkedContract = ({ name, slug }: Contract, item: Item | undefined) => ({
  contract: name,
  ...(item && { href: `/${slug}#${item.anchor}` }),
});

function toField(parameter: AbiParameter): Field {
  const { name = '', type: abiType } = parameter;
  const type = sourceType(parameter);
  return {
    name,
    type,
    // Structs have nothing in common but `tuple`.
    ...(abiType !== type && !abiType.startsWith('tuple') && { abiType }),
    ...('indexed' in parameter && parameter.indexed === true && { isIndexed: true as const }),
  };
}
