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

type DocumentedLibrary = {
  [Name in Library]: (typeof libraries)[Name]['page'] extends string ? Name : never;
}[Library];

/** Whether the reference has a page for a library. */
export const isDocumented = (library: Library): library is DocumentedLibrary =>
  libraries[library].page !== undefined;

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
