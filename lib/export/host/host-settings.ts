import type { Redirect } from '@/redirects';
import type { Headers } from '../security/headers';

/** What the rule file of a web server is generated from. */
export type HostSettings = {
  /** `''` or a path such as `/docs`. */
  basePath: string;
  /** The headers for all files. */
  headers: Headers;
  /** With the base path on both sides. */
  redirects: readonly Redirect[];
};
