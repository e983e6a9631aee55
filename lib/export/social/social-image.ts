import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import { site } from '@/lib/site/site';
import type { Hue, SocialCard } from './social-card';

// The image renderer supports neither the site's stylesheets nor its color notation. The values are those of the dark
// theme's tokens, and the layout only uses flexbox.
const colors = { page: '#0b0e14', text: '#e6e8ee', quiet: '#a5abb8', line: '#2a303c' };
const hues: Record<Hue, string> = { accent: '#ffa83d', lockup: '#ffa83d', flow: '#4fd1c5', drops: '#c39bff' };

/** Creates a box of the layout with its content side by side. */
const box = (style: CSSProperties, ...content: ReactNode[]): ReactElement =>
  h('div', { style: { display: 'flex', ...style } }, ...content);

const frame: CSSProperties = {
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '64px 72px 0',
  background: colors.page,
  color: colors.text,
  fontFamily: 'Instrument Sans',
  fontWeight: 500,
};
const head = { alignItems: 'center', fontSize: 30, fontWeight: 600 };
const trailStyle = { marginLeft: 'auto', color: colors.quiet, fontSize: 26, fontWeight: 500 };
const words = { marginTop: 28, color: colors.quiet, fontSize: 32, lineHeight: 1.4 };

/** Returns the social image of a page: its breadcrumbs, title, description, and a stream. */
export const socialImage = ({ trail, title, description, hue }: SocialCard): ReactElement =>
  box(
    frame,
    box(head, mark(hues[hue]), box({ marginLeft: 18 }, site.title), box(trailStyle, trail)),
    box({ marginTop: 92, fontSize: sizeOf(title), fontWeight: 600, lineHeight: 1.12 }, title),
    box(words, description),
    stream(hues[hue]),
  );

/** Contract names are long and can't wrap. */
const sizeOf = (title: string): number => (title.length > 34 ? 60 : title.length > 22 ? 72 : 84);

const mark = (color: string): ReactElement =>
  h(
    'svg',
    { width: '44', height: '44', viewBox: '0 0 32 32' },
    h('path', {
      d: 'M7 4h18L16 16z M16 16l9 12H7z',
      fill: 'none',
      stroke: colors.text,
      strokeWidth: '1.75',
    }),
    h('path', { d: 'M10.5 7.5h11L16 15z M9.8 27.2L16 21l6.2 6.2z', fill: color }),
  );

/** Grains on a line, denser toward the right, for the streamed part. */
function stream(color: string): ReactElement {
  const grains = Array.from({ length: 26 }, (_, index) => 1200 * (1 - (index / 26) ** 1.6));
  return h(
    'svg',
    {
      width: '1200',
      height: '48',
      viewBox: '0 0 1200 48',
      style: { position: 'absolute', left: 0, bottom: 40 },
    },
    h('path', { d: 'M0 24H1200', stroke: colors.line, strokeWidth: '2' }),
    ...grains.map((x) => h('circle', { key: x, cx: x, cy: '24', r: '5', fill: color })),
  );
}
