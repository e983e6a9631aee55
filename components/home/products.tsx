import { SmartLink } from '@/components/site/smart-link';
import { home } from '@/content/home';
import { DropsPlot } from './drops-plot';
import { FlowPlot } from './flow-plot';
import styles from './home.module.css';
import { LockupPlot } from './lockup-plot';

const plots = { lockup: <LockupPlot />, flow: <FlowPlot />, drops: <DropsPlot /> };

/** The products side by side, each with a plot of how tokens move, and a row for Bob, which doesn't stream. */
export function Products() {
  const { aside } = home;
  return (
    <section aria-labelledby="products">
      <h2 id="products">Choose how tokens move</h2>
      <div className={styles.products}>
        {home.products.map(({ id, name, sentence, links }) => (
          <article key={id} data-product={id}>
            {plots[id]}
            <div>
              <h3>{name}</h3>
              <p>{sentence}</p>
              <p className={styles.more}>
                {links.map(({ label, href }) => (
                  <SmartLink key={href} href={href}>
                    {label}
                  </SmartLink>
                ))}
              </p>
            </div>
          </article>
        ))}
      </div>
      <article className={styles.aside}>
        <h3>{aside.name}</h3>
        <p>
          {aside.sentence} <SmartLink href={aside.link.href}>{aside.link.label}</SmartLink>
        </p>
      </article>
    </section>
  );
}
