import sharp from 'sharp';
import { format } from './video';

/** How many parts of a frame are looked at: each is 30 × 30 pixels. */
const parts = { across: 32, down: 20 };

/**
 * How many parts may flash at the same time: together a quarter of ten degrees of sight, 341 × 256 CSS px, as WCAG has it for a usual
 * screen. Whether they touch is left aside, which is stricter.
 */
const mostParts = Math.floor((341 * 256) / 4 / ((format.width / parts.across) * (format.height / parts.down)));

/** The relative luminance of each part of a frame (WCAG 2.2). */
async function luminances(frame: string): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(frame))
    .resize(parts.across, parts.down)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const part = (index: number) => {
    const value = (data[index] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const start = index * info.channels;
    return 0.2126 * part(start) + 0.7152 * part(start + 1) + 0.0722 * part(start + 2);
  });
}

/** Where a row of values turns: each place at which it has gone up or down by a tenth since the turn before. */
function turnsOf(values: readonly number[]): number[] {
  const turns: number[] = [];
  let extreme = values[0] ?? 0;
  let direction = 0;
  for (const [at, value] of values.entries()) {
    const way = Math.sign(value - extreme);
    if (way === direction) extreme = value;
    else if (Math.abs(value - extreme) >= 0.1) {
      turns.push(at);
      direction = way;
      extreme = value;
    }
  }
  return turns;
}

/** The most flashes (pairs of opposite changes of luminance) within any second; `values` has one luminance for each frame. */
export function flashesWithinASecond(values: readonly number[]): number {
  const turns = turnsOf(values);
  const most = Math.max(
    0,
    ...turns.map((from) => turns.filter((at) => at >= from && at < from + format.framesPerSecond).length),
  );
  return Math.floor(most / 2);
}

/** Whether so large a part of a video flashes more than three times within a second that it may cause seizures (WCAG 2.3.1). */
export async function flashes(frames: readonly string[]): Promise<boolean> {
  const measured = await Promise.all(frames.map(luminances));
  // Videos repeat: what begins at the end goes on at the start.
  const rows = (measured[0] ?? []).map((_, part) => [...measured, ...measured].map((frame) => frame[part] ?? 0));
  return rows.filter((values) => flashesWithinASecond(values) > 3).length > mostParts;
}
