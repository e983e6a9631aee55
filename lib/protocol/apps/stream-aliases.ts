/** The aliases of the contracts whose streams the app can open, as of December 2024. Aliases never change. */
export const aliases = [
  { alias: 'LL', protocol: 'lockup', release: 'v1.0', contract: 'SablierV2LockupLinear' },
  { alias: 'LD', protocol: 'lockup', release: 'v1.0', contract: 'SablierV2LockupDynamic' },
  { alias: 'LL2', protocol: 'lockup', release: 'v1.1', contract: 'SablierV2LockupLinear' },
  { alias: 'LD2', protocol: 'lockup', release: 'v1.1', contract: 'SablierV2LockupDynamic' },
  { alias: 'LL3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupLinear' },
  { alias: 'LD3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupDynamic' },
  { alias: 'LT3', protocol: 'lockup', release: 'v1.2', contract: 'SablierV2LockupTranched' },
  { alias: 'FL', protocol: 'flow', release: 'v1.0', contract: 'SablierFlow' },
] as const;
