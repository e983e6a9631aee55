import { diskCache } from '@/lib/cache/disk-cache';

/**
 * Checks that passed, by the digest of everything that decides their result. It's for checks that run other programs for
 * seconds: `findUnchanged` can't know what those read.
 */
export const passedChecks = diskCache('.cache/passed-checks');
