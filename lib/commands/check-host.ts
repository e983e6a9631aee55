// npm run check:host -- https://docs.example.com: checks whether the host of a published site meets its requirements.
import './plain-errors';
import { checkHost } from '@/lib/export/host/check-host';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  const [address] = process.argv.slice(2);
  if (!address || !URL.canParse(address))
    throw new StepFailed('Add the URL of the site: npm run check:host -- https://docs.example.com');
  const { text, missing } = await checkHost(address);
  console.log(text);
  if (missing > 0) throw new StepFailed('DEPLOYING.md describes how to set up each host.');
});
