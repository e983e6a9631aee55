// npm run generate: generates modules from the content.
import './plain-errors';
import { requireInputs } from './require-inputs';
import { runCommand } from './run';

await runCommand(async () => {
  await requireInputs();
  const { writeContentVersion } = await import('@/lib/pages/content-version');
  const { generateKnownErrors } = await import('@/lib/protocol/errors/generate-known-errors');
  const { generateNavigation } = await import('@/lib/nav/build-navigation');
  generateNavigation();
  generateKnownErrors();
  writeContentVersion(0);
});
