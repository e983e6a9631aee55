'use client';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { Icon } from '@/components/icon';
import { closePopover, openPopover } from '@/lib/browser/popover';
import type { Heading } from '@/lib/markup/document';
import { placeOfPage } from '@/lib/nav/navigation';
import { ContentsButton, FilterLink, FilterName } from './contents-bar';
import { ContentsList } from './contents-list';
import { toSections } from './contents-sections';
import { FilterField } from './filter-field';
import styles from './table-of-contents.module.css';
import { showPlace, useFollowingList } from './use-following-list';
import { useReadingPosition } from './use-reading-position';

/** With more headings than this, the list doesn't fit beside the text, so its sections become collapsible. */
const shownAtOnce = 25;

/** With more functions and other members than this, the list of a contract has a filter, even if all of them fit. */
const foundAtOnce = 12;

/** With more characters, a page's title leaves no space beside it on a phone, so its label in the sidebar replaces it. */
const longestTitle = 34;

/** The ID of the main part of every page, which the skip link uses, too. */
const mainId = 'content';

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
  useFollowingList(contents, place, section?.heading.id);
  if (all.length < 2) return null;
  const close = () => closePopover(contents.current);
  const [product, version = '', ...others] = release?.split(/(?<=^\w+) |(?=,)/) ?? [];
  const isFolded =
    (headings.length > shownAtOnce || filter === 'chain') && sections.some(({ parts }) => parts.length > 0);
  // Not for those that the filter of the page finds.
  const hasEntries = !filter && (isFolded || (hasCode && headings.length > foundAtOnce));
  const entries = hasCode ? 'entries' : 'headings';
  const pageName = title.length > longestTitle ? placeOfPage(navigation, slug)?.label : title;
  const isBegun = current === undefined ? undefined : Boolean(current || part);
  const names = isBegun === undefined ? [pageName] : [pageName, placeName, part];
  const trail = [...new Set(names.filter((name): name is string => Boolean(name)))];
  const bar = [styles.bar, isFull && styles.full, hasCode && styles.code].filter(Boolean).join(' ');
  return (
    <div className={bar}>
      <ContentsButton names={trail} isBegun={isBegun} />
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
          if (newState === 'open') showPlace(currentTarget);
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
        <ContentsList
          sections={sections}
          isFolded={isFolded}
          current={section}
          hasCode={hasCode}
          place={place}
          part={part}
          onFollow={close}
        />
      </nav>
    </div>
  );
}
