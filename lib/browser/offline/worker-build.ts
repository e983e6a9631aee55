/** The data that a worker is built with. All paths include the base path. */
export type WorkerBuild = {
  basePath: string;
  /** The files of this build whose names contain a content hash. */
  hashed: readonly string[];
  /** The hashed files that the offline page needs. */
  shell: readonly string[];
  /** The HTML of the offline page. */
  page: string;
};
