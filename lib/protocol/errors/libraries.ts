import data from '@/content/data/error-libraries.json';

export type Library = keyof typeof data;

/**
 * The tables on the page `/reference/errors`, in order. Those with a page explain what a library of the release
 * declares, and the others the errors whose library has no page or is in no package.
 */
export const libraries: Record<Library, { label: string; release?: string; page?: string }> = data;

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
