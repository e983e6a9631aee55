import fs from 'node:fs';
import { type Address, zeroAddress } from 'viem';
import { mainnet } from 'viem/chains';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toBigInt, toGraphId, toSingle } from '@/content/samples/api/to-graph-shape';
import { type AirstreamFixture, setUpAirstream } from '../foundry/airstream-fixture';
import { sampleArtifacts } from '../foundry/artifacts';
import { type Chain, startChain } from '../foundry/chain';
import { tokenSample } from '../foundry/lockup-fixture';
import { openStream } from '../foundry/open-stream';
import { runScript } from './run-script';

const sample = (file: string) => fs.readFileSync(`content/samples/api/${file}`, 'utf8');

const listings = [
  ['flow/the-graph', '999999', ['fl-1-6 TKN', 'fl-1-5 TKN']],
  ['flow/envio', '999999', ['fl-1-6 TKN', 'fl-1-5 TKN']],
  ['lockup/the-graph', '999999', ['ll3-1-41 TKN', 'll3-1-40 TKN']],
  ['lockup/envio', '999999', ['ll3-1-41 TKN', 'll3-1-40 TKN']],
  ['drops/the-graph', '99999', ['Contributors TKN']],
  ['drops/envio', '99999', ['Contributors TKN']],
] as const;

describe.each(listings)('list-all.ts of %s', (folder, start, expected) => {
  const query = sample(`${folder}/next-page.graphql`);
  const { data } = JSON.parse(sample(`${folder}/next-page.response.json`));
  const [field = ''] = Object.keys(data);
  const list = (host: (request: Request) => Promise<Response>) =>
    runScript(`api/${folder}/list-all.ts`, { files: { 'next-page.graphql': query }, host });

  test('requests page after page until one is empty', async () => {
    const sent: { query: string; variables: { subgraphId: string } }[] = [];
    const { lines } = await list(async (request) => {
      sent.push(await request.json());
      return Response.json({ data: sent.length === 1 ? data : { [field]: [] } });
    });
    expect(lines).toEqual(expected);
    expect(sent.map((each) => each.query)).toEqual([query, query]);
    expect(sent.map(({ variables }) => variables.subgraphId)).toEqual([start, data[field].at(-1).subgraphId]);
  });

  test('fails with the indexer’s error, even if the status is 200', async () => {
    const errors = [{ message: 'field not found' }, { message: 'and more' }];
    await expect(list(async () => Response.json({ errors }))).rejects.toThrow('field not found\nand more');
    await expect(list(async () => Response.json({}, { status: 429 }))).rejects.toThrow('status 429');
  });
});

test('to-graph-shape.ts converts Envio responses to The Graph’s format', async () => {
  const shape = { stream: '0xab-1-6', asset: '0x44-1' };
  expect(toGraphId('Stream', shape.stream)).toBe('0xab-1-6');
  expect(toGraphId('Asset', shape.asset)).toBe('0x44');
  expect([toSingle([]), toSingle([1, 2])]).toEqual([null, 1]);
  expect([toBigInt('12'), toBigInt(12)]).toEqual([12n, 12n]);
});

describe('read-token.ts', () => {
  const env = { RPC_URL_1: 'https://rpc.example.org' };
  const run = (address: string, settings: Parameters<typeof runScript>[1] = {}) =>
    runScript('api/read-token.ts', { args: ['1', address], env, ...settings });
  let chain: Chain;
  let token: Address;

  beforeAll(async () => {
    chain = await startChain();
    const deployer = await chain.open('deployer');
    token = (await chain.deploy(deployer, sampleArtifacts(tokenSample)('TestToken'))).address;
  });

  test('asks the contract once, and then answers from its file', async () => {
    const first = await run(token, { chain });
    expect(first.lines).toEqual(['Test Token, TEST, 18 decimals']);
    const second = await run(token, {
      files: first.files,
    });
    expect(second).toEqual(first);
  });

  test('stores the address for a contract that cannot answer, and nothing if the node does not', async () => {
    const { lines, files } = await run(zeroAddress, { chain });
    expect(lines).toEqual([`${zeroAddress}, ${zeroAddress}, 18 decimals`]);
    expect(Object.keys(files)).toEqual(['tokens-1.json']);
    await expect(run(token, { host: () => new Response('', { status: 400 }) })).rejects.toThrow(
      'HTTP request failed',
    );
    await expect(run(token, { env: {} })).rejects.toThrow('Set RPC_URL_1.');
  });
});

describe('campaign scripts', () => {
  const folder = 'api/drops/merkle-api';
  const cid = 'QmExampleExampleExampleExampleExampleExampleEx';
  let fixture: AirstreamFixture;

  beforeAll(async () => {
    fixture = await setUpAirstream(await startChain(mainnet.id));
  });

  beforeEach(() => fixture.chain.snapshot());

  test('create.ts uploads the list as a form, and prints the root, CID, and total', async () => {
    const create = (answer: unknown) =>
      runScript(`${folder}/create.ts`, {
        files: { 'recipients.csv': 'address,amount\n' },
        async host(request) {
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
    expect((await create(created)).lines).toEqual([`${created.root} ${cid} ${created.total}`]);
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await expect(create(refused)).rejects.toThrow('The CSV has mistakes.');
    expect(complain.mock.calls).toEqual([
      ['Row 2: Invalid Ethereum address'],
      ['Row 5: The amount cannot be 0'],
    ]);
    complain.mockRestore();
  });

  test('claim.ts requests its account’s proof, and claims with it onchain, once', async () => {
    const campaign = await fixture.launch();
    const claim = (position: number) => {
      const { key, address } = fixture.people[position] ?? fixture.stranger;
      return runScript(`${folder}/claim.ts`, {
        args: [campaign.address, cid],
        env: { PRIVATE_KEY: key, MERKLE_API_TOKEN: 'token' },
        chain: fixture.chain,
        host({ url, headers }) {
          const sent = new URL(url).searchParams;
          expect([sent.get('address'), sent.get('cid')]).toEqual([address, cid]);
          expect(headers.get('Authorization')).toBe('Bearer token');
          const { allocations, proofs } = fixture.plan;
          const entry = allocations[position];
          return Response.json({
            index: entry?.index,
            address,
            amount: `${entry?.amount}`,
            proof: proofs[position],
          });
        },
      });
    };
    expect((await claim(0)).lines).toEqual(['success stream 1']);
    expect((await claim(2)).lines).toEqual(['success stream 2']);
    expect(await fixture.lockupLinear.read('getDepositedAmount', 2n)).toBe(
      fixture.plan.allocations[2]?.amount,
    );
    await expect(claim(0)).rejects.toThrow('This account has claimed already.');
  });

  test('claim.ts reports an account that the service does not know', async () => {
    const { address } = await fixture.launch();
    const run = runScript(`${folder}/claim.ts`, {
      args: [address, cid],
      env: { PRIVATE_KEY: fixture.sender.key },
      chain: fixture.chain,
      host: () => new Response(null, { status: 400 }),
    });
    await expect(run).rejects.toThrow('This account is not on the list.');
  });

  test('read-picture.ts writes the image of a stream that its contract generates', async () => {
    await openStream(fixture);
    const { files } = await runScript(`${folder}/read-picture.ts`, {
      args: [fixture.lockupLinear.address, '1'],
      chain: fixture.chain,
    });
    expect(files['stream-1.svg']).toMatch(/^<svg xmlns=[\s\S]*<\/svg>$/);
  });
});
