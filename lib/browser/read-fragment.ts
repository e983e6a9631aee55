/** Returns the ID in a fragment, or an empty string if the fragment can't be decoded. */
export function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
