import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from './encode';
import { pictures } from './pictures';

/** How many pixels of a screenshot stand for one of a screen. */
const scale = 2;

/**
 * Makes all pictures of a screen from a screenshot of 16:10, at least 2560 px wide: its parts are cut from the middle. `name` is `<slug>-<screen>`. An
 * error where the screenshot is too small.
 */
export async function addScreen(name: string, screenshot: string, folder: string): Promise<void> {
  const whole = { width: pictures.whole.width * scale, height: pictures.whole.height * scale };
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  if (width < whole.width || height < whole.height) {
    throw new Error(`${screenshot} has ${width} × ${height} pixels, less than ${whole.width} × ${whole.height}`);
  }
  const screen = sharp(
    await sharp(screenshot)
      .resize({ ...whole, position: 'top' })
      .png()
      .toBuffer(),
  );
  for (const [picture, { width: partWidth, height: partHeight, files }] of Object.entries(pictures)) {
    const part = { width: partWidth * scale, height: partHeight * scale };
    const middle = { left: (whole.width - part.width) / 2, top: (whole.height - part.height) / 2 };
    const png = await screen
      .clone()
      .extract({ ...part, ...middle })
      .png()
      .toBuffer();
    for (const file of files) {
      writeFileSync(path.join(folder, `${name}-${picture}-${file.width}.${file.type}`), await encode(png, file));
    }
  }
}
