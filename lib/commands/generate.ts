// npm run generate: writes the modules that are made from the content.
import './plain-errors';
import { writeContentVersion } from '@/lib/content/content-version';
import { generateKnownErrors } from '@/lib/errors/generate-known-errors';
import { generateNavigation } from '@/lib/nav/generate-navigation';
import { runCommand } from './run';

await runCommand(async () => {
  generateNavigation();
  generateKnownErrors();
  writeContentVersion(0);
});
