import { createIconButton } from './create-button';

/**
 * Adds a copy button after each element with `data-copy` that doesn't have one yet. The attribute describes the text,
 * for the button's accessible name: `<code data-copy="selector of withdraw">0x00f714ce</code>`. If it's empty, the text
 * itself is the name. The element must be part of plain HTML, which React doesn't touch.
 */
export function addCopyButtons(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    if (element.nextElementSibling?.matches('[data-action="copy-text"]')) continue;
    const label = `Copy ${element.dataset.copy || textOf(element)}`;
    element.after(createIconButton('copy-text', { className: 'copy-text', icon: 'copy', label }));
  }
}

/** Returns the text of the element before a button. */
export const textBefore = (button: Element): string => textOf(button.previousElementSibling);

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
