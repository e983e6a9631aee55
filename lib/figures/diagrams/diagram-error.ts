/** Thrown if a diagram can't be drawn. The message explains the fix to its author. */
export class DiagramError extends Error {
  override name = 'DiagramError';
  /** The line within the diagram, starting with 1 below the opening fence, if it's on a specific one. */
  readonly line?: number;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
