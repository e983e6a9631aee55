// Compiles the contracts of a release that no npm package contains, and updates their bytecode next to this file. Its
// compiler needs minutes, so the result is committed: `npx tsx lib/testing/foundry/bytecode/compile-release.ts
// airdrops-v3.0 <folder>`, where the folder has the release's `src` from the commit in the file. To add a release, first
// write a file with its source, the compiler's settings, which are in the profile `optimized` of the repository's
// `foundry.toml`, and the contracts that it deploys. A factory contains its campaigns' bytecode, and Bob that of its
// share tokens.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';
import { invariant } from '@/lib/site/invariant';

const releaseFile = z.object({
  source: z.record(z.string(), z.string()),
  compiler: z.object({ version: z.string(), settings: z.record(z.string(), z.unknown()) }),
  contracts: z.record(z.string(), z.string()),
});

const output = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  contracts: z.record(
    z.string(),
    z.record(z.string(), z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) })),
  ),
});

const [release = '', folder = ''] = process.argv.slice(2);
const file = path.join(import.meta.dirname, `${release}.json`);
invariant(fs.existsSync(file) && folder, 'the arguments are a release with a file, and a folder');
const { source, compiler, contracts } = releaseFile.parse(JSON.parse(fs.readFileSync(file, 'utf8')));

const require = createRequire(import.meta.url);
const solc = require('solc-0.8.29');
invariant(solc.version() === compiler.version, `the compiler is ${compiler.version}`);
const sources = filesBelow(`${folder}/src`).map((name) => [
  path.relative(folder, name),
  { content: fs.readFileSync(name, 'utf8') },
]);
const selected = Object.keys(contracts).map((name) => [`src/${name}.sol`, { '*': ['evm.bytecode.object'] }]);
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(sources),
  settings: { ...compiler.settings, outputSelection: Object.fromEntries(selected) },
};
const findImport = (name: string) => ({ contents: fs.readFileSync(`node_modules/${name}`, 'utf8') });
const compiled = output.parse(JSON.parse(solc.compile(JSON.stringify(input), { import: findImport })));
const failures = compiled.errors.filter(({ severity }) => severity === 'error');
invariant(failures.length === 0, failures.map(({ formattedMessage }) => formattedMessage).join('\n'));

for (const name of Object.keys(contracts)) {
  const object = compiled.contracts[`src/${name}.sol`]?.[name]?.evm.bytecode.object;
  invariant(object, `the compiler returned the bytecode of ${name}`);
  contracts[name] = `0x${object}`;
}
const data = { source, compiler, contracts };
fs.writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
