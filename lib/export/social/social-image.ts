import { createElement as h, type ReactElement } from 'react';
import { drawShape } from '@/lib/figures/plot/shape-glyph';
import { site } from '@/lib/site/site';
import type { Hue, SocialCard } from './social-card';

// The image renderer supports neither the site's stylesheets nor its color notation. The values are those of the dark
// theme's tokens, and the layout only uses flexbox.
const colors = { page: '#0b0e14', text: '#e6e8ee', quiet: '#a5abb8', line: '#2a303c' };
const hues: Record<Hue, string> = { accent: '#ffa83d', lockup: '#ffa83d', flow: '#4fd1c5', drops: '#c39bff' };

const frame = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '64px 72px 0',
  background: colors.page,
  color: colors.text,
  fontFamily: 'Instrument Sans',
} as const;
const head = { display: 'flex', alignItems: 'center', fontSize: 30, fontWeight: 600 };
const trailStyle = { marginLeft: 'auto', color: colors.quiet, fontSize: 26, fontWeight: 500 };
const words = {
  display: 'flex',
  marginTop: 28,
  color: colors.quiet,
  fontSize: 32,
  fontWeight: 500,
  lineHeight: 1.4,
};

/** Returns the social image of a page: its breadcrumbs, title, description, and a stream, or the curves that it's about. */
export const socialImage = ({ trail, title, description, hue, shapes }: SocialCard): ReactElement =>
  h(
    'div',
    { style: frame },
    h(
      'div',
      { style: head },
      mark(hues[hue]),
      h('span', { style: { marginLeft: 18 } }, site.title),
      h('span', { style: trailStyle }, trail),
    ),
    h(
      'div',
      {
        style: {
          display: 'flex',
          marginTop: shapes.length > 0 ? 60 : 92,
          fontSize: sizeOf(title),
          fontWeight: 600,
          lineHeight: 1.12,
        },
      },
      title,
    ),
    h('div', { style: words }, description),
    shapes.length > 0 ? curves(shapes, hues[hue]) : stream(hues[hue]),
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
    h('path', { d: 'M10.5 7.5h11L16 15z M12 25l4-4 4 4z', fill: color }),
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

/** Curves side by side, across the width of the text, each above its axis. */
function curves(shapes: SocialCard['shapes'], color: string): ReactElement {
  const [width, height, gap] = [1056, shapes.length > 1 ? 48 : 96, 28];
  const each = (width + gap) / shapes.length - gap;
  const base = height + 4;
  return h(
    'svg',
    {
      // With space for half a stroke on each side.
      width: `${width + 4}`,
      height: `${base + 2}`,
      viewBox: `-2 0 ${width + 4} ${base + 2}`,
      style: { position: 'absolute', left: 70, bottom: 48 },
    },
    ...shapes.flatMap((name, index) => {
      const x = index * (each + gap);
      const curve = drawShape(name, { x, y: 4, width: each, height });
      return [
        h('path', { key: `${name} area`, d: `${curve}V${base}H${x}Z`, fill: color, fillOpacity: '0.12' }),
        h('path', { key: `${name} axis`, d: `M${x} ${base}h${each}`, stroke: colors.line, strokeWidth: '2' }),
        h('path', {
          key: name,
          d: curve,
          fill: 'none',
          stroke: color,
          strokeWidth: '4',
          strokeLinejoin: 'round',
        }),
      ];
    }),
  );
}
