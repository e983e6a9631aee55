import { z } from 'zod';
// No aliases, because next.config.ts imports this module, and Next doesn't resolve aliases there.
import { site } from './site';

/** DEPLOYING.md documents the variables in the same order. Hosts often set variables to an empty string. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webAddress = z.url({
  protocol: /^https?$/,
  abort: true,
  error: 'is not a URL. Write it in full, such as https://docs.example.com',
});

const schema = z
  .object({
    SITE_URL: optional(
      webAddress.refine(
        (url) => new URL(url).pathname === '/',
        'contains a path. Put the path into BASE_PATH',
      ),
    ),
    BASE_PATH: optional(
      z.string().regex(/^(\/[\w.-]+)+$/, 'must start with a slash and not end with one, such as /docs'),
    ),
    PORT: optional(
      z.coerce
        .number('is not a number')
        .int('is not a whole number')
        .min(0, 'must be between 0 and 65535')
        .max(65535, 'must be between 0 and 65535'),
    ),
    NEXT_PUBLIC_ALGOLIA_APP_ID: optional(z.string().regex(/^\w+$/, 'must contain only letters and digits')),
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: optional(
      z.string().regex(/^\w+$/, 'must contain only letters and digits'),
    ),
    NEXT_PUBLIC_ALGOLIA_INDEX: optional(z.string()),
    NEXT_PUBLIC_SEARCH_TAG: optional(
      z.string().regex(/^[\w.-]+$/, 'contains a space or a character other than letters, digits, - . _'),
    ),
    CHAT_URL: optional(webAddress),
    ANALYTICS_SCRIPT: optional(webAddress),
    ANALYTICS_SITE: optional(z.string()),
    SERVICE_WORKER: optional(z.literal('off', 'is not off, the only valid value')),
    GITHUB_ACTIONS: optional(z.enum(['true', 'false'], 'is neither true nor false')),
    CONTENT_DIR: optional(z.string()),
    OUT_DIR: optional(z.string().regex(/^[^/]/, 'is not a path relative to the repository, such as out')),
  })
  .superRefine((variables, context) => {
    for (const [name, partner] of together) {
      if (variables[name] === undefined || variables[partner] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: `also requires ${partner}` });
    }
  });

/** Pairs of variables, the first of which requires the second. */
const together = [
  ['NEXT_PUBLIC_ALGOLIA_APP_ID', 'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY'],
  ['NEXT_PUBLIC_ALGOLIA_SEARCH_KEY', 'NEXT_PUBLIC_ALGOLIA_APP_ID'],
  ['NEXT_PUBLIC_ALGOLIA_INDEX', 'NEXT_PUBLIC_ALGOLIA_APP_ID'],
  ['ANALYTICS_SITE', 'ANALYTICS_SCRIPT'],
] as const;

/** The settings of a build. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads and validates the environment.
 * @param variables usually `process.env`
 * @throws if any variable is invalid; the message contains each one's name, value, and the fix
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const result = schema.safeParse(variables);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}="${variables[name]}" ${issue.message}.`;
    });
    throw new Error(
      `The environment has a mistake:\n${lines.join('\n')}\nDEPLOYING.md lists every variable.`,
    );
  }
  const { SITE_URL, ANALYTICS_SCRIPT, ANALYTICS_SITE, ...rest } = result.data;
  return {
    /** Origin without a trailing slash, for canonical links. */
    siteUrl: new URL(SITE_URL ?? site.url).origin,
    /** `''`, or a path such as `/docs` under which the whole site is served. */
    basePath: rest.BASE_PATH ?? '',
    port: rest.PORT ?? 3000,
    /** The hosted search index. Without `app` and `searchKey`, the built-in index is used. */
    search: {
      app: rest.NEXT_PUBLIC_ALGOLIA_APP_ID,
      searchKey: rest.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY,
      index: rest.NEXT_PUBLIC_ALGOLIA_INDEX ?? `${site.slug}docs`,
      /** The tag of this site's records, because an index can contain several sites. */
      tag: rest.NEXT_PUBLIC_SEARCH_TAG ?? 'docs-default-current',
    },
    /** URL of an embeddable support chat, or `undefined` for no chat. */
    chatUrl: rest.CHAT_URL,
    /** URL of an analytics script, and this site's name in its reports, or `undefined` for no analytics. */
    analytics: ANALYTICS_SCRIPT ? { script: ANALYTICS_SCRIPT, site: ANALYTICS_SITE ?? '' } : undefined,
    /** Whether a service worker keeps visited pages for offline reading. */
    hasServiceWorker: rest.SERVICE_WORKER !== 'off',
    /** Whether a GitHub workflow runs the checks, which then annotate the lines of a pull request. */
    isGitHubActions: rest.GITHUB_ACTIONS === 'true',
    /** A folder of plain pages that replaces `content/` and its sidebar, or `undefined` for the real site. */
    contentDir: rest.CONTENT_DIR,
    outDir: rest.OUT_DIR ?? 'out',
  };
}

export const env = readEnvironment(process.env);
