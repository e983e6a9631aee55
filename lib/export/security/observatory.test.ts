import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/site/env';
import { securityHeaders } from './headers';
import { headerPolicy, pagePolicy } from './policy';

/**
 * The public scoring of MDN's HTTP Observatory, as far as a static site without cookies can influence it: 100 points, minus
 * what is missing, plus bonuses, which only count from 90 points.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
function scoreOf(headers: Record<string, string>, policy: string): number {
  const sources = (name: string) =>
    new RegExp(`(?:^|;)${name} ([^;]*)`).exec(policy)?.[1] ??
    /(?:^|;)default-src ([^;]*)/.exec(policy)?.[1] ??
    '';
  const isUnsafe = (name: string) => /unsafe-(inline|eval)|data:|(^| )(https?:|\*)( |$)/.test(sources(name));
  const policyScore = () => {
    if (!policy) return -25;
    if (isUnsafe('script-src')) return -20;
    if (/unsafe-inline/.test(sources('style-src'))) return 0;
    return sources('default-src') === "'none'" ? 10 : 5;
  };
  const age = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
  const referrer = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const scores = [
    policyScore(),
    age >= 15768000 ? 0 : -20,
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    /frame-ancestors 'none'/.test(headers['Content-Security-Policy'] ?? '') ? 5 : -20,
    referrer.includes(headers['Referrer-Policy'] ?? '') ? 5 : 0,
  ];
  const penalized = scores.filter((score) => score < 0).reduce((sum, score) => sum + score, 100);
  if (penalized < 90) return penalized;
  return scores.filter((score) => score > 0).reduce((sum, score) => sum + score, penalized);
}

const environment = readEnvironment({});
const headers = securityHeaders(headerPolicy(environment));

test('the headers reach 115 points (A+) in MDN’s Observatory', () => {
  // The Observatory intersects the policies of the header and the page.
  expect(scoreOf(headers, pagePolicy(['sha256-a'], environment))).toBe(115);
});

test('without a header, the score is lower', () => {
  const policy = pagePolicy([], environment);
  for (const name of [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Content-Security-Policy',
    'Referrer-Policy',
  ])
    expect(scoreOf({ ...headers, [name]: '' }, policy), name).toBeLessThan(115);
  expect(scoreOf(headers, '')).toBeLessThan(90);
});
