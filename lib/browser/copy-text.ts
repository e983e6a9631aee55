/**
 * A control that was clicked before hydration. The page loader started a copy during the click, because WebKit rejects it
 * afterwards.
 */
type StartedCopy = {
  /** Provides the text. */
  finish?: ((text: Blob) => void) | undefined;
  /** Resolves when the text is in the clipboard, or with the error. */
  copied?: Promise<unknown>;
};

declare global {
  interface HTMLElement extends StartedCopy {}
}

/**
 * Copies a text, which may still be on its way. Call it during the click: browsers reject a copy that begins later.
 * @param control the clicked element
 * @returns whether the text is in the clipboard
 */
export async function copyText(control: StartedCopy, text: string | Promise<string>): Promise<boolean> {
  const { finish, copied } = control;
  control.finish = undefined;
  try {
    if (!finish) {
      await write(text);
      return true;
    }
    // Without a text, the started copy never ends. A promise that fails would be reported as unhandled.
    finish(await toBlob(text));
    return (await copied) === undefined;
  } catch {
    return false;
  }
}

async function write(text: string | Promise<string>): Promise<void> {
  // Firefox 126 and older can't copy a text that is still on its way.
  if (typeof text === 'string' || !('ClipboardItem' in window))
    return navigator.clipboard.writeText(await text);
  const blob = toBlob(text);
  // A browser that refuses to copy never awaits the text, so its failure would be reported as unhandled.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

const toBlob = async (text: string | Promise<string>): Promise<Blob> =>
  new Blob([await text], { type: 'text/plain' });

/** Loads a file to copy, or throws if the host doesn't have it. */
export async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.text();
}
