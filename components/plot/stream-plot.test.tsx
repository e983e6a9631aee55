import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StreamPlot } from '@/components/plot/stream-plot';
import { describePlot } from '@/lib/figures/plot/describe-plot';
import type { StreamPlotProps } from '@/lib/figures/plot/read-plot';

const cliff: StreamPlotProps = { title: 'Vesting with a cliff', shape: 'cliff' };
const flow: StreamPlotProps = {
  title: 'Alice and Bob',
  shape: 'flow-debt',
  duration: 30,
  rate: 100,
  deposits: [{ at: 0, amount: 200 }],
};
const four: StreamPlotProps = {
  title: 'Exponents',
  series: [0.5, 1, 2, 6].map((exponent) => ({
    label: `exponent ${exponent}`,
    shape: 'exponential',
    exponent,
  })),
};
const canceled: StreamPlotProps = { title: 'Cancel', shape: 'exponential', cancelAt: 60 };

const render = (props: StreamPlotProps) => renderToStaticMarkup(<StreamPlot {...props} />);
const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each([cliff, flow, four, canceled])('$title', (props) => {
  test('has an accessible name and description', () => {
    const markup = render(props);
    const [title, text] = / aria-labelledby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
    expect(markup).toContain(`<title id="${title}">${props.title}</title>`);
    expect(markup).toContain(`<desc id="${text}">${describePlot(props)}</desc>`);
  });

  test('is smaller than 4 KB', () => {
    expect(render(props).length).toBeLessThan(4_000);
  });

  test('contains no inline styles and no invalid coordinates', () => {
    expect(render(props)).not.toMatch(/style=|NaN|undefined|Infinity/);
  });
});

test('two plots on one page share no IDs', () => {
  const ids = [cliff, flow, four, canceled].flatMap((props) => idsOf(render(props)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference to a pattern resolves', () => {
  for (const props of [flow, canceled]) {
    const markup = render(props);
    const [, id] = /url\(#([^)]+)\)/.exec(markup) ?? [];
    expect(idsOf(markup)).toContain(id);
  }
});

test('curves differ in dash pattern, not only in color', () => {
  const dashes = [...render(four).matchAll(/stroke-dasharray="([^"]+)"/g)].map(([, dash]) => dash);
  expect(new Set(dashes).size).toBe(3);
});

test('jumps, cancellations, and uncovered debt are labeled', () => {
  expect(render(cliff)).toContain('>+25% at the cliff<');
  expect(render(canceled)).toContain('>Recipient keeps 4.67%<');
  expect(render(flow)).toContain('>Uncovered debt<');
  expect(render({ ...flow, duration: 3 })).toMatch(
    /class="\w*plan\w*" data-hue="danger".+>Uncovered<.+>debt</,
  );
});

test('an unlock without enough space beside its dot has a line to its label', () => {
  const unlock: StreamPlotProps = {
    title: 'Claim',
    shape: 'unlock-linear',
    unlock: 10,
    unit: 'tokens',
    timeUnit: 'days',
  };
  expect(render({ ...unlock, events: [{ at: 25, label: 'Claim pays 32.5' }] })).toMatch(
    /plan\w*".+>\+10 tokens<.+>at the start</,
  );
});

test('both axes have a zero, the tint covers the outlines of labels, and the first curve covers the others', () => {
  expect(render(cliff).match(/>0</g)).toHaveLength(2);
  expect(render(cliff)).toMatch(/>\+25% at the cliff<.+class="\w*tint/);
  expect([...render(four).matchAll(/class="\w*curve\w*" data-hue="(\w+)"/g)].at(-1)?.[1]).toBe('lockup');
});

test('a plot about airdrops has their color everywhere', () => {
  const hues = [...render({ ...cliff, hue: 'drops' }).matchAll(/data-hue="(\w+)"/g)].map(([, hue]) => hue);
  expect([...new Set(hues)]).toEqual(['drops']);
});

test('a later curve that coincides with the first one begins where they part', () => {
  const flat = { amount: 0, exponent: 1, until: 25 };
  const svg = render({
    title: 'Two',
    series: [
      { label: 'a', shape: 'cliff', cliff: 25 },
      { label: 'b', shape: 'segments', segments: [flat, { amount: 100, exponent: 1, until: 100 }] },
    ],
  });
  const [later = 0, first = 0] = [...svg.matchAll(/class="\w*curve[^>]* d="M([\d.]+)/g)].map(([, x]) =>
    Number(x),
  );
  expect(later).toBeGreaterThan(first);
  expect(svg.match(/class="\w*tint/g)).toHaveLength(1);
});

test('the ends and jumps of the first of several curves have dots', () => {
  const jump = { shape: 'cliff', cliff: 25 } as const;
  const dots = (series: StreamPlotProps) => /class="\w*dots\w*"[^>]* d="([^"]+)"/.exec(render(series))?.[1];
  expect(
    dots({
      title: 'Two',
      series: [
        { label: 'a', ...jump },
        { label: 'b', shape: 'linear' },
      ],
    }),
  ).toMatch(/^(M[\d.,]+h0){3}$/);
  expect(dots(four)).toMatch(/^(M[\d.,]+h0){2}$/);
});

test('the titles of axes begin with a capital letter, and symbols of tokens stay as they are', () => {
  expect(render(flow)).toMatch(/>Tokens<.+>Days</);
  expect(render({ ...cliff, unit: 'wstETH' })).toMatch(/>wstETH<.+>% of duration</);
});

test('an error names the plot', () => {
  expect(() => render({ title: 'Broken', shape: 'steps', steps: 0 })).toThrow(
    'StreamPlot "Broken": steps is 0.',
  );
});
