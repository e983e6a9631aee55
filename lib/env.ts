import { z } from 'zod';
// Not by alias: next.config.ts reads this module, and Next resolves none there.
import { site } from './site';

/**
 * Every environment variable that the site reads, all optional. README.md documents them in the same order.
 * An empty value counts as absent, because hosts often set variables to nothing.
 */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webAddress = z.url({
  protocol: /^https?$/,
  abort: true,
  error: 'is not a web address. Write it whole, as https://docs.example.com',
});

const schema = z
  .object({
    SITE_URL: optional(
      webAddress.refine((url) => new URL(url).pathname === '/', 'holds a path. Put the path into BASE_PATH'),
    ),
    BASE_PATH: optional(
      z.string().regex(/^(\/[\w.-]+)+$/, 'starts with a slash and does not end with one, as /docs'),
    ),
    PORT: optional(
      z.coerce
        .number('is not a number')
        .int('is not a whole number')
        .min(0, 'lies between 0 and 65535')
        .max(65535, 'lies between 0 and 65535'),
    ),
    NEXT_PUBLIC_ALGOLIA_APP_ID: optional(z.string().regex(/^\w+$/, 'holds only letters and digits')),
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: optional(z.string().regex(/^\w+$/, 'holds only letters and digits')),
    NEXT_PUBLIC_ALGOLIA_INDEX: optional(z.string()),
    NEXT_PUBLIC_SEARCH_TAG: optional(z.string().regex(/^[\w.-]+$/, 'holds a space or a sign besides - . _')),
    CHAT_URL: optional(webAddress),
    ANALYTICS_SCRIPT: optional(webAddress),
    ANALYTICS_SITE: optional(z.string()),
    EAGER: optional(z.literal('1', 'is not 1, the only value that means something')),
    SERVICE_WORKER: optional(z.literal('off', 'is not off, the only value that means something')),
    GITHUB_ACTIONS: optional(z.enum(['true', 'false'], 'is neither true nor false')),
    CONTENT_DIR: optional(z.string()),
    OUT_DIR: optional(z.string().regex(/^[^/]/, 'is not a path below the repository, as out')),
  })
  .superRefine((variables, context) => {
    for (const [name, partner] of together) {
      if (variables[name] === undefined || variables[partner] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: `needs ${partner} beside it` });
    }
  });

/** Variables that mean nothing without another one. */
const together = [
  ['NEXT_PUBLIC_ALGOLIA_APP_ID', 'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY'],
  ['NEXT_PUBLIC_ALGOLIA_SEARCH_KEY', 'NEXT_PUBLIC_ALGOLIA_APP_ID'],
  ['NEXT_PUBLIC_ALGOLIA_INDEX', 'NEXT_PUBLIC_ALGOLIA_APP_ID'],
  ['ANALYTICS_SITE', 'ANALYTICS_SCRIPT'],
] as const;

export type Environment = {
  /** Origin without a slash at the end, for canonical links. */
  siteUrl: string;
  /** `''`, or a path such as `/docs` under which the whole site is served. */
  basePath: string;
  /** Port of `npm start`. */
  port: number;
  /** The hosted search index; without `app` and `searchKey`, the index that is built with the site answers. */
  search: {
    app: string | undefined;
    searchKey: string | undefined;
    /** Its name. */
    index: string;
    /** What marks the records of this site: one index can hold several sites. */
    tag: string;
  };
  /** Page of a support chat that may be embedded; `undefined` shows no chat. */
  chatUrl: string | undefined;
  /** Script that counts visits, and the name of this site there; `undefined` counts nothing. */
  analytics: { script: string; site: string } | undefined;
  /** Whether pages load their scripts at once instead of at the reader's first sign of intent. */
  isEager: boolean;
  /** Whether readers can keep pages for reading without a connection. */
  hasServiceWorker: boolean;
  /** Whether a workflow of GitHub runs the checks, which then write what it shows at the lines of a pull request. */
  isGitHubActions: boolean;
  /** A folder of plain pages that takes the place of `content/` and its sidebar; `undefined` for the real site. */
  contentDir: string | undefined;
  /** Where the finished site is put. */
  outDir: string;
};

/**
 * Reads and checks the environment.
 * @param variables usually `process.env`
 * @throws Error that names each variable, what it holds and what it should be
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = schema.safeParse(variables);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}="${variables[name]}" ${issue.message}.`;
    });
    throw new Error(`The environment has a mistake:\n${lines.join('\n')}\nREADME.md lists every variable.`);
  }
  const { SITE_URL, ANALYTICS_SCRIPT, ANALYTICS_SITE, ...rest } = result.data;
  return {
    siteUrl: new URL(SITE_URL ?? 'https://docs.sablier.com').origin,
    basePath: rest.BASE_PATH ?? '',
    port: rest.PORT ?? 3000,
    search: {
      app: rest.NEXT_PUBLIC_ALGOLIA_APP_ID,
      searchKey: rest.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY,
      index: rest.NEXT_PUBLIC_ALGOLIA_INDEX ?? `${site.slug}docs`,
      tag: rest.NEXT_PUBLIC_SEARCH_TAG ?? 'docs-default-current',
    },
    chatUrl: rest.CHAT_URL,
    analytics: ANALYTICS_SCRIPT ? { script: ANALYTICS_SCRIPT, site: ANALYTICS_SITE ?? '' } : undefined,
    isEager: rest.EAGER === '1',
    hasServiceWorker: rest.SERVICE_WORKER !== 'off',
    isGitHubActions: rest.GITHUB_ACTIONS === 'true',
    contentDir: rest.CONTENT_DIR,
    outDir: rest.OUT_DIR ?? 'out',
  };
}

export const env = readEnvironment(process.env);
