import { mdxComponents } from '@/components/mdx';
import { Breadcrumbs } from '@/components/nav/breadcrumbs';
import { Neighbours } from '@/components/nav/neighbours';
import { TableOfContents } from '@/components/nav/table-of-contents';
import type { Document } from '@/lib/content/document';
import { evaluateDocument } from '@/lib/content/evaluate';
import { lastUpdated } from '@/lib/git/last-updated';
import styles from './doc-page.module.css';
import { PageFoot } from './page-foot';

/** A documentation page: where it stands, what it says, and what comes before and after. */
export function DocPage({ document }: { document: Document; version: number }) {
  const { frontMatter, headings, file } = document;
  const Content = evaluateDocument(document);
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <Breadcrumbs />
        <h1>{frontMatter.title}</h1>
        <p className={styles.lead}>{frontMatter.description}</p>
        <div className={styles.contents}>
          <TableOfContents headings={headings.filter(({ depth }) => depth <= frontMatter.tocDepth)} />
        </div>
        <div className="prose">
          <Content components={mdxComponents} />
        </div>
        <PageFoot file={file} updated={lastUpdated(file)} />
        <Neighbours />
      </article>
    </div>
  );
}
