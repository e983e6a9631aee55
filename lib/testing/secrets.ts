/**
 * Environment variables that must never be published: the keys for this repository's commands, and those that hosts and
 * continuous integration set. `lib/testing/secrets.test.ts` checks that the list is complete.
 */
export const secretNames: readonly string[] = [
  'ALGOLIA_ADMIN_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'CLOUDFLARE_API_TOKEN',
  'GITHUB_TOKEN',
  'NETLIFY_AUTH_TOKEN',
  'NODE_AUTH_TOKEN',
  'NPM_TOKEN',
  'VERCEL_TOKEN',
];

/** A unique value for each variable. `npm run e2e` sets them during builds, and a test searches the output for them. */
export const decoys: Readonly<Record<string, string>> = Object.fromEntries(
  secretNames.map((name) => [name, `decoy-of-${name.toLowerCase().replaceAll('_', '-')}-7c1e94`]),
);
