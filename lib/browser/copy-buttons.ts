import { createIconButton } from './create-button';

/**
 * Puts a button that copies its text after each element with `data-copy` on the page that has none yet. The attribute
 * says what the text is, for the name of the button: `<code data-copy="selector of withdraw">0x00f714ce</code>`. Left
 * empty, the text itself is the name. The element must stand in plain HTML, which React doesn't touch.
 */
export function addCopyButtons(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    if (element.nextElementSibling?.matches('[data-action="copy-text"]')) continue;
    const label = `Copy ${element.dataset.copy || textOf(element)}`;
    element.after(createIconButton('copy-text', { className: 'copy-text', icon: 'copy', label }));
  }
}

/** The text of the element that a button stands after. */
export const textBefore = (button: Element): string => textOf(button.previousElementSibling);

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
