import { showChains, startFilters } from './chain-filter';
import { createButton } from './copy-buttons';

/** The choices: `all`, or the value of `data-network` of the elements to show. */
const choices = { all: 'All', mainnets: 'Mainnets', testnets: 'Testnets' };

/** Fills every empty network switch on the page with its buttons, and makes the filters above them work. */
export function addNetworkSwitches(): void {
  startFilters();
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

/**
 * Shows all networks and chains if an element is in a hidden one.
 * @returns whether it was hidden
 */
export function revealNetworkOf(element: Element): boolean {
  const hidden = element.closest('[data-network][hidden], .deployments-chain[hidden]');
  const table = hidden?.closest('.deployments');
  if (!table) return false;
  const field = table.querySelector<HTMLInputElement>('[data-filter]');
  if (field) field.value = '';
  choose(table, 'all');
  return true;
}

function choose(table: Element, choice: string): void {
  for (const button of table.querySelectorAll<HTMLElement>('[data-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
  showChains(table);
}
