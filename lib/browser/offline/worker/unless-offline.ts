/** Milliseconds without a response after which to check whether the site is reachable. */
const patience = 8_000;

/**
 * Waits for a network response, however long it takes, unless the site turns out to be unreachable. A slow server is no
 * reason to show a cached page, but a dead connection is.
 * @param asked the pending request
 * @param reach requests something small from the site and returns whether a response arrived in time
 * @throws the request's error, or an Error if the site is unreachable
 */
export async function unlessOffline(
  asked: Promise<Response>,
  reach: () => Promise<boolean>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unreachable = new Promise<never>((_, reject) => {
    const check = async () => {
      if (await reach()) timer = setTimeout(check, patience);
      else reject(new Error('The site can’t be reached.'));
    };
    timer = setTimeout(check, patience);
  });
  try {
    return await Promise.race([asked, unreachable]);
  } finally {
    clearTimeout(timer);
  }
}
