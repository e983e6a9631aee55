/** Categories that the reader opened (`true`) or closed (`false`), by their path of labels. */
export type SidebarChoices = Record<string, boolean>;

/** Parses the stored choices. Anything else is dropped. */
export function parseChoices(text: string | null): SidebarChoices {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
