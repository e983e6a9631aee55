import type { Document } from '@/lib/markup/document';

/** Returns a page without content, for tests that need only some of its fields. */
export const sampleDocument = (slug: string, fields: Partial<Document> = {}): Document => ({
  slug,
  file: `content/${slug}.mdx`,
  frontMatter: { title: slug, description: '', tocDepth: 3 },
  headings: [],
  sections: [],
  anchors: [],
  movedAnchors: {},
  links: [],
  snippets: [],
  samples: [],
  body: { kind: 'mdx', code: '' },
  markdown: '',
  ...fields,
});
