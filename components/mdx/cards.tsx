import type { ReactNode } from 'react';
import { SmartLink } from '@/components/site/smart-link';
import { isUnwritten } from '@/lib/nav/unwritten';
import styles from './cards.module.css';

/** Where to go next: a short list of destinations with a sentence each. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

type CardProps = { title: string; href: string; children: ReactNode };

/** One destination. The title is the link, once the page exists; the whole card takes the click. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{isUnwritten(href) ? title : <SmartLink href={href}>{title}</SmartLink>}</p>
      {children}
    </div>
  );
}
