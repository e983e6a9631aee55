import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { modulesOf } from './modules-of';

const temporary = temporaryFolder();

function modules(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(temporary, name), text);
  return modulesOf([path.join(temporary, 'a.ts')]).map((file) => path.basename(file));
}

test('all kinds of imports are followed, including cycles, but packages are not', () => {
  const files = {
    'a.ts': "import fs from 'node:fs';\nimport {\n  b,\n} from './b';\n",
    'b.ts': "export * from './c';\nimport './d.json';\n",
    'c.ts': "const later = () => import('./e');\nimport './gone';\n",
    'd.json': '{}',
    'e.tsx': "import { a } from './a';\nimport { z } from 'zod';\n",
    'unused.ts': '',
  };
  expect(modules(files)).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.json', 'e.tsx']);
});

test('imports relative to the root of the repository are followed', () => {
  expect(modulesOf(['lib/cache/modules-of.test.ts'])).toContain('lib/cache/modules-of.ts');
  expect(modulesOf(['lib/content/compile.ts'])).toContain('lib/content/code/highlight.ts');
});
