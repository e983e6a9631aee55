import { expect, test } from 'vitest';
import { firstCommitted, lastUpdated } from './last-updated';

test('a file was added before it was changed, or the history has neither date', () => {
  const [added, changed] = [firstCommitted('content/sidebar.ts'), lastUpdated('content/sidebar.ts')];
  expect(added === undefined).toBe(changed === undefined);
  if (added && changed) expect(Date.parse(added)).toBeLessThan(Date.parse(changed));
  expect(firstCommitted('content/no-such-file.mdx')).toBeUndefined();
});
