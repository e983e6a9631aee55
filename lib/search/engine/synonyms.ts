/**
 * Synonyms of words on these pages, singular and in lowercase. They work in one direction: the key also finds the
 * listed words. If an entry consists of several words, all of them must match. The hosted index uses the same list.
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
