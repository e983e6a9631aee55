/** The libraries that have a table on the page `/reference/errors`, in the order of the page. */
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
  'lockup-v4': {
    label: 'Lockup v4.0',
    page: '/reference/lockup/v4.0/libraries/library.Errors',
  },
  'flow-v3': {
    label: 'Flow v3.0',
    page: '/reference/flow/v3.0/libraries/library.Errors',
  },
  // The reference has no page for the libraries that declare the following errors, or no package has the libraries.
  comptroller: { label: 'Comptroller', page: undefined },
  airdrops: { label: 'Airdrops v3.0', page: undefined },
  bob: { label: 'Bob v1.0', page: undefined },
  'older-lockup': { label: 'Older releases of Lockup', page: undefined },
  'older-flow': { label: 'Older releases of Flow', page: undefined },
  'older-airdrops': { label: 'Older releases of Airdrops', page: undefined },
} as const;

export type Library = keyof typeof libraries;

export const libraryNames = Object.keys(libraries) as Library[];

const lockup = '/reference/lockup';
const flow = '/reference/flow/contracts';
const newFlow = '/reference/flow/v3.0';

/** A library whose page the reference has. */
type DocumentedLibrary = {
  [Name in Library]: (typeof libraries)[Name]['page'] extends string ? Name : never;
}[Library];

/** Whether the reference has a page for a library. */
export const isDocumented = (library: Library): library is DocumentedLibrary =>
  libraries[library].page !== undefined;

/**
 * The pages of the contracts whose names are prefixes of errors, and of those whose errors have no prefix (see below).
 */
const contractPages: Record<DocumentedLibrary, Record<string, string>> = {
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
  'lockup-v4': {
    SablierBatchLockup: `${lockup}/v4.0/contract.SablierBatchLockup`,
    SablierLockup: `${lockup}/v4.0/contract.SablierLockup`,
    SablierLockupHelpers: `${lockup}/v4.0/libraries/library.LockupHelpers`,
    SablierLockupState: `${lockup}/v4.0/abstracts/abstract.SablierLockupState`,
  },
  'flow-v3': {
    SablierFlow: `${newFlow}/contract.SablierFlow`,
    SablierFlowState: `${newFlow}/abstracts/abstract.SablierFlowState`,
  },
};

const withoutPrefix: Record<string, string> = {
  CallNotDelegateCall: 'SablierV2ProxyTarget',
  AccountAlreadyHasRole: 'RoleAdminable',
  AccountDoesNotHaveRole: 'RoleAdminable',
  BatchError: 'Batch',
  CallerNotAdmin: 'Adminable',
  DelegateCall: 'NoDelegateCall',
  UnauthorizedAccess: 'RoleAdminable',
};

/** Returns the contract that an error belongs to, which is the part of the error's name before `_`. */
export const contractNameOf = (error: string): string => withoutPrefix[error] ?? error.replace(/_.*$/, '');

/**
 * Returns the contract that an error of a documented library belongs to, with the URL of its page.
 * @throws if a contract in the reference has no page
 */
export function contractOf(library: DocumentedLibrary, error: string): { name: string; page: string } {
  const name = contractNameOf(error);
  const page = contractPages[library][name];
  if (page === undefined)
    throw new Error(`lib/protocol/errors/libraries.ts names no page for the contract ${name}`);
  return { name, page };
}
