import path from 'node:path';
import sharp from 'sharp';
import type { Box } from './sighting';

/** The width of every picture, in pixels. */
export const pictureWidth = 480;

const margin = { x: 64, y: 72 };
const greatestHeight = 720;

/** A length within a whole one, around a part of it, at least so long as wanted. */
function around(start: number, length: number, whole: number, wanted: number): { from: number; size: number } {
  const size = Math.min(whole, Math.max(wanted, length));
  const from = Math.round(Math.min(Math.max(0, start - (size - length) / 2), whole - size));
  return { from, size: Math.floor(size) };
}

/** The part of a view that shows a box and what is around it; of a very high box, its beginning. */
export function cropArea(box: Box, view: { width: number; height: number }): Box {
  const height = Math.min(box.height, greatestHeight - 2 * margin.y);
  const across = around(box.x, box.width, view.width, Math.max(pictureWidth, box.width + 2 * margin.x));
  const down = around(box.y, height, view.height, Math.max(240, height + 2 * margin.y));
  return { x: across.from, y: down.from, width: across.size, height: down.size };
}

/** Cuts pictures of messages out of the picture of a view, draws the box around each, and writes them as WebP; resolves with their bytes. */
export async function writeCrops(
  picture: Buffer,
  crops: readonly { box: Box; file: string }[],
  folder: string,
): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = 0;
  for (const { box, file } of crops) {
    const area = cropArea(box, raw);
    const scale = pictureWidth / area.width;
    const height = Math.max(1, Math.round(area.height * scale));
    const frame = {
      x: Math.max(2, (box.x - area.x) * scale - 4),
      y: Math.max(2, (box.y - area.y) * scale - 4),
    };
    const width = Math.min(pictureWidth - 2, (box.x + box.width - area.x) * scale + 4) - frame.x;
    const depth = Math.min(height + 8, (box.y + box.height - area.y) * scale + 4) - frame.y;
    const rect = `x="${frame.x}" y="${frame.y}" width="${width}" height="${depth}" fill="none"`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${height}"><rect ${rect} stroke="#fff" stroke-width="5"/><rect ${rect} stroke="#d6006c" stroke-width="2.5"/></svg>`;
    const cut = await sharp(data, { raw })
      .extract({ left: area.x, top: area.y, width: area.width, height: area.height })
      .resize(pictureWidth, height, { fit: 'fill' })
      .toBuffer();
    const { size } = await sharp(cut, { raw: { width: pictureWidth, height, channels: info.channels } })
      .composite([{ input: Buffer.from(drawing) }])
      .webp({ quality: 72, effort: 2 })
      .toFile(path.join(folder, file));
    bytes += size;
  }
  return bytes;
}
