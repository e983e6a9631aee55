/**
 * Words that readers use for what these pages call otherwise, in the singular and in lower case. Each leads to the words
 * behind it, not back; several words in one text must all be there. The hosted index gets the same list.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  airdrop: ['drop', 'airstream'],
  allowance: ['approve'],
  audit: ['security'],
  curve: ['shape'],
  multisig: ['safe'],
  payroll: ['payment', 'salary'],
  salary: ['payroll'],
  user: ['account'],
};
