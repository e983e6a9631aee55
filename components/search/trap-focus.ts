type TabPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'preventDefault'
> & {
  currentTarget: Element;
};

const stops = 'a[href], button:not(:disabled), input, [tabindex="0"]';

/**
 * Makes the Tab key cycle through a dialog. A modal dialog alone would let it move on to the browser's own controls.
 */
export function trapFocus(event: TabPress): void {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    // Safari 17.3 and Firefox 105 have no `checkVisibility`.
    (element) =>
      element.tabIndex >= 0 && (element.checkVisibility?.() ?? element.getClientRects().length > 0),
  );
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (!to || (document.activeElement !== from && event.currentTarget.contains(document.activeElement)))
    return;
  event.preventDefault();
  to.focus();
}
