import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { modulesOf } from '@/lib/cache/modules-of';
import { faults, testOf } from './planted-faults.config';
import { temporaryFolder } from './temporary-folder';
import { readModules } from './unchanged-tests';

const reportSchema = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

test('a fault in each folder of lib/ makes a test fail that runs after a change to the module', () => {
  expect(faults.map(({ file }) => file.split('/')[1]).sort()).toEqual(fs.readdirSync('lib').sort());
  for (const each of faults) {
    expect(fs.readFileSync(each.file, 'utf8'), each.file).toContain(each.text);
    expect(modulesOf([testOf(each)], readModules)).toContain(each.file);
  }
  const report = path.join(temporaryFolder(), 'report.json');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/VITEST|TEST$/.test(name)));
  const config = 'lib/testing/units/planted-faults.config.ts';
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      config,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { env: env as NodeJS.ProcessEnv, timeout: 110_000 },
  );
  const { testResults } = reportSchema.parse(JSON.parse(fs.readFileSync(report, 'utf8')));
  const failed = testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
    .map(({ name }) => path.relative('.', name));
  expect(failed.sort()).toEqual(faults.map(testOf).sort());
}, 120_000);
