import type { ReactNode } from 'react';
import { SmartLink } from '@/components/site/smart-link';
import { curlQuotes } from '@/lib/markup/typography';
import styles from './cards.module.css';

/** A short list of destinations, each with a sentence. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

type CardProps = { title: string; href: string; children: ReactNode };

/** One destination. The whole card is clickable. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <SmartLink href={href}>{curlQuotes(title)}</SmartLink>
      </p>
      {children}
    </div>
  );
}
