/** One document before it is read: its address and where its text comes from. */
export type DocumentEntry = {
  /** `concepts/lockup/hooks` */
  slug: string;
  /** What messages call it: a path from the repository's root. */
  file: string;
  /** `md` is plain Markdown without components, `mdx` the authors' format; `contract` has no text but a model. */
  format: 'md' | 'mdx' | 'contract';
};

/** Where written documents come from. */
export type DocumentSource = {
  /** Every document that exists now, in the order of their slugs. */
  list(): DocumentEntry[];
  /** The text of one of them, front matter included. */
  read(entry: DocumentEntry): string;
  /** Pages that other tools wrote may hold front matter that is not ours. */
  lenient: boolean;
};
