// npm run licenses: lists the production dependencies with their licenses. Fails if a license is unknown or not allowed.
import './plain-errors';
import lock from '@/package-lock.json';
import { checkLicenses, listLicenses } from './package-licenses';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  const packages = listLicenses(lock);
  console.log(
    packages
      .map(({ name, version, license }) => `${license}  ${name} ${version}`)
      .sort()
      .join('\n'),
  );
  const refused = checkLicenses(packages);
  if (refused.length > 0)
    throw new StepFailed(`${refused.join(' ')} lib/commands/package-licenses.ts lists the allowed ones.`);
});
