/** What a worker is built with. All paths hold the base path. */
export type WorkerBuild = {
  basePath: string;
  /** The files of this build whose names change with their content. */
  hashed: readonly string[];
  /** Those of them that the offline page needs. */
  shell: readonly string[];
  /** The offline page. */
  page: string;
};
