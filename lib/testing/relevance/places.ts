/**
 * A query and the places that answer it equally well. A place is the slug of a page and includes its sections. With an
 * anchor, it only matches exactly, and `#*` matches anything on the page, including reference items and addresses.
 */
export type ExpectedQuery = readonly [query: string, ...places: string[]];

/** Slugs that many queries expect. */
export const v12 = 'reference/lockup/core';
export const linear = `${v12}/contract.SablierV2LockupLinear`;
export const dynamic = `${v12}/contract.SablierV2LockupDynamic`;
export const tranched = `${v12}/contract.SablierV2LockupTranched`;
export const batch = 'reference/lockup/periphery/contract.SablierV2BatchLockup';
export const factory = 'reference/lockup/periphery/contract.SablierV2MerkleLockupFactory';
export const flow = 'reference/flow/contracts/contract.SablierFlow';
export const errors = 'reference/errors';

export const anyModel = (anchor: string): string[] =>
  [linear, dynamic, tranched].map((page) => `${page}#${anchor}`);
