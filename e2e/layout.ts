import type { Locator } from '@playwright/test';

/** Where an element is in the viewport, in CSS pixels. */
type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns the box of an element once it's attached.
 * @throws if the element isn't visible
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box, because it isn't visible.`);
  return box;
}

/** Returns by how many CSS pixels the content of an element overflows it horizontally. */
export const overflowOf = (element: Locator): Promise<number> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
