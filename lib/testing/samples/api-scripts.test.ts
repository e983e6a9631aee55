import fs from 'node:fs';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { flow } from 'sablier/evm/releases/flow';
import ts from 'typescript';
import { toFunctionSignature } from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toEndpointsFile } from '@/lib/protocol/api/endpoints';
import { fetchModule } from '@/lib/protocol/api/query-markdown';
import {
  listQueries,
  type QuerySample,
  queryFile,
  readQuery,
  readQueryPart,
} from '@/lib/protocol/api/query-sample';
import { askFake } from '../api/ask-fake';
import { fakeIndexers } from '../api/fake-indexers';
import { startChain } from '../foundry/chain';
import { openAccounts, tokens } from '../foundry/lockup-fixture';
import { newestReleases } from '../foundry/protocol';
import { downloadsBefore } from './page-downloads';
import { runScript } from './run-script';

const sample = (file: string) => fs.readFileSync(`content/samples/api/${file}`, 'utf8');

const queries = listQueries();
const nameOf = (query: QuerySample): string => queryFile(query, 'graphql');
const responseOf = (query: QuerySample) => JSON.parse(readQueryPart(query, 'response.json') ?? '');

test('every example response is what the fake indexers return for the query', async () => {
  expect(queries.length).toBeGreaterThan(55);
  for (const query of queries) expect(await askFake(query), nameOf(query)).toEqual(responseOf(query));
});

test('the TypeScript of every query runs, and prints the example response', async () => {
  const host = fakeIndexers();
  for (const query of queries) {
    const { outputText } = ts.transpileModule(fetchModule(query), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    const printed: unknown[] = [];
    const run = new Function('fetch', 'console', `return (async () => {${outputText}})()`);
    const send = (url: string, init: RequestInit) => host(new Request(url, init));
    await run(send, { log: (value: unknown) => printed.push(value) });
    expect(printed, nameOf(query)).toEqual([responseOf(query).data]);
  }
});

describe('wallet scripts', () => {
  const bob = `0x${'2'.repeat(40)}`;
  const [alice, carol, proxy] = ['1', '3', '6'].map((digit) => `0x${digit.repeat(40)}`);

  // September 19, 2026: 110 days after the first stream.
  beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue((1_780_272_000 + 110 * 86_400) * 1000));
  afterEach(() => vi.restoreAllMocks());

  const streams = {
    ethereum: [
      `LK3-1-41: ${bob} to ${carol}, 500 TKN deposited, 100 withdrawn, 400 left`,
      `LK3-1-42: ${alice} to ${bob}, 12000 TKN deposited, 1000 withdrawn, 11000 left`,
      `LL-1-5: ${proxy} to ${carol}, 900 TKN deposited, 300 withdrawn, 150 left`,
      `FL4-1-7: ${alice} to ${bob}, 200 TKN withdrawn, 1599.999999999997088 owed, 800 available`,
      `FL4-1-8: ${alice} to ${bob}, 100 TKN withdrawn, 0 owed, 0 available`,
    ],
    base: [
      `LK3-8453-7: ${alice} to ${bob}, 3000 USDX deposited, 0 withdrawn, 3000 left`,
      `FL4-8453-3: ${bob} to ${carol}, 0 USDX withdrawn, 150 owed, 600 available`,
    ],
  };
  const all = [...streams.ethereum, ...streams.base].sort();
  const page = 'content/api/queries.mdx';

  test('one folder has all files that the scripts need, as the page downloads them', async () => {
    const files = await downloadsBefore(page, 'wallet-streams-by-chain.ts');
    const texts = {
      'wallet-streams.ts': sample('streams/wallet-streams.ts'),
      'amounts.ts': sample('streams/amounts.ts'),
      'wallet-streams.graphql': sample('streams/envio/wallet-streams.graphql'),
      'wallet-streams-by-chain.ts': sample('streams/wallet-streams-by-chain.ts'),
      'wallet-streams-by-chain.graphql': sample('streams/the-graph/wallet-streams-by-chain.graphql'),
      'endpoints.json': toEndpointsFile(),
    };
    const withoutMarkers = (text: string) => text.replace(/^\/\/ #(end)?region.*\n/gm, '');
    const expected = Object.entries(texts).map(([name, text]) => [name, withoutMarkers(text)]);
    expect(files).toEqual(Object.fromEntries(expected));
  });

  test('the page shows two lines that the script prints', () => {
    const [, lines = ''] = /^```text wrap\n([\s\S]*?)\n```/m.exec(fs.readFileSync(page, 'utf8')) ?? [];
    expect(lines.split('\n')).toEqual([streams.ethereum[1], streams.base[1]]);
  });

  test.each([1000, 1])(
    'wallet-streams.ts prints all streams of a wallet, with %i rows a page',
    async (mostRows) => {
      const { lines } = await runScript('api/streams/wallet-streams.ts', {
        args: [bob.toUpperCase().replace('0X', '0x')],
        files: await downloadsBefore(page, 'wallet-streams.ts'),
        host: fakeIndexers({ mostRows }),
      });
      expect([...lines].sort()).toEqual(all);
    },
  );

  test('a mistyped address is refused, which would have no streams', async () => {
    for (const script of ['wallet-streams.ts', 'wallet-streams-by-chain.ts']) {
      const run = runScript(`api/streams/${script}`, {
        args: [bob.slice(0, -1)],
        files: await downloadsBefore(page, script),
        host: fakeIndexers(),
      });
      await expect(run, script).rejects.toThrow(/^Usage: /);
    }
  });

  const answer = fakeIndexers({ mostRows: 2 });
  const isAllowed = ({ url, headers }: Request) =>
    !url.startsWith('https://gateway.thegraph.com/') || headers.get('Authorization') === 'Bearer secret';
  const refusing = async (request: Request) =>
    isAllowed(request) ? answer(request) : Response.json({ errors: [{ message: 'auth error' }] });
  const runByChain = async (key: string) =>
    runScript('api/streams/wallet-streams-by-chain.ts', {
      args: [bob],
      env: { THE_GRAPH_API_KEY: key },
      files: await downloadsBefore(page, 'wallet-streams-by-chain.ts'),
      host: refusing,
    });

  test('wallet-streams-by-chain.ts asks each chain on The Graph with a key', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { lines } = await runByChain('secret');
    expect([...lines].sort()).toEqual(all);
    expect(complain).not.toHaveBeenCalled();
  });

  test('wallet-streams-by-chain.ts reports each chain that fails', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    expect((await runByChain('wrong')).lines).toEqual([]);
    expect(complain).toHaveBeenCalledTimes(17);
  });

  test('wallet-streams.ts prints the amounts of a token that has no row', async () => {
    const answer = fakeIndexers();
    const withoutTokens = async (request: Request) =>
      new Response((await (await answer(request)).text()).replace(/"asset":\{[^}]*\}/g, '"asset":null'));
    const { lines } = await runScript('api/streams/wallet-streams.ts', {
      args: [bob],
      files: await downloadsBefore(page, 'wallet-streams.ts'),
      host: withoutTokens,
    });
    expect([...lines].sort()).toEqual(all.map((line) => line.replace(/TKN|USDX/, 'unknown tokens')));
  });

  test('wallet-streams.ts fails with the indexer’s error, even if the status is 200', async () => {
    const run = (host: () => Response) =>
      runScript('api/streams/wallet-streams.ts', {
        args: [bob],
        files: { 'wallet-streams.graphql': '' },
        host,
      });
    const errors = [{ message: 'field not found' }, { message: 'and more' }];
    await expect(run(() => Response.json({ errors }))).rejects.toThrow('field not found\nand more');
    await expect(run(() => Response.json({}, { status: 429 }))).rejects.toThrow('status 429');
  });
});

describe('read-debt.ts', () => {
  const functions = [
    'coveredDebtOf(uint256)',
    'getBalance(uint256)',
    'totalDebtOf(uint256)',
    'uncoveredDebtOf(uint256)',
  ];

  test('reads functions that every release of Flow has, with the same types', () => {
    const script = sample('flow/read-debt.ts');
    const declared = [...script.matchAll(/'function (\w+\([^)]*\)) view returns \((\w+)\)'/g)];
    expect(declared.map(([, signature = '']) => signature.replace(/ \w+\)/, ')'))).toEqual(functions);
    for (const { version, abi } of Object.values(flow))
      for (const [, signature = '', output] of declared) {
        const name = signature.replace(/\(.*/, '');
        const item = abi?.SablierFlow?.find((each) => each.type === 'function' && each.name === name);
        expect(
          item?.type === 'function' && [toFunctionSignature(item), item.outputs[0]?.type],
          version,
        ).toEqual([signature.replace(/ \w+\)/, ')'), output]);
      }
  });

  test('prints the balance and the debt at one block', async () => {
    const { chain, sender, recipient, token } = await openAccounts(await startChain(mainnet.id));
    const { flow } = newestReleases(chain);
    await token.send(sender, 'approve', flow.address, tokens(800));
    const create = () =>
      flow.send(sender, 'create', sender.address, recipient.address, tokens(1), 0, token.address, true);
    for (let id = 1; id < 7; id++) await create();
    const { result } = await create();
    expect(result).toBe(7n);
    await flow.send(sender, 'deposit', result, tokens(800), sender.address, recipient.address);
    chain.warp(chain.now() + 900n);
    const { lines } = await runScript('api/flow/read-debt.ts', {
      args: [`${flow.address}-1-7`],
      env: { RPC_URL: 'https://rpc.example.org' },
      files: { 'stream-by-id.graphql': sample('flow/envio/stream-by-id.graphql') },
      host: fakeIndexers(),
      chain,
    });
    const [first, ...others] = lines;
    expect(first).toMatch(/^FL4-1-7 at block \d+$/);
    expect(others).toEqual([
      'Balance: 800 TKN',
      'Debt: 900 TKN',
      'Withdrawable: 800 TKN',
      'Missing: 100 TKN',
    ]);
  });

  test('reports a stream that the indexer doesn’t have', async () => {
    const run = runScript('api/flow/read-debt.ts', {
      args: ['0x00-1-1'],
      files: { 'stream-by-id.graphql': readQuery({ group: 'flow', vendor: 'envio', name: 'stream-by-id' }) },
      host: fakeIndexers(),
    });
    await expect(run).rejects.toThrow('The indexer has no such stream.');
  });

  test('reports a stream whose token the indexer doesn’t know', async () => {
    const stream = { alias: 'FL4-1-7', contract: '0x00', tokenId: '7', asset: null };
    const run = runScript('api/flow/read-debt.ts', {
      args: ['0x00-1-7'],
      files: { 'stream-by-id.graphql': '' },
      host: () => Response.json({ data: { FlowStream_by_pk: stream } }),
    });
    await expect(run).rejects.toThrow("The indexer doesn't know the token.");
  });
});

test('use-sablier.ts prints what its comments say', async () => {
  const { lines } = await runScript('api/packages/use-sablier.ts');
  const expected = [...sample('packages/use-sablier.ts').matchAll(/^\/\/ (?!#)(.*)$/gm)].map(
    ([, text]) => text,
  );
  expect(lines).toEqual(expected);
  expect(lines).toHaveLength(11);
});

describe('lists of campaigns', () => {
  const [first, second] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}`) as [string, string];
  const leaves = [
    ['0', first, '1000'],
    ['1', second, '500'],
  ];
  const tree = StandardMerkleTree.of(leaves, ['uint', 'address', 'uint256']);
  const { format, tree: nodes, values } = tree.dump();
  // The Merkle API names the tree's fields in snake case, so `StandardMerkleTree.load` doesn't accept them.
  const list = {
    root: tree.root,
    merkle_tree: JSON.stringify({
      format,
      tree: nodes,
      values: values.map(({ value, treeIndex }) => ({ value, tree_index: treeIndex })),
      leaf_encoding: ['uint', 'address', 'uint256'],
    }),
    recipients: leaves.map(([, address, amount]) => ({ address, amount })),
  };
  const read = (address: string, file: object = list) =>
    runScript('api/drops/read-proof.ts', {
      args: ['QmList', address],
      env: { IPFS_GATEWAY: 'https://gateway.example/ipfs' },
      host: ({ url }) =>
        url.endsWith('/ipfs/QmList') ? Response.json(file) : new Response('', { status: 404 }),
    });

  test('read-proof.ts creates a proof that the root confirms', async () => {
    const { lines } = await read(second);
    const { index, address, amount, proof, root } = JSON.parse(lines.join('\n'));
    expect([index, address, amount, root]).toEqual([1, second, '500', tree.root]);
    const types = ['uint', 'address', 'uint256'];
    expect(StandardMerkleTree.verify(root, types, ['1', second, '500'], proof)).toBe(true);
  });

  test('read-proof.ts refuses an address that isn’t listed, and a file that contradicts itself', async () => {
    await expect(read(`0x${'3'.repeat(40)}`)).rejects.toThrow('This address is not on the list.');
    await expect(read(first, { ...list, root: `0x${'0'.repeat(64)}` })).rejects.toThrow('another root');
  });

  test('create.ts uploads the list with the token, and prints the root, CID, and total', async () => {
    const create = (answer: unknown) =>
      runScript('api/drops/merkle-api/create.ts', {
        env: { MERKLE_API_URL: 'http://localhost:3000', MERKLE_API_BEARER_TOKEN: 'token' },
        files: { 'recipients.csv': 'address,amount\n' },
        async host(request) {
          expect([request.url, request.headers.get('Authorization')]).toEqual([
            'http://localhost:3000/api/create?decimals=18',
            'Bearer token',
          ]);
          const file = (await request.formData()).get('data');
          expect(file instanceof File && [file.name, await file.text()]).toEqual([
            'recipients.csv',
            'address,amount\n',
          ]);
          return Response.json(answer);
        },
      });
    const [created, refused] = ['created', 'invalid-csv'].map((each) =>
      JSON.parse(sample(`drops/merkle-api/${each}.json`)),
    );
    expect((await create(created)).lines).toEqual([`${created.root} ${created.cid} ${created.total}`]);
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await expect(create(refused)).rejects.toThrow('The CSV has mistakes.');
    expect(complain.mock.calls).toEqual([
      ['Row 2: Invalid Ethereum address'],
      ['Row 5: The amount cannot be 0'],
    ]);
    complain.mockRestore();
  });
});
