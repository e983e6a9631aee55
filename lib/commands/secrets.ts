/**
 * Variables of the environment that no reader may ever see: the keys of this repository's commands, and those that hosts
 * and continuous integration set. `lib/commands/secrets.test.ts` makes sure that none is forgotten here.
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

/** A value for each of them that stands nowhere else. `npm run e2e` sets them while it builds, and looks for them after it. */
export const decoys: Readonly<Record<string, string>> = Object.fromEntries(
  secretNames.map((name) => [name, `decoy-of-${name.toLowerCase().replaceAll('_', '-')}-7c1e94`]),
);
