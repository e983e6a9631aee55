import type { Page } from '@playwright/test';

const address = 'http://bare.test/';

/** A worker that answers immediately and without content, and a single row that shows the query. */
const html = `<!doctype html>
<title>Bare list</title>
<input role="combobox" aria-label="Search" aria-expanded="true" aria-controls="list">
<div id="list" role="listbox"><div role="option">-</div></div>
<script>
  const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = () => postMessage(0)'])));
  const field = document.querySelector('input');
  let answers = 0;
  worker.onmessage = () => { document.querySelector('[role=option]').textContent = ++answers + ' ' + field.value; };
  field.oninput = () => worker.postMessage(field.value);
</script>`;

/**
 * Opens a minimal search page without a framework, styles, or an index. The time from a key press to the painted row is
 * the overhead that any search has on this machine and browser, including the round trip to a worker.
 */
export async function openBareList(page: Page): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.getByRole('combobox').fill('stream');
  await page.getByText('1 stream').waitFor();
}
