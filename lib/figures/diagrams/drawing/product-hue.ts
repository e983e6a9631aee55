const hues: [hue: string, names: RegExp][] = [
  ['drops', /Airstream|Airdrop|Merkle|\bDrops\b/],
  ['lockup', /Lockup/],
  ['flow', /(?:\b|Sablier)Flow\b/],
];

/** The product that a label speaks of: its box takes that product's hue. `undefined` for any other label. */
export const productHue = (label: string): string | undefined =>
  hues.find(([, names]) => names.test(label))?.[0];
