/** Where the dismissal of an announcement is kept; a new id is a new key, so that it shows again. */
export const announcementKey = (id: string): string => `announcement.${id}`;

/**
 * Runs in the head of every page, before the first paint. It reads the id from the page, so its text is the same
 * everywhere and one hash admits it under a strict content policy.
 */
export const announcementScript = `try{var d=document.documentElement;if(localStorage.getItem("announcement."+d.dataset.announcement)==="dismissed")d.dataset.announcement="dismissed"}catch(e){}`;
