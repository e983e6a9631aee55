import { reviewedLicenses } from './license-rules';
import type { LicensedPackage } from './list-licenses';

/** Formats a list of packages by license for the terminal, starting with the most common license. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, license = 'no license' } of packages)
    groups.set(license, [...(groups.get(license) ?? []), `${name} ${version}`]);
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([license, names]) =>
        `${titleOf(license, names.length)}\n${names.map((each) => `  ${each}`).join('\n')}`,
    )
    .join('\n\n');
}

function titleOf(license: string, count: number): string {
  const because = Object.hasOwn(reviewedLicenses, license) ? reviewedLicenses[license]?.because : undefined;
  return `${license} (${count})${because ? `: ${because}` : ''}`;
}
