// npm run check:host -- https://docs.example.com: asks a published site whether its host does what the pages need.
import './plain-errors';
import { checkHost } from '@/lib/build/host/check-host';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  const [address] = process.argv.slice(2);
  if (!address || !URL.canParse(address))
    throw new StepFailed('Name the address of the site: npm run check:host -- https://docs.example.com');
  const { text, missing } = await checkHost(address);
  console.log(text);
  if (missing > 0) throw new StepFailed('DEPLOYING.md says how each host is set up.');
});
