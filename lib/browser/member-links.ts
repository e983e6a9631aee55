import { createButton } from './copy-buttons';
import { ownAddress, siteAddress } from './own-address';

/** Adds the buttons that copy links to each contract item that doesn't have them yet. */
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

/**
 * The accessible name starts with the visible label and ends with the item's name, because a page has many of these
 * buttons.
 */
function memberButton(member: HTMLElement, action: string, label: string): HTMLButtonElement {
  const button = createButton(action);
  button.ariaLabel = `${label}: ${member.querySelector('h3')?.textContent ?? ''}`;
  button.textContent = label;
  return button;
}

/** Returns a code comment with the link to the item, preferably its short link. */
export const commentOf = (button: Element): string =>
  `// see ${shortLinkOf(button) ?? ownAddress(anchorOf(button))}`;

/** Returns the short link of the item that a button belongs to. */
export function shortLinkOf(button: Element): string | undefined {
  const short = memberOf(button)?.dataset.short;
  return short && siteAddress(short);
}

const anchorOf = (button: Element): string => `#${memberOf(button)?.querySelector('h3')?.id ?? ''}`;

const memberOf = (button: Element): HTMLElement | null => button.closest<HTMLElement>('.member');
