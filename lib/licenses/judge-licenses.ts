import { boundLicenses, freeLicenses } from './license-rules';
import type { LicensedPackage } from './list-licenses';

/** The packages that the site may not depend on, each with the reason, as one line. */
export const refuseLicenses = (packages: readonly LicensedPackage[]): string[] =>
  packages.flatMap(({ name, version, license }) => {
    const who = `${name} ${version}`;
    if (!license) return [`${who} names no license.`];
    return isAllowed(license, name) ? [] : [`${who} has the license ${license}, which is not allowed.`];
  });

/**
 * Whether a package may have a license: one of several that it offers, or all of those that hold at once.
 * @param expression as SPDX writes it: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/. Brackets stand round
 * the whole or round a choice; others are not understood, and so not allowed
 */
function isAllowed(expression: string, name: string): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim();
  const choices = bare.split(/ OR (?![^(]*\))/);
  if (choices.length > 1) return choices.some((choice) => isAllowed(choice, name));
  const parts = bare.split(/ AND (?![^(]*\))/);
  if (parts.length > 1) return parts.every((part) => isAllowed(part, name));
  return freeLicenses.includes(bare) || (ruleFor(bare)?.packages.test(name) ?? false);
}

const ruleFor = (license: string) =>
  Object.hasOwn(boundLicenses, license) ? boundLicenses[license] : undefined;
