// The package has no types. These cover the part of its documented API that we use.
declare module 'subset-font' {
  type AxisRange = { min: number; max: number };

  type Options = {
    targetFormat?: 'truetype' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number | AxisRange>;
  };

  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
