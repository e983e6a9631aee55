import { type Release, releaseId, releaseTitle } from './release';

/** The bar above the header. Phones show only `text` and the link, so both must fit on one line. */
export type Announcement = {
  id: string;
  text: string;
  details: string;
  link: { label: string; href: string };
};

/**
 * Announces the releases that readers should use today, the latest first. Its ID names them all, so the bar reappears
 * for readers who dismissed it whenever one of them is replaced.
 * @param newest the newest release of each maintained product
 * @returns `undefined` if there are none
 */
export function announceReleases(newest: readonly Release[]): Announcement | undefined {
  const [latest, ...others] = newest.toSorted((a, b) => b.date.localeCompare(a.date));
  if (!latest) return undefined;
  const names = new Intl.ListFormat('en-US').format(others.map(releaseTitle));
  return {
    id: newest.map(releaseId).join('+'),
    text: `${releaseTitle(latest)} is out.`,
    details: names && `Also current: ${names}.`,
    link: { label: 'What changed', href: '/reference/changelog' },
  };
}

/**
 * Returns the storage key for the dismissal of an announcement. A new ID changes the key, so the announcement is shown
 * again.
 */
export const announcementKey = (id: string): string => `announcement.${id}`;

/**
 * Runs in the head of every page, before the first paint. It reads the ID from the page, so the script is the same
 * everywhere, and a single hash in the policy covers it.
 */
export const announcementScript = `try{var d=document.documentElement.dataset;if(localStorage.getItem("announcement."+d.announcement)==="dismissed")d.announcement="dismissed"}catch(e){}`;
