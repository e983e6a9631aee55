import { showChains } from './chain-filter';

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
