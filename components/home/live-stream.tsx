import styles from './live-stream.module.css';

/**
 * A stream from sender to recipient whose amount ticks up five times per second. The stylesheet defines the counter's
 * rate, 0.05 per second, and what was withdrawn before, which must match the text here.
 */
export function LiveStream() {
  return (
    <figure className={styles.picture}>
      <p className="visually-hidden">
        Animation of an example stream of 43,200 DAI over 10 days: grains move along a line from the sender
        through an hourglass to the recipient. Every second, another 0.05 DAI is streamed.
      </p>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.inflow} />
        <Glass />
        <span className={styles.outflow} />
      </div>
      <p className={styles.sender} aria-hidden="true">
        Sender
        <span>Deposit: 43,200 DAI</span>
        <span>Duration: 10 days</span>
      </p>
      <p className={styles.recipient} aria-hidden="true">
        Recipient
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
          <b>4,320.00</b> DAI <span>after one day</span>
        </p>
        <p>
          <strong>0.05 DAI per second</strong> = 4,320 DAI per day
        </p>
        <label className={styles.pause}>
          <input type="checkbox" />
          <span>
            Pause<span className="visually-hidden"> the animation</span>
          </span>
        </label>
      </figcaption>
      <div className={styles.view} aria-hidden="true">
        <dl>
          <div>
            <dt>Available to withdraw</dt>
            <dd>
              <span className={styles.count} />
              <span className={styles.day}>3,920.00</span> DAI
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
        <path d="M5 6h170L90 110z" />
        <path d="M50 220l40-24 40 24z" />
        <path d="M0 0L180 220M180 0L0 220" />
      </svg>
      <i />
    </span>
  );
}
