// npm run check:units: runs the unit tests, except for those that passed with the same modules, packages, and content.
import './plain-errors';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { hasFoundry, whyNoFoundry } from '@/lib/testing/foundry/tools';
import { findUnchanged } from '@/lib/testing/units/unchanged-tests';
import { runCommand } from './run';

await runCommand(async () => {
  if (!hasFoundry) console.log(whyNoFoundry);
  const vitest = await createVitest('test', { run: true, watch: false });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  const nameOf = ({ moduleId }: { moduleId: string }) => path.relative(vitest.config.root, moduleId);
  const { unchanged, remember } = findUnchanged(all.map(nameOf));
  console.log(
    `${unchanged.length} of ${all.length} test files passed with the same inputs and don't run again.`,
  );
  const changed = all.filter((each) => !unchanged.includes(nameOf(each)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(changed);
  await vitest.close();
  if (all.length === 0 || unhandledErrors.length > 0) throw new Error('The unit tests failed.');
  const passed = testModules.filter((each) => each.ok());
  remember(
    passed.flatMap((each) => {
      const { inputs } = each.meta();
      return inputs ? [{ file: nameOf(each), inputs }] : [];
    }),
  );
  if (passed.length < changed.length) throw new Error('Some unit tests failed.');
});
