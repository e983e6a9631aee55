import type { Heading } from '@/lib/markup/document';

export type ContentsSection = { heading: Heading; parts: Heading[] };

/** Groups the headings of a page by section. Subsections before the first section become separate entries. */
export function toSections(headings: readonly Heading[]): ContentsSection[] {
  const sections: ContentsSection[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.depth === 3 && last?.heading.depth === 2) last.parts.push(heading);
    else sections.push({ heading, parts: [] });
  }
  return sections;
}
