// npm run licenses: lists the production dependencies by license. Fails if a license is unknown or not allowed.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { checkLicenses, formatLicenses, listLicenses } from './package-licenses';
import { runCommand, StepFailed } from './run';

const readJson = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

await runCommand(async () => {
  const packages = listLicenses(readJson('package-lock.json'), (folder) =>
    readJson(path.join(folder, 'package.json')),
  );
  console.log(formatLicenses(packages));
  const refused = checkLicenses(packages);
  if (refused.length > 0)
    throw new StepFailed(`${refused.join(' ')} lib/commands/package-licenses.ts lists the allowed ones.`);
});
