/**
 * The tables on the page `/reference/errors`, in order. Those with a page explain what a library of the release
 * declares, and the others the errors whose library has no page or is in no package.
 */
export const libraries = {
  'lockup-core': table('Lockup Core v1.2', 'Lockup v1.2', 'lockup/core'),
  'lockup-periphery': table('Lockup Periphery v1.2', 'Lockup v1.2', 'lockup/periphery'),
  flow: table('Flow v1.0', 'Flow v1.0', 'flow/contracts'),
  'lockup-v4': table('Lockup v4.0', 'Lockup v4.0', 'lockup/v4.0'),
  'flow-v3': table('Flow v3.0', 'Flow v3.0', 'flow/v3.0'),
  comptroller: table('Comptroller'),
  airdrops: table('Airdrops v3.0', 'Airdrops v3.0'),
  bob: table('Bob v1.0', 'Bob v1.0'),
  'older-lockup': table('Older releases of Lockup'),
  'older-flow': table('Older releases of Flow'),
  'older-airdrops': table('Older releases of Airdrops'),
};

type Table = { label: string; release?: string | undefined; page?: string | undefined };

/** @param folder the folder of the library's page, relative to the reference */
function table(label: string, release?: string, folder?: string): Table {
  return { label, release, page: folder && `/reference/${folder}/libraries/library.Errors` };
}

export type Library = keyof typeof libraries;

export const libraryNames = Object.keys(libraries) as Library[];

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

/** Whether the protocol declares an error, and not a library that it uses. */
export const isOwnError = (error: string): boolean =>
  /^(Sablier|BobVaultShare_)/.test(error) || Object.hasOwn(withoutPrefix, error);
