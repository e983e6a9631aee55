/** How long the network may stay silent, in milliseconds, before it is asked whether it is there at all. */
const patience = 8_000;

/**
 * Waits for an answer of the network, however long it takes, and gives up only when nothing else comes from there
 * either: a slow server is not a reason to show a page of yesterday, a connection that lets nothing through is.
 * @param asked the request that is on its way
 * @param reach asks the site for something small, and tells whether an answer came in time
 * @throws what the request failed with, or an Error when the site can't be reached
 */
export async function unlessOffline(
  asked: Promise<Response>,
  reach: () => Promise<boolean>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const doubt = new Promise<never>((_, reject) => {
    const check = async () => {
      if (await reach()) timer = setTimeout(check, patience);
      else reject(new Error('The site can’t be reached.'));
    };
    timer = setTimeout(check, patience);
  });
  try {
    return await Promise.race([asked, doubt]);
  } finally {
    clearTimeout(timer);
  }
}
