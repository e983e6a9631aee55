/** Whether the browser knows popovers. Safari 16 and Firefox 124 don't, and show them as part of the page. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Whether a popover is open. Without support, the selector alone would throw. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  hasPopovers() && element?.matches(':popover-open') === true;

export function openPopover(element: HTMLElement | null): void {
  if (hasPopovers() && !isPopoverOpen(element)) element?.showPopover();
}

export function closePopover(element: HTMLElement | null): void {
  if (isPopoverOpen(element)) element?.hidePopover();
}
