import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { sampleFile } from '@/lib/content/samples/sample-files';
import { foundryTool } from '../foundry/tools';

// Checks the interfaces that the guides to Airdrops v3.0 and Bob v1.0 generate with cast.

const solc = createRequire(import.meta.url)('solc-0.8.29');

/** The commands on the pages, and the same for all other ABIs. */
const commands = ['airdrops', 'bob'].flatMap((product) => {
  const page = fs.readFileSync(`content/guides/${product}/overview.mdx`, 'utf8').replace(/\\\n\s*/g, '');
  const [, file = '', name = ''] = /cast interface (\S+) --flatten --name (\S+) > \2\.sol/.exec(page) ?? [];
  return [{ product, file, name }];
});

test.each(commands)(
  'cast makes an interface that compiles from $file, and from its neighbors',
  ({ file, name }) => {
    const folder = file.replace(/\/[^/]+$/, '');
    const files = fs.readdirSync(folder).map((each) => `${folder}/${each}`);
    expect(files).toContain(file);
    expect(files.length).toBeGreaterThan(3);
    const sample = sampleFile(`airdrops/${name}.sol`);
    for (const each of files) {
      const { stdout } = spawnSync(foundryTool('cast'), ['interface', each, '--flatten', '--name', name], {
        encoding: 'utf8',
      });
      expect(stdout).toContain(`interface ${name}`);
      if (each === file && fs.existsSync(sample)) expect(stdout).toBe(fs.readFileSync(sample, 'utf8'));
      const output = solc.compile(
        JSON.stringify({
          language: 'Solidity',
          sources: { 'Interface.sol': { content: stdout } },
          settings: { outputSelection: { '*': { '*': ['abi'] } } },
        }),
      );
      const { errors = [] } = JSON.parse(output);
      expect(errors.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    }
  },
);
