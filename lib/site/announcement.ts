/** The bar above the header. Phones show only `text` and the link, so both must fit on one line. */
export type Announcement = {
  id: string;
  text: string;
  details: string;
  link: { label: string; href: string };
};

/** Returns the storage key of a dismissal. A new ID shows the announcement again. */
export const announcementKey = (id: string): string => `announcement.${id}`;
