import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KindIcon } from './kind-icon';

test('the section about a release shape has its curve in place of an icon', () => {
  const icon = (title: string) => renderToStaticMarkup(<KindIcon kind="section" product="" title={title} />);
  expect(icon('Unlock Cliff')).toMatch(/^<span class="shape shape-unlock-cliff [^"]*" aria-hidden="true">/);
  expect(icon('Unlocks')).toContain('<svg');
});
