import { expect, test } from 'vitest';
import { compileSources } from './compile-release';

const compile = (content: string) =>
  compileSources({ 'a/A.sol': { content } }, 'solc-0.8.29', (name) =>
    name === 'b/B.sol' ? { contents: 'contract B { }' } : { error: `${name} is not installed` },
  );

test('what the compiler says of a mistake is reported, with its place', () => {
  expect(() => compile('contract A { function f() external { revert Nothing(); } }')).toThrow(
    /Undeclared identifier[\s\S]*a\/A\.sol:1:45/,
  );
  expect(() => compile('contract {')).toThrow(/ParserError/);
});

test('an import that is not there is reported as its finder says it', () => {
  expect(() => compile('import "c/C.sol";')).toThrow(/c\/C\.sol is not installed/);
});
