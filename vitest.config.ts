import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { hasFoundry } from './lib/testing/foundry/tools.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const tests = ['app', 'components', 'lib', '.']
  .flatMap((folder) => {
    const isRecursive = folder !== '.';
    const names = fs.readdirSync(folder, { recursive: isRecursive, encoding: 'utf8' });
    return names.map((name) => path.posix.join(folder, name));
  })
  .filter((file) => /\.test\.tsx?$/.test(file));

/** Matches code in a test that would affect other tests in the same process. */
const effects =
  /vi\.(mock|stub|spyOn|useFakeTimers|resetModules|restoreAllMocks)|process\.(chdir|env)|@vitest-environment/;
const apart = tests.filter((file) => effects.test(fs.readFileSync(file, 'utf8')));

/** Tests that use Foundry, which runs on some platforms only. */
const onChain = tests.filter((file) =>
  /testing\/(foundry|fuzz)\/|'\.\.\/foundry\//.test(fs.readFileSync(file, 'utf8')),
);

/**
 * Makes tests load the same builds of packages as the commands. Vitest adds the condition `development`, which selects
 * builds of the Markdown parser that check and log each step.
 */
const productionBuilds: Plugin = {
  name: 'production-builds',
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => name !== 'development|production');
  },
};

export default defineConfig({
  plugins: [productionBuilds],
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    testTimeout: 30_000,
    setupFiles: 'lib/testing/units/note-inputs.ts',
    // The default leaves one core unused.
    maxWorkers: os.availableParallelism(),
    projects: [
      // Starting a process takes longer than most tests.
      {
        extends: true,
        test: { name: 'shared', include: tests, exclude: [...apart, ...onChain], isolate: false },
      },
      { extends: true, test: { name: 'apart', include: apart, exclude: onChain } },
      {
        extends: true,
        test: {
          name: 'chain',
          include: hasFoundry ? onChain : [],
          isolate: false,
          // The node is another process. Under load, it sometimes answers late, or fails a transaction whose call succeeded.
          retry: 1,
          globalSetup: 'lib/testing/foundry/setup.ts',
        },
      },
    ],
  },
});
