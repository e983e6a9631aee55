import type { Heading } from '@/lib/content/document';

/** A section of a page with the parts below it. */
export type ContentsSection = { heading: Heading; parts: Heading[] };

/** Groups the headings of a page by section; parts before the first section have none and stand by themselves. */
export function toSections(headings: readonly Heading[]): ContentsSection[] {
  const sections: ContentsSection[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.depth === 3 && last?.heading.depth === 2) last.parts.push(heading);
    else sections.push({ heading, parts: [] });
  }
  return sections;
}
