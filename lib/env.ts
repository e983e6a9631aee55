import { z } from 'zod';

/**
 * Every environment variable that the site reads, all optional. README.md documents them in the same order.
 * An empty value counts as absent, because hosts often set variables to nothing.
 */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const schema = z.object({
  SITE_URL: optional(
    z
      .url({
        protocol: /^https?$/,
        error: 'is not a web address. Write it whole, as https://docs.example.com',
      })
      .refine((url) => new URL(url).pathname === '/', 'holds a path. Put the path into BASE_PATH'),
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
  CONTENT_DIR: optional(z.string()),
  OUT_DIR: optional(z.string().regex(/^[^/]/, 'is not a path below the repository, as out')),
});

export type Environment = {
  /** Origin without a slash at the end, for canonical links. */
  siteUrl: string;
  /** `''`, or a path such as `/docs` under which the whole site is served. */
  basePath: string;
  /** Port of `npm start`. */
  port: number;
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
  const { SITE_URL, BASE_PATH, PORT, CONTENT_DIR, OUT_DIR } = result.data;
  return {
    siteUrl: new URL(SITE_URL ?? 'https://docs.sablier.com').origin,
    basePath: BASE_PATH ?? '',
    port: PORT ?? 3000,
    contentDir: CONTENT_DIR,
    outDir: OUT_DIR ?? 'out',
  };
}

export const env = readEnvironment(process.env);
