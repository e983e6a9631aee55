/** Whether an error means that a script or stylesheet failed to load, based on the messages of the bundler runtimes. */
export const isLoadFailure = (error: Error): boolean =>
  error.name === 'ChunkLoadError' ||
  /failed to load chunk|loading (css )?chunk|dynamically imported module|importing a module script/i.test(
    error.message,
  );
