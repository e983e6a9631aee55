/** An error with a message for the person who pushes the records. */
export class PushError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PushError';
  }
}

/** Explains an error from the Algolia client. Other errors are returned unchanged. */
export function explainError(error: unknown, index: string): unknown {
  if (!(error instanceof Error) || error instanceof PushError) return error;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const explanation = explanationFor(status, error.name, index);
  return explanation ? new PushError(`${explanation} (${error.message})`, { cause: error }) : error;
}

function explanationFor(status: number | undefined, name: string, index: string): string | undefined {
  if (name === 'RetryError')
    return 'No host of the application answered in time. Check the application ID and the network.';
  if (status === 401 || status === 403)
    return `The admin key may not do this. It needs the rights of an admin key, on ${index} and on ${index}_tmp_*.`;
  if (status === 404)
    return 'The application does not know what was asked for. Check application ID and keys.';
  if (status === 429) return 'The application takes no more requests for now. Try again later.';
  return status === undefined ? undefined : `The application answered ${status}.`;
}
