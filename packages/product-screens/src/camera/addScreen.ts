import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { formats } from '../study';
import { encode } from './encode';
import { pictures } from './pictures';

/** `size` in pixels of a screenshot: two for each one of a screen. */
const doubled = ({ width, height }: { width: number; height: number }) => ({ width: width * 2, height: height * 2 });

/**
 * Makes all pictures of a screen from a screenshot of 16:10, at least 2560 px wide: its parts are cut from the middle. `name` is `<slug>-<screen>`. An
 * error where the screenshot is too small.
 */
export async function addScreen(name: string, screenshot: string, folder: string): Promise<void> {
  const whole = doubled(formats.whole);
  const { width, height } = await sharp(screenshot).metadata();
  if (width < whole.width || height < whole.height) {
    throw new Error(`${screenshot} has ${width} × ${height} pixels, less than ${whole.width} × ${whole.height}`);
  }
  for (const [picture, { files, ...size }] of Object.entries(pictures)) {
    const part = doubled(size);
    const middle = { left: (whole.width - part.width) / 2, top: (whole.height - part.height) / 2 };
    const png = await sharp(screenshot)
      .resize({ ...whole, position: 'top' })
      .extract({ ...part, ...middle })
      .png()
      .toBuffer();
    for (const file of files) {
      writeFileSync(path.join(folder, `${name}-${picture}-${file.width}.${file.type}`), await encode(png, file));
    }
  }
}
