import { expect, test } from 'vitest';
import { isAtPlace, readOptions } from './read-options';

const read = (args: string[], variables: Record<string, string> = {}) => readOptions(args, variables);

test('flags work behind -- and, as npm passes them on, without it', () => {
  expect(read(['--strict'])).toMatchObject({ strict: true, all: false, fix: false });
  expect(read([], { npm_config_strict: 'true', npm_config_fix: 'true' })).toMatchObject({
    strict: true,
    fix: true,
  });
});

test('an unknown flag is refused with the known ones', () => {
  expect(() => read(['--stict'])).toThrow(/Unknown option '--stict'[\s\S]+--strict {3}fails/);
});

test('a file can be named by its path, with or without its ending and its folder, and a folder by its name', () => {
  const file = 'content/snippets/TokenLimits.mdx';
  for (const name of [file, `./${file}`, 'content/snippets/TokenLimits', '/snippets/TokenLimits'])
    expect(read([name]).places).toEqual([file]);
  expect(isAtPlace(file, read(['content/snippets']).places)).toBe(true);
  expect(isAtPlace('content/sidebar.ts', read(['content/snippets/']).places)).toBe(false);
  expect(() => read(['content/nothing.mdx'])).toThrow('There is no file content/nothing.mdx.');
});
