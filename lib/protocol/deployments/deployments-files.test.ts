import { expect, test } from 'vitest';
import { filesShape, listDeploymentsFiles, readFileFields, toCsv, toJson } from './deployments-files';
import { type ReleaseDeployments, releaseDeployments } from './release-deployments';

const sample: ReleaseDeployments = {
  product: 'flow',
  version: 'v9',
  chains: [
    {
      chainId: 7,
      name: 'The "Seven", a chain',
      slug: 'seven',
      isTestnet: true,
      explorerUrl: 'https://seven.test',
      contracts: [
        { name: 'A', address: '0xA', alias: 'AL', block: 12, explorerUrl: 'https://seven.test/address/0xA' },
        {
          name: 'B',
          address: '0xB',
          alias: undefined,
          block: undefined,
          explorerUrl: 'https://seven.test/address/0xB',
        },
      ],
    },
  ],
};

test('JSON contains the format version, and null for unknown values', () => {
  const { package: source, ...rest } = JSON.parse(toJson(sample));
  expect(source).toMatch(/^sablier@\d+\.\d+\.\d+$/);
  const contracts = [
    { name: 'A', alias: 'AL', block: 12 },
    { name: 'B', alias: null, block: null },
  ];
  const chains = [{ chainId: 7, name: 'The "Seven", a chain', isTestnet: true, contracts }];
  expect(readFileFields()[0]?.holds).toContain(`currently ${filesShape},`);
  expect(rest).toMatchObject({ shape: filesShape, protocol: 'flow', version: 'v9', chains });
});

test('CSV has one line per contract, quotes where necessary, and empty cells for unknown values', () => {
  expect(toCsv(sample)).toBe(
    [
      'protocol,version,chainId,chain,isTestnet,contract,address,alias,block,explorerUrl\n',
      'flow,v9,7,"The ""Seven"", a chain",true,A,0xA,AL,12,https://seven.test/address/0xA\n',
      'flow,v9,7,"The ""Seven"", a chain",true,B,0xB,,,https://seven.test/address/0xB\n',
    ].join(''),
  );
});

/** Lists the paths of all values in JSON, in the notation of the page. */
const pathsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => pathsOf(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, path ? `${path}.${key}` : key));
};

test('the page describes exactly the fields of the files', () => {
  const paths = [...new Set(pathsOf(JSON.parse(toJson(sample))))];
  expect(
    readFileFields()
      .map(({ json }) => json)
      .toSorted(),
  ).toEqual(paths.toSorted());
  expect(toCsv(sample).split('\n')[0]).toBe(
    readFileFields()
      .flatMap(({ csv }) => csv ?? [])
      .join(),
  );
});

test('every listed release has a file in each format with all of its addresses', () => {
  const files = new Map(listDeploymentsFiles().map(({ url, write }) => [url, write]));
  const text = (name: string) => files.get(`/deployments/${name}`)?.() ?? '';
  expect(files.has('/deployments/flow-v1.0.csv')).toBe(true);
  const { chains } = releaseDeployments({ product: 'lockup', version: 'v1.2' });
  const addresses = chains.flatMap(({ contracts }) => contracts.map(({ address }) => address));
  for (const name of ['lockup-v1.2.json', 'lockup-v1.2.csv'])
    expect(addresses.filter((address) => !text(name).includes(address))).toEqual([]);
  expect(text('lockup-v1.2.csv').split('\n')).toHaveLength(addresses.length + 2);
});
