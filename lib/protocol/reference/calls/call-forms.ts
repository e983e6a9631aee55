import { getAddress } from 'viem';
import { publishedComptroller } from '@/lib/protocol/deployments/chains';
import { releaseDeployments } from '@/lib/protocol/deployments/release-deployments';
import { importPathOf } from '../find-entry';
import type { Contract, ReleaseModel } from '../model';
import { callOf, hasCalls, variableOf } from './call';
import { toCast } from './cast';
import { exampleData } from './example-data';
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
  const addressOf = (name: string) =>
    name === 'SablierComptroller'
      ? comptrollerOnEthereum()
      : (contracts.find((each) => each.name === name)?.addresses.find(({ chainId }) => chainId === 1)
          ?.address ?? lockupOnEthereum(model, name));
  const pathOf = (name: string) => {
    const declared = contracts.find((each) => each.name === name);
    return declared ? importPathOf(declared, model) : (model.imports?.[name] ?? exampleData().types[name]);
  };
  const interfaceAbi = contracts.find(({ name }) => name === `I${contract.name}`)?.abi ?? [];
  const byAnchor = new Map<string, CallForms>();
  for (const item of contract.items) {
    const call = callOf(contract, item, { addressOf, interfaceAbi });
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
  const setup = { name: contract.name, type, variable, address, pathOf };
  return { setup: setUp(setup, [...byAnchor.values()]), byAnchor };
}

/** The comptroller belongs to no release. */
function comptrollerOnEthereum(): string | undefined {
  const found = publishedComptroller().deployments.find(({ chainId }) => chainId === 1);
  return found && getAddress(found.address);
}

function lockupOnEthereum({ release }: ReleaseModel, name: string): string | undefined {
  const version =
    release.product === 'airdrops' ? exampleData().lockupOfAirdrops[release.version] : undefined;
  return (
    version &&
    releaseDeployments({ protocol: 'lockup', version })
      .chains.find(({ chainId }) => chainId === 1)
      ?.contracts.find((each) => each.name === name)?.address
  );
}

type Setup = {
  /** The contract, the type that callers import, and the variable. */
  name: string;
  type: string;
  variable: string;
  /** Its address on Ethereum, or a placeholder if each user deploys the contract anew. */
  address: string;
  pathOf: (type: string) => string | undefined;
};

function setUp(setup: Setup, calls: readonly CallForms[]): CallForms {
  const words = wordsIn(calls, 'viem');
  const accounts = Object.entries(exampleRoles).filter(([name]) => words.includes(name));
  const constants = accounts.map(([name, address]) => `const ${name} = "${address}";`);
  const variables = accounts.map(([name, address]) => `address ${name} = ${address};`);
  const exports = accounts.map(([name, address]) => `export ${name.toUpperCase()}=${address}`);
  return {
    Solidity: [soliditySetup(setup, wordsIn(calls, 'Solidity')), ...variables].join('\n'),
    viem: [viemSetup(setup, words), ...constants].join('\n'),
    ethers: [ethersSetup(setup, wordsIn(calls, 'ethers')), ...constants].join('\n'),
    cast: [castSetup(setup), ...exports].join('\n'),
  };
}

const wordsIn = (calls: readonly CallForms[], language: keyof CallForms): string[] => [
  ...new Set(calls.flatMap((forms) => forms[language].match(/(?<!\.)\b[A-Za-z]\w*\b(?!:)/g) ?? [])),
];

function soliditySetup({ type, variable, address, pathOf }: Setup, words: readonly string[]): string {
  const names = [...new Set([type, ...words])].sort();
  const paths = [...new Set(names.map(pathOf))].filter((path) => path !== undefined).sort();
  return [
    ...paths.map((path) =>
      importFrom(
        path,
        names.filter((name) => pathOf(name) === path),
      ),
    ),
    '',
    `${type} ${variable} =`,
    `  ${type}(${address});`,
  ].join('\n');
}

function viemSetup({ name, address }: Setup, words: readonly string[]): string {
  const helpers = ['encodeFunctionData', 'parseUnits', 'zeroAddress'].filter((each) => words.includes(each));
  return [
    importFrom('viem', ['createWalletClient', 'http', 'publicActions', 'type Hex', ...helpers]),
    'import { privateKeyToAccount } from "viem/accounts";',
    'import { mainnet } from "viem/chains";',
    importFrom(`./${name}`, [`${name.charAt(0).toLowerCase()}${name.slice(1)}Abi as abi`]),
    '',
    `const address =\n  "${address}";`,
    'const key = process.env.PRIVATE_KEY as Hex;',
    'const client = createWalletClient({',
    '  account: privateKeyToAccount(key),',
    '  chain: mainnet,',
    '  transport: http(process.env.RPC_URL)',
    '}).extend(publicActions);',
  ].join('\n');
}

function ethersSetup({ name, variable, address }: Setup, words: readonly string[]): string {
  const helpers = ['parseUnits', 'ZeroAddress'].filter((each) => words.includes(each));
  return [
    importFrom('ethers', ['Contract', 'JsonRpcProvider', 'Wallet', ...helpers]),
    `import abi from "./${name}.json"\n  with { type: "json" };`,
    '',
    'const key = process.env.PRIVATE_KEY ?? "";',
    'const url = process.env.RPC_URL;',
    'const account = new Wallet(key, new JsonRpcProvider(url));',
    `const ${variable} = new Contract(`,
    `  "${address}",`,
    '  abi,',
    '  account',
    ');',
  ].join('\n');
}

const castSetup = ({ variable, address }: Setup): string =>
  [
    'cast wallet import sender --interactive',
    'export ETH_KEYSTORE_ACCOUNT=sender',
    'export ETH_RPC_URL="URL of your RPC endpoint"',
    `export ${variable.toUpperCase()}=${address}`,
  ].join('\n');

/** Writes an import, in TypeScript or Solidity. The path is on a second line if that's all it takes to fit. */
function importFrom(file: string, names: readonly string[]): string {
  const [start, end] = [`import { ${names.join(', ')} }`, `from "${file}";`];
  if (`${start} ${end}`.length > lineWidth && start.length <= lineWidth) return `${start}\n  ${end}`;
  return layOut({ open: 'import { ', items: [...names], close: ` } ${end}` });
}
