import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { joinScripts, linkJoinedScript } from './join-scripts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['part-1', 'part-2', 'kind-1']) write(name, chunk(`"${name}"`));
  write('turbopack-1', runtime);
});

const chunk = (modules: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}])`;
const runtime =
  '(()=>{var r=globalThis.TURBOPACK;globalThis.TURBOPACK={push:e=>registered.push(e)},r.forEach(globalThis.TURBOPACK.push)})()';

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, `${name}.js`), text);
const read = (name = '') => fs.readFileSync(path.join(folder, name), 'utf8');
const files = () => fs.readdirSync(folder).sort();
const before = ['kind-1.js', 'part-1.js', 'part-2.js', 'turbopack-1.js'];

const script = (name: string) => `<script src="/docs/n/${name}.js" async=""></script>`;
const home = ['part-1', 'turbopack-1', 'part-2'].map(script).join('');
const page = ['part-1', 'turbopack-1', 'kind-1', 'part-2'].map(script).join('');

test('all parts register under the one file, in their order, also from inside a function', () => {
  write('part-2', `(()=>{"use strict";${chunk('"part-2"')}})();`);
  const joined = joinScripts(folder, [home]);
  const registered: unknown[] = [];
  vm.runInNewContext(read(joined?.file), { document: { currentScript: 'joined' }, registered });
  expect(registered).toEqual([
    ['joined', 'part-1'],
    ['joined', 'part-2'],
  ]);
});

test('the start that all pages share moves into the one file, and names it', () => {
  const start =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/part-1.js"]});';
  const inline = `<script id="_R_">${start}</script>`;
  const joined = joinScripts(folder, [home + inline, page + inline]);
  const registered: unknown[] = [];
  vm.runInNewContext(read(joined?.file), { document: { currentScript: 'joined' }, registered });
  expect(registered.at(-1)).toEqual({ otherChunks: [`static/chunks/${joined?.file}`] });
  expect(linkJoinedScript(page + inline, joined)).not.toContain('TURBOPACK');

  for (const name of ['part-1', 'part-2', 'turbopack-1'])
    write(name, name === 'turbopack-1' ? runtime : chunk('1'));
  const different = joinScripts(folder, [home + inline, page]);
  expect(linkJoinedScript(home + inline, different)).toContain('TURBOPACK');
});

test('a worker that a part starts keeps its own scripts', () => {
  const scripts =
    '"static/chunks/turbopack-worker-1.js",["static/chunks/kind-1.js","static/chunks/turbopack-1.js"]';
  write('part-2', chunk(`[${scripts}],"static/chunks/turbopack-1.js"`));
  const joined = joinScripts(folder, [home, page]);
  expect(read(joined?.file)).toContain(`[${scripts}],"static/chunks/${joined?.file}"`);
  expect(files()).toContain('turbopack-1.js');
});

test('a comment at the end of a part takes nothing from the next', () => {
  write('part-1', `${chunk('"part-1"')}//# debugId=1`);
  const joined = joinScripts(folder, [script('part-1') + script('part-2')]);
  const TURBOPACK: unknown[] = [];
  vm.runInNewContext(read(joined?.file), { TURBOPACK });
  expect(TURBOPACK).toHaveLength(2);
});

test('a part that a script names keeps its file', () => {
  write('search', chunk('e=>work("static/chunks/turbopack-1.js")'));
  const joined = joinScripts(folder, [home]);
  expect(files()).toEqual([joined?.file, 'kind-1.js', 'search.js', 'turbopack-1.js'].sort());
});

test.each([
  ['another start', '"use strict";f()'],
  ['a name that it brings itself', chunk('1').replace('document.currentScript', '"part-2.js"')],
  ['an unknown runtime', '(()=>{start()})()'],
  ['nothing', ''],
])('a part with %s stops the build before anything changes', (_, text) => {
  write('part-2', text);
  expect(() => joinScripts(folder, [home])).toThrow('The script part-2.js begins in an unknown way');
  expect(files()).toEqual(before);
});

test('whatever else names a part names the one file, and other scripts keep their names', () => {
  const joined = joinScripts(folder, [home]);
  const file = joined?.file;
  expect(
    linkJoinedScript('push({"otherChunks":["static/chunks/part-2.js","static/chunks/part-1.js"]})', joined),
  ).toBe(`push({"otherChunks":["static/chunks/${file}","static/chunks/${file}"]})`);
  expect(
    linkJoinedScript(
      '2:"/docs/n/part-1.js"\n3:I[1,["$2","/docs/n/kind-1.js"]]\n:["$","script","0",{"src":"/docs/n/part-2.js"}]',
      joined,
    ),
  ).toBe(
    `2:"/docs/n/${file}"\n3:I[1,["$2","/docs/n/kind-1.js"]]\n:["$","script","0",{"src":"/docs/n/${file}"}]`,
  );
  expect(
    linkJoinedScript('"/docs/n/counterpart-1.jsx"', { parts: ['part-9.js', 'part-8.js'], file: 'x.js' }),
  ).toBe('"/docs/n/counterpart-1.jsx"');
});

test.each([
  ['<script src="/docs/n/part-2.js" defer=""></script>', 'part-2.js'],
  ['<link rel="preload" href="part-2.js">', 'part-2.js'],
  ['3:I[1,["/docs/n/part-1"]]', 'part-1.js'],
])('a part that is named as %s stops the build', (text, part) => {
  const joined = joinScripts(folder, [home]);
  expect(() => linkJoinedScript(home + text, joined)).toThrow(`names the script ${part} in an unknown way`);
});
