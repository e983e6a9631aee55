/**
 * Restores where the reader left an entry of the history whose URL has a fragment. Next replaces the entry's state while
 * the browser returns to it. Chromium then forgets the position, and scrolls to the fragment.
 * @returns a function that stops it
 */
export function keepPositions(): () => void {
  // In browsers without this, the entries have no names.
  const navigation: Navigation | undefined = window.navigation;
  if (!navigation) return () => {};
  const positions = new Map<string, number>();
  // Still the position on the page that the reader leaves. Replacing an entry's URL doesn't leave it.
  const onLeave = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== 'replace') positions.set(from.key, window.scrollY);
  };
  const onReturn = () => {
    const position = positions.get(navigation.currentEntry?.key ?? '');
    // A frame later, the browser has scrolled to the fragment, but painted nothing yet.
    if (position !== undefined && window.location.hash)
      requestAnimationFrame(() => window.scrollTo({ top: position, behavior: 'instant' }));
  };
  navigation.addEventListener('currententrychange', onLeave);
  window.addEventListener('popstate', onReturn);
  return () => {
    navigation.removeEventListener('currententrychange', onLeave);
    window.removeEventListener('popstate', onReturn);
  };
}
