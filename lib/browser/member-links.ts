import { createButton } from './create-button';
import { ownAddress, siteAddress } from './own-address';

/** Puts the buttons that copy its links under the facts of each item of the contract reference that has none yet. */
export function addMemberLinks(): void {
  for (const member of document.querySelectorAll<HTMLElement>('.member')) {
    const facts = member.querySelector('.member-facts');
    if (!facts || facts.querySelector('.member-links')) continue;
    const links = document.createElement('span');
    links.className = 'member-links';
    links.append(memberButton(member, 'copy-comment', 'Copy as comment'));
    if (member.dataset.short) links.append(memberButton(member, 'copy-short', 'Copy short link'));
    facts.append(links);
  }
}

/** Its name begins with the words that it shows and ends with the item, because a page has many of them. */
function memberButton(member: HTMLElement, action: string, label: string): HTMLButtonElement {
  const button = createButton(action);
  button.ariaLabel = `${label}: ${member.querySelector('h3')?.textContent ?? ''}`;
  button.textContent = label;
  return button;
}

/** The link that a comment in code can carry: the short one where there is one. */
export const commentOf = (button: Element): string =>
  `// see ${shortLinkOf(button) ?? ownAddress(anchorOf(button))}`;

/** The short link of the item that a button belongs to. */
export function shortLinkOf(button: Element): string | undefined {
  const short = memberOf(button)?.dataset.short;
  return short && siteAddress(short);
}

const anchorOf = (button: Element): string => `#${memberOf(button)?.querySelector('h3')?.id ?? ''}`;

const memberOf = (button: Element): HTMLElement | null => button.closest<HTMLElement>('.member');
