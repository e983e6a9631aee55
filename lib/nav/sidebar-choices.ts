import { parseRecord } from '@/lib/site/storage';

/** Categories that the reader opened (`true`) or closed (`false`), by their path of labels. */
export type SidebarChoices = Record<string, boolean>;

/** Parses the stored choices. Anything else is dropped. */
export const parseChoices = (text: string | null): SidebarChoices =>
  parseRecord(text, (entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
