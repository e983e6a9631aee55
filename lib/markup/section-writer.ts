import type { DocumentSection } from './document';

/** Collects the text of a page from top to bottom. */
export type SectionWriter = {
  /** Starts a section, to which the following paragraphs belong. */
  start(section: Omit<DocumentSection, 'text'>): void;
  /** Adds a paragraph, unless it has no letters or digits. */
  add(paragraph: string): void;
  /** Returns all sections, starting with the text before the first heading. */
  finish(): DocumentSection[];
};

/** Creates a writer that starts with the text before the first heading. */
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
