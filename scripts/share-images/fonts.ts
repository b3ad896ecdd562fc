import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** The font files: the first file that has a character draws it. A language with another script needs its file here. */
const files = [
  '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
  '@fontsource-variable/geologica/files/geologica-latin-ext-wght-normal.woff2',
  '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
];

const { resolve } = createRequire(import.meta.url);

/** The unpacked bytes of a file: fontkit reads WOFF2, but can change the weight only in TrueType fonts. */
async function trueType(file: string): Promise<Buffer> {
  return Buffer.from(await decompress(readFileSync(resolve(file))));
}

const unpacked = await Promise.all(files.map(async (file) => ({ file, bytes: await trueType(file) })));

const loaded = new Map<number, readonly Font[]>();

/** The fonts of the share pictures in a weight (100–900). */
export function shareFonts(weight: number): readonly Font[] {
  const fonts =
    loaded.get(weight) ??
    unpacked.map(({ file, bytes }) => {
      const font = create(bytes);
      if (!('getVariation' in font)) throw new Error(`${file}: is a collection of fonts instead of one`);
      return font.getVariation({ wght: weight });
    });
  loaded.set(weight, fonts);
  return fonts;
}
