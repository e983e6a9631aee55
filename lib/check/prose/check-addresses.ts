import { findMistakes, mistakesOf } from '@/lib/markup/mistakes';
import type { Problem } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';
import { site } from '@/lib/site/site';
import { warnAt } from '../markdown/authored';
import type { Prose } from './read-prose';

/** Finds invalid URLs of other sites, without using the network. */
export const checkAddresses = (prose: Prose): Problem[] =>
  prose.addresses.flatMap(({ url, start, end }): Problem[] => {
    if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return [];
    const fault = faultOf(url, /(?:\]\(<?|=["']|\]:\s*)$/.test(prose.source.slice(0, start)));
    if (!fault) return [];
    const [what, fix, better] = fault;
    const edit = better === undefined ? undefined : { start, end, text: better };
    return [warnAt(prose, start, 'addresses', what, fix, edit)];
  });

type Fault = readonly [what: string, fix: string, better?: string];

/** What readers shouldn't be led to, by host, path, and query. */
const wrongPlaces = mistakesOf('address');

/** @param isTarget whether it's the target of a link with a text; other URLs are links only if they're complete */
function faultOf(url: string, isTarget: boolean): Fault | undefined {
  if (/^mailto:/i.test(url))
    return /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?|$)/i.test(url)
      ? undefined
      : [`"${url}" isn't an email address.`, 'Write mailto:name@example.com.'];
  if (!/^https?:\/\//.test(url))
    return [`"${url}" isn't a web address.`, 'Write the full address: https://….'];
  if (!URL.canParse(url)) return [`"${url}" isn't a complete address.`, 'Copy it from the browser again.'];
  const { protocol, hostname, origin, pathname, hash, search } = new URL(url);
  if (isLocal(hostname))
    // Without a period in its host, an address in the text isn't a link.
    return isTarget || hostname.includes('.')
      ? [`Readers can't follow a link to ${hostname}.`, 'Put the address between backticks.']
      : undefined;
  // `URL` accepts a last part of digits only in an IP address.
  if (!/\.(?:[a-z]{2,}|xn--[a-z\d-]+|\d+)$/.test(hostname))
    return [`"${hostname}" isn't a host name.`, 'Copy the address from the browser again.'];
  if (origin === env.siteUrl || hostname === publishedHost) {
    const path = pathname + hash;
    const fix = `Write ${isTarget ? path : `[its title](${path})`}, so that the check covers it.`;
    const what = `${url} is an address of this site.`;
    return isTarget ? [what, fix, path] : [what, fix];
  }
  const [wrong] = findMistakes(hostname + pathname + search, wrongPlaces, { url });
  if (wrong) return [wrong.what, wrong.fix];
  if (/[.,;]$/.test(url)) {
    const encoded = `%${url
      .charCodeAt(url.length - 1)
      .toString(16)
      .toUpperCase()}`;
    return [
      `${url} ends with punctuation.`,
      `Put it after the link, or write ${encoded} if it belongs to the address.`,
    ];
  }
  if (protocol === 'https:') return undefined;
  const better = url.replace(/^http:/, 'https:');
  // Other hosts may not support HTTPS, and the check doesn't use the network.
  const isSure = secureHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  const [what, fix] = [`${url} is not secure.`, `Write ${better}.`];
  return isSure ? [what, fix, better] : [what, fix];
}

/** Where the site is published, whatever host a build names. */
const publishedHost = new URL(site.url).host;

/** Hosts that are known to support HTTPS. */
const secureHosts = ['sablier.com', 'github.com', 'ethereum.org', 'etherscan.io', 'wikipedia.org'];

/** Whether only the author's machine or network has a host. */
const isLocal = (hostname: string): boolean =>
  /^(?:localhost|.+\.(?:local|localhost)|0\.0\.0\.0|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/.test(
    hostname,
  );
