import styles from './live-stream.module.css';

/**
 * A stream from sender to recipient whose amount ticks up five times per second. The stylesheet defines the counter's
 * rate, 0.05 per second, and what was withdrawn before, which must match the text here.
 */
export function LiveStream() {
  return (
    <figure className={styles.picture}>
      <p className="visually-hidden">
        Animation of an example stream of 1,080 DAI over six hours: grains move along a line from the sender
        through an hourglass to the recipient. Every second, another 0.05 DAI is streamed.
      </p>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.inflow} />
        <Glass />
        <span className={styles.outflow} />
      </div>
      <p className={styles.sender} aria-hidden="true">
        Sender
        <span>Deposit: 1,080 DAI</span>
        <span>Duration: 6 hours</span>
      </p>
      <figcaption className={styles.amount}>
        <p>Example stream</p>
        <p className={styles.live} aria-hidden="true">
          <b>
            <i>.</i>
          </b>{' '}
          DAI <span>streamed so far</span>
        </p>
        <p className={styles.still} aria-hidden="true">
          <b>450.00</b> DAI <span>after 2.5 hours</span>
        </p>
        <p>
          <strong>0.05 DAI per second</strong> = 180 DAI per hour
        </p>
        <label className={styles.pause}>
          <input type="checkbox" />
          <span>
            Pause<span className="visually-hidden"> the animation</span>
          </span>
        </label>
      </figcaption>
      <div className={styles.recipient} aria-hidden="true">
        <p>Recipient</p>
        <dl>
          <div>
            <dt>Available to withdraw</dt>
            <dd>
              <span className={styles.count} />
              <span className={styles.still}>50.00</span> DAI
            </dd>
          </div>
          <div>
            <dt>Already withdrawn</dt>
            <dd>400.00 DAI</dd>
          </div>
        </dl>
      </div>
    </figure>
  );
}

/** The site's logo. The lines of the stream are its rim and its base. */
function Glass() {
  return (
    <span className={styles.glass}>
      <svg viewBox="0 0 180 220" aria-hidden="true">
        <path d="M20 25h140L90 110z" />
        <path d="M0 220l13-16 77-17 77 17 13 16z" />
        <path d="M0 0L180 220M180 0L0 220" />
      </svg>
      <i />
    </span>
  );
}
