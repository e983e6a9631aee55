/**
 * Prose as it stands in these pages: the mean width of its characters compares one font with another.
 * A change here means measuring the fonts below anew.
 */
export const sampleText =
  'A stream pays by the second. The sender locks the whole deposit when the stream is created, and the recipient ' +
  'can withdraw what has accrued at any time; after 90 days of 365, that is 246.57 of 1,000 DAI. Nobody has to ' +
  'sign a second transaction, and neither side has to trust the other.';

/** A font that readers have already. */
export type SystemFont = {
  /** Names to look for: the full name, then the PostScript name where that differs. */
  names: string[];
  /** Mean advance of `sampleText` in em. */
  averageWidth: number;
};

/** Liberation Sans and Helvetica have Arial's widths, by design and by descent. */
export const arial: SystemFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica'],
  averageWidth: 0.4441,
};

export const arialBold: SystemFont = {
  names: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Helvetica Bold',
    'Helvetica-Bold',
  ],
  averageWidth: 0.475,
};

/** Android has no Arial. */
export const roboto: SystemFont = { names: ['Roboto', 'Roboto-Regular'], averageWidth: 0.4427 };
export const robotoBold: SystemFont = { names: ['Roboto Bold', 'Roboto-Bold'], averageWidth: 0.449 };

/** A Linux system with little else. */
export const dejavu: SystemFont = { names: ['DejaVu Sans', 'DejaVuSans'], averageWidth: 0.5074 };
export const dejavuBold: SystemFont = {
  names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  averageWidth: 0.5717,
};

/** Monospaced fonts 0.6 em wide: macOS, most Linux systems, Android. */
export const wideMono: SystemFont = {
  names: [
    'Menlo',
    'Menlo-Regular',
    'DejaVu Sans Mono',
    'DejaVuSansMono',
    'Liberation Mono',
    'LiberationMono',
    'Roboto Mono',
  ],
  averageWidth: 0.6,
};

/** Windows. */
export const consolas: SystemFont = { names: ['Consolas'], averageWidth: 0.5498 };
