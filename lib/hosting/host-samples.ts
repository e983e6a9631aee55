import { z } from 'zod';

/** Addresses of a published site, one for each thing that hosts treat in a way of their own. Without the base path. */
export type HostSamples = {
  /** `''` or such as `/docs`: small pages that lead on name it. */
  basePath: string;
  /** An address without dots. */
  page: string;
  /** Of a page and of a short link, each with a dot in its last part. */
  dotted: string[];
  /** Addresses that moved, with where each leads. */
  moved: [from: string, to: string][];
  /** Those, and short links. */
  leadOn: [from: string, to: string][];
  /** A file whose name follows from its content. */
  hashed: string;
};

const schema = z.object({
  base: z.string(),
  pages: z.array(z.object({ url: z.string() })),
  redirects: z.record(z.string(), z.string()),
});

const hasDot = (path: string): boolean => /\.[^/]*$/.test(path);

/** The first two and the last: the first may be an exception. */
const some = <T>(values: T[]): T[] => [...new Set([...values.slice(0, 2), ...values.slice(-1)])];

/**
 * Chooses what to ask a host for.
 * @param index the text of its `/index.json`
 * @param homePage its HTML
 * @throws Error when the site lacks one of them
 */
export function chooseSamples(index: string, homePage: string): HostSamples {
  const { base, pages, redirects } = schema.parse(JSON.parse(index));
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  const urls = pages.map(({ url }) => url).filter((url) => url !== '/');
  const leading = Object.entries(redirects).filter(([from]) => !from.includes('#'));
  const shortLinks = leading.filter(([from]) => from.startsWith('/s/'));
  const moved = leading.filter(([from]) => !from.startsWith('/s/'));
  const page = found(
    urls.find((url) => !hasDot(url)),
    'page',
  );
  const script = new RegExp(`"${basePath}(/_next/static/chunks/[^"]+)"`).exec(homePage)?.[1];
  return {
    basePath,
    page,
    dotted: [
      found(urls.find(hasDot), 'page with a dot in its address'),
      found(shortLinks.find(([from]) => hasDot(from))?.[0], 'short link'),
    ],
    moved: some(moved),
    leadOn: [...some(moved), ...some(shortLinks)],
    hashed: found(script, 'script'),
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The site has no ${what}. Is it one that  npm run build  made?`);
  return value;
}
