/** Puts the buttons for wrapping and copying into the bar of each code block on the page that has none yet. */
export function addCodeButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const bar = figure.querySelector('figcaption');
    if (!bar || bar.querySelector('button')) continue;
    const wrap = createButton('wrap', 'Wrap long lines');
    wrap.setAttribute('aria-pressed', String(figure.hasAttribute('data-wrap')));
    bar.append(wrap, createButton('copy', 'Copy code'));
  }
}

function createButton(action: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `code-${action}`;
  button.dataset.action = action;
  button.ariaLabel = label;
  const icon = document.createElement('span');
  icon.className = `icon icon-${action}`;
  button.append(icon);
  return button;
}
