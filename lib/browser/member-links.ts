import { createButton } from './copy-buttons';

/** Adds the button that opens the menu to each contract item that doesn't have it yet. */
export function addMemberLinks(): void {
  for (const member of document.querySelectorAll<HTMLElement>('.member')) {
    const facts = member.querySelector('.member-facts');
    if (!facts || facts.querySelector('.member-menu-button')) continue;
    const button = createButton('member-menu');
    button.className = 'member-menu-button';
    button.ariaLabel = `Copy a link or the signature of ${member.querySelector('h3')?.textContent ?? ''}`;
    facts.append(button);
  }
}
