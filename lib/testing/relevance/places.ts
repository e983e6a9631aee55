/**
 * A query and the places that answer it equally well. A place is the slug of a page and includes its sections. With an
 * anchor, it only matches exactly. `#top` is the introduction of a page without its sections, and `#*` matches anything
 * on the page, including reference items and addresses.
 */
export type ExpectedQuery = readonly [query: string, ...places: string[]];

/** Slugs that many queries expect, of the newest releases. */
export const v40 = 'reference/lockup/v4.0';
export const lockup = `${v40}/contract.SablierLockup`;
export const batch = `${v40}/contract.SablierBatchLockup`;
export const flow = 'reference/flow/v3.0/contract.SablierFlow';
export const errors = 'reference/errors';

/** Slugs of older releases, for names that only these have. */
export const v12 = 'reference/lockup/core';
export const linear = `${v12}/contract.SablierV2LockupLinear`;
export const dynamic = `${v12}/contract.SablierV2LockupDynamic`;
const tranched = `${v12}/contract.SablierV2LockupTranched`;
export const batchV1 = 'reference/lockup/periphery/contract.SablierV2BatchLockup';
export const factory = 'reference/lockup/periphery/contract.SablierV2MerkleLockupFactory';
export const flowV1 = 'reference/flow/contracts/contract.SablierFlow';

export const flowV11 = 'reference/flow/v1.1/contract.SablierFlow';
export const drops = 'reference/airdrops/v3.0';

/** A name that all campaigns of Airdrops v3.0 have. */
export const anyCampaign = (anchor: string): string[] =>
  ['Execute', 'Instant', 'LL', 'LT', 'VCA'].map((kind) => `${drops}/contract.SablierMerkle${kind}#${anchor}`);

/** A name that all three contracts of Lockup v1.2 have. */
export const anyModel = (anchor: string): string[] =>
  [linear, dynamic, tranched].map((page) => `${page}#${anchor}`);
