import type { Problem } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';
import { site } from '@/lib/site/site';
import { type Prose, placeIn } from './read-prose';

/** Finds invalid URLs of other sites, without using the network. */
export const checkAddresses = (prose: Prose): Problem[] =>
  prose.addresses.flatMap(({ url, start, end }): Problem[] => {
    if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return [];
    const fault = faultOf(url, /(?:\]\(<?|=["']|\]:\s*)$/.test(prose.source.slice(0, start)));
    if (!fault) return [];
    const { what, fix, better } = fault;
    const edit = better === undefined ? {} : { edit: { start, end, text: better } };
    return [{ ...placeIn(prose, start), level: 'warning', rule: 'addresses', what, fix, ...edit }];
  });

type Fault = { what: string; fix: string; better?: string };

/**
 * @param isTarget whether the URL is the target of a link with a text; other URLs are links only if they're
 * complete
 */
function faultOf(url: string, isTarget: boolean): Fault | undefined {
  if (/^mailto:/i.test(url))
    return /^mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(url)
      ? undefined
      : { what: `"${url}" isn't an email address.`, fix: 'Write mailto:name@example.com.' };
  if (!/^https?:\/\//.test(url))
    return { what: `"${url}" isn't a web address.`, fix: 'Write the full address: https://….' };
  if (!URL.canParse(url))
    return { what: `"${url}" isn't a complete address.`, fix: 'Copy it from the browser again.' };
  const { protocol, hostname, origin, pathname, hash, search, searchParams } = new URL(url);
  if (isLocal(hostname))
    // Without a period in its host, an address in the text isn't a link.
    return isTarget || hostname.includes('.')
      ? { what: `Readers can't follow a link to ${hostname}.`, fix: 'Put the address between backticks.' }
      : undefined;
  if (!/\.[a-z]{2,}$/.test(hostname))
    return {
      what: `"${hostname}" isn't a host name.`,
      fix: 'Copy the address from the browser again.',
    };
  if (/(^|\.)example\.(com|org|net)$/.test(hostname))
    return {
      what: `${url} is only an example.`,
      fix: 'Link to the real address, or put it between backticks.',
    };
  const aim = /(^|\.)(google|bing|duckduckgo|yandex|facebook|linkedin|slack-redir)\.\w+$/.test(hostname)
    ? ['url', 'q', 'u', 'uddg']
        .map((name) => searchParams.get(name))
        .find((value) => value?.startsWith('http'))
    : undefined;
  if (
    /^(www\.)?bing\.com\/ck\/|^r\.search\.yahoo\.com\/|^(www\.)?google\.\w+\/url\b/.test(
      hostname + pathname,
    ) &&
    !aim
  )
    return {
      what: `${hostname} only redirects from here.`,
      fix: 'Open it, and copy the address of the page.',
    };
  if (/^(?:bit\.ly|buff\.ly|goo\.gl|is\.gd|lnkd\.in|ow\.ly|t\.co|tinyurl\.com)$/.test(hostname))
    return {
      what: `${url} hides where it leads, and can lead elsewhere later.`,
      fix: 'Open it, and copy the address of the page.',
    };
  if (
    /-git-[\w-]+\.vercel\.app$|--[\w-]+\.netlify\.app$|\.(?:ngrok(?:-free)?\.(?:app|dev|io)|trycloudflare\.com)$/.test(
      hostname,
    )
  )
    return {
      what: `${hostname} is a preview, which disappears.`,
      fix: 'Link to the published page.',
    };
  if (aim) return { what: `${hostname} only redirects from here.`, fix: `Write ${aim}` };
  if (
    /^\/.+\/edit(?:\/|$)/.test(pathname) ||
    (hostname === 'github.com' && /^\/[^/]+\/[^/]+\/(?:new|upload)\//.test(pathname)) ||
    (hostname === 'hackmd.io' && /^\?(?:edit|both)$/.test(search)) ||
    hostname === 'github.dev'
  )
    return {
      what: `${url} opens a form to edit the text.`,
      fix: 'Link to the page that shows the text.',
    };
  if (origin === env.siteUrl || hostname === publishedHost) {
    const better = `${pathname}${hash}`;
    return {
      what: `${url} is an address of this site.`,
      fix: `Write ${isTarget ? better : `[its title](${better})`}, so that the check covers it.`,
      ...(isTarget && { better }),
    };
  }
  const tracking = [...searchParams.keys()].filter((name) =>
    /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|igshid|ref_src|_hsenc|_hsmi|si)$/.test(name),
  );
  if (tracking.length > 0)
    return { what: `${url} contains tracking parameters.`, fix: `Remove ${tracking.join(' and ')}.` };
  if (/[.,;]$/.test(url)) return { what: `${url} ends with punctuation.`, fix: 'Put it after the link.' };
  if (protocol === 'http:') {
    const better = url.replace(/^http:/, 'https:');
    // Other hosts may not support HTTPS, and the check doesn't use the network.
    const isSure = secureHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
    return { what: `${url} is not secure.`, fix: `Write ${better}.`, ...(isSure && { better }) };
  }
  return undefined;
}

/** Where the site is published, whatever host a build names. */
const publishedHost = new URL(site.url).host;

/** Hosts that are known to support HTTPS. */
const secureHosts = [
  'sablier.com',
  'github.com',
  'ethereum.org',
  'etherscan.io',
  'wikipedia.org',
  'soliditylang.org',
];

/** Whether only the author's machine or network has a host. */
const isLocal = (hostname: string): boolean =>
  /^(?:localhost|.+\.(?:local|localhost)|0\.0\.0\.0|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/.test(
    hostname,
  );
