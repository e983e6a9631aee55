export type Answer = {
  status: number;
  headers: Headers;
  /** The redirect target, without the origin and the base path. */
  location: string | undefined;
  text: string;
  isSecure: boolean;
};

/**
 * Sends a request without following redirects. @param base origin and base path @throws with the URL if there's no
 * response
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
