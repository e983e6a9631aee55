import { workerPath } from '@/lib/browser/offline/addresses';
import { scopeHeader } from '@/lib/browser/offline/register-worker';
import { splitTarget } from '@/lib/nav/redirects/paths';
import { atBase } from '@/lib/site/addresses';
import { site } from '@/lib/site/site';
import { anyOrigin, sampleType, securityHeaders } from '../security/headers';
import type { HostSamples } from './host-samples';

/** Requests a path on the site without following redirects. */
export type Ask = (path: string) => Promise<Answer>;

/** A requirement or a recommendation for hosts. */
type HostCheck = {
  needs: string;
  /** Whether readers hit dead ends otherwise. */
  isMust: boolean;
  /** Returns the problems, one line each. */
  look: (ask: Ask, samples: HostSamples) => Promise<string[]>;
};

const must = (needs: string, look: HostCheck['look']): HostCheck => ({ needs, isMust: true, look });
const better = (needs: string, look: HostCheck['look']): HostCheck => ({ needs, isMust: false, look });

const notFound = '/no/such/page';
/** Some hosts reserve this folder for functions, and answer with a page of their own. */
const notFoundInApi = '/api/none';
const goneFile = '/_next/static/chunks/of-a-former-build.js';

export const hostChecks: readonly HostCheck[] = [
  must('Pages have clean URLs', async (ask, { page }) => (await expectFile(ask, page, 'text/html')).mistakes),
  must('URLs can contain dots', async (ask, { dotted }) =>
    (await Promise.all(dotted.map((path) => expectFile(ask, path, 'text/html')))).flatMap(
      ({ mistakes }) => mistakes,
    ),
  ),
  must('Unknown URLs show the not-found page with status 404', async (ask) => {
    const results = await Promise.all(
      [notFound, notFoundInApi].map(async (path) => {
        const { mistakes, text } = await expectFile(ask, path, 'text/html', 404);
        return [...mistakes, ...(text.includes(site.title) ? [] : [`${path} doesn't show 404.html`])];
      }),
    );
    return results.flat();
  }),
  must('Doubled slashes never lead to another site', async (ask) => {
    const { location } = await ask('//example.com/');
    return location === undefined || location.startsWith('/') ? [] : [`//example.com/ leads to ${location}`];
  }),
  must(
    'Icons are images',
    async (ask) => (await expectFile(ask, '/app-icons/favicon-32.png', 'image/png')).mistakes,
  ),
  must(
    'Payloads of pages are text',
    async (ask, { page }) => (await expectFile(ask, `${page}.txt`, 'text/plain')).mistakes,
  ),
  must('Pages have plain forms', async (ask, { page }) => (await expectFile(ask, `${page}.md`)).mistakes),
  must('Old URLs and short links redirect', async (ask, { redirects, basePath }) =>
    collect(redirects, async ([from, to]) =>
      leadsTo(await ask(from), to, basePath) ? undefined : `${from} doesn't redirect to ${to}`,
    ),
  ),
  must("Missing files aren't cached", async (ask) => {
    const { status, headers } = await ask(goneFile);
    if (status !== 404) return [`${goneFile} returns ${status}`];
    const seconds = lifetimeIn(headers);
    return seconds > 3600 ? [`${goneFile} can be cached for ${Math.round(seconds / 3600)} hours`] : [];
  }),
  better('The host redirects old URLs and keeps the query', async (ask, { moved }) =>
    collect(moved, async ([from, to]) => {
      const { location } = await ask(`${from}?a=1`);
      const { path, fragment } = splitTarget(to);
      return location === `${path}?a=1${fragment}`
        ? undefined
        : `${from}?a=1 leads to ${location ?? 'a small page'}`;
    }),
  ),
  better('Each page has one URL', async (ask, { page, dotted }) =>
    collect(
      [page, ...dotted].flatMap((path) => [`${path}/`, `${path}.html`]),
      async (path) => {
        const { status, text } = await ask(path);
        const isPage = status === 200 && !text.includes('http-equiv="refresh"');
        return isPage ? `${path} also shows the page` : undefined;
      },
    ),
  ),
  better('URLs with doubled slashes redirect', async (ask, { page }) =>
    collect([page], async (path) => {
      const { status, location } = await ask(`/${path}`);
      // The "not found" page requests the URL without the second slash.
      return location === path ? undefined : `/${path} returns ${status}, and only a script redirects`;
    }),
  ),
  better('URLs with a trailing slash redirect', async (ask, { page, redirects, basePath }) =>
    collect([[page, page] as const, ...redirects], async ([from, to]) => {
      const answer = await ask(`${from}/`);
      // Either directly to the target, or to the URL without the slash.
      const isLed = [from, to].some((target) => leadsTo(answer, target, basePath));
      // The "not found" page requests the URL without the slash.
      return isLed ? undefined : `${from}/ returns ${answer.status}, and only a script redirects`;
    }),
  ),
  better(
    'Plain forms are Markdown',
    async (ask, { page }) => (await expectFile(ask, `${page}.md`, 'text/markdown; charset=utf-8')).mistakes,
  ),
  better('All responses have the headers', async (ask, { page, hashed }) =>
    collect([page, hashed, notFound], async (path) => {
      const { headers, isSecure } = await ask(path);
      const missing = wantedHeaders(isSecure).filter((name) => !headers.has(name));
      return missing.length > 0 ? `${path} has no ${missing.join(', ')}` : undefined;
    }),
  ),
  better('Scripts on other sites can read the data', async (ask, { abi, sample }) =>
    collect(['/index.json', ...abi, sample], async (path) =>
      (await ask(path)).headers.get('access-control-allow-origin') === anyOrigin
        ? undefined
        : `${path} is sent without Access-Control-Allow-Origin: ${anyOrigin}`,
    ),
  ),
  better('Samples are text', async (ask, { sample }) => (await expectFile(ask, sample, sampleType)).mistakes),
  better('The service worker may handle the home page', async (ask, { basePath }) => {
    if (!basePath || (await ask(workerPath)).headers.has(scopeHeader)) return [];
    return [`${workerPath} is sent without ${scopeHeader}`];
  }),
  better('Browsers cache hashed files and revalidate pages', async (ask, { page, hashed }) => [
    ...(await expectLifetime(ask, hashed, (seconds) => seconds >= 30 * 24 * 3600)),
    ...(await expectLifetime(ask, page, (seconds) => seconds === 0)),
  ]),
  better('Pages are compressed', async (ask, { page }) =>
    (await ask(page)).headers.has('content-encoding') ? [] : [`${page} is not compressed`],
  ),
];

/** Whether a response redirects to a path on the site, with a status or with a redirect page. */
const leadsTo = ({ location, text }: Answer, to: string, basePath: string): boolean =>
  location === to || text.includes(`url=${encodeURI(atBase(to, basePath))}"`);

/** Browsers ignore `Strict-Transport-Security` unless it's sent over HTTPS. */
const wantedHeaders = (isSecure: boolean): string[] =>
  Object.keys(securityHeaders('')).filter((name) => isSecure || name !== 'Strict-Transport-Security');

const collect = async <T>(
  values: readonly T[],
  look: (value: T) => Promise<string | undefined>,
): Promise<string[]> => (await Promise.all(values.map(look))).filter((line) => line !== undefined);

async function expectFile(
  ask: Ask,
  path: string,
  type = '',
  status = 200,
): Promise<{ mistakes: string[]; text: string }> {
  const answer = await ask(path);
  const got = answer.headers.get('content-type') ?? 'none';
  const plain = (words: string) => words.toLowerCase().replaceAll(' ', '');
  const problems = [
    ...(answer.status === status ? [] : [`${path} returns ${answer.status} instead of ${status}`]),
    ...(plain(got).startsWith(plain(type)) ? [] : [`${path} has the type ${got} instead of ${type}`]),
  ];
  return { mistakes: problems.slice(0, 1), text: answer.text };
}

async function expectLifetime(
  ask: Ask,
  path: string,
  isExpected: (seconds: number) => boolean,
): Promise<string[]> {
  const { headers } = await ask(path);
  const got = headers.get('cache-control') ?? 'none';
  return isExpected(lifetimeIn(headers)) ? [] : [`${path} has the wrong Cache-Control: ${got}`];
}

/** Returns for how many seconds browsers use a response without asking again. */
function lifetimeIn(headers: Headers): number {
  const cache = headers.get('cache-control') ?? '';
  if (/no-cache|no-store/.test(cache)) return 0;
  const [, seconds] = /max-age=(\d+)/.exec(cache) ?? [];
  // Without the header, browsers choose.
  return seconds === undefined ? Number.NaN : Number(seconds);
}

type Answer = {
  status: number;
  headers: Headers;
  /** The redirect target, without the origin and the base path. */
  location: string | undefined;
  text: string;
  isSecure: boolean;
};

/**
 * Sends a request to a host without following redirects.
 * @param base origin and base path of the site, without a trailing slash
 * @throws if there's no response; the message contains the URL
 */
export async function probeHost(base: string, path: string): Promise<Answer> {
  const url = base + path;
  const response = await fetch(url, { redirect: 'manual' }).catch((cause: Error) => {
    throw new Error(`${url} can't be reached: ${cause.message}`, { cause });
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    headers: response.headers,
    location: location === null ? undefined : withoutBase(new URL(location, url).href, base),
    text: await response.text(),
    isSecure: url.startsWith('https:'),
  };
}

const withoutBase = (href: string, base: string): string =>
  href.startsWith(base) ? href.slice(base.length) || '/' : href;
