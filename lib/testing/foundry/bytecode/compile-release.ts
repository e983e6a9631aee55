// Compiles the contracts of a release that no npm package contains, and writes their bytecode next to this file. Its
// compiler needs minutes, so the result is committed: `npx tsx lib/testing/foundry/bytecode/compile-release.ts
// airdrops-v3.0 <folder>`, where the folder has the release's `src` from the commit in `sources`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';
import { invariant } from '@/lib/site/invariant';

const repository = 'https://github.com/sablier-labs/evm-monorepo';
const commit = 'fae38dc7e43c6cab6de8f97124c559f42ed5b77a';

/** What each release deploys. A factory contains its campaigns' bytecode, and Bob that of its share tokens. */
const sources = {
  'airdrops-v3.0': {
    tag: 'airdrops@v3.0.1',
    runs: 60_000,
    contracts: [
      'SablierFactoryMerkleInstant',
      'SablierFactoryMerkleLL',
      'SablierFactoryMerkleLT',
      'SablierFactoryMerkleVCA',
      'SablierFactoryMerkleExecute',
    ],
  },
  'bob-v1.0': {
    tag: 'bob@v1.0.1',
    runs: 200,
    contracts: ['SablierBob', 'SablierEscrow', 'SablierLidoAdapter'],
  },
};

const output = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  contracts: z.record(
    z.string(),
    z.record(z.string(), z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) })),
  ),
});

const [release = '', folder = ''] = process.argv.slice(2);
const source = Object.entries(sources).find(([name]) => name === release)?.[1];
invariant(
  source && folder,
  `the arguments are a release, ${Object.keys(sources).join(' or ')}, and a folder`,
);

const require = createRequire(import.meta.url);
const solc = require('solc-0.8.29');
/** As in the profile `optimized` of the repository's `foundry.toml`. */
const settings = {
  evmVersion: 'shanghai',
  viaIR: true,
  optimizer: { enabled: true, runs: source.runs },
  metadata: { bytecodeHash: 'ipfs' },
};
const files = source.contracts.map((name) => `src/${name}.sol`);
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    filesBelow(`${folder}/src`).map((file) => [
      path.relative(folder, file),
      { content: fs.readFileSync(file, 'utf8') },
    ]),
  ),
  settings: {
    ...settings,
    outputSelection: Object.fromEntries(files.map((file) => [file, { '*': ['evm.bytecode.object'] }])),
  },
};
const findImport = (name: string) => ({ contents: fs.readFileSync(`node_modules/${name}`, 'utf8') });
const { errors, contracts } = output.parse(
  JSON.parse(solc.compile(JSON.stringify(input), { import: findImport })),
);
const failures = errors.filter(({ severity }) => severity === 'error');
invariant(failures.length === 0, failures.map(({ formattedMessage }) => formattedMessage).join('\n'));

const bytecode = source.contracts.map((name) => {
  const object = contracts[`src/${name}.sol`]?.[name]?.evm.bytecode.object;
  invariant(object, `the compiler returned the bytecode of ${name}`);
  return [name, `0x${object}`];
});
const data = {
  source: { repository, tag: source.tag, commit },
  compiler: { version: solc.version(), settings },
  contracts: Object.fromEntries(bytecode),
};
fs.writeFileSync(
  path.join(import.meta.dirname, `${release}.json`),
  `${JSON.stringify(data, undefined, 2)}\n`,
);
