import type { ReactNode } from 'react';
import { breakable } from '@/components/breakable';
import { mdxComponents } from '@/components/mdx';
import { Html } from '@/components/mdx/html';
import { AdjacentPages } from '@/components/nav/adjacent-pages';
import { Breadcrumbs } from '@/components/nav/breadcrumbs';
import { EntryFilter } from '@/components/nav/entry-filter';
import { ReleaseLine } from '@/components/nav/release-line';
import { TableOfContents } from '@/components/nav/table-of-contents';
import { releases as allReleases } from '@/content/releases';
import { evaluateDocument } from '@/lib/content/evaluate';
import type { Document, DocumentBody } from '@/lib/markup/document';
import { splitStandards } from '@/lib/markup/typography';
import { listReleases } from '@/lib/nav/list-releases';
import { plainUrl } from '@/lib/nav/page-head/plain-url';
import { lastUpdated } from '@/lib/pages/last-updated';
import { releasesOfPage } from '@/lib/site/releases';
import { CopyPage } from './copy-page';
import styles from './doc-page.module.css';
import { PageFoot } from './page-foot';
import { StructuredData } from './structured-data';

/** A documentation page with its breadcrumbs, content, table of contents, and links to the adjacent pages. */
export function DocPage({ document }: { document: Document; version: number }) {
  const { frontMatter, headings, body, width } = document;
  const updated = lastUpdated(document.file);
  const markdown = plainUrl(document.slug);
  const described = releasesOfPage(document);
  const releases = described.map(({ product, version }) => ({ product, version }));
  const isOlder = described.length > 0 && described.every(({ status }) => status !== 'newest');
  // Above the first sentence, readers don't know yet what a list of several products is about.
  const isLongList = !isOlder && new Set(releases.map(({ product }) => product)).size > 1;
  return (
    <div className={styles.page} data-width={width}>
      <StructuredData document={document} updated={updated} />
      <article className={styles.article}>
        <div className={styles.top}>
          <Breadcrumbs />
          {markdown && <CopyPage url={markdown} />}
        </div>
        <h1>{breakable(frontMatter.title)}</h1>
        {releases.length > 0 && !isLongList && <ReleaseLine releases={releases} />}
        <p className={styles.lead}>{joined(document.lead || frontMatter.description)}</p>
        <TableOfContents
          title={frontMatter.title}
          headings={headings.filter(({ depth }) => depth <= frontMatter.tocDepth)}
          beginning={nameBeginning(document)}
          isFull={width === 'full'}
          hasCode={isNamedAfterCode(document)}
          filter={filterOf(document)}
          release={isOlder ? listReleases(described, allReleases) : undefined}
        />
        {frontMatter.filter && <EntryFilter noun={frontMatter.filter} headings={headings} />}
        <div className="prose">
          <Body body={body} />
        </div>
        <PageFoot
          document={document}
          updated={updated}
          releases={isLongList ? listReleases(releases, allReleases) : undefined}
        />
        <AdjacentPages />
      </article>
    </div>
  );
}

/** Whether the headings of a page are names in code: those of a contract's functions, or of the entities of a subgraph. */
const isNamedAfterCode = ({ body, slug }: Document): boolean =>
  body.kind === 'html' || slug.endsWith('/entities');

/** Returns what the filter of a page finds, if it has one. */
const filterOf = ({ frontMatter, anchors }: Document): string | undefined =>
  frontMatter.filter ?? (anchors.includes('filter') ? 'chain' : undefined);

/** Names what is above the first heading: the list of functions or chains, or a text. */
function nameBeginning(document: Document): string | undefined {
  const { headings, sections, body, frontMatter } = document;
  if (body.kind === 'html') return 'Summary';
  const [first] = headings;
  if (filterOf(document) === 'chain' && (first?.depth === 3 || first?.id === 'mainnets')) return 'Chains';
  return sections[0]?.text || frontMatter.filter ? 'Introduction' : undefined;
}

/** Keeps the name of a standard, a number with its unit, and a day with its month on one line. */
const joined = (sentence: string): ReactNode =>
  splitStandards(sentence).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
      <span key={index} className="together">
        {part}
      </span>
    ) : (
      part
    ),
  );

function Body({ body }: { body: DocumentBody }) {
  if (body.kind === 'html') return <Html html={body.html} />;
  const Content = evaluateDocument(body);
  return <Content components={mdxComponents} />;
}
