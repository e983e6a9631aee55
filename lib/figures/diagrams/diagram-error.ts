/** A diagram that can't be drawn. The message is for its author and says how to mend it. */
export class DiagramError extends Error {
  override name = 'DiagramError';
  /** Line within the diagram, 1 for the line under the opening fence; absent where no one line is at fault. */
  readonly line?: number;

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `line ${line}: ${message}`);
    this.line = line;
  }
}
