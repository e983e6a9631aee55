import { test } from 'vitest';
import { Fuzzer } from '@/lib/testing/fuzz/search';
import { subjects } from '@/lib/testing/fuzz/subjects';
import { loadReleases } from './load-release';
test('try', async () => {
  const wanted = process.env.ONLY ?? '';
  for (const { slug, open } of subjects.filter(({ slug }) => slug.endsWith(wanted))) {
    const t = Date.now();
    const s = await open();
    const f = new Fuzzer(s);
    const items = loadReleases().flatMap(({ contracts }) => contracts).find((e) => e.slug === slug)?.items ?? [];
    const known = (a: string) => items.filter((i) => i.anchor === a).flatMap((i) => [...i.emits, ...i.reverts]).map(({ text }) => text);
    const t1 = Date.now();
    const r = await f.search(known);
    console.log(slug, t1 - t, Date.now() - t1);
    for (const a of f.cases.functions.keys()) {
      const e = r[a]!;
      const seen = [...Object.keys(e.emits), ...Object.keys(e.reverts)];
      const un = known(a).filter((n) => !seen.includes(n) && !n.startsWith('PRBMath'));
      const extra = seen.filter((n) => !known(a).includes(n));
      console.log(' ', a, '| usual:', e.usual, un.length ? `| UNREACHED ${un.join(' ')}` : '', extra.length ? `| EXTRA ${extra.map((n) => `${n} <${e.emits[n] ?? e.reverts[n]}>`).join(', ')}` : '');
    }
  }
}, 900_000);
