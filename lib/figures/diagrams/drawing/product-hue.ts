const hues: [hue: string, names: RegExp][] = [
  ['drops', /Airstream|Airdrop|Merkle|\bDrops\b/],
  ['lockup', /Lockup/],
  ['flow', /(?:\b|Sablier)Flow\b/],
];

/** Returns the hue of the product in a label, for its box, or `undefined` if it contains none. */
export const productHue = (label: string): string | undefined =>
  hues.find(([, names]) => names.test(label))?.[0];
