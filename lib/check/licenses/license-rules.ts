/** Permissive licenses, which any dependency may have. */
export const permissiveLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

/** Licenses with further obligations, and the packages for which they've been reviewed. */
export const reviewedLicenses: Readonly<Record<string, { packages: RegExp; because: string }>> = {
  'BUSL-1.1': {
    packages: /^@sablier\//,
    because: 'the protocol itself: the build reads its contracts to describe them',
  },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, because: 'data that Next reads during the build' },
  'EPL-2.0': { packages: /^elkjs$/, because: 'places the boxes of diagrams during the build' },
  'GPL-3.0-or-later': {
    packages: /^(@sablier\/.+|sablier)$/,
    because: 'the protocol itself, and its addresses',
  },
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    because: 'a library that makes social images during the build, unchanged',
  },
  'MPL-2.0': { packages: /^next-mdx-remote$/, because: 'compiles pages during the build, unchanged' },
  'OFL-1.1': { packages: /^@fontsource\//, because: 'a font, in social images' },
};

/** Licenses of packages that state them in prose or only in a separate file. */
export const knownLicenses: Readonly<Record<string, string>> = {
  '@sablier/evm-utils': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/flow': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/lockup': 'BUSL-1.1 AND GPL-3.0-or-later',
  '@sablier/v2-periphery': 'GPL-3.0-or-later',
  // It says "MIT/X11".
  mkdirp: 'MIT',
};
