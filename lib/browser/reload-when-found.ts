/**
 * Reloads the page if its address exists by now. For a not-found page during development: Next sends the page again when
 * the content changes, but keeps showing that nothing was found at this address.
 */
export async function reloadWhenFound(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) window.location.reload();
}
