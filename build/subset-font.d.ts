/** The package has no types of its own. Only what fonts.ts uses is here. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: { [axis: string]: { min: number; max: number } };
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    dropTables?: string[];
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
