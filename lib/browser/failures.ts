/** Whether an error means that a script or style of the page did not arrive, in the words of each bundler runtime. */
export const isLoadFailure = (error: Error): boolean =>
  error.name === 'ChunkLoadError' ||
  /failed to load chunk|loading (css )?chunk|dynamically imported module|importing a module script/i.test(
    error.message,
  );

/**
 * The messages of an error and of its causes, outermost first. A cause may be anything, and may lead back to an error
 * that was told already.
 */
export function messagesOf(error: unknown): string[] {
  const told = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && current !== null && !told.has(current); ) {
    told.add(current);
    messages.push(current instanceof Error ? current.message || current.name : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
