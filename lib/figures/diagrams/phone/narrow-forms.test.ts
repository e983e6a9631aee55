import { expect, test } from 'vitest';
import { narrowForms } from './narrow-forms';

test('a flowchart has a form in each direction, with its long labels in short lines', () => {
  expect(
    narrowForms('flowchart LR\nA["Campaign creator in a multisig"] -->|"signs the transaction"| B["Lockup"]'),
  ).toEqual([
    'flowchart LR\nA["Campaign<br>creator in a<br>multisig"] -->|"signs the transaction"| B["Lockup"]',
    'flowchart TD\nA["Campaign<br>creator in a<br>multisig"] -->|"signs the transaction"| B["Lockup"]',
  ]);
});
