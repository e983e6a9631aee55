/** The libraries whose errors have a table on the page `/reference/errors`, in its order. */
export const libraries = {
  'lockup-core': {
    label: 'Lockup Core v1.2',
    page: '/reference/lockup/core/libraries/library.Errors',
  },
  'lockup-periphery': {
    label: 'Lockup Periphery v1.2',
    page: '/reference/lockup/periphery/libraries/library.Errors',
  },
  flow: {
    label: 'Flow v1.0',
    page: '/reference/flow/contracts/libraries/library.Errors',
  },
} as const;

export type Library = keyof typeof libraries;

export const libraryNames: readonly Library[] = ['lockup-core', 'lockup-periphery', 'flow'];

const lockup = '/reference/lockup';
const flow = '/reference/flow/contracts';

/** Pages of the contracts that name their errors after themselves, and of those below whose errors have no prefix. */
const contractPages: Record<Library, Record<string, string>> = {
  'lockup-core': {
    Adminable: `${lockup}/core/abstracts/abstract.Adminable`,
    NoDelegateCall: `${lockup}/core/abstracts/abstract.NoDelegateCall`,
    SablierV2Lockup: `${lockup}/core/abstracts/abstract.SablierV2Lockup`,
    SablierV2LockupDynamic: `${lockup}/core/contract.SablierV2LockupDynamic`,
    SablierV2LockupLinear: `${lockup}/core/contract.SablierV2LockupLinear`,
    SablierV2LockupTranched: `${lockup}/core/contract.SablierV2LockupTranched`,
    SablierV2NFTDescriptor: `${lockup}/core/contract.SablierV2NFTDescriptor`,
  },
  'lockup-periphery': {
    SablierV2BatchLockup: `${lockup}/periphery/contract.SablierV2BatchLockup`,
    SablierV2MerkleLockup: `${lockup}/periphery/abstracts/abstract.SablierV2MerkleLockup`,
    SablierV2MerkleLT: `${lockup}/periphery/contract.SablierV2MerkleLT`,
  },
  flow: {
    Adminable: `${flow}/abstracts/abstract.Adminable`,
    Batch: `${flow}/abstracts/abstract.Batch`,
    NoDelegateCall: `${flow}/abstracts/abstract.NoDelegateCall`,
    SablierFlow: `${flow}/contract.SablierFlow`,
    SablierFlowBase: `${flow}/abstracts/abstract.SablierFlowBase`,
  },
};

const withoutPrefix: Record<string, string> = {
  BatchError: 'Batch',
  CallerNotAdmin: 'Adminable',
  DelegateCall: 'NoDelegateCall',
};

/**
 * The contract that an error belongs to, with the address of its page: the part of the error's name before `_`.
 * @throws Error when the contract has no page
 */
export function contractOf(library: Library, error: string): { name: string; page: string } {
  const name = withoutPrefix[error] ?? error.replace(/_.*$/, '');
  const page = contractPages[library][name];
  if (page === undefined) throw new Error(`lib/errors/libraries.ts names no page for the contract ${name}`);
  return { name, page };
}
