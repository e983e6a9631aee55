import { releases } from '@/content/releases';
import type { ComparedProduct } from '@/lib/protocol/reference/changes/compared-products';
import { ComparisonBox } from './comparison-box';

/** `<CompareReleases product="lockup" />`: a choice of two releases, and what changed between them. */
export function CompareReleases({ product }: { product: ComparedProduct }) {
  const versions = releases
    .filter((release) => release.product === product)
    .map(({ version }) => version)
    .reverse();
  return <ComparisonBox product={product} versions={versions.join(' ')} />;
}
