// npm run vercel:output: writes .vercel/output/, which `vercel deploy --prebuilt` publishes.
import './plain-errors';
import { buildPaths } from '@/lib/export/build-paths';
import { writeVercelOutput } from '@/lib/export/host/vercel-output';
import { siteHeaders } from '@/lib/export/secure-export';
import { readRedirects } from '@/lib/export/serve/read-redirects';
import { redirectsAtBase } from '@/lib/nav/redirects/paths';
import { env } from '@/lib/site/env';
import { runCommand } from './run';

await runCommand(async () => {
  const to = '.vercel/output';
  const { basePath } = env;
  const count = writeVercelOutput({
    from: buildPaths.site,
    to,
    basePath,
    headers: siteHeaders(),
    redirects: redirectsAtBase(readRedirects(buildPaths.redirects), basePath),
  });
  console.log(`Wrote ${count} files to ${to}/. Publish them with: npx vercel deploy --prebuilt --prod`);
});
