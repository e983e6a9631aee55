import { createIconButton } from './create-button';

/** Puts the buttons for wrapping and copying into the bar of each code block on the page that has none yet. */
export function addCodeButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const bar = figure.querySelector('figcaption');
    if (!bar || bar.querySelector('button')) continue;
    const wrap = codeButton('wrap', 'Wrap long lines');
    wrap.setAttribute('aria-pressed', String(figure.hasAttribute('data-wrap')));
    bar.append(wrap, codeButton('copy', 'Copy code'));
  }
}

const codeButton = (action: string, label: string): HTMLButtonElement =>
  createIconButton(action, { className: `code-${action}`, icon: action, label });
