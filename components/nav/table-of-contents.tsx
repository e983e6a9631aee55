'use client';
import { usePathname } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { breakable } from '@/components/breakable';
import { Icon } from '@/components/icon';
import { closePopover, openPopover } from '@/lib/browser/popover';
import { isShapeName, shapeClass } from '@/lib/figures/plot/shape-names';
import type { Heading } from '@/lib/markup/document';
import { placeOfPage } from '@/lib/nav/navigation';
import { type ContentsSection, toSections } from './contents-sections';
import { FilterField } from './entry-filter';
import { scrollToEntry } from './scroll-to-entry';
import styles from './table-of-contents.module.css';
import { type Part, useReadingPosition } from './use-reading-position';

/** With more headings than this, the list doesn't fit beside the text, so its sections become collapsible. */
const shownAtOnce = 25;

/** The number of characters of code that fit on a line beside the text. */
const longestOnLine = 23;

/** A name with at most this many characters is too short to be cut. */
const longestShort = 8;

/** With more characters, a page's title leaves no space beside it on a phone, so its label in the sidebar replaces it. */
const longestTitle = 34;

type Props = {
  title: string;
  headings: Heading[];
  /** The name of what is above the first heading, such as a list of chains. Absent if nothing is. */
  beginning: string | undefined;
  /** Whether the text has two columns, so that a list beside it needs a very wide screen. */
  isFull: boolean;
  /** Whether the parts of the page are named after code. */
  hasCode: boolean;
  /** What the filter of the page finds, if it has one. */
  filter: string | undefined;
  /** The releases of a page that is about none of the newest ones. */
  release: string | undefined;
};

/**
 * The page's headings, with the current one highlighted. On a wide screen, the list is beside the text. On a
 * narrow one, the same list is a popover behind a row that stays below the header and names the page and the current
 * section. It opens before any script runs. A long list has a filter.
 */
export function TableOfContents({ title, headings, beginning, isFull, hasCode, filter, release }: Props) {
  const contents = useRef<HTMLElement>(null);
  const slug = usePathname().slice(1);
  const { current, part } = useReadingPosition(headings);
  const all: Heading[] = beginning ? [{ depth: 2, id: mainId, text: beginning }, ...headings] : headings;
  const place = current === '' ? all[0]?.id : current;
  const sections = toSections(all);
  const placeName = all.find(({ id }) => id === place)?.text;
  const section = sections.find(({ heading, parts }) => [heading, ...parts].some(({ id }) => id === place));
  const sectionId = section?.heading.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open group follows the reader, once they stop to read.
  useEffect(() => {
    const open = () => {
      removeEventListener('scroll', wait);
      openSection(contents.current);
      keepInView(contents.current);
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(open, 500);
    };
    wait();
    addEventListener('scroll', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, [sectionId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the reader.
  useEffect(() => keepInView(contents.current), [place]);
  if (headings.length < 2) return null;
  const close = () => closePopover(contents.current);
  const [product, version = '', ...others] = release?.split(/(?<=^\w+) |(?=,)/) ?? [];
  const isFolded =
    (headings.length > shownAtOnce || filter === 'chain') && sections.some(({ parts }) => parts.length > 0);
  // Functions and the like, of which the page has its own list above them.
  const hasEntries = isFolded && !filter;
  const entries = hasCode ? 'entries' : 'headings';
  const links = (list: Heading[]) => (
    <Links headings={list} hasCode={hasCode} place={place} part={part} onFollow={close} />
  );
  const firstGroup = sections.find(({ parts }) => parts.length > 0);
  const pageName = title.length > longestTitle ? placeOfPage(navigation, slug)?.label : title;
  const isBegun = Boolean(current || part);
  const names = isBegun ? [pageName, placeName, part?.text] : [pageName];
  const trail = [...new Set(names.filter((name): name is string => Boolean(name)))];
  const bar = [styles.bar, isFull && styles.full, hasCode && styles.code].filter(Boolean).join(' ');
  return (
    <div className={bar}>
      <button type="button" className={styles.button} popoverTarget="contents">
        <Icon name="list" />
        {/* New elements for each place, because those that move count as a layout shift. */}
        <Fragment key={trail.join()}>
          <Trail names={trail} isBegun={isBegun} />
          <Icon name="chevron" />
        </Fragment>
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
          aria-label={`Filter ${entries}`}
          onClick={() => {
            openPopover(contents.current);
            contents.current?.querySelector('input')?.focus();
          }}
        >
          <FilterName />
        </button>
      )}
      <nav
        id="contents"
        popover="auto"
        ref={contents}
        className={styles.contents}
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return;
          openSection(currentTarget);
          currentTarget.querySelector(marked)?.scrollIntoView({ block: 'center' });
        }}
        aria-labelledby="contents-title"
      >
        <div className={styles.head}>
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
          {filter && <FilterLink filter={filter} onFollow={close} />}
          {hasEntries && (
            <FilterField label={`Filter ${entries}`} noun="" placeholder={`Filter ${entries}`} />
          )}
        </div>
        {isFolded
          ? sections.map((each) =>
              each.parts.length === 0 ? (
                <Fragment key={each.heading.id}>{links([each.heading])}</Fragment>
              ) : (
                <Section
                  key={each.heading.id}
                  section={each}
                  isFirst={each === firstGroup}
                  isCurrent={each === section}
                  place={place}
                >
                  {links(each.parts)}
                </Section>
              ),
            )
          : links(all)}
      </nav>
    </div>
  );
}

type TrailProps = {
  names: string[];
  /** Whether the reader is past the first heading. Above it, the page's own title may still be near. */
  isBegun: boolean;
};

/**
 * Names the page, and the reader's place on it. What doesn't fit is out of view, but stays in the accessible name: first
 * "On this page", then the section that the last name belongs to, which phones never show.
 */
function Trail({ names: [page, ...places], isBegun }: TrailProps) {
  return (
    <span className={styles.trail}>
      <span>On this page</span>
      {page && (
        <>
          {' '}
          <span className={isBegun ? styles.place : `${styles.place} ${styles.near}`}>
            <span className={page.length > longestShort ? styles.long : undefined}>{page}</span>
            {places.length > 0 && (
              <>
                {' › '}
                <span className={styles.trail}>
                  {places.map((name, index) => (
                    <span key={name}>{places[index + 1] ? `${name} › ` : name}</span>
                  ))}
                </span>
              </>
            )}
          </span>
        </>
      )}
    </span>
  );
}

type FilterLinkProps = { filter: string; onFollow?: () => void };

/** Leads to the filter at the top of the page, which only scripts can make work. */
function FilterLink({ filter, onFollow }: FilterLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, which the open list would cover.
    <a
      className={`filter-link ${styles.filter}`}
      href="#filter"
      aria-label={`Filter ${filter}s`}
      onClick={onFollow}
    >
      <FilterName />
    </a>
  );
}

const FilterName = () => (
  <>
    <Icon name="filter" />
    <span>&nbsp;Filter</span>
  </>
);

/** The current entry. While the reader is in a folded group, that's the group. */
const marked = '[aria-current], details:not([open]) [data-current]';

/** Whether the reader points at the list or uses its keyboard focus. The list must not move then. */
const isUsed = (list: HTMLElement | null): boolean => list?.matches(':hover, :has(:focus-visible)') === true;

/** Scrolls a long list to the current entry. */
function keepInView(list: HTMLElement | null) {
  const entry = list?.querySelector(marked);
  if (list && entry && !isUsed(list)) scrollToEntry(list, entry);
}

/**
 * Opens the group that the reader is in, and closes the one that opened on its own. Groups that the reader or the filter
 * opened stay open.
 */
function openSection(list: HTMLElement | null) {
  const group = list?.querySelector<HTMLDetailsElement>('details:has([data-current])');
  if (!list || !group || list.querySelector('input')?.value) return;
  if (!isUsed(list))
    for (const other of list.querySelectorAll<HTMLDetailsElement>('details[data-auto]'))
      if (other !== group) other.open = false;
  if (group.open) return;
  group.open = true;
  group.dataset.auto = '';
}

/** The ID of the main part of every page, which the skip link uses, too. */
const mainId = 'content';

type SectionProps = {
  section: ContentsSection;
  isFirst: boolean;
  isCurrent: boolean;
  place: string | undefined;
  children: React.ReactNode;
};

/** A group of entries, such as functions or events, that readers can collapse. The first one is open. */
function Section({ section: { heading, parts }, isFirst, isCurrent, place, children }: SectionProps) {
  return (
    <details open={isFirst} data-auto={isFirst ? '' : undefined} className={styles.section}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
      <summary onClick={({ currentTarget }) => currentTarget.parentElement?.removeAttribute('data-auto')}>
        <span data-current={isCurrent || undefined} aria-current={heading.id === place ? 'true' : undefined}>
          {heading.text}
        </span>{' '}
        <small>{parts.length}</small>
      </summary>
      {children}
    </details>
  );
}

type LinksProps = {
  headings: Heading[];
  hasCode: boolean;
  place: string | undefined;
  part: Part | undefined;
  onFollow: () => void;
};

function Links({ headings, hasCode, place, part, onFollow }: LinksProps) {
  // In a section, all headings are parts, and its style is shorter than a class for each.
  const isMixed = headings.some(({ depth }) => depth === 2);
  // A single heading such as "Cliff" is a term among others.
  const hasShapes = headings.filter(({ text }) => isShapeName(text)).length > 1;
  return (
    <ul>
      {headings.map(({ id, text, depth, group }, index) => {
        const name = hasCode && text.length > longestOnLine ? breakable(text) : text;
        return (
          <Fragment key={id}>
            {group !== undefined && group !== headings[index - 1]?.group && <li>{group}</li>}
            <li className={depth === 3 && isMixed ? styles.part : undefined}>
              <a href={`#${id}`} onClick={onFollow} aria-current={id === place ? 'true' : undefined}>
                {id === place && part ? <WithPart name={name} text={text} part={part.text} /> : name}
                {/* After the text, so that all names start on one line. */}
                {hasShapes && isShapeName(text) && <span className={shapeClass(text)} aria-hidden="true" />}
              </a>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

type WithPartProps = { name: React.ReactNode; text: string; part: string };

/**
 * Of the parts that the list leaves out, such as chains, shows the current one beside its section. The invisible name of
 * the section keeps the entry as high as before, so that nothing moves.
 */
const WithPart = ({ name, text, part }: WithPartProps) => (
  <span className="contents-path">
    <span>{name}</span>
    <span data-name={text}>
      {' › '}
      <span title={part}>{part}</span>
    </span>
  </span>
);
