import { createButton } from './create-button';

/** What a reader can choose: the value of `data-network` of what is then shown alone, or `all`. */
const choices = { all: 'All', mainnets: 'Mainnets', testnets: 'Testnets' };

/** Puts a button for each choice into every box for them on the page that is still empty. */
export function addNetworkSwitches(): void {
  for (const box of document.querySelectorAll('[data-network-switch]:empty')) {
    box.role = 'group';
    box.ariaLabel = 'Networks';
    for (const [choice, label] of Object.entries(choices)) {
      const button = createButton('show-network');
      button.dataset.choice = choice;
      button.ariaPressed = String(choice === 'all');
      button.textContent = label;
      box.append(button);
    }
  }
}

/** Shows the network that a button stands for, and nothing of the others. */
export function showNetwork(button: HTMLElement): void {
  const table = button.closest('.deployments');
  if (table && button.dataset.choice) choose(table, button.dataset.choice);
}

/**
 * Shows all networks if an element stands in one that is hidden.
 * @returns whether it was hidden
 */
export function revealNetworkOf(element: Element): boolean {
  const hidden = element.closest('[data-network][hidden]');
  const table = hidden?.closest('.deployments');
  if (table) choose(table, 'all');
  return Boolean(table);
}

function choose(table: Element, choice: string): void {
  for (const button of table.querySelectorAll<HTMLElement>('[data-choice]'))
    button.ariaPressed = String(button.dataset.choice === choice);
  for (const part of table.querySelectorAll<HTMLElement>('[data-network]')) {
    // The browser's own search finds what is hidden in this way, and says so by an event before it shows it.
    if (choice === 'all' || part.dataset.network === choice) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}
