import { SmartLink } from '@/components/site/smart-link';
import { DropsPlot } from './drops-plot';
import { FlowPlot } from './flow-plot';
import styles from './home.module.css';
import { LockupPlot } from './lockup-plot';

const products = [
  {
    id: 'lockup',
    name: 'Lockup',
    Plot: LockupPlot,
    sentence:
      'A fixed deposit that unlocks on a schedule you choose (linear, a cliff, a curve, or steps) or at a target price.',
    links: [
      { label: 'How Lockup works', href: '/concepts/lockup/overview' },
      { label: 'Compare the shapes', href: '/concepts/lockup/stream-shapes' },
    ],
  },
  {
    id: 'flow',
    name: 'Flow',
    Plot: FlowPlot,
    sentence:
      'An open-ended stream: debt accrues at a rate per second, and you top up the balance that covers it.',
    links: [
      { label: 'How Flow works', href: '/concepts/flow/overview' },
      { label: 'Balance and debt', href: '/concepts/flow/overview#balance-and-debt' },
    ],
  },
  {
    id: 'drops',
    name: 'Airdrops',
    Plot: DropsPlot,
    sentence:
      'One campaign for a long list of recipients, where each claim pays out at once or starts a stream.',
    links: [
      { label: 'How Airdrops works', href: '/concepts/lockup/airstreams' },
      { label: 'Airdrop or batch?', href: '/support/faq#airdrops-and-batches' },
    ],
  },
];

/** The products side by side, each with a plot of how tokens move, and a row for Bob, which doesn't stream. */
export function Products() {
  return (
    <section aria-labelledby="products">
      <h2 id="products">Choose how tokens move</h2>
      <div className={styles.products}>
        {products.map(({ id, name, Plot, sentence, links }) => (
          <article key={id} data-product={id}>
            <Plot />
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
        <h3>Bob</h3>
        <p>
          Vaults that lock tokens until their price reaches a target or the vault expires.{' '}
          <SmartLink href="/concepts/bob/overview">How Bob works</SmartLink>
        </p>
      </article>
    </section>
  );
}
