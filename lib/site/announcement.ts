/** The bar above the header. Phones show only `text` and the link, so both must fit on one line. */
export type Announcement = {
  id: string;
  text: string;
  details: string;
  link: { label: string; href: string };
};

/** Returns the storage key of a dismissal. A new ID shows the announcement again. */
export const announcementKey = (id: string): string => `announcement.${id}`;

/** Runs before the first paint. It reads the ID from the page, so one hash in the policy covers all pages. */
export const announcementScript = `try{var d=document.documentElement.dataset;if(localStorage.getItem("announcement."+d.announcement)==="dismissed")d.announcement="dismissed"}catch(e){}`;
