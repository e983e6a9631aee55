import { expect, test } from 'vitest';
import { needsOf, unneededStyles } from './late-styles';

test('each selector asks for its classes, whatever stands round its rule', () => {
  const css =
    '@layer components{.a_x{margin:0}}\n@layer components{.a_y:is(.b,:hover)>li,.a_z .icon{top:0}@media (width>1px){.a_w{left:0}}@keyframes k{0%{top:0}to{top:1px}}}';
  expect(needsOf(css, [])).toEqual([['a_x'], ['a_y'], ['a_z', 'icon'], ['a_w']]);
});

test('a rule that another stylesheet holds too asks for nothing', () => {
  expect(needsOf('.a{top:0}.b{top:0}', ['@layer x{.a{top:0}}'])).toEqual([['b']]);
});

test('a page needs the stylesheet of a selector all of whose classes stand in it', () => {
  const late = [
    { file: 'a.css', needs: [['a_x', 'icon'], ['a_y']] },
    { file: 'b.css', needs: [['b_x']] },
  ];
  expect(unneededStyles('<p class="icon b_x"></p>', late)).toEqual(['a.css']);
});

test('a page needs a stylesheet that holds for elements of no class', () => {
  const late = [{ file: 'a.css', needs: needsOf('dialog{top:0}', []) }];
  expect(unneededStyles('<p></p>', late)).toEqual([]);
});
