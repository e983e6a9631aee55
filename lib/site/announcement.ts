/** The bar above the header. Phones show only `text` and the link, so both must fit on one line. */
export type Announcement = {
  id: string;
  text: string;
  details: string;
  link: { label: string; href: string };
};

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
