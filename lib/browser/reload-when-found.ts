/** Reloads a not-found page in development once it exists, because Next keeps showing that it wasn't found. */
export async function reloadWhenFound(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) window.location.reload();
}
