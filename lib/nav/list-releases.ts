import { type Product, products, type ReleaseName } from '@/lib/site/release';

/** With fewer releases than this, a range isn't shorter than a list. */
const fewest = 3;

/**
 * Names releases by product, with the product only before its first version: `Lockup v4.0, v1.2, Flow v3.0`. Several
 * releases without a gap are a range, such as `Lockup v1.0–v4.0`.
 * @param all every release, newest first
 */
export function listReleases(shown: readonly ReleaseName[], all: readonly ReleaseName[]): string {
  const named = [...new Set(shown.map(({ product }) => product))];
  return named
    .map(
      (product) => `${products[product]} ${versions(versionsOf(shown, product), versionsOf(all, product))}`,
    )
    .join(', ');
}

const versionsOf = (releases: readonly ReleaseName[], product: Product): string[] =>
  releases.filter((release) => release.product === product).map(({ version }) => version);

function versions(shown: readonly string[], all: readonly string[]): string {
  const sorted = all.filter((version) => shown.includes(version));
  const first = all.indexOf(sorted[0] ?? '');
  const hasNoGap = sorted.every((version, index) => all[first + index] === version);
  return hasNoGap && sorted.length >= fewest ? `${sorted.at(-1)}–${sorted[0]}` : shown.join(', ');
}
