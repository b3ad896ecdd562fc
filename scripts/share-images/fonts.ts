import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { trueTypeOf } from './woff2';

/** Files of the pictures' letters, by preference: a character is drawn with the first that has it. Another script adds its file here. */
const files = [
  '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
  '@fontsource-variable/geologica/files/geologica-latin-ext-wght-normal.woff2',
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
];

const { resolve } = createRequire(import.meta.url);

function loadFont(file: string, weight: number): Font {
  let font;
  try {
    font = create(trueTypeOf(readFileSync(resolve(file))));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (!('getVariation' in font)) throw new Error(`${file}: is a collection of fonts instead of one`);
  return font.getVariation({ wght: weight });
}

const loaded = new Map<number, readonly Font[]>();

/** The fonts of the share pictures in a weight (100–900), each read once. */
export function shareFonts(weight: number): readonly Font[] {
  const fonts = loaded.get(weight) ?? files.map((file) => loadFont(file, weight));
  loaded.set(weight, fonts);
  return fonts;
}
