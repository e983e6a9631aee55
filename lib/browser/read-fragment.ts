/** The id that an address asks for; empty where it can't be read. */
export function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
