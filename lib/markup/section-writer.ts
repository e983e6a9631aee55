import type { DocumentSection } from './document';

/** Takes the words of a page from top to bottom. */
export type SectionWriter = {
  /** Begins a section; what is added from now on belongs to it. */
  start(section: Omit<DocumentSection, 'text'>): void;
  /** Adds a paragraph; one that says nothing is left out. */
  add(paragraph: string): void;
  /** All sections, the one before the first heading first. */
  finish(): DocumentSection[];
};

/** A writer that has begun with the part before the first heading. */
export function sectionWriter(): SectionWriter {
  const written: (Omit<DocumentSection, 'text'> & { paragraphs: string[] })[] = [
    { id: undefined, depth: 1, heading: '', paragraphs: [] },
  ];
  return {
    start: (section) => written.push({ ...section, paragraphs: [] }),
    add: (paragraph) => {
      const text = paragraph.replace(/\s+/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(text)) written.at(-1)?.paragraphs.push(text);
    },
    finish: () => written.map(({ paragraphs, ...section }) => ({ ...section, text: paragraphs.join('\n') })),
  };
}
