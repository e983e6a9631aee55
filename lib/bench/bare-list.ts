import type { Page } from '@playwright/test';

const address = 'http://bare.test/';

/** A worker that answers every letter at once with nothing, and one row that shows the letters it was asked for. */
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
 * Opens a page that is a search without a framework, without styles, and without an index: what it takes from a key to the
 * painted row is what the machine, the browser, and the way to a worker and back take of any search.
 */
export async function openBareList(page: Page): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.getByRole('combobox').fill('stream');
  await page.getByText('1 stream').waitFor();
}
