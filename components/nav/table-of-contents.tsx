'use client';
import { Fragment, useEffect, useRef } from 'react';
import { Icon } from '@/components/icon';
import { closePopover, isPopoverOpen, openPopover } from '@/lib/browser/popover';
import { isShapeName, shapeClass } from '@/lib/figures/plot/shape-names';
import type { Heading } from '@/lib/markup/document';
import { type ContentsSection, toSections } from './contents-sections';
import { FilterField } from './entry-filter';
import styles from './table-of-contents.module.css';
import { type ReadingPosition, useReadingPosition } from './use-reading-position';

/** With more headings than this, the list doesn't fit beside the text, so its sections become collapsible. */
const shownAtOnce = 30;

type Props = {
  headings: Heading[];
  /** Whether the text has two columns, so that a list beside it needs a very wide screen. */
  isFull: boolean;
  /** What the filter of the page finds, if it has one. */
  filter: string | undefined;
  /** The releases of a page that is about none of the newest ones. */
  release: string | undefined;
};

/**
 * The page's headings, with the current one highlighted. On a wide screen, the list is beside the text. On a
 * narrow one, the same list is a popover behind a row that stays below the header and names the current section. It opens
 * before any script runs. A long list has a filter.
 */
export function TableOfContents({ headings, isFull, filter, release }: Props) {
  const contents = useRef<HTMLElement>(null);
  const { current, part } = useReadingPosition(headings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open list follows the reader.
  useEffect(() => {
    const list = contents.current;
    if (list && isPopoverOpen(list)) showCurrent(list);
  }, [current]);
  if (headings.length < 2) return null;
  const close = () => closePopover(contents.current);
  const sections = toSections(headings);
  const [product, version = '', ...others] = release?.split(/(?<=^\w+) |(?=,)/) ?? [];
  const isFolded = headings.length > shownAtOnce && sections.some(({ parts }) => parts.length > 0);
  // Functions and the like, of which the page has its own list above them.
  const hasEntries = isFolded && !filter;
  const beginning = aboveHeadings(hasEntries ? 'Overview' : filter === 'chain' ? 'Chains' : 'Introduction');
  const section =
    part?.text ?? (current === '' ? beginning.text : headings.find(({ id }) => id === current)?.text);
  // A contract's own list of its functions has the same groups.
  const group = current === '' ? headings.find((heading) => heading.group === part?.text)?.group : undefined;
  const position = { current: group === undefined ? current : undefined, part, group };
  const links = (list: Heading[]) => <Links headings={list} {...position} onFollow={close} />;
  return (
    <div className={isFull ? `${styles.bar} ${styles.full}` : styles.bar}>
      <button type="button" className={styles.button} popoverTarget="contents">
        <Icon name="list" /> On this page
        {section && (
          <>
            <Icon name="chevron" /> <span>{section}</span>
          </>
        )}
      </button>
      {release && (
        <span className={styles.release}>
          {/* On a phone, only one version fits. The page's breadcrumbs name the product. */}
          <span>{product} </span>
          {version}
          <span>{others.join('')}</span>
        </span>
      )}
      {filter && <FilterLink filter={filter} />}
      {hasEntries && (
        <button
          type="button"
          className={styles.filter}
          onClick={() => {
            openPopover(contents.current);
            contents.current?.querySelector('input')?.focus();
          }}
        >
          <Icon name="filter" /> <span>Filter entries</span>
        </button>
      )}
      <nav
        id="contents"
        popover="auto"
        ref={contents}
        className={styles.contents}
        onToggle={({ newState, currentTarget }) => newState === 'open' && showCurrent(currentTarget)}
        aria-labelledby="contents-title"
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget="contents"
          popoverTargetAction="hide"
          aria-label="Close the contents"
        >
          <Icon name="close" />
        </button>
        <p id="contents-title">On this page</p>
        {release && <p className={styles.release}>{release}</p>}
        {filter && <FilterLink filter={filter} />}
        {hasEntries && <FilterField label="Filter the contents" noun="" placeholder="Filter by name" />}
        {isFolded
          ? [{ heading: beginning, parts: [] }, ...sections].map((section, index) =>
              section.parts.length === 0 ? (
                <Fragment key={section.heading.id}>{links([section.heading])}</Fragment>
              ) : (
                <Section key={section.heading.id} section={section} isOpen={index === 1} current={current}>
                  {links(section.parts)}
                </Section>
              ),
            )
          : links([beginning, ...headings])}
      </nav>
    </div>
  );
}

/** Leads to the filter at the top of the page, which only scripts can make work. */
function FilterLink({ filter }: { filter: string }) {
  return (
    <a className={styles.filter} href="#filter">
      <Icon name="filter" />
      <span>{`Filter ${filter}s`}</span>
    </a>
  );
}

/** Scrolls a long list to the current entry, which may be folded. */
function showCurrent(list: HTMLElement) {
  const current = list.querySelector('[aria-current]');
  const section = current?.closest('details');
  if (section) section.open = true;
  current?.scrollIntoView({ block: 'nearest' });
}

/** The ID of the main part of every page, which the skip link uses, too. */
const mainId = 'content';

/** Returns an entry for what is above the first heading, such as a list of chains. Without it, nothing would be marked there. */
const aboveHeadings = (text: string): Heading => ({ depth: 2, id: mainId, text });

type SectionProps = {
  section: ContentsSection;
  isOpen: boolean;
  current: string | undefined;
  children: React.ReactNode;
};

/** A group of entries, such as functions or events, that readers can collapse. */
function Section({ section: { heading, parts }, isOpen, current, children }: SectionProps) {
  const holdsCurrent = [heading, ...parts].some(({ id }) => id === current);
  return (
    <details open={isOpen} className={styles.section}>
      <summary data-current={holdsCurrent || undefined}>
        {`${heading.text} `}
        <span>{parts.length}</span>
      </summary>
      {children}
    </details>
  );
}

type LinksProps = ReadingPosition & {
  headings: Heading[];
  /** The group of functions that the reader is in. */
  group: string | undefined;
  onFollow: () => void;
};

function Links({ headings, current, part, group: currentGroup, onFollow }: LinksProps) {
  // In a section, all headings are parts, and its style is shorter than a class for each.
  const isMixed = headings.some(({ depth }) => depth === 2);
  // A single heading such as "Cliff" is a term among others.
  const hasShapes = headings.filter(({ text }) => isShapeName(text)).length > 1;
  const place = current === '' ? mainId : current;
  return (
    <ul>
      {headings.map(({ id, text, depth, group }, index) => (
        <Fragment key={id}>
          {group !== undefined && group !== headings[index - 1]?.group && (
            <li aria-current={group === currentGroup ? 'true' : undefined}>{group}</li>
          )}
          <li className={depth === 3 && isMixed ? styles.part : undefined}>
            <a href={`#${id}`} onClick={onFollow} aria-current={id === place ? 'true' : undefined}>
              {hasShapes && isShapeName(text) && <span className={shapeClass(text)} aria-hidden="true" />}
              {text}
              {/* Of the parts that the list leaves out, such as chains, it shows the current one, on the same line. */}
              {id === place && part && <span data-part="">{` › ${part.text}`}</span>}
            </a>
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
