import { getAddress } from 'viem';
import { publishedComptroller } from '@/lib/protocol/deployments/chains';
import { addressesOf } from '@/lib/protocol/deployments/release-deployments';
import { required } from '@/lib/site/invariant';
import { importPathOf } from '../find-entry';
import type { Contract, ReleaseModel } from '../model';
import { callOf, hasCalls, variableOf } from './call';
import { toCast } from './cast';
import { readExampleData } from './example-data';
import { exampleRoles } from './example-roles';
import type { CallForms } from './languages';
import { layOut, lineWidth } from './lay-out';
import { toSolidity } from './solidity';
import { toEthers, toViem } from './typescript';

export type ContractCalls = {
  setup: CallForms;
  /** The calls of the items that can be called from outside, by their anchor. */
  byAnchor: ReadonlyMap<string, CallForms>;
};

/** Returns the example calls of a contract, or `undefined` if it isn't deployed on its own. */
export function contractCalls(contract: Contract, model: ReleaseModel): ContractCalls | undefined {
  if (!hasCalls(contract)) return undefined;
  const { contracts } = model;
  const variable = variableOf(contract);
  // The comptroller belongs to no release.
  const addressOf = (name: string) =>
    name === 'SablierComptroller'
      ? getAddress(required(onEthereum(publishedComptroller().deployments)))
      : (onEthereum(contracts.find((each) => each.name === name)?.addresses) ??
        lockupOnEthereum(model, name));
  const pathOf = (name: string) => {
    const declared = contracts.find((each) => each.name === name);
    return declared
      ? importPathOf(declared, model)
      : (model.imports?.[name] ?? readExampleData().types[name]);
  };
  const interfaceAbi = contracts.find(({ name }) => name === `I${contract.name}`)?.abi ?? [];
  const byAnchor = new Map<string, CallForms>();
  for (const item of contract.items) {
    const call = callOf(contract, item, addressOf, interfaceAbi);
    if (!call) continue;
    byAnchor.set(item.anchor, {
      Solidity: toSolidity(variable, call),
      viem: toViem(call),
      ethers: toEthers(variable, call),
      cast: toCast(variable.toUpperCase(), call),
    });
  }
  const type = pathOf(`I${contract.name}`) ? `I${contract.name}` : contract.name;
  const address = addressOf(contract.name) ?? exampleRoles.other;
  const setup = { contract: contract.name, type, variable, address };
  return { setup: setUp(setup, [...byAnchor.values()], pathOf), byAnchor };
}

const onEthereum = (places: readonly { chainId: number; address: string }[] = []): string | undefined =>
  places.find(({ chainId }) => chainId === 1)?.address;

function lockupOnEthereum({ release }: ReleaseModel, name: string): string | undefined {
  const version =
    release.product === 'airdrops' ? readExampleData().lockupOfAirdrops[release.version] : undefined;
  return version && onEthereum(addressesOf({ product: 'lockup', version }, name));
}

/**
 * The contract, the type that callers import, the variable, and the address on Ethereum, or a placeholder if each user
 * deploys the contract anew.
 */
type Setup = Record<'contract' | 'type' | 'variable' | 'address', string>;

function setUp(
  setup: Setup,
  calls: readonly CallForms[],
  pathOf: (type: string) => string | undefined,
): CallForms {
  const { setups } = readExampleData();
  const accounts = Object.entries(exampleRoles).filter(([name]) => wordsIn(calls, 'viem').includes(name));
  const abi = `${setup.contract.charAt(0).toLowerCase()}${setup.contract.slice(1)}Abi as abi`;
  const write = (language: keyof CallForms): string => {
    const { lines, imports, helpers, account } = setups[language];
    const words = wordsIn(calls, language);
    const values = {
      ...setup,
      VARIABLE: setup.variable.toUpperCase(),
      abi: importFrom(`./${setup.contract}`, [abi]),
      imports:
        language === 'Solidity'
          ? solidityImports([setup.type, ...words], pathOf)
          : importFrom(language, [...imports, ...helpers.filter((each) => words.includes(each))]),
    };
    return [
      ...lines.map((line) => fill(line, values)),
      ...accounts.map(([name, address]) => fill(account, { name, NAME: name.toUpperCase(), address })),
    ].join('\n');
  };
  return { Solidity: write('Solidity'), viem: write('viem'), ethers: write('ethers'), cast: write('cast') };
}

const fill = (line: string, values: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => required(values[name], `no setup has the value ${name}`));

const wordsIn = (calls: readonly CallForms[], language: keyof CallForms): string[] =>
  calls.flatMap((forms) => forms[language].match(/(?<!\.)\b[A-Za-z]\w*\b(?!:)/g) ?? []);

function solidityImports(words: readonly string[], pathOf: (type: string) => string | undefined): string {
  const names = [...new Set(words)].sort();
  const paths = [...new Set(names.map(pathOf))].filter((path) => path !== undefined).sort();
  return paths
    .map((path) =>
      importFrom(
        path,
        names.filter((name) => pathOf(name) === path),
      ),
    )
    .join('\n');
}

/** Writes an import, in TypeScript or Solidity. The path is on a second line if that's all it takes to fit. */
function importFrom(file: string, names: readonly string[]): string {
  const [start, end] = [`import { ${names.join(', ')} }`, `from "${file}";`];
  if (`${start} ${end}`.length > lineWidth && start.length <= lineWidth) return `${start}\n  ${end}`;
  return layOut({ open: 'import { ', items: [...names], close: ` } ${end}` });
}
