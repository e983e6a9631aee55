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

type Look = { className: string; icon: string; label: string };

/**
 * Creates a button that isn't part of the page's HTML because it requires scripts.
 * @param action the action that `CodeActions` runs on a click
 */
export function createButton(action: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = action;
  return button;
}

/** Creates a button that shows only an icon. `label` is its accessible name. */
function createIconButton(action: string, { className, icon, label }: Look): HTMLButtonElement {
  const button = createButton(action);
  button.className = className;
  button.ariaLabel = label;
  const image = document.createElement('span');
  image.className = `icon icon-${icon}`;
  button.append(image);
  return button;
}

/** Returns the text of a button's code block, without the lines that a diff removes. */
export function codeOf(button: Element): string {
  const code = button.closest('figure')?.querySelector('code');
  const lines = [...(code?.querySelectorAll('.line') ?? [])];
  if (lines.length === 0) return code?.textContent ?? '';
  return lines
    .filter((line) => !line.classList.contains('line-removed'))
    .map((line) => line.textContent)
    .join('\n');
}
