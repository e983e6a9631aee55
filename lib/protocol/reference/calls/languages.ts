/** The languages of example calls, in the order of their tabs. */
export const callLanguages = ['Solidity', 'viem', 'ethers', 'cast'] as const;

/** A call, or what it requires, in each language. */
export type CallForms = Record<(typeof callLanguages)[number], string>;
