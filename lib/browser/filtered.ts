/** Returns what's written in a filter's field. */
export const queryIn = (field: HTMLInputElement | null): string => field?.value.trim().toLowerCase() ?? '';

/** The browser's find feature searches content that's hidden this way, and fires an event before it reveals a match. */
export const show = (element: Element, isShown: boolean): void =>
  isShown ? element.removeAttribute('hidden') : element.setAttribute('hidden', 'until-found');

/** Says beside the field how many of all entries are shown. Screen readers announce it. */
export function announce(field: HTMLInputElement, shown: number, all: number, noun: string): void {
  const status = field.closest('.entry-filter')?.querySelector('[role="status"]');
  if (status) status.textContent = shown === 0 ? `No ${noun} matches.` : count(shown, all, `${noun}s`);
}

const count = (shown: number, all: number, nouns: string): string =>
  shown === all ? `${all} ${nouns}` : `${shown} of ${all} ${nouns}`;
