import { FirstScreen } from './first-screen';
import styles from './home.module.css';
import { LiveStream } from './live-stream';
import { NewsRow } from './news-row';
import { Products } from './products';
import { ReaderPaths } from './reader-paths';

export function HomePage() {
  // A divider that looks like a stream: a line with a few grains that move as the reader scrolls.
  const rule = <hr className={styles.rule} />;
  return (
    <div className={styles.home}>
      <FirstScreen />
      <LiveStream />
      <Products />
      {rule}
      <ReaderPaths />
      {rule}
      <NewsRow />
    </div>
  );
}
