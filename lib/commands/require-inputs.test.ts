import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modulesOf, readImports } from '@/lib/cache/modules-of';
import { requiredFiles } from '@/lib/check/check-inputs';

test.each(['build', 'check-content', 'generate', 'push-search', 'watch-content'])(
  '%s checks the files that authors write before it loads them',
  (name) => {
    const command = `lib/commands/${name}.ts`;
    const atStart = modulesOf([command], importsAtStart);
    expect(atStart).toContain('lib/commands/require-inputs.ts');
    expect(atStart.filter((file) => requiredFiles.includes(file))).toEqual([]);
  },
);

/** Lists the modules that are loaded before a module runs. Types and modules in `import('…')` aren't. */
const importsAtStart = (file: string): string[] => {
  const statements = /^(?:import|export) (?!type )[^;]*'([^']+)';/gm;
  const names = [...fs.readFileSync(file, 'utf8').matchAll(statements)].map(([, name = '']) =>
    path.basename(name),
  );
  return readImports(file).filter((each) => names.includes(path.parse(each).name));
};
