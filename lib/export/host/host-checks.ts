import { scopeHeader } from '@/lib/browser/offline/register-worker';
import { workerPath } from '@/lib/browser/offline/request-kinds';
import { splitTarget } from '@/lib/nav/redirects/paths';
import { atBase, withoutBase } from '@/lib/site/page-paths';
import { site } from '@/lib/site/site';
import { anyOrigin, sampleType, securityHeaders } from '../security/headers';
import type { HostSamples } from './host-samples';

/** A path to request, possibly with the path that it should lead to. */
type Sample = string | readonly [path: string, to: string];

/** Returns what's wrong with an answer, if anything, as a line that contains the path. */
type FaultOf = (answer: Answer, path: string, to: string, samples: HostSamples) => string | undefined;

/** A requirement or a recommendation for hosts. */
type HostCheck = {
  needs: string;
  /** Whether readers hit dead ends otherwise. */
  isMust: boolean;
  list: (samples: HostSamples) => readonly Sample[];
  faultOf: FaultOf;
};

const must = (needs: string, list: HostCheck['list'], faultOf: FaultOf): HostCheck => ({
  needs,
  isMust: true,
  list,
  faultOf,
});

const better: typeof must = (...check) => ({ ...must(...check), isMust: false });

/** Expects a file of a type, and a status. */
const isFile =
  (type = '', status = 200): FaultOf =>
  (answer, path) => {
    if (answer.status !== status) return `${path} returns ${answer.status} instead of ${status}`;
    const got = answer.headers.get('content-type') ?? 'none';
    const plain = (words: string) => words.toLowerCase().replaceAll(' ', '');
    return plain(got).startsWith(plain(type)) ? undefined : `${path} has the type ${got} instead of ${type}`;
  };

/** Some hosts reserve the folder `api` for functions, and answer with a page of their own. */
const notFound = ['/no/such/page', '/api/none'] as const;

export const hostChecks: readonly HostCheck[] = [
  must('Pages have clean URLs', ({ page }) => [page], isFile('text/html')),
  must('URLs can contain dots', ({ dotted }) => dotted, isFile('text/html')),
  must(
    'Unknown URLs show the not-found page with status 404',
    () => notFound,
    (answer, path, ...rest) =>
      isFile('text/html', 404)(answer, path, ...rest) ??
      (answer.text.includes(site.title) ? undefined : `${path} doesn't show 404.html`),
  ),
  must(
    'Doubled slashes never lead to another site',
    () => ['//example.com/'],
    ({ location = '/' }, path) => (location.startsWith('/') ? undefined : `${path} leads to ${location}`),
  ),
  must('Icons are images', () => ['/app-icons/favicon-32.png'], isFile('image/png')),
  must('Payloads of pages are text', ({ page }) => [`${page}.txt`], isFile('text/plain')),
  must('Pages have plain forms', ({ page }) => [`${page}.md`], isFile()),
  must(
    'Old URLs and short links redirect',
    ({ redirects }) => redirects,
    (answer, from, to, { basePath }) =>
      leadsTo(answer, to, basePath) ? undefined : `${from} doesn't redirect to ${to}`,
  ),
  must(
    "Missing files aren't cached",
    () => ['/_next/static/chunks/of-a-former-build.js'],
    ({ status, headers }, path) => {
      if (status !== 404) return `${path} returns ${status}`;
      const hours = lifetimeIn(headers) / 3600;
      return hours > 1 ? `${path} can be cached for ${Math.round(hours)} hours` : undefined;
    },
  ),
  better(
    'The host redirects old URLs and keeps the query',
    ({ moved }) => moved.map(([from, to]) => [`${from}?a=1`, to]),
    ({ location = 'a small page' }, path, to) => {
      const { path: target, fragment } = splitTarget(to);
      return location === `${target}?a=1${fragment}` ? undefined : `${path} leads to ${location}`;
    },
  ),
  better(
    'Each page has one URL',
    ({ page, dotted }) => [page, ...dotted].flatMap((path) => [`${path}/`, `${path}.html`]),
    ({ status, text }, path) =>
      status === 200 && !text.includes('http-equiv="refresh"') ? `${path} also shows the page` : undefined,
  ),
  // The "not found" page requests the URL without the second slash.
  better(
    'URLs with doubled slashes redirect',
    ({ page }) => [[`/${page}`, page]],
    ({ status, location }, path, to) =>
      location === to ? undefined : `${path} returns ${status}, and only a script redirects`,
  ),
  // The "not found" page requests the URL without the slash.
  better(
    'URLs with a trailing slash redirect',
    ({ page, redirects }) => [
      [`${page}/`, page],
      ...redirects.map(([from, to]) => [`${from}/`, to] as const),
    ],
    (answer, path, to, { basePath }) =>
      // Either directly to the target, or to the URL without the slash.
      [path.slice(0, -1), to].some((target) => leadsTo(answer, target, basePath))
        ? undefined
        : `${path} returns ${answer.status}, and only a script redirects`,
  ),
  better('Plain forms are Markdown', ({ page }) => [`${page}.md`], isFile('text/markdown; charset=utf-8')),
  better(
    'All responses have the headers',
    ({ page, hashed }) => [page, hashed, notFound[0]],
    ({ headers, isSecure }, path) => {
      const missing = wantedHeaders(isSecure).filter((name) => !headers.has(name));
      return missing.length > 0 ? `${path} has no ${missing.join(', ')}` : undefined;
    },
  ),
  better(
    'Scripts on other sites can read the data',
    ({ abi, sample }) => ['/index.json', ...abi, sample],
    ({ headers }, path) =>
      headers.get('access-control-allow-origin') === anyOrigin
        ? undefined
        : `${path} is sent without Access-Control-Allow-Origin: ${anyOrigin}`,
  ),
  better('Samples are text', ({ sample }) => [sample], isFile(sampleType)),
  better(
    'The service worker may handle the home page',
    ({ basePath }) => (basePath ? [workerPath] : []),
    ({ headers }, path) => (headers.has(scopeHeader) ? undefined : `${path} is sent without ${scopeHeader}`),
  ),
  better(
    'Browsers cache hashed files and revalidate pages',
    ({ hashed, page }) => [hashed, page],
    ({ headers }, path, _, { hashed }) => {
      const seconds = lifetimeIn(headers);
      const isExpected = path === hashed ? seconds >= 30 * 24 * 3600 : seconds === 0;
      const got = headers.get('cache-control') ?? 'none';
      return isExpected ? undefined : `${path} has the wrong Cache-Control: ${got}`;
    },
  ),
  better(
    'Pages are compressed',
    ({ page }) => [page],
    ({ headers }, path) => (headers.has('content-encoding') ? undefined : `${path} is not compressed`),
  ),
];

/**
 * Requests what a check needs from a host.
 * @param base origin and base path of the site, without a trailing slash
 * @returns the problems, one line each
 * @throws if there's no response; the message contains the URL
 */
export async function runCheck(
  { list, faultOf }: HostCheck,
  base: string,
  samples: HostSamples,
): Promise<string[]> {
  const faults = list(samples).map(async (sample) => {
    const [path, to] = typeof sample === 'string' ? [sample, ''] : sample;
    return faultOf(await probeHost(base, path), path, to, samples);
  });
  return (await Promise.all(faults)).filter((line) => line !== undefined);
}

/** Whether a response redirects to a path on the site, with a status or with a redirect page. */
const leadsTo = ({ location, text }: Answer, to: string, basePath: string): boolean =>
  location === to || text.includes(`url=${encodeURI(atBase(to, basePath))}"`);

/** Browsers ignore `Strict-Transport-Security` unless it's sent over HTTPS. */
const wantedHeaders = (isSecure: boolean): string[] =>
  Object.keys(securityHeaders('')).filter((name) => isSecure || name !== 'Strict-Transport-Security');

/** Returns for how many seconds browsers use a response without asking again. */
function lifetimeIn(headers: Headers): number {
  const cache = headers.get('cache-control') ?? '';
  if (/no-cache|no-store/.test(cache)) return 0;
  const [, seconds] = /max-age=(\d+)/.exec(cache) ?? [];
  // Without the header, browsers choose.
  return seconds === undefined ? Number.NaN : Number(seconds);
}

/** What a host returns for a path. */
type Answer = Awaited<ReturnType<typeof probeHost>>;

/**
 * Sends a request to a host, by default without following redirects.
 * @param base origin and base path of the site, without a trailing slash
 * @throws if there's no complete response within 30 s; the message contains the URL
 */
export async function probeHost(base: string, path: string, redirect: RequestRedirect = 'manual') {
  const url = base + path;
  const load = async () => {
    const response = await fetch(url, { redirect, signal: AbortSignal.timeout(30_000) });
    return { response, text: await response.text() };
  };
  const { response, text } = await load().catch((cause: Error) => {
    throw new Error(`${url} can't be reached: ${cause.message}`, { cause });
  });
  const location = response.headers.get('location');
  const target = location === null ? undefined : new URL(location, url).href;
  return {
    status: response.status,
    headers: response.headers,
    /** The redirect target, without the origin and the base path. */
    location: target && (withoutBase(target, base) ?? target),
    text,
    isSecure: url.startsWith('https:'),
  };
}
