import { curlQuotes } from '@/lib/markup/typography';
import { withBasePath } from '@/lib/site/addresses';
import styles from './picture.module.css';
import { ZoomButton } from './zoom-button';

type Props = { src: string; alt: string; width: string; height: string; caption?: string };

/** An image that reserves its space while it loads and opens enlarged on click. */
export function Picture({ src, alt, width, height, caption }: Props) {
  return (
    <figure className={styles.picture}>
      <ZoomButton>
        {/* biome-ignore lint/performance/noImgElement: next/image writes style attributes and needs a server. */}
        <img
          src={withBasePath(src)}
          alt={curlQuotes(alt)}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </ZoomButton>
      {caption && <figcaption>{curlQuotes(caption)}</figcaption>}
    </figure>
  );
}
