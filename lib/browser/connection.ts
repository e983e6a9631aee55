type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether the connection is metered or slow: data saver is on, or the connection is 2g or slower. Browsers without the
 * Network Information API count as fast.
 */
export function isSlowConnection(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
