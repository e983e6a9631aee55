// The package ships no types; this is the part of its documented interface that we call.
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
