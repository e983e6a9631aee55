import styles from '@/components/plot/stream-plot.module.css';
import { toSentences } from '@/lib/figures/plot/describe-plot';
import { drawPlot, unitY } from '@/lib/figures/plot/draw-plot';
import type { Tick } from '@/lib/figures/plot/frame';
import { linePath, round } from '@/lib/figures/plot/geometry';
import { type Label, type Line, lineHeight, plotId, type Shade } from '@/lib/figures/plot/picture';
import { readPlot, type StreamPlotProps } from '@/lib/figures/plot/read-plot';
import { curlQuotes, keepTogether } from '@/lib/markup/typography';

/**
 * Draws one or more streams over time from the protocol's formulas.
 * @throws if the props are invalid; the message contains the plot's title, the problem, and the fix
 */
export function StreamPlot(props: StreamPlotProps) {
  const plot = readPlot(props);
  const description = toSentences(plot);
  const { frame, header, shades, lines, marks, stems, dots, labels } = drawPlot(plot);
  const { box } = frame;
  const id = plotId(plot.title, description);
  const base = box.height + 8;
  const isHatch = ({ kind }: Shade) => kind === 'hatch';
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plot}
        viewBox={frame.viewBox}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{plot.title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        <text className={`${styles.quiet} ${styles.above}`} y={unitY}>
          {toTitle(plot.unit)}
        </text>
        <g className={`${styles.quiet} ${styles.below}`} textAnchor="middle">
          {frame.xTicks.map(({ at, text }: Tick) => (
            <text key={at} x={at} y={base}>
              {text}
            </text>
          ))}
          <text x={box.x + box.width} y={base} dy="1.5em" textAnchor="end">
            {toTitle(plot.timeUnit)}
          </text>
        </g>
        {stems && <path className={styles.marks} d={stems} />}
        {header.map((label) => (
          <PlotLabel key={`${label.x},${label.y}`} {...label} />
        ))}
        <g className={styles.area}>
          <path className={styles.grid} d={frame.grid} />
          <g className={`${styles.quiet} ${styles.left}`} textAnchor="end">
            {frame.yTicks.map(({ at, text }: Tick) => (
              <text key={at} x={box.x} y={at}>
                {text}
              </text>
            ))}
          </g>
          {shades.filter(isHatch).map((shade) => (
            <Hatch key={shade.d} {...shade} id={id} />
          ))}
          {marks && <path className={styles.marks} d={marks} />}
          <g className={styles.labels}>
            {labels.map(({ to, x, y, hue = 'quiet' }) =>
              to ? (
                <path key={`${x},${y}`} className={styles.plan} data-hue={hue} d={linePath([[x, y], to])} />
              ) : null,
            )}
            {labels.map((label) => (
              <PlotLabel key={`${label.x},${label.y}`} {...label} />
            ))}
          </g>
          {/* Tints cover the outlines of labels, which would otherwise look cut out of them. */}
          {shades
            .filter((shade) => !isHatch(shade))
            .map(({ d, hue, kind }) => (
              <path key={d} className={styles[kind]} data-hue={hue} d={d} />
            ))}
          {lines.map(({ d, hue, kind, dash }: Line) => (
            <path key={hue} className={styles[kind]} data-hue={hue} strokeDasharray={dash} d={d} />
          ))}
          {dots && <path className={styles.dots} data-hue={plot.hue} d={dots} />}
        </g>
      </svg>
      <figcaption className={styles.caption}>{keepTogether(curlQuotes(plot.title))}</figcaption>
    </figure>
  );
}

/** Capitalizes a unit that's a word, and not the symbol of a token, which may begin with a small letter. */
const toTitle = (unit: string): string =>
  /^[a-z ]+$/.test(unit) ? unit.charAt(0).toUpperCase() + unit.slice(1) : unit;

function Hatch({ d, hue, id }: Shade & { id: string }) {
  return (
    <g className={styles.hatch} data-hue={hue}>
      <pattern
        id={`${id}-hatch`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M1,0V9" />
      </pattern>
      <path fill={`url(#${id}-hatch)`} d={d} />
    </g>
  );
}

/** Lines are spaced in ems so that labels stay beside their points at every font size. */
function PlotLabel({ lines, x, y, anchor, side = 0, hue }: Label) {
  const first = Number(((lineHeight * (side * lines.length - lines.length + 1)) / 2).toFixed(2));
  const at = {
    x: round(x),
    y: round(y),
    textAnchor: anchor === 'start' ? undefined : anchor,
    'data-hue': hue,
  };
  if (lines.length === 1)
    return (
      <text {...at} dy={first === 0 ? undefined : `${first}em`}>
        {lines[0]}
      </text>
    );
  return (
    <text {...at}>
      {lines.map((line, i) => (
        <tspan key={line} x={at.x} dy={`${i === 0 ? first : lineHeight}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
