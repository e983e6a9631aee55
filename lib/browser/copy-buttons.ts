import { readText } from './copy-text';

/**
 * What gets a copy button. Selectors and calls of contract items don't have the attribute, because a page contains more than
 * a hundred of them.
 */
const copyable = '[data-copy], .member-facts > code, .call pre, a[data-copy-file]';

/**
 * Adds a copy button after each element with `data-copy` that doesn't have one yet. The attribute describes
 * the text, for the button's accessible name: `<code data-copy="selector of withdraw">0x00f714ce</code>`. If
 * it's empty, the text itself is the name. The element must be part of plain HTML, which React doesn't touch. The button
 * after a link with `data-copy-file` copies the content of the file that the link leads to.
 */
export function addCopyButtons(): void {
  for (const element of document.querySelectorAll<HTMLElement>(copyable)) {
    const { copy, copyFile } = element.dataset;
    const action = copyFile === undefined ? 'copy-text' : 'copy-file';
    if (element.nextElementSibling?.matches(`[data-action="${action}"]`)) continue;
    const label = `Copy ${copyFile ?? (copy || (element.matches('pre') ? 'the call' : textOf(element)))}`;
    element.after(createIconButton(action, 'copy', label));
  }
}

/** Adds a button that wraps long lines to the call of each function. It's shown on phones (`app/reference-calls.css`). */
export function addWrapButtons(): void {
  for (const call of document.querySelectorAll('.member .call:not(:has(> button))')) {
    const button = createIconButton('wrap', 'wrap', 'Wrap long lines');
    button.ariaPressed = 'false';
    call.append(button);
  }
}

/** Creates a small button for an action of `PageActions`, with an icon. */
function createIconButton(action: string, icon: string, label: string): HTMLButtonElement {
  const button = createButton(action);
  button.className = 'copy-text';
  button.ariaLabel = label;
  const image = document.createElement('span');
  image.className = `icon icon-${icon}`;
  button.append(image);
  return button;
}

/** Loads the file that the link before a button leads to, like `readText`. */
export async function fileBefore(button: Element): Promise<string> {
  const link = button.previousElementSibling;
  return link instanceof HTMLAnchorElement ? readText(link.href) : '';
}

/** Returns the text of the element before a button. */
export const textBefore = (button: Element): string => textOf(button.previousElementSibling);

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

/** Creates a button for an action of `PageActions`, which isn't part of the page's HTML because it requires scripts. */
export function createButton(action: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = action;
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
