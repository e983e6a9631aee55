/**
 * Returns the storage key for the dismissal of an announcement. A new ID changes the key, so the announcement is shown
 * again.
 */
export const announcementKey = (id: string): string => `announcement.${id}`;

/**
 * Runs in the head of every page, before the first paint. It reads the ID from the page, so the script is the same
 * everywhere, and a single hash in the policy covers it. Readers who dismissed an announcement on the earlier site don't
 * see the current one on their first visit to this site, but they see later ones.
 */
export const announcementScript = `try{var d=document.documentElement.dataset,k="announcement."+d.announcement,s=localStorage,o="docusaurus.announcement.";if(d.announcement){if(s.getItem(o+"dismiss")==="true")s.setItem(k,"dismissed");s.removeItem(o+"dismiss");s.removeItem(o+"id")}if(s.getItem(k)==="dismissed")d.announcement="dismissed"}catch(e){}`;
