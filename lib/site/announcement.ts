/**
 * Returns the storage key for the dismissal of an announcement. A new ID changes the key, so the announcement is shown
 * again.
 */
export const announcementKey = (id: string): string => `announcement.${id}`;

/**
 * Runs in the head of every page, before the first paint. It reads the id from the page, so its text is the same
 * everywhere and one hash admits it under a strict content policy. A reader who dismissed an announcement on the earlier
 * site doesn't see the one that is shown on their first visit to this site; later ones show as usual.
 */
export const announcementScript = `try{var d=document.documentElement.dataset,k="announcement."+d.announcement,s=localStorage,o="docusaurus.announcement.";if(d.announcement){if(s.getItem(o+"dismiss")==="true")s.setItem(k,"dismissed");s.removeItem(o+"dismiss");s.removeItem(o+"id")}if(s.getItem(k)==="dismissed")d.announcement="dismissed"}catch(e){}`;
