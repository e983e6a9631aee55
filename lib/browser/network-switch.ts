import { createButton } from './copy-buttons';

/** The choices: `all`, or the value of `data-network` of the elements to show. */
const choices = { all: 'All', mainnets: 'Mainnets', testnets: 'Testnets' };

/** Fills every empty network switch on the page with its buttons. */
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

/** Shows the network of a button and hides the others. */
export function showNetwork(button: HTMLElement): void {
  const table = button.closest('.deployments');
  if (table && button.dataset.choice) choose(table, button.dataset.choice);
}

/**
 * Shows all networks if an element is in a hidden one.
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
    // The browser's find feature searches content that's hidden this way, and fires an event before it reveals a match.
    if (choice === 'all' || part.dataset.network === choice) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}
