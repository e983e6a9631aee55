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
export function createIconButton(action: string, { className, icon, label }: Look): HTMLButtonElement {
  const button = createButton(action);
  button.className = className;
  button.ariaLabel = label;
  const image = document.createElement('span');
  image.className = `icon icon-${icon}`;
  button.append(image);
  return button;
}
