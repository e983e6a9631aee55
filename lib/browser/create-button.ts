type Look = { className: string; icon: string; label: string };

/**
 * A button for a page whose HTML comes without it, because it would do nothing without scripts.
 * @param action what `CodeActions` does at a click
 */
export function createButton(action: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = action;
  return button;
}

/** Such a button that shows only an icon; `label` is its name. */
export function createIconButton(action: string, { className, icon, label }: Look): HTMLButtonElement {
  const button = createButton(action);
  button.className = className;
  button.ariaLabel = label;
  const sign = document.createElement('span');
  sign.className = `icon icon-${icon}`;
  button.append(sign);
  return button;
}
