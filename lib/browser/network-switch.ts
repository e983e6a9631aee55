import { showChains } from './chain-filter';
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
      button.setAttribute('aria-pressed', String(choice === 'all'));
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

/** Chooses all networks of a table. */
export const resetNetwork = (table: Element): void => choose(table, 'all');

function choose(table: Element, choice: string): void {
  for (const button of table.querySelectorAll<HTMLElement>('[data-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
  showChains(table);
}
