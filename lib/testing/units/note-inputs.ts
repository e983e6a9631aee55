// Runs before each unit test file, and adds what the file uses to its result, for `npm run check:units`.
import { afterAll } from 'vitest';
import { type Inputs, watchInputs } from './watch-inputs';

declare module 'vitest' {
  interface TaskMeta {
    inputs?: Inputs;
  }
}

const stop = watchInputs();
// biome-ignore lint/correctness/noEmptyPattern: Vitest rejects any other first parameter.
afterAll(({}, { meta }) => {
  meta.inputs = stop();
});
