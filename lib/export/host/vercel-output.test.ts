import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { immutable, revalidate } from '../security/headers';
import { type VercelConfig, type VercelRoute, writeVercelOutput } from './vercel-output';

const headers = { 'X-Content-Type-Options': 'nosniff' };
const names = [
  'index.html',
  '404.html',
  'favicon.ico',
  'api/overview.html',
  'guides/v1.0.html',
  '_next/static/chunks/a1.js',
  'abi/lockup.json',
  'vercel.json',
  '_headers',
  'site.nginx.conf',
];

/** Writes the output for an export with these files, and answers requests by the routes, as Vercel documents them. */
function deploy(basePath: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vercel-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const [from, to] = [path.join(folder, 'out'), path.join(folder, '.vercel/output')];
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(from, name)), { recursive: true });
    fs.writeFileSync(path.join(from, name), name);
  }
  const redirects = [{ from: `${basePath}/old`, to: `${basePath}/guides/v1.0#new` }];
  writeVercelOutput({ from, to, basePath, headers, redirects });
  const config: VercelConfig = JSON.parse(fs.readFileSync(path.join(to, 'config.json'), 'utf8'));
  const files = fs
    .readdirSync(path.join(to, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(to, 'static', name)).isFile());
  const find = (address: string) =>
    files.find(
      (file) =>
        `/${config.overrides[file]?.path ?? file}` === address || file === `${address}/index.html`.slice(1),
    ) ?? (address === '/' ? files.find((file) => file === 'index.html') : undefined);

  const phase = (start: string | undefined): VercelRoute[] => {
    const all = config.routes;
    const begin = start ? all.findIndex((route) => 'handle' in route && route.handle === start) + 1 : 0;
    const rest = all.slice(begin);
    const end = rest.findIndex((route) => 'handle' in route);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const answer = (address: string) => {
    const sent: Record<string, string> = {};
    const pass = (routes: VercelRoute[]) => {
      for (const route of routes) {
        if ('handle' in route || !new RegExp(route.src).test(address)) continue;
        for (const [name, value] of Object.entries(route.headers ?? {}))
          sent[name] = address.replace(
            new RegExp(route.src),
            value.replaceAll('$', name === 'Location' ? '$' : '$$$$'),
          );
        if (!route.continue) return route;
      }
      return undefined;
    };
    const moved = pass(phase(undefined));
    if (moved && 'status' in moved) return { status: moved.status, sent };
    const file = find(address);
    if (file) {
      pass(phase('hit'));
      return { status: 200, file, sent };
    }
    const missed = pass(phase('error'));
    return missed && 'status' in missed
      ? { status: missed.status, file: find(missed.dest ?? ''), sent }
      : { sent };
  };
  return { answer, files };
}

test.each(['', '/docs'])('Vercel serves the export below "%s" as it should be', (base) => {
  const { answer, files } = deploy(base);
  expect(files.filter((file) => /_headers|vercel\.json|nginx/.test(file))).toEqual([]);
  expect(answer(`${base}/guides/v1.0`)).toMatchObject({
    status: 200,
    sent: { ...headers, 'Cache-Control': revalidate },
  });
  expect(answer(`${base}/_next/static/chunks/a1.js`).sent['Cache-Control']).toBe(immutable);
  expect(answer(`${base}/abi/lockup.json`).sent['Access-Control-Allow-Origin']).toBe('*');
  // A missing file isn't cached, and the site's own page is also below `/api`.
  for (const missing of ['/_next/static/chunks/b2.js', '/api/none', '/none'])
    expect(answer(base + missing), missing).toMatchObject({
      status: 404,
      file: '404.html',
      sent: { ...headers, 'Cache-Control': revalidate },
    });
  for (const [from, to] of [
    ['/old', '/guides/v1.0#new'],
    ['/guides/v1.0.html', '/guides/v1.0'],
    ['/guides/v1.0/', '/guides/v1.0'],
  ])
    expect(answer(`${base}${from}`), from).toMatchObject({
      status: 308,
      sent: { ...headers, Location: `${base}${to}` },
    });
  expect(answer('/favicon.ico')).toMatchObject({ status: 200, file: 'favicon.ico' });
});
