import { FirstScreen } from './first-screen';
import styles from './home.module.css';
import { LiveStream } from './live-stream';
import { NewsRow } from './news-row';
import { Products } from './products';
import { ReaderPaths } from './reader-paths';

/** A divider that looks like a stream: a line with a few grains that move as the reader scrolls. */
const StreamRule = () => <hr className={styles.rule} />;

export function HomePage() {
  return (
    <div className={styles.home}>
      <FirstScreen />
      <LiveStream />
      <Products />
      <StreamRule />
      <ReaderPaths />
      <StreamRule />
      <NewsRow />
    </div>
  );
}
