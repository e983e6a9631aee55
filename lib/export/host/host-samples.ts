import { z } from 'zod';

/** URLs on a published site, one for each kind that hosts may handle differently. Without the base path. */
export type HostSamples = ReturnType<typeof chooseSamples>;

const schema = z.object({
  base: z.string(),
  pages: z.array(z.object({ url: z.string() })),
  redirects: z.record(z.string(), z.string()),
  contracts: z.array(z.object({ abi: z.string() })).default([]),
});

const hasDot = (path: string): boolean => /\.[^/]*$/.test(path);

/** Picks the first two and the last, because the first may be an exception. */
const some = <T>(values: T[]): T[] => [...new Set([...values.slice(0, 2), ...values.slice(-1)])];

/**
 * Chooses the URLs to request from a host.
 * @param index the text of its `/index.json`
 * @param homePage its HTML
 * @param sample a code sample whose extension hosts don't know
 * @throws if the site has no URL of some kind
 */
export function chooseSamples(index: string, homePage: string, sample: string) {
  const { base, pages, redirects, contracts } = schema.parse(JSON.parse(index));
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
    /** `''` or a path such as `/docs`, which redirect pages contain. */
    basePath,
    page,
    /** A page and a short link, each with a dot in its last segment. */
    dotted: [
      found(urls.find(hasDot), 'page with a dot in its URL'),
      found(shortLinks.find(([from]) => hasDot(from))?.[0], 'short link'),
    ],
    moved: some(moved),
    /** Moved URLs and short links with their targets. */
    redirects: [...some(moved), ...some(shortLinks)],
    /** A file whose name contains a content hash. */
    hashed: found(script, 'script'),
    sample,
    /** An ABI, if the site has contracts. */
    abi: contracts.slice(0, 1).map(({ abi }) => abi),
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The site has no ${what}. Was it built with  npm run build ?`);
  return value;
}
