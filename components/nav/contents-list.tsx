import { Fragment } from 'react';
import { breakable } from '@/components/breakable';
import { isShapeName, shapeClass } from '@/lib/figures/plot/shape-names';
import type { Heading } from '@/lib/markup/document';
import type { ContentsSection } from './contents-sections';
import styles from './table-of-contents.module.css';

/** The number of characters of code that fit on a line beside the text. */
const longestOnLine = 23;

type ListProps = Omit<LinksProps, 'headings'> & {
  sections: ContentsSection[];
  /** Whether readers can collapse the sections. */
  isFolded: boolean;
  /** The section that the reader is in. */
  current: ContentsSection | undefined;
};

/** The headings of a page, as links. */
export function ContentsList({ sections, isFolded, current, ...shared }: ListProps) {
  if (!isFolded)
    return <Links headings={sections.flatMap(({ heading, parts }) => [heading, ...parts])} {...shared} />;
  const firstGroup = sections.find(({ parts }) => parts.length > 0);
  return sections.map((each) =>
    each.parts.length === 0 ? (
      <Links key={each.heading.id} headings={[each.heading]} {...shared} />
    ) : (
      <Section
        key={each.heading.id}
        section={each}
        isFirst={each === firstGroup}
        isCurrent={each === current}
        place={shared.place}
      >
        <Links headings={each.parts} {...shared} />
      </Section>
    ),
  );
}

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
  /** Whether they are named after code. */
  hasCode: boolean;
  /** The ID of the current one. */
  place: string | undefined;
  /** The part of it that the reader is in, if the list leaves it out. */
  part: string | undefined;
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
                {id === place && part ? <WithPart name={name} text={text} part={part} /> : name}
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
