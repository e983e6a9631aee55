// npm run generate: generates modules from the content.
import './plain-errors';
import { generateNavigation } from '@/lib/nav/generate-navigation';
import { writeContentVersion } from '@/lib/pages/content-version';
import { generateKnownErrors } from '@/lib/protocol/errors/generate-known-errors';
import { runCommand } from './run';

await runCommand(async () => {
  generateNavigation();
  generateKnownErrors();
  writeContentVersion(0);
});
