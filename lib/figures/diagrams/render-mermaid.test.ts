import { describe, expect, test } from 'vitest';
import { renderMermaid } from './render-mermaid';

const words = { id: 'life', title: 'A life', alt: 'What happens.' };
const draw = (...lines: string[]) => renderMermaid(lines.join('\n'), words);

describe('a drawing', () => {
  const svg = draw(
    'sequenceDiagram',
    'actor A as Alice',
    'A->>+B: withdraw',
    'B-->>-A: tokens',
    'Note over A,B: done',
  );

  test('contains nothing that a strict content security policy blocks', () => {
    expect(svg).not.toMatch(/<style|style=|@import|<script|\son\w+=|https?:/);
  });

  test('gets all colors from classes', () => {
    expect(svg).not.toMatch(/\s(fill|stroke|font-\w+)=/);
    expect(svg).toMatch(/class="diagram-/);
  });

  test('has explicit dimensions', () => {
    expect(svg).toMatch(/^<svg [^>]*viewBox="(-?[\d.]+ ){3}[\d.]+" width="[\d.]+" height="[\d.]+"/);
  });
});

test('a drawing is an image with a name and a description, and that for phones has IDs of its own', () => {
  const svg = draw('sequenceDiagram', 'A->>B: pay');
  expect(svg).toContain('role="img" aria-labelledby="life-title life-text"');
  expect(svg).toContain('<title id="life-title">A life</title><desc id="life-text">What happens.</desc>');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
});

test('a box with the name of a product has the hue of that product', () => {
  const names = ['Lockup stream', 'SablierFlow', 'Airdrops campaign', 'Token', 'LockupStream', 'Campaign'];
  const svg = draw(
    'sequenceDiagram',
    ...names.map((name, index) => `participant P${index} as ${name}`),
    'P0->>P1: pay',
  );
  expect(svg.match(/diagram-box(?: diagram-\w+)?(?=")/g)).toEqual([
    'diagram-box diagram-lockup',
    'diagram-box diagram-flow',
    'diagram-box diagram-drops',
    'diagram-box',
    'diagram-box',
    'diagram-box diagram-drops',
  ]);
});

test('what is between backticks is code, in a drawing and in a list', () => {
  const svg = draw('sequenceDiagram', 'A->>B: `claim` with proof', 'B->>C: tokens', 'C->>D: tokens');
  expect(svg).toContain('><tspan class="diagram-code">claim</tspan> with proof</text>');
  expect(svg).toContain('<span><code>claim</code> with proof</span>');
});

test('lifelines are far enough apart for a long label between them', () => {
  const distance = (label: string) => {
    const svg = draw('sequenceDiagram', `A->>B: ${label}`, 'B->>C: short');
    const lifelines = svg.matchAll(/diagram-lifeline" d="M([\d.]+)/g);
    const [first = 0, second = 0] = [...lifelines].map(([, x]) => Number(x));
    return second - first;
  };
  expect(distance('createWithDurationsLL(params)')).toBeGreaterThan(distance('short') + 40);
});

test('a long sequence names its participants above and below', () => {
  const names = (count: number) =>
    draw('sequenceDiagram', ...Array.from({ length: count }, (_, index) => `Caller->>Vault: Step ${index}`))
      .split('</svg>')[0]
      ?.match(/>Vault</g);
  expect(names(3)).toHaveLength(1);
  expect(names(9)).toHaveLength(2);
});

test('a sequence with six participants is as wide as the column', () => {
  expect(draw('sequenceDiagram', 'A->>B: a', 'B->>C: b', 'C->>D: c', 'D->>E: d', 'E->>F: e')).toContain(
    ' width="832"',
  );
});

test('a sequence is as wide as the text, and breaks labels for that, or as wide as the column', () => {
  const widthOf = (count: number) => {
    const names = Array.from({ length: count + 1 }, (_, index) => `P${index}`);
    const messages = names
      .slice(1)
      .map((to, index) => `${names[index]}->>${to}: \`transferFrom\` your contract`);
    const svg = draw('sequenceDiagram', ...messages);
    return [/ width="([\d.]+)"/.exec(svg)?.[1], svg.includes('<tspan x=')];
  };
  expect([2, 4, 6].map(widthOf)).toEqual([
    ['592', false],
    ['592', true],
    ['832', true],
  ]);
});

test('calls, return values, and what they move have different arrows, which a legend explains', () => {
  const calls = ['sequenceDiagram', 'A->>B: withdraw', 'B->>C: transfer'];
  const svg = draw(...calls, 'C-)A: tokens', 'B-->>A: amount').split('</svg>')[0] ?? '';
  for (const [look, count] of [
    ['line', 3],
    ['dashed', 2],
    ['moved', 2],
  ])
    expect(svg.split(`<path class="diagram-${look}"`)).toHaveLength(Number(count) + 1);
  expect(svg).toMatch(/>call<.*>return value<.*>tokens</);
  expect(draw(...calls, 'C-)A: stream NFT')).toContain('>an NFT<');
  expect(draw(...calls, 'C-)A: tokens', 'C-)A: stream NFT')).toContain('>tokens or an NFT<');
  expect(draw(...calls)).not.toContain('>call<');
});

test('a note is a line across the drawing, with its text at the left and more space above than below', () => {
  const svg =
    draw('sequenceDiagram', 'A->>B: pay', 'Note over A,B: Day 10', 'A->>B: pay').split('</svg>')[0] ?? '';
  const [, line = Number.NaN] = [...(/diagram-rule" d="M[\d.]+ ([\d.]+)H/.exec(svg) ?? [])].map(Number);
  const [before = Number.NaN, after = Number.NaN] = [
    ...svg.matchAll(/diagram-line" d="M[\d.]+ ([\d.]+)H/g),
  ].map(([, y]) => Number(y));
  expect(line - before).toBeGreaterThanOrEqual(24);
  // The label is 19 px high.
  expect(after - 19 - (line + 4.5)).toBeGreaterThanOrEqual(8);
  expect(svg).toMatch(/class="diagram-tab[^>]*>Day 10</);
});

test('the parts of a block have the words of the list, look the same, and end above the lower names', () => {
  const calls = Array.from({ length: 8 }, (_, index) => `A->>B: call ${index}`);
  const [svg = '', list] = draw(
    'sequenceDiagram',
    ...calls,
    'alt all is well',
    'B->>C: one',
    'else it fails',
    'B->>C: two',
    'end',
  ).split('</svg>');
  const [, ...titles] = [...svg.matchAll(/class="(diagram-tab[^"]*)" x="([\d.-]+)"[^>]*>([^<]+)</g)];
  const [, look, x] = titles[0] ?? [];
  expect(titles.map(([, ...parts]) => parts)).toEqual([[look, x, 'Or: it fails']]);
  expect(svg).toContain('>Either: all is well<');
  expect(list).toContain('>Either: all is well<');
  const [, top = 0, height = 0] = [
    ...(/diagram-frame" x="[^"]+" y="([\d.]+)" [^>]*height="([\d.]+)"/.exec(svg) ?? []),
  ].map(Number);
  const lower = Math.max(...[...svg.matchAll(/diagram-box"[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y)));
  expect(lower - top - height).toBeGreaterThanOrEqual(16);
});

test('a wide drawing says below which width it scrolls', () => {
  const wide = draw('sequenceDiagram', 'A->>B: One call', 'B->>C: Another call', 'C->>D: The last one');
  expect(wide).toMatch(/class="diagram-drawing diagram-least-\d[05] diagram-wide"/);
  expect(draw('sequenceDiagram', 'A->>B: a')).toContain('class="diagram-drawing diagram-narrow"');
});
