import { permissiveLicenses, reviewedLicenses } from './license-rules';
import type { LicensedPackage } from './list-licenses';

/** Lists the packages that the site must not depend on, each with the reason in one line. */
export const checkLicenses = (packages: readonly LicensedPackage[]): string[] =>
  packages.flatMap(({ name, version, license }) => {
    const who = `${name} ${version}`;
    if (!license) return [`${who} names no license.`];
    return isAllowed(license, name) ? [] : [`${who} has the license ${license}, which is not allowed.`];
  });

/**
 * Whether a package may have a license. With OR, one license must be allowed; with AND, all of them.
 * @param expression an SPDX expression: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/. Parentheses
 * are only supported around the whole expression or around a choice; other expressions aren't allowed
 */
function isAllowed(expression: string, name: string): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim();
  const choices = bare.split(/ OR (?![^(]*\))/);
  if (choices.length > 1) return choices.some((choice) => isAllowed(choice, name));
  const parts = bare.split(/ AND (?![^(]*\))/);
  if (parts.length > 1) return parts.every((part) => isAllowed(part, name));
  return permissiveLicenses.includes(bare) || (ruleFor(bare)?.packages.test(name) ?? false);
}

const ruleFor = (license: string) =>
  Object.hasOwn(reviewedLicenses, license) ? reviewedLicenses[license] : undefined;
