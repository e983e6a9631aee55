/** A document that hasn't been read yet. */
export type DocumentEntry = {
  /** Such as `concepts/lockup/hooks`. */
  slug: string;
  /** Its path relative to the repository, for messages. */
  file: string;
  /**
   * `md` is plain Markdown without components, `mdx` is the authors' format, and a `contract` has a model
   * instead of text.
   */
  format: 'md' | 'mdx' | 'contract';
};

/** A source of written documents. */
export type DocumentSource = {
  /** Lists all existing documents, sorted by slug. */
  list(): DocumentEntry[];
  /** Returns a document's text, including the front matter. */
  read(entry: DocumentEntry): string;
  /** Whether to accept unknown front matter, for pages that were written by other tools. */
  lenient: boolean;
};
