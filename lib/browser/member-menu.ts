import { ownAddress, toCanonical } from '@/lib/site/addresses';
import { createButton } from './copy-buttons';
import { hasPopovers } from './popover';

/** A text that an item's menu can copy. */
type Copyable = { label: string; text: string };

let menu: HTMLElement | undefined;

/**
 * Opens the menu of a contract item below its button. The browser closes it on Escape and on a click elsewhere.
 * @param onCopy called with the chosen text
 */
export function openMemberMenu(button: HTMLElement, onCopy: (text: string) => void): void {
  const member = button.closest<HTMLElement>('.member');
  if (!member) return;
  menu ??= createMenu();
  const opened = menu;
  opened.replaceChildren(
    ...listCopyables(member).map((each) =>
      createChoice(each, () => {
        opened.hidePopover();
        button.focus();
        onCopy(each.text);
      }),
    ),
  );
  opened.ariaLabel = button.ariaLabel;
  // In the entry itself, a click on the menu would open or close the entry.
  document.body.append(opened);
  opened.showPopover();
  place(opened, button);
  opened.querySelector('button')?.focus();
}

function listCopyables(member: HTMLElement): Copyable[] {
  const heading = member.querySelector('h3');
  const name = heading?.textContent ?? '';
  const anchor = heading?.id ?? '';
  const link = ownAddress(`#${anchor}`);
  const prefix = member.closest<HTMLElement>('[data-short]')?.dataset.short;
  // Uses the same rule as the files: overloads are distinguished like their anchors.
  const shortLink = prefix && toCanonical(`${prefix}.${name}${anchor.slice(name.length)}`);
  const signature = [...member.querySelectorAll(':scope > span[id]')].find(({ id }) => id.endsWith(')'))?.id;
  return [
    { label: 'Copy link', text: link },
    ...(shortLink ? [{ label: 'Copy short link', text: shortLink }] : []),
    { label: 'Copy as comment', text: `// see ${shortLink ?? link}` },
    ...(signature ? [{ label: 'Copy ABI signature', text: signature }] : []),
  ];
}

function createMenu(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'menu member-menu';
  element.popover = 'auto';
  element.role = 'group';
  return element;
}

function createChoice({ label, text }: Copyable, onClick: () => void): HTMLButtonElement {
  const choice = document.createElement('button');
  choice.type = 'button';
  const preview = document.createElement('small');
  preview.textContent = text;
  choice.append(label, preview);
  choice.addEventListener('click', onClick);
  return choice;
}

/** Places the menu below the button, aligned with its right edge, or above if there's no room below. */
function place(opened: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = opened.getBoundingClientRect();
  const fitsBelow = anchor.bottom + height + 8 < window.innerHeight;
  const top = fitsBelow ? anchor.bottom + 4 : anchor.top - height - 4;
  opened.style.top = `${top + window.scrollY}px`;
  opened.style.left = `${Math.max(16, anchor.right - width) + window.scrollX}px`;
}

/** Adds the button that opens the menu to each contract item that doesn't have it yet. */
export function addMemberLinks(): void {
  // The menu is a popover.
  if (!hasPopovers()) return;
  for (const member of document.querySelectorAll<HTMLElement>('.member')) {
    const facts = member.querySelector('.member-facts');
    if (!facts || facts.querySelector('.member-menu-button')) continue;
    const button = createButton('member-menu');
    button.className = 'member-menu-button';
    button.ariaLabel = `Copy a link or the signature of ${member.querySelector('h3')?.textContent ?? ''}`;
    facts.append(button);
  }
}
