import { expect, test } from 'vitest';
import { readRegions, wholeFile } from './regions';

const join = (...lines: string[]): string => lines.join('\n');

const vault = join(
  'contract Vault {',
  '    uint256 total;',
  '',
  '    // #region add',
  '    function add(uint256 amount) external {',
  '        // #region count',
  '        total += amount;',
  '        // #endregion',
  '    }',
  '    // #endregion',
  '',
  '    // #region take',
  '    function take() external {}',
  '    // #endregion',
  '}',
  '',
);

test('a region is the code between its markers, without nested markers and common indentation', () => {
  expect(readRegions(vault)).toEqual({
    mistakes: [],
    regions: [
      {
        name: 'add',
        code: join('function add(uint256 amount) external {', '    total += amount;', '}'),
        lineNumbers: [5, 7, 9],
        indent: 4,
      },
      { name: 'count', code: 'total += amount;', lineNumbers: [7], indent: 8 },
      { name: 'take', code: 'function take() external {}', lineNumbers: [13], indent: 4 },
    ],
  });
});

test('markers are comments in the sample’s language, and the indentation can be tabs', () => {
  const text = join('# #region install', '\tnpm install', '', '\t\tnpm start', '# #endregion', '');
  expect(readRegions(text)).toEqual({
    mistakes: [],
    regions: [
      { name: 'install', code: join('npm install', '', '\tnpm start'), lineNumbers: [2, 3, 4], indent: 1 },
    ],
  });
});

test('Windows line endings and surrounding empty lines are removed', () => {
  const text = '//#region a\r\n\r\n  one();\r\n\r\n//#endregion\r\n';
  expect(readRegions(text).regions).toEqual([{ name: 'a', code: 'one();', lineNumbers: [3], indent: 2 }]);
});

test('removed markers leave no gaps, but other empty lines remain', () => {
  const text = join(
    '',
    '// #region a',
    'one();',
    '// #endregion',
    '',
    '',
    '// #region b',
    '',
    'two();',
    '// #endregion',
  );
  expect(wholeFile(text)).toEqual({
    code: join('one();', '', '', 'two();'),
    lineNumbers: [3, 5, 6, 9],
    indent: 0,
  });
  expect(wholeFile(vault).code).not.toMatch(/region|\n\n\n/);
});

test('similar words in code and comments are not markers', () => {
  const text = join(
    '# Region of the server',
    'const name = "#region";',
    '// see #regions',
    '# region: eu',
    '',
  );
  expect(readRegions(text)).toEqual({ mistakes: [], regions: [] });
});

test.each([
  [
    ['// #region a', 'one();'],
    '1: The region "a" is never closed.',
    'Write // #endregion below its last line.',
  ],
  [['# #region a', 'one'], '1: The region "a" is never closed.', 'Write # #endregion below its last line.'],
  [['one();', '// #endregion'], '2: This #endregion closes nothing.', 'Write // #region name above'],
  [
    ['// #region a', 'one();', '// #endregion', '// #region a', 'two();', '// #endregion'],
    '4: There are two regions "a".',
    'Give one of the two another name.',
  ],
  [['// #region a', '', '// #endregion'], '1: The region "a" contains no code.', 'Put its markers around'],
  ...['// #region', '// #region two words', '/* #region a */', '// #end region'].map(
    (line): [string[], string, string] => [
      [line],
      `1: "${line}" is not a marker of a region.`,
      'Write // #region name, with one word as the name, or // #endregion.',
    ],
  ),
  [['#region a'], '1: "#region a" is not a marker of a region.', 'Write # #region name'],
])('the broken marker in %j is reported with its line', (lines, what, fix) => {
  const [mistake] = readRegions(join(...lines, '')).mistakes;
  expect(`${mistake?.line}: ${mistake?.what}`).toBe(what);
  expect(mistake?.fix).toContain(fix);
});
