/**
 * Typical prose from these pages, whose average character width is used to compare fonts. If you change it, measure the
 * fonts below again.
 */
export const sampleText =
  'A stream pays by the second. The sender locks the whole deposit when the stream is created, and the recipient ' +
  'can withdraw what has accrued at any time; after 90 days of 365, that is 246.57 of 1,000 DAI. Nobody has to ' +
  'sign a second transaction, and neither side has to trust the other.';

/** A font that's installed on readers' devices. */
export type SystemFont = {
  /** Names to look for: the full name, followed by the PostScript name if it's different. */
  names: string[];
  /** The average advance of `sampleText` in em. */
  averageWidth: number;
};

/** Liberation Sans and Helvetica have the same widths as Arial. */
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

/** Android doesn't have Arial. */
export const roboto: SystemFont = { names: ['Roboto', 'Roboto-Regular'], averageWidth: 0.4427 };
export const robotoBold: SystemFont = { names: ['Roboto Bold', 'Roboto-Bold'], averageWidth: 0.449 };

/** For Linux systems without other fonts. */
export const dejavu: SystemFont = { names: ['DejaVu Sans', 'DejaVuSans'], averageWidth: 0.5074 };
export const dejavuBold: SystemFont = {
  names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  averageWidth: 0.5717,
};

/** Monospaced fonts that are 0.6 em wide: macOS, most Linux systems, Android. */
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
